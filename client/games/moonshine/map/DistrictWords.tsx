/** What is printed on a District: name, sign or kind, and its Still. */

import type { DistrictFacts } from '../../../../src/games/moonshine/data/districts.ts';
import { KIND_WORDS } from '../words/names.ts';
import { type Anchors, anchorsOf, type Slot } from './anchors.ts';
import type { MapName } from './drawings.ts';
import { Glyph } from './glyphs.tsx';
import { DISPLAY, IVORY, TEXT } from './palette.ts';
import { StillMedallion } from './StillMedallion.tsx';
import { shortName } from './shortNames.ts';
import { UNSPOKEN } from './unspoken.ts';

/** Widths of a letter as a share of the size of its face, measured on the longest words. */
const NAME_ADVANCE = 0.585;
const SIGN_ADVANCE = 0.49;
const CAPITAL_ADVANCE = 0.68;
/** 11 CSS pixels where the whole map is 390 wide. */
export const LARGE = 29;
/** Room for the kind's sign before the second line. */
const GLYPH = 19;

/** The tall layout sets its words in the middle, the wide one beside the medallion. */
const isTall = (slots: Anchors) => slots.still.y > slots.sign.y;
const leftOf = (slot: Slot) => slot.x - slot.width / 2;

/** The kind's sign, then the bar's name or the word for the kind. */
function SecondLine({ facts, slots, sign }: WordsProps) {
  const words = facts.sign ?? KIND_WORDS[facts.kind].toUpperCase();
  const [most, advance] = facts.sign ? [13.8, SIGN_ADVANCE] : [12, CAPITAL_ADVANCE];
  const size = Math.min(most, (slots.sign.width - GLYPH) / (words.length * advance));
  const width = GLYPH + words.length * size * advance;
  const left = isTall(slots) ? slots.sign.x - width / 2 : leftOf(slots.sign);
  return (
    <>
      <Glyph name={facts.kind} size={15} x={left} y={slots.sign.y - 7.5} color={sign} />
      <text x={left + GLYPH} y={slots.sign.y + 5} fontFamily={TEXT} fontSize={size} fill={sign}>
        {words}
      </text>
    </>
  );
}

/** How wide a name in large letters is, by the widths of narrow, wide and common letters. */
function largeWidth(name: string): number {
  const advances = [...name].map((letter) => (/[ijltI.’ ]/.test(letter) ? 0.28 : /[mwMW]/.test(letter) ? 0.85 : 0.55));
  return LARGE * advances.reduce((sum, one) => sum + one, 0);
}

/** On a small screen the name alone, of one size everywhere; a long one is set narrower. */
function LargeName({ facts, slots }: Omit<WordsProps, 'sign'>) {
  const name = shortName(facts);
  const tall = isTall(slots);
  const room = slots.name.width - 4;
  return (
    <text
      x={tall ? slots.name.x : leftOf(slots.name) + 2}
      y={(slots.name.y + slots.sign.y) / 2 + LARGE * 0.35}
      fontFamily={TEXT}
      fontWeight={600}
      fontSize={LARGE}
      fill={IVORY}
      textAnchor={tall ? 'middle' : 'start'}
      {...(largeWidth(name) > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {name}
    </text>
  );
}

function NameAndSign({ facts, slots, sign }: WordsProps) {
  const tall = isTall(slots);
  return (
    <>
      <text
        x={tall ? slots.name.x : leftOf(slots.name)}
        y={slots.name.y + 6}
        textAnchor={tall ? 'middle' : 'start'}
        fontFamily={DISPLAY}
        fontSize={Math.min(17, slots.name.width / (facts.name.length * NAME_ADVANCE))}
        fill={IVORY}
      >
        {facts.name}
      </text>
      <SecondLine facts={facts} slots={slots} sign={sign} />
    </>
  );
}

interface WordsProps {
  readonly facts: DistrictFacts;
  readonly slots: Anchors;
  /** The colour of what stands under the name. */
  readonly sign: string;
}

interface DistrictWordsProps {
  readonly facts: DistrictFacts;
  readonly map: MapName;
  readonly compact: boolean;
  readonly sign: string;
}

/** The printed words of one District; `compact` serves a map of under about 500 CSS pixels. */
export function DistrictWords({ facts, map, compact, sign }: DistrictWordsProps) {
  const slots = anchorsOf(map)[facts.id];
  return (
    <g className="ms-words" {...UNSPOKEN}>
      <StillMedallion
        x={slots.still.x}
        y={slots.still.y}
        still={facts.still}
        pressure={facts.pressure}
        large={compact}
      />
      {compact ? <LargeName facts={facts} slots={slots} /> : <NameAndSign facts={facts} slots={slots} sign={sign} />}
    </g>
  );
}
