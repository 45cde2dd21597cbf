import { type ReactNode, useId } from 'react';
import type { Refusal } from '../../../../src/engine/rules.ts';
import { Glyph } from '../map/glyphs.tsx';
import { BOARD_WORDS as W } from '../words/board.ts';
import { refusalWords } from '../words/refusals.ts';

interface PlayButtonProps {
  /** The action's word in the notation, for styles and tests. */
  action: string;
  label: string;
  cost: number;
  /** Why not; the button then stays in reach, so that the reason can be found, but does nothing. */
  refusal: Refusal | null;
  onPress(): void;
  children?: ReactNode;
  locked?: boolean;
  className?: string;
}

/** A way to act, with its price; one that is impossible now says why, beside it and to screen readers. */
export function PlayButton(props: PlayButtonProps) {
  const { action, label, cost, refusal, onPress, children, locked = false, className = '' } = props;
  const id = useId();
  const off = refusal !== null || locked;
  return (
    <div className={`ms-way ${className}`}>
      <button
        type="button"
        className="button ms-play"
        data-do={action}
        aria-disabled={off}
        aria-describedby={refusal || children ? id : undefined}
        onClick={() => !off && onPress()}
      >
        <span>{label}</span>
        <Cost n={cost} />
      </button>
      {(refusal || children) && (
        <div id={id} className={`ms-why ${refusal ? 'ms-refused' : ''}`}>
          {refusal ? <WhyNot refusal={refusal} /> : children}
        </div>
      )}
    </div>
  );
}

const MARKERS = [1, 2, 3];

/** The price in Influence markers, three at the most. */
export function Cost({ n }: { n: number }) {
  return (
    <span className="ms-cost">
      <span className="sr-only">, {W.costs(n)}</span>
      {MARKERS.slice(0, n).map((marker) => (
        <Glyph key={marker} name="influence" size={12} />
      ))}
    </span>
  );
}

/** The reason in words, and where in the rules it stands. */
export function WhyNot({ refusal }: { refusal: Refusal }) {
  return (
    <>
      {refusalWords(refusal)} <small>{W.rule(refusal.rule)}</small>
    </>
  );
}
