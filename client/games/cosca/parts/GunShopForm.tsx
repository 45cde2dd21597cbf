import { GUN_SHOP } from '../../../../src/games/cosca/data/places.ts';
import { useTableau } from '../tableau.ts';
import { FORM_WORDS as W } from '../words/board.ts';
import { SealButton } from './SealButton.tsx';
import { Stepper } from './Stepper.tsx';

/** How many weapons to buy. */
export function GunShopForm() {
  const { me, doing } = useTableau();
  if (!me) return null;
  const { n } = doing.draft;
  const most = Math.min(me.shown?.[GUN_SHOP] ?? 0, me.money);
  return (
    <div className="cs-form" data-form="gunShop">
      <Stepper label={W.buy} value={n} most={most} onChange={(next) => doing.change({ n: next })} />
      <p>{W.after(me.money - n, me.weapons + n)}</p>
      <SealButton stage="gunShop" action={{ do: 'gunShop', n }} />
    </div>
  );
}
