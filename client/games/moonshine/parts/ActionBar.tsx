import { useMemo, useState } from 'react';
import type { Refusal } from '../../../../src/engine/rules.ts';
import { whyNot } from '../plays/reasons.ts';
import { HUSTLE, type Spec } from '../plays/specs.ts';
import { rules } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { ACTION_WORDS } from '../words/actions.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { Cost, WhyNot } from './PlayButton.tsx';

const GROUPS: readonly Spec['group'][] = ['muscle', 'business', 'power', 'rest'];

/**
 * Every Play of one's family with its price. One line below says what the Play in focus does, or why it cannot be made now:
 * nineteen reasons at once would bury the Plays themselves.
 */
export function ActionBar() {
  const { view, seat, me, actions, doing, locked } = useTableau();
  const [shown, setShown] = useState<string | null>(null);
  const plays = useMemo(() => HUSTLE.filter((s) => !s.family || s.family === me?.family), [me?.family]);
  const reasons = useMemo(() => {
    const possible = new Set(actions.map((a) => a.do));
    const ask = (spec: Spec) => (seat === null ? null : whyNot((a) => rules.refuse(view, seat, a), view, seat, spec));
    return new Map(plays.map((spec) => [spec.do as string, possible.has(spec.do) ? null : ask(spec)]));
  }, [actions, plays, seat, view]);
  const focus = plays.find((s) => s.do === shown);
  return (
    <div className="ms-actions">
      {GROUPS.map((group) => (
        <fieldset key={group} aria-label={W.groups[group]} className="ms-group">
          <span className="ms-group-name" aria-hidden="true">
            {W.groups[group]}
          </span>
          <div className="ms-chips">
            {plays
              .filter((spec) => spec.group === group)
              .map((spec) => (
                <PlayChip
                  key={spec.do}
                  spec={spec}
                  refusal={reasons.get(spec.do) ?? null}
                  locked={locked}
                  show={() => setShown(spec.do)}
                  begin={() => doing.begin({ do: spec.do })}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <p className="ms-explain" aria-hidden="true">
        {focus && <Explain spec={focus} refusal={reasons.get(focus.do) ?? null} />}
      </p>
    </div>
  );
}

function Explain({ spec, refusal }: { spec: Spec; refusal: Refusal | null }) {
  return (
    <>
      <strong>{ACTION_WORDS[spec.do].name}</strong>{' '}
      {refusal ? <WhyNot refusal={refusal} /> : ACTION_WORDS[spec.do].does}
    </>
  );
}

interface ChipProps {
  spec: Spec;
  refusal: Refusal | null;
  locked: boolean;
  show(): void;
  begin(): void;
}

function PlayChip({ spec, refusal, locked, show, begin }: ChipProps) {
  const id = `ms-about-${spec.do}`;
  const off = refusal !== null || locked;
  return (
    <>
      <button
        type="button"
        className="button ms-play"
        data-do={spec.do}
        data-trick={spec.family !== undefined}
        aria-disabled={off}
        aria-describedby={id}
        onFocus={show}
        onPointerEnter={show}
        onClick={() => {
          show();
          if (!off) begin();
        }}
      >
        <span>{ACTION_WORDS[spec.do].name}</span>
        <Cost n={spec.cost} />
      </button>
      <span id={id} className="sr-only">
        {refusal ? <WhyNot refusal={refusal} /> : ACTION_WORDS[spec.do].does}
      </span>
    </>
  );
}
