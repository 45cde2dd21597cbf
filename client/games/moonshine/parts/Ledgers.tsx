import type { Seat } from '../../../../src/engine/rules.ts';
import { BOROUGHS } from '../../../../src/games/moonshine/data/districts.ts';
import { ALLIANCE_RESPECT, INFLUENCE_CEILING, LEDGER_SLOTS } from '../../../../src/games/moonshine/data/tables.ts';
import { NOBODY, SUPPLY } from '../../../../src/games/moonshine/state.ts';
import { words } from '../../../messages/index.ts';
import { Glyph, type GlyphName } from '../map/glyphs.tsx';
import { hasNod, partnerOf, respect } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { BOROUGH_WORDS, dollars, FAMILY_WORDS } from '../words/names.ts';
import { FamilyMark } from './FamilyMark.tsx';

const SLOTS = Array.from({ length: LEDGER_SLOTS }, (_, i) => i + 1);

/** One small Ledger per player, one's own first. */
export function Ledgers() {
  const { view, seat } = useTableau();
  const order = view.players.map((_, i) => i).sort((a, b) => Number(b === seat) - Number(a === seat));
  return (
    <section className="ms-ledgers" aria-labelledby="ms-ledgers">
      <h2 id="ms-ledgers" className="sr-only">
        {W.ledgers}
      </h2>
      {order.map((one) => (
        <LedgerCard key={one} of={one} />
      ))}
    </section>
  );
}

export function LedgerCard({ of }: { of: Seat }) {
  const { view, seat, seats, names, waiting, SeatClock } = useTableau();
  const p = view.players[of];
  if (!p) return null;
  const acts = waiting.some((w) => w.seat === of);
  const family = FAMILY_WORDS[p.family].short;
  const level = words.levels[seats.find((one) => one.seat === of)?.bot ?? '']?.name;
  return (
    <article
      className="ms-ledger"
      aria-label={W.ledgerOf(names.seat(of))}
      data-seat={of}
      data-family={p.family}
      data-acts={acts}
      data-mine={of === seat}
    >
      <h3>
        <FamilyMark family={p.family} size={22} />
        <span className="ms-name">{names.seat(of)}</span>
        <small title={family}>{of === seat ? W.you : (level ?? (names.seat(of) === family ? '' : family))}</small>
        {SeatClock && <SeatClock seat={of} />}
        <span className="ms-respect" title={W.respect} data-term="respect">
          <span className="sr-only">{W.respect} </span>
          {respect(view, of)}
        </span>
      </h3>
      <Figures of={of} />
      <Badges of={of} />
      {view.options.borough_cards && <BoroughCard of={of} />}
    </article>
  );
}

/** Cash, the Ledger's slots, Reserves, Influence owned: the figures that every Play turns on. */
export function Figures({ of }: { of: Seat }) {
  const { view } = useTableau();
  const p = view.players[of];
  if (!p) return null;
  return (
    <p className="ms-figures">
      <strong className="ms-cash" data-spot={`cash:${of}`}>
        {dollars(p.cash)}
      </strong>
      <span className="ms-slots" data-spot={`ledger:${of}`} data-term="ledger" title={W.influence(p.ledger)}>
        {SLOTS.map((slot) => (
          <Glyph key={slot} name="influence" size={13} color={slot <= p.ledger ? '#f4dfa6' : '#4d442f'} />
        ))}
        <span className="sr-only">{W.influence(p.ledger)}</span>
        <small className="ms-figure-name" aria-hidden="true">
          {W.ledgerShort}
        </small>
      </span>
      <span className="ms-reserves" data-spot={`reserves:${of}`} data-term="reserves" title={W.reserves}>
        +{p.reserves} <small className="ms-figure-name">{W.reserves}</small>
      </span>
      <span className="ms-owned" title={W.owned} data-term="influence">
        {p.owned}/10 <small className="ms-figure-name">{W.ownedShort}</small>
      </span>
    </p>
  );
}

/** The home Borough's card, with the markers that wait there to be bought (option `borough_cards`). */
function BoroughCard({ of }: { of: Seat }) {
  const { view } = useTableau();
  const p = view.players[of];
  const home = p && BOROUGHS[p.home];
  if (!p || !home) return null;
  const unbought = INFLUENCE_CEILING - p.owned;
  return (
    <p className="ms-home" data-home={home}>
      <span>{BOROUGH_WORDS[home]}</span>
      <span aria-hidden="true">{'◆'.repeat(unbought)}</span>
      <span className="sr-only">{W.unbought(unbought)}</span>
    </p>
  );
}

/** Whom the Truce binds a player to, and what they have together (section 17). */
function Sworn({ of }: { of: Seat }) {
  const { view, names } = useTableau();
  const partner = partnerOf(view, of);
  if (partner === NOBODY) return null;
  const words = W.sworn(names.seat(partner), respect(view, of) + respect(view, partner), ALLIANCE_RESPECT);
  return <span className="ms-sworn">{words}</span>;
}

/** What marks a player out: Nod, brands, Boss or Safehouse lost, laid low. */
function Badges({ of }: { of: Seat }) {
  const { view } = useTableau();
  const p = view.players[of];
  if (!p) return null;
  const badges: [GlyphName, string, number?][] = [];
  if (hasNod(view, of)) badges.push(['nod', W.nod]);
  if (p.marks) badges.push(['shylock', W.marks(p.marks), p.marks]);
  if (view.rat === of) badges.push(['rat', W.rat]);
  if (p.welshers) badges.push(['welsher', W.welshers(p.welshers), p.welshers]);
  const begun = view.phase !== 'setup';
  if (begun && p.boss === SUPPLY) badges.push(['boss', W.bossOff]);
  if (begun && p.safehouse === SUPPLY) badges.push(['safehouse', W.safehouseOff]);
  return (
    <p className="ms-badges">
      {badges.map(([glyph, words, n]) => (
        <span
          key={glyph}
          className={`ms-badge ms-badge-${glyph}`}
          title={words}
          data-term={glyph === 'shylock' ? 'mark' : glyph}
        >
          <Glyph name={glyph} size={14} />
          {n}
          <span className="sr-only">{words}</span>
        </span>
      ))}
      <Sworn of={of} />
      {p.laidLow && (
        <span className="ms-laid-low" data-term="layLow">
          {W.laidLow}
        </span>
      )}
      {p.token > 0 && (
        <span className="ms-token" title={W.token(p.token)} data-term="token">
          <span aria-hidden="true">#{p.token}</span>
          <span className="sr-only">{W.token(p.token)}</span>
        </span>
      )}
    </p>
  );
}
