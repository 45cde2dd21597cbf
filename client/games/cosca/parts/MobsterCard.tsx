import type { Seat } from '../../../../src/engine/rules.ts';
import { cardOf, type MobsterId } from '../../../../src/games/cosca/data/mobsters.ts';
import { WEEKDAYS } from '../../../../src/games/cosca/data/week.ts';
import type { Mobster } from '../../../../src/games/cosca/state.ts';
import { promiseOf } from '../plan/promise.ts';
import { weekday } from '../rules.ts';
import { Face, FamilyMark, Ribbon } from '../signs/Mark.tsx';
import { Portrait } from '../signs/Portrait.tsx';
import { Sign } from '../signs/Sign.tsx';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { conditionWords, DAY_WORDS, list, SPECIAL_WORDS } from '../words/names.ts';
import { Special } from './Special.tsx';

/** A mobster's card: who he is, what he asks for, when he works, whose man he is, and the hats under it. */
export function MobsterCard({ mobster: m, now }: { mobster: Mobster; now: boolean }) {
  const { shown, names } = useTableau();
  const card = cardOf(m.id);
  const met = useDraftMeets(m.id);
  const owner = shown.players[m.loyalTo];
  return (
    <li className="cs-card" data-mobster={m.id} data-loyal={m.loyalTo} data-now={now} data-met={met}>
      <h2>{card.name}</h2>
      <Portrait id={m.id} />
      <p className="cs-asks">
        <span className="sr-only">
          {W.asks}: {conditionWords(m.id)}.
        </span>
        {card.special ? (
          <>
            <Special special={card.special} />
            <span aria-hidden="true">{SPECIAL_WORDS[card.special]}</span>
          </>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the symbols of a card never change
          card.symbols.map((place, i) => <Face key={i} place={place} size={26} />)
        )}
      </p>
      <WorkingDays id={m.id} />
      <div className="cs-loyal">
        {owner ? (
          <>
            <Ribbon family={owner.family} />
            <FamilyMark family={owner.family} size={22} />
            <span>
              <span className="sr-only">{W.loyal('')}</span>
              {names.seat(m.loyalTo)}
            </span>
          </>
        ) : (
          <small>{W.neutral}</small>
        )}
        {m.drink && (
          <span className="cs-drink" title={W.drink}>
            <Sign name="drink" size={16} />
            <span className="sr-only">{W.drink}</span>
          </span>
        )}
      </div>
      <Hats mobster={m} />
      {met && (
        <span className="cs-met">
          <Sign name="check" size={14} />
          <span className="sr-only">{W.met}</span>
        </span>
      )}
      {now && <span className="sr-only">{W.deciding}</span>}
    </li>
  );
}

/** Whether the dice that are being set meet that mobster's condition. */
function useDraftMeets(id: MobsterId): boolean {
  const { shown, stage, asked, doing, show, sealed } = useTableau();
  if (stage !== 'setDice' || !asked || show.beat || (sealed && !doing.reopened)) return false;
  const faces = doing.draft.faces.filter((face) => face !== null);
  if (cardOf(id).special && faces.length < doing.draft.faces.length) return false;
  return promiseOf(shown, faces).meets.includes(id);
}

function WorkingDays({ id }: { id: MobsterId }) {
  const { shown } = useTableau();
  const { days } = cardOf(id);
  const today = weekday(shown);
  const words = list(days.map((day) => DAY_WORDS[day].name));
  return (
    <p className="cs-works">
      <span className="sr-only">
        {W.works} {words}
        {days.includes(today) && `, ${W.worksToday}`}.
      </span>
      {WEEKDAYS.map((day) => (
        <span key={day} aria-hidden="true" data-works={days.includes(day)} data-today={day === today}>
          {DAY_WORDS[day].short}
        </span>
      ))}
    </p>
  );
}

/** Hats that lie under the card: of those who meet his condition today, and of yesterday's tie. */
function Hats({ mobster: m }: { mobster: Mobster }) {
  const { names } = useTableau();
  const say = (seats: readonly Seat[]) => list(seats.map(names.seat));
  return (
    <div className="cs-hats">
      <HatsOf seats={m.meets} kind="meets" words={m.meets.length > 0 ? W.meets(say(m.meets)) : ''} />
      <HatsOf seats={m.carry} kind="carry" words={m.carry.length > 0 ? W.carry(say(m.carry)) : ''} />
    </div>
  );
}

function HatsOf({ seats, kind, words }: { seats: readonly Seat[]; kind: string; words: string }) {
  const { shown } = useTableau();
  if (seats.length === 0) return null;
  return (
    <span className="cs-hat-pile" data-kind={kind} title={words}>
      {seats.map((seat) => {
        const family = shown.players[seat]?.family;
        return family ? <FamilyMark key={seat} family={family} size={20} /> : null;
      })}
      <span className="sr-only">{words}</span>
    </span>
  );
}
