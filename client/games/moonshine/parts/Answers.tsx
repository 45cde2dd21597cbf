import type { Stage } from '../../../../src/games/moonshine/state.ts';
import { firstAmounts } from '../plays/limits.ts';
import { whyNot } from '../plays/reasons.ts';
import { type Spec, specsFor } from '../plays/specs.ts';
import { rules } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { actionWords } from '../words/later.ts';
import { PlayButton } from './PlayButton.tsx';
import { PlayPreview } from './PlayPreview.tsx';

/** The answers to a question of the fight or the Raid, each with what it does or why it cannot be given. */
export function Answers({ stage }: { stage: Stage }) {
  const { me } = useTableau();
  if (!me) return null;
  return (
    <div className="ms-answers">
      {specsFor(stage, me.family).map((spec) => (
        <Answer key={spec.do} spec={spec} />
      ))}
    </div>
  );
}

function Answer({ spec }: { spec: Spec }) {
  const { view, seat, actions, doing, locked } = useTableau();
  if (seat === null) return null;
  const possible = actions.some((a) => a.do === spec.do);
  const refusal = possible ? null : whyNot((a) => rules.refuse(view, seat, a), view, seat, spec);
  const words = actionWords(view.options, spec.do);
  const draft = { do: spec.do };
  const press = () => (spec.direct ? doing.send(draft) : doing.begin({ ...draft, ...firstAmounts(view, seat, draft) }));
  return (
    <PlayButton
      action={spec.do}
      label={words.name}
      cost={spec.cost}
      refusal={refusal}
      locked={locked || doing.busy}
      onPress={press}
      className="ms-answer"
    >
      <p>{words.does}</p>
      {spec.direct && <PlayPreview action={draft} among />}
    </PlayButton>
  );
}
