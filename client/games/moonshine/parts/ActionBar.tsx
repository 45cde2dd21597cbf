import { useMemo, useState } from 'react';
import type { Refusal } from '../../../../src/engine/rules.ts';
import { Keys } from '../../../actions/Keys.tsx';
import { SectionLink } from '../../../learn/door.tsx';
import { PLAYS, type SpecAction } from '../actions/plays.ts';
import { pressProps } from '../actions/press.ts';
import type { Spec } from '../plays/specs.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { refusalWords } from '../words/refusals.ts';
import { Cost, WhyNot } from './PlayButton.tsx';

const GROUPS: readonly Spec['group'][] = ['muscle', 'business', 'power', 'rest'];

/**
 * Every Play of one's family with its price. One line below says what the Play in focus does, or why it cannot be made now:
 * nineteen reasons at once would bury the Plays themselves.
 */
export function ActionBar() {
  const tableau = useTableau();
  const { view, seat, me, actions } = tableau;
  const [shown, setShown] = useState<string | null>(null);
  const plays = useMemo(() => PLAYS.filter(({ spec }) => !spec.family || spec.family === me?.family), [me?.family]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reasons follow from the position alone; asking for them is dear
  const reasons = useMemo(
    () => new Map(plays.map((play) => [play.id, play.refusal(tableau)])),
    [actions, plays, seat, view],
  );
  const focus = plays.find(({ id }) => id === shown);
  return (
    <div className="ms-actions">
      {GROUPS.map((group) => (
        <fieldset key={group} aria-label={W.groups[group]} className="ms-group">
          <span className="ms-group-name" aria-hidden="true">
            {W.groups[group]}
          </span>
          <div className="ms-chips">
            {plays
              .filter(({ spec }) => spec.group === group)
              .map((play) => (
                <PlayChip
                  key={play.id}
                  play={play}
                  refusal={reasons.get(play.id) ?? null}
                  show={() => setShown(play.id)}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <p className="ms-explain">{focus && <Explain play={focus} refusal={reasons.get(focus.id) ?? null} />}</p>
    </div>
  );
}

function Explain({ play, refusal }: { play: SpecAction; refusal: Refusal | null }) {
  const { name, does } = play.words(useTableau());
  return (
    <>
      <span aria-hidden="true">
        <strong>{name}</strong> {refusal ? refusalWords(refusal) : does} <Keys keys={play.keys} />
      </span>{' '}
      {refusal && (
        <small>
          <SectionLink id={refusal.rule}>{W.rule(refusal.rule)}</SectionLink>
        </small>
      )}
    </>
  );
}

interface ChipProps {
  play: SpecAction;
  refusal: Refusal | null;
  show(): void;
}

function PlayChip({ play, refusal, show }: ChipProps) {
  const tableau = useTableau();
  const { spec } = play;
  const { name, does } = play.words(tableau);
  const id = `ms-about-${spec.do}`;
  const { onClick, ...press } = pressProps(tableau, play.id, refusal);
  return (
    <>
      <button
        type="button"
        className="button ms-play"
        data-trick={spec.family !== undefined}
        {...press}
        aria-describedby={id}
        onFocus={show}
        onPointerEnter={show}
        onClick={() => {
          show();
          onClick();
        }}
      >
        <span>{name}</span>
        <Cost n={spec.cost} />
      </button>
      <span id={id} className="sr-only">
        {refusal ? <WhyNot refusal={refusal} link={false} /> : does}
      </span>
    </>
  );
}
