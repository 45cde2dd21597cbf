import { type ReactNode, useId } from 'react';
import type { Refusal } from '../../../../src/engine/rules.ts';
import { SectionLink } from '../../../learn/door.tsx';
import type { DeedAction } from '../actions/gameAction.tsx';
import { pressProps } from '../actions/press.ts';
import { Glyph } from '../map/glyphs.tsx';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { refusalWords } from '../words/refusals.ts';

interface PlayButtonProps {
  action: DeedAction;
  label: string;
  cost: number;
  children?: ReactNode;
  className?: string;
}

/**
 * A way to act, with its price. One that is impossible now says why, beside it and to screen readers; the button stays in reach, so
 * that the reason can be found, but does nothing.
 */
export function PlayButton(props: PlayButtonProps) {
  const { action, label, cost, children, className = '' } = props;
  const id = useId();
  const tableau = useTableau();
  const refusal = action.refusal(tableau);
  return (
    <div className={`ms-way ${className}`}>
      <button
        type="button"
        className="button ms-play"
        aria-describedby={refusal || children ? id : undefined}
        {...pressProps(tableau, action.id)}
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

/** The reason in words, and where in the rules it stands: as a link, except where it is only read out. */
export function WhyNot({ refusal, link = true }: { refusal: Refusal; link?: boolean }) {
  const where = W.rule(refusal.rule);
  return (
    <>
      {refusalWords(refusal)} <small>{link ? <SectionLink id={refusal.rule}>{where}</SectionLink> : where}</small>
    </>
  );
}
