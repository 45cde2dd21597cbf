import type { ReactNode } from 'react';
import type { Special as Kind } from '../../../../src/games/cosca/data/mobsters.ts';
import { Sign } from '../signs/Sign.tsx';

const die = (fill: string, i: number) => <Sign key={i} name="die" size={15} color={fill} />;

const DRAWINGS: Readonly<Record<Kind, ReactNode>> = {
  allSame: ['#f6efdf', '#f6efdf', '#f6efdf'].map(die),
  allDifferent: ['#f6efdf', '#d9b873', '#8a7a5c'].map(die),
  match3: (
    <>
      {['#f6efdf', '#f6efdf'].map(die)}
      <b>=</b>
      {['#d9b873', '#d9b873'].map(die)}
    </>
  ),
  fewestMoney: (
    <>
      <Sign name="money" size={18} />
      <b>▼</b>
    </>
  ),
  mostWeapons: (
    <>
      <Sign name="weapon" size={20} />
      <b>▲</b>
    </>
  ),
  equal: (
    <>
      <Sign name="money" size={18} />
      <b>=</b>
      <Sign name="weapon" size={20} />
    </>
  ),
};

/** A condition that is no set of places, drawn; the words stand beside it. */
export function Special({ special }: { special: Kind }) {
  return (
    <span className="cs-special" aria-hidden="true">
      {DRAWINGS[special]}
    </span>
  );
}
