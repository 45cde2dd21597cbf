/** The Day's course: what comes next whenever no question is open (sections 5, 7.2, 7.6). */
import type { Croupier, Seat } from '../../../engine/rules.ts';
import { NOBODY, type Phase, type State } from '../state.ts';
import { blowback } from './blowback.ts';
import { player } from './board.ts';
import { askNextDrafter, rollPool } from './brew.ts';
import { askNextPromise } from './deals/sunset.ts';
import { answered, ask, top } from './decisions.ts';
import { setTomorrowsMash } from './harbormaster.ts';
import { askNextHome, placeTurf } from './home.ts';
import { checkJobs } from './jobs.ts';
import { askNextOffer, closeTheOffers, turnUpTheMarket } from './offers.ts';
import { aftermath, nextSquad, raidDue, raidIsOver, startRaid } from './raid.ts';
import { swearTruce } from './truce.ts';

const NEXT: { readonly [P in Phase]: (s: State, croupier: Croupier) => void } = {
  setup: settingUp,
  shadows,
  offers,
  harbormaster,
  hustle,
  raid,
  sunset,
};

/** Runs everything automatic up to the next question, or to the end of the game. */
export function proceed(s: State, croupier: Croupier): void {
  while (s.crowned === NOBODY && !questionOpen(s)) NEXT[s.phase](s, croupier);
  if (s.crowned !== NOBODY) nothingIsOpen(s);
}

/** The crown settles nothing else: every promise still due dies with the war (section 14). */
function nothingIsOpen(s: State): void {
  s.stack = [];
  s.play = null;
  s.deals = [];
}

/** The question of a Play stays on the stack until its whole pipeline has run. */
function questionOpen(s: State): boolean {
  const decision = top(s);
  return decision !== undefined && !(decision.stage === 'play' && s.play);
}

function settingUp(s: State, croupier: Croupier): void {
  if (askNextHome(s)) return;
  placeTurf(s, croupier);
  dawn(s, croupier);
}

function shadows(s: State, croupier: Croupier): void {
  if (askNextDrafter(s)) return;
  blowback(s, croupier);
  s.pool = [];
  s.phase = 'offers';
}

function offers(s: State, croupier: Croupier): void {
  if (s.dark.length > 0) turnUpTheMarket(s, croupier);
  else if (askNextOffer(s)) return;
  closeTheOffers(s, croupier);
  s.phase = 'harbormaster';
}

function harbormaster(s: State, croupier: Croupier): void {
  if (s.mashTomorrow === 0) {
    setTomorrowsMash(s, croupier);
  } else {
    s.phase = 'hustle';
    ask(s, { stage: 'play', seat: s.order[0] as Seat });
  }
}

/** The end of a Play, steps 3 and 4 (section 7.2); Control has settled by pieces. Check 2 sees the Raid's deeds alone. */
function hustle(s: State, croupier: Croupier): void {
  const due = raidDue(s);
  if (!due || s.options.job_check === 'two') checkJobs(s, croupier);
  if (due) startRaid(s, croupier);
  else endTurn(s);
}

/** A Raid in hand: the next Squad, and after the last the Aftermath and Job check 2. */
function raid(s: State, croupier: Croupier): void {
  while (s.raid && !raidIsOver(s)) {
    if (!nextSquad(s, s.raid.squad, croupier)) return;
    s.raid.squad += 1;
  }
  aftermath(s, croupier);
  checkJobs(s, croupier);
  swearTruce(s, croupier);
  endTurn(s);
}

/** The next player who has not Laid Low, or Sunset (section 7.1). */
function endTurn(s: State): void {
  const seat = s.play?.seat ?? NOBODY;
  answered(s);
  s.play = null;
  const next = nextInOrder(s, seat);
  if (next === undefined) s.phase = 'sunset';
  else ask(s, { stage: 'play', seat: next });
}

function nextInOrder(s: State, seat: Seat): Seat | undefined {
  const { order } = s;
  const i = order.indexOf(seat);
  for (let step = 1; step <= order.length; step++) {
    const candidate = order[(i + step) % order.length] as Seat;
    if (!player(s, candidate).laidLow) return candidate;
  }
  return undefined;
}

/** Promises first; then today's tokens become tomorrow's order, and the next Day begins at once (section 7.6). */
function sunset(s: State, croupier: Croupier): void {
  if (askNextPromise(s, croupier)) return;
  s.deals = [];
  s.order = [...s.order].sort((a, b) => player(s, a).token - player(s, b).token);
  croupier.tell?.({ type: 'sunset', order: [...s.order] });
  s.day += 1;
  s.mash = s.mashTomorrow;
  dawn(s, croupier);
}

/** The start of a Day: yesterday's flags cleared, the pool rolled (section 5). */
export function dawn(s: State, croupier: Croupier): void {
  for (const p of s.players) {
    p.laidLow = false;
    p.extorted = false;
    p.offered = false;
    p.token = 0;
  }
  s.mashTomorrow = 0;
  s.phase = 'shadows';
  croupier.tell?.({ type: 'dayBegan', day: s.day, mash: s.mash });
  rollPool(s, croupier);
}
