import type { Page } from 'playwright-core';
import { DISTRICTS } from '../../../src/games/moonshine/data/districts.ts';
import { respect } from '../../../src/games/moonshine/rules/respect.ts';
import { NOBODY, type State } from '../../../src/games/moonshine/state.ts';

/** What a person can read off the board, in figures. */
export interface Seen {
  day: string;
  phase: string;
  mash: string;
  heat: string;
  ledgers: Record<string, string>;
  districts: Record<string, string>;
}

/** Reads the screen as it is spoken and shown now. */
export function see(page: Page): Promise<Seen> {
  return page.locator('.ms-board').evaluate((board) => {
    const textOf = (root: Element, selector: string) => root.querySelector(selector)?.textContent?.trim() ?? '';
    const cards = [...board.querySelectorAll('[data-seat]')];
    const grounds = [...board.querySelectorAll('[data-district]')];
    return {
      day: textOf(board, '[data-testid="day"]'),
      phase: board.querySelector('[data-phase]')?.getAttribute('data-phase') ?? '',
      mash: textOf(board, '.ms-mash > .sr-only'),
      heat: board.querySelector('[data-heat]')?.getAttribute('data-heat') ?? '',
      ledgers: Object.fromEntries(
        cards.map((card) => [
          card.getAttribute('data-seat'),
          ['.ms-cash', '.ms-slots .sr-only', '.ms-reserves', '.ms-owned', '.ms-respect']
            .map((selector) => textOf(card, selector))
            .join(' | '),
        ]),
      ),
      districts: Object.fromEntries(
        grounds.map((ground) => [ground.getAttribute('data-district'), ground.getAttribute('aria-label')]),
      ),
    };
  });
}

/** What the screen must show of that State, worked out here and not by the client. `names` are those of the seats. */
export function truth(state: State, names: readonly string[]): Seen {
  const ledgers = state.players.map((p, seat) => [
    seat,
    `$${p.cash.toLocaleString('en-US')} | ${p.ledger} of 5 in the Ledger | +${p.reserves} Reserves | ` +
      `${p.owned}/10 Influence owned | Respect ${respect(state, seat)}`,
  ]);
  return {
    day: `Day ${state.day}`,
    phase: state.phase,
    mash: String(state.mash),
    heat: String(state.heat.length),
    ledgers: Object.fromEntries(ledgers),
    districts: Object.fromEntries(DISTRICTS.map(({ id }, at) => [id, spoken(state, at, names)])),
  };
}

const KINDS = { ward: 'Ward', dock: 'Dock', speakeasy: 'Speakeasy', highSociety: 'High Society Venue' };

function spoken(state: State, at: number, names: readonly string[]): string {
  const f = DISTRICTS[at];
  const d = state.districts[at];
  if (!f || !d) return '';
  const head = `${f.name}, ${KINDS[f.kind]}, Still ${f.still}, Pressure ${f.pressure}.`;
  if (state.squads.includes(at)) return `${head} Police Squad, padlocked.`;
  const barrels = enumerate([d.moonshine ? `${d.moonshine} Moonshine` : '', d.rum ? `${d.rum} Rum` : '']);
  if (d.mob === NOBODY) return `${head} Nobody’s${barrels && `; loose barrels: ${barrels}`}.`;
  const owner = state.players[d.mob];
  const boss = owner?.boss === at ? 'the Boss' : '';
  const runners = d.runners ? `${d.runners} Runner${d.runners === 1 ? '' : 's'}` : '';
  const parts = [enumerate([boss, runners]), owner?.safehouse === at ? 'Safehouse' : '', barrels];
  return `${head} Controlled by ${names[d.mob]}: ${enumerate(parts)}.`;
}

function enumerate(parts: readonly string[]): string {
  const some = parts.filter((part) => part !== '');
  return some.length < 2 ? some.join('') : `${some.slice(0, -1).join(', ')} and ${some.at(-1)}`;
}
