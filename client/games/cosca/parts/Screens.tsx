import type { Seat } from '../../../../src/engine/rules.ts';
import { facesOf } from '../../../../src/games/cosca/data/places.ts';
import type { Player } from '../../../../src/games/cosca/state.ts';
import { asked, diceAreOpen, loyalTo } from '../rules.ts';
import { Face, FamilyMark, Ribbon } from '../signs/Mark.tsx';
import { PlaceSign } from '../signs/PlaceSign.tsx';
import { FAMILY_COLOUR } from '../signs/palette.ts';
import { Sign } from '../signs/Sign.tsx';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { FAMILY_WORDS, facesWords } from '../words/names.ts';

/** Every family with what it holds before its screen. `brief`: one line each, for the phone. */
export function Screens({ brief = false }: { brief?: boolean }) {
  const { shown } = useTableau();
  return (
    <ul className="cs-screens" aria-label={W.screens} data-brief={brief}>
      {shown.players.map((player, seat) => (
        <Screen key={player.family} player={player} seat={seat} brief={brief} />
      ))}
    </ul>
  );
}

function Screen({ player: p, seat, brief }: { player: Player; seat: Seat; brief: boolean }) {
  const tableau = useTableau();
  const { shown, names, seats, SeatClock } = tableau;
  const you = tableau.seat === seat;
  const card = seats.find((one) => one.seat === seat);
  return (
    <li className="cs-screen" aria-label={W.screenOf(names.seat(seat))} data-seat={seat} data-mine={you}>
      <Ribbon family={p.family} />
      <p className="cs-who">
        <FamilyMark family={p.family} size={brief ? 22 : 26} />
        <b title={FAMILY_WORDS[p.family].hat}>{names.seat(seat)}</b>
        {you && <small>{W.you}</small>}
        {card?.kind === 'human' && !card.connected && <small>{W.away}</small>}
        {SeatClock && <SeatClock seat={seat} />}
        {brief && <Readiness seat={seat} />}
      </p>
      <p className="cs-holds">
        <Figure sign="money" n={p.money} words={W.money} />
        <Figure sign="weapon" n={p.weapons} words={W.weapons} />
        <span data-mobsters={loyalTo(shown, seat).length} title={W.mobsters(loyalTo(shown, seat).length)}>
          <FamilyHat of={p} /> {loyalTo(shown, seat).length}
          <span className="sr-only"> {W.mobsters(loyalTo(shown, seat).length)}</span>
        </span>
        <Villa of={p} />
      </p>
      {!brief && (
        <div className="cs-behind">
          <Dice of={p} />
          <Readiness seat={seat} />
        </div>
      )}
    </li>
  );
}

function FamilyHat({ of }: { of: Player }) {
  return <FamilyMark family={of.family} size={16} />;
}

function Figure({ sign, n, words }: { sign: 'money' | 'weapon'; n: number; words: string }) {
  return (
    <span data-holds={sign} title={`${n} ${words}`}>
      <Sign name={sign} size={17} color="var(--gilt)" /> {n}
      <span className="sr-only"> {words}</span>
    </span>
  );
}

/** The villa token: full, half spent or gone, and the die that lies on it. */
function Villa({ of: { villa, villaDie } }: { of: Player }) {
  return (
    <span className="cs-villa" data-villa={villa} title={W.villa[villa]}>
      <PlaceSign place="villa" size={17} />
      {villaDie && <Sign name="die" size={12} color="#f6efdf" />}
      <span className="sr-only">
        {W.villa[villa]}
        {villaDie && `, ${W.villaDie}`}
      </span>
    </span>
  );
}

/** The dice: open once the screens are lifted, until then only how many. */
export function Dice({ of: p }: { of: Player }) {
  const { shown } = useTableau();
  const faces = diceAreOpen(shown) && p.shown ? facesOf(p.shown) : null;
  const size = p.dice > 7 ? 20 : 24;
  return (
    <p className="cs-dice-row">
      <span className="sr-only">{faces ? facesWords(faces) : W.diceHidden(p.dice)}</span>
      {Array.from({ length: p.dice }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the line
        <Face key={i} place={faces?.[i] ?? null} size={size} color={faces ? FAMILY_COLOUR[p.family] : undefined} />
      ))}
    </p>
  );
}

/** Whether something lies behind that screen, as far as this table lets it be known. */
function Readiness({ seat }: { seat: Seat }) {
  const { view, stage, show, outcome } = useTableau();
  if (!stage || show.beat || outcome || !asked(view).includes(seat)) return null;
  if (view.ready[seat]) {
    return (
      <span className="cs-ready" data-ready="true">
        <Sign name="seal" size={15} /> {W.ready}
      </span>
    );
  }
  const words = view.options.sealed_timing === 'secret' ? W.secret : W.thinking;
  return (
    <span className="cs-ready" data-ready="false">
      <Sign name="hourglass" size={13} /> {words}
    </span>
  );
}
