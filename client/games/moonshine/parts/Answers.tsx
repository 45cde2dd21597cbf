import type { Stage } from '../../../../src/games/moonshine/state.ts';
import { FIGHT_ANSWERS, type SpecAction } from '../actions/plays.ts';
import { useTableau } from '../tableau.ts';
import { PlayButton } from './PlayButton.tsx';
import { PlayPreview } from './PlayPreview.tsx';

/** The answers to a question of the fight or the Raid, each with what it does or why it cannot be given. */
export function Answers({ stage }: { stage: Stage }) {
  const { me } = useTableau();
  if (!me) return null;
  return (
    <div className="ms-answers">
      {FIGHT_ANSWERS.filter(({ spec }) => spec.stage === stage && (!spec.family || spec.family === me.family)).map(
        (action) => (
          <Answer key={action.id} action={action} />
        ),
      )}
    </div>
  );
}

function Answer({ action }: { action: SpecAction }) {
  const tableau = useTableau();
  const { spec } = action;
  const words = action.words(tableau);
  return (
    <PlayButton action={action} label={words.name} cost={spec.cost} className="ms-answer">
      <p>{words.does}</p>
      {spec.direct && <PlayPreview action={{ do: spec.do }} among />}
    </PlayButton>
  );
}
