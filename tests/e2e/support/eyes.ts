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
export async function see(page: Page): Promise<Seen> {
  const seen = await page.locator('.ms-board').evaluate((board) => {
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
        grounds.map((ground) => [ground.getAttribute('data-district'), ground.getAttribute('aria-label') ?? '']),
      ),
    };
  });
  const districts = Object.entries(seen.districts).map(([id, sentence]) => [id, heard(String(sentence))]);
  return { ...seen, districts: Object.fromEntries(districts) };
}

/** What the screen must show of that State, worked out here and not by the client. `names` are those of the seats. */
export function truth(state: State, names: readonly string[]): Seen {
  const ledgers = state.players.map((p, seat) => [
    seat,
    `$${p.cash.toLocaleString('en-US')} | ${p.ledger} of 5 in the Ledger | +${p.reserves} Reserves | ` +
      `${p.owned}/10 Influence | Respect ${respect(state, seat)}`,
  ]);
  return {
    day: `Day ${state.day}`,
    phase: state.phase,
    mash: String(state.mash),
    heat: String(state.heat.length),
    ledgers: Object.fromEntries(ledgers),
    districts: Object.fromEntries(DISTRICTS.map(({ id }, at) => [id, stands(state, at, names)])),
  };
}

function stands(state: State, at: number, names: readonly string[]): string {
  const d = state.districts[at];
  if (!d) return '';
  const owner = state.players[d.mob];
  return inFigures({
    squad: state.squads.includes(at),
    holder: owner && d.mob !== NOBODY ? (names[d.mob] ?? '') : '',
    boss: owner?.boss === at,
    runners: d.runners,
    safehouse: owner?.safehouse === at,
    moonshine: d.moonshine,
    rum: d.rum,
  });
}

/** The same, picked out of the sentence in which a District is spoken. */
function heard(sentence: string): string {
  const amount = (what: string) => Number(new RegExp(`(\\d+) ${what}\\b`).exec(sentence)?.[1] ?? 0);
  return inFigures({
    squad: sentence.includes('Squad'),
    holder: /Controlled by (.+?):/.exec(sentence)?.[1] ?? '',
    boss: sentence.includes('the Boss'),
    runners: amount('Runners?'),
    safehouse: sentence.includes('Safehouse'),
    moonshine: amount('Moonshine'),
    rum: amount('Rum'),
  });
}

interface Standing {
  squad: boolean;
  holder: string;
  boss: boolean;
  runners: number;
  safehouse: boolean;
  moonshine: number;
  rum: number;
}

function inFigures({ squad, holder, boss, runners, safehouse, moonshine, rum }: Standing): string {
  if (squad) return 'Squad';
  const crew = `${boss ? 'Boss+' : ''}${runners} Runners${safehouse ? '+Safehouse' : ''}`;
  return `${holder || 'nobody'}: ${crew}, ${moonshine} Moonshine, ${rum} Rum`;
}
