import type { Bid, CoscaEvent } from '../../../../src/games/cosca/events.ts';
import { Face, FamilyMark } from '../signs/Mark.tsx';
import { FAMILY_COLOUR } from '../signs/palette.ts';
import { Sign } from '../signs/Sign.tsx';
import { useTableau } from '../tableau.ts';
import { eventWords } from '../words/events.ts';

/** Things that happened, as sentences; dice and bids are drawn as well. */
export function Happened({ events }: { events: readonly CoscaEvent[] }) {
  const { names } = useTableau();
  return (
    <ol className="cs-happened">
      {events.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays in its order
        <li key={i} data-event={event.type} style={{ animationDelay: `${i * 120}ms` }}>
          <span>{eventWords(event, names)}</span>
          {event.type === 'diceRevealed' && <Revealed event={event} />}
          {event.type === 'bidsRevealed' && <Bids bids={event.bids} />}
        </li>
      ))}
    </ol>
  );
}

function Revealed({ event }: { event: Extract<CoscaEvent, { type: 'diceRevealed' }> }) {
  const { shown } = useTableau();
  const family = shown.players[event.seat]?.family ?? 'red';
  return (
    <span className="cs-dice-row" aria-hidden="true">
      {event.faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the line
        <Face key={i} place={face} size={26} color={FAMILY_COLOUR[family]} />
      ))}
    </span>
  );
}

/** The opened fists, the highest lit. */
function Bids({ bids }: { bids: readonly Bid[] }) {
  const { shown } = useTableau();
  const top = Math.max(...bids.map(({ value }) => value));
  return (
    <span className="cs-bids" aria-hidden="true">
      {bids.map(({ seat, money, weapons, value }) => (
        <span key={seat} className="cs-bid" data-top={value === top}>
          <FamilyMark family={shown.players[seat]?.family ?? 'red'} size={26} />
          <Sign name="money" size={17} /> {money}
          <Sign name="weapon" size={18} /> {weapons}
          <b>{value}</b>
        </span>
      ))}
    </span>
  );
}
