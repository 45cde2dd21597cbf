import { type ReactNode, useEffect, useRef } from 'react';
import type { Stage } from '../../../../src/games/cosca/state.ts';
import { useTableau } from '../tableau.ts';
import { BidForm } from './BidForm.tsx';
import { ClubForm } from './ClubForm.tsx';
import { DiceForm } from './DiceForm.tsx';
import { GunShopForm } from './GunShopForm.tsx';
import { Recent } from './Recent.tsx';
import { SealedPanel } from './SealedPanel.tsx';
import { ShowPanel } from './ShowPanel.tsx';
import { VillaForm } from './VillaForm.tsx';

const FORMS: Record<Stage, () => ReactNode> = {
  setDice: () => <DiceForm />,
  gunShop: () => <GunShopForm />,
  club: () => <ClubForm />,
  villa: () => <VillaForm />,
  fight: () => <BidForm />,
};

/** Behind the own screen: what is shown just now, what is decided, or what lies there already. */
export function Desk() {
  const { show, stage, asked, sealed, doing } = useTableau();
  const desk = useRef<HTMLElement>(null);
  const matter = show.beat ? `show ${show.told} ${show.number}` : `${stage} ${Boolean(sealed)} ${doing.reopened}`;
  useEffect(() => {
    if (matter) desk.current?.parentElement?.scrollTo?.({ top: 0 });
    desk.current?.scrollTo?.({ top: 0 });
  }, [matter]);
  return (
    <section
      ref={desk}
      className="cs-desk"
      aria-labelledby="cs-prompt"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
    >
      {show.beat ? (
        <ShowPanel beat={show.beat} />
      ) : (
        <>
          {asked && stage && (sealed && !doing.reopened ? <SealedPanel sealed={sealed} /> : FORMS[stage]())}
          {stage !== 'setDice' || !asked ? <Recent /> : null}
        </>
      )}
    </section>
  );
}
