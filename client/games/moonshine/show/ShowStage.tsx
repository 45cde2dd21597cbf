import { useMemo, useState } from 'react';
import { Flights } from '../../../show/Flights.tsx';
import { useSkip } from '../../../show/useSkip.ts';
import { useTableau } from '../tableau.ts';
import type { Beat } from './beats.ts';
import { Caption } from './Caption.tsx';
import { gesturesOf } from './gestures.ts';
import { locate } from './places.ts';
import { ThingDrawing } from './ThingDrawing.tsx';
import './stage.css';

/** What happened, shown on the table itself: nothing while there is nothing to show. A press anywhere ends it. */
export function ShowStage() {
  const { show } = useTableau();
  useSkip(show.beat !== null, show.byHand, show.skip);
  return show.beat && <OnStage key={`${show.told} ${show.beat.start}`} beat={show.beat} />;
}

/** One beat, with its gestures as they were when it began. */
function OnStage({ beat }: { beat: Beat }) {
  const { show, shown } = useTableau();
  const [began] = useState(shown);
  const gestures = useMemo(() => (show.calm ? [] : gesturesOf(beat.events, began)), [beat, began, show.calm]);
  const [ms] = useState(show.going);
  return (
    <>
      <Caption beat={beat} />
      {ms > 0 && (
        <Flights gestures={gestures} ms={ms} locate={locate} draw={(thing) => <ThingDrawing thing={thing} />} />
      )}
    </>
  );
}
