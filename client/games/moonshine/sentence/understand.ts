import type { Action, Seat } from '../../../../src/engine/rules.ts';
import type { View } from '../../../../src/games/moonshine/state.ts';
import { specOf } from '../plays/specs.ts';
import { ACTION_NAMES, type ActionName } from '../words/actions.ts';
import { SENTENCE_WORDS as W } from '../words/sentence.ts';
import { fillSpec, type Understood } from './fill.ts';
import { boroughNamed, jobNamed, personNamed, placeNamed } from './names.ts';
import { type Cut, cut, isBroken, isKept, tokensOf, verbsOf } from './words.ts';

/** What a sentence is understood against. */
export interface Hearer {
  view: View;
  seat: Seat;
  /** What the seat may do now, and on the side. */
  may: readonly Action[];
  /** The players' names by family. */
  people: Readonly<Record<string, readonly string[]>>;
}

/** The action that a sentence means; null when it is no sentence of the game, so that it is only searched for. */
export function understand(text: string, hearer: Hearer): Understood | null {
  if (text.startsWith('{')) return fromJson(text, hearer);
  const tokens = tokensOf(text);
  const verbs = verbsOf(tokens);
  if (verbs.length === 0 || tokens.length === verbs[0]?.length) return null;
  const meant = verbs.find(({ verb }) => hearer.may.some((a) => a.do === verb)) ?? verbs[0];
  if (!meant) return null;
  const understood = fill(cut(meant.verb, tokens.slice(meant.length)), hearer);
  // "take back" begins like "take Milk Run": what nobody can do now is not asked after.
  const timely = hearer.may.some((a) => a.do === meant.verb);
  return understood.ok || timely ? understood : null;
}

function fill(sentence: Cut, hearer: Hearer): Understood {
  const spec = specOf(sentence.verb);
  if (spec?.marker) return withNumber(sentence, (n) => ({ do: sentence.verb, marker: n - 1 }));
  if (spec) return fillSpec(hearer.view, hearer.seat, spec, sentence);
  return (OTHERS[sentence.verb] ?? unfit)(sentence, hearer);
}

const unclear = (says: string): Understood => ({ ok: false, says });
const unfit = (sentence: Cut): Understood => unclear(W.unknownWord(sentence.rest || sentence.verb));

function withNumber({ amounts, rest }: Cut, action: (n: number) => Action): Understood {
  const n = amounts[0]?.n;
  if (rest) return unclear(W.unknownWord(rest));
  return n === undefined || n === null ? unclear(W.wantsNumber) : { ok: true, action: action(n) };
}

const titleOf = ({ rest, places }: Cut) => [rest, ...places.map(({ text }) => text)].filter(Boolean).join(' ');

/** Handshakes: what the rules list for that number, and where one answer is meant only, for none. */
function ofDeal({ verb, amounts, rest }: Cut, { may }: Hearer): Understood {
  const n = amounts[0]?.n ?? null;
  const vote = isKept(rest) ? 'kept' : isBroken(rest) ? 'broken' : undefined;
  if (verb === 'vote' && !vote) return unclear(`${W.kept[0]} / ${W.broken[0]}?`);
  const said = { do: verb, ...(n === null ? {} : { deal: n }), ...(vote ? { vote } : {}) };
  const fits = may.filter((a) => Object.entries(said).every(([field, value]) => a[field] === value));
  const [first] = fits;
  if (first && (fits.length === 1 || n !== null)) return { ok: true, action: first };
  return n === null ? unclear(W.wantsNumber) : { ok: true, action: said };
}

type Fill = (sentence: Cut, hearer: Hearer) => Understood;

const OTHERS: Partial<Record<ActionName, Fill>> = {
  draft: (s) => withNumber(s, (die) => ({ do: 'draft', die })),
  nameMash: (s) => withNumber(s, (face) => ({ do: 'nameMash', face })),
  pickHome(s) {
    const found = boroughNamed(titleOf(s));
    return found.ok ? { ok: true, action: { do: 'pickHome', borough: found.value } } : found;
  },
  takeJob(s, { view }) {
    const found = jobNamed(
      titleOf(s),
      view.market.filter((job) => job !== null),
    );
    return found.ok ? { ok: true, action: { do: 'takeJob', job: found.value } } : found;
  },
  walkAway(s, { view, seat }) {
    const found = jobNamed(titleOf(s), view.players[seat]?.held ?? []);
    return found.ok ? { ok: true, action: { do: 'walkAway', job: found.value } } : found;
  },
  stock(s) {
    const names = titleOf(s).split(/\s+-\s+|\s*>\s*/);
    const places = names.map(placeNamed);
    const wrong = places.find((found) => !found.ok);
    if (wrong && !wrong.ok) return wrong;
    return { ok: true, action: { do: 'stock', order: places.flatMap((found) => (found.ok ? [found.value] : [])) } };
  },
  giveCash(s, { people }) {
    const [amount, whom] = [s.amounts[0]?.n, s.places[0]?.text || s.rest];
    if (amount === undefined || amount === null) return unclear(W.wantsAmount);
    if (!whom) return unclear(W.wantsPerson);
    const found = personNamed(whom, people);
    return found.ok ? { ok: true, action: { do: 'giveCash', to: found.value, amount } } : found;
  },
  offerHandshake: () => unclear(W.wantsHandshake),
  shake: ofDeal,
  refuseHandshake: ofDeal,
  withdrawHandshake: ofDeal,
  callKept: ofDeal,
  callBroken: ofDeal,
  admit: ofDeal,
  dispute: ofDeal,
  vote: ofDeal,
};

function fromJson(text: string, { view, seat }: Hearer): Understood {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return unclear(W.notJson);
  }
  const { seat: family, ...action } = read as Record<string, unknown>;
  if (!(ACTION_NAMES as readonly unknown[]).includes(action.do)) return unclear(W.noSuchDo(String(action.do)));
  if (family !== undefined && family !== view.players[seat]?.family) return unclear(W.otherSeat);
  return { ok: true, action: whole(action as Record<string, unknown> & { do: string }, view) };
}

/** Amounts left out are none (the notation's default). */
function whole(action: Record<string, unknown> & { do: string }, view: View): Action {
  const spec = specOf(action.do);
  const zeros = spec ? Object.fromEntries(amountsOfSpec(spec, view).map((field) => [field, 0])) : {};
  return { ...zeros, ...action };
}

const amountsOfSpec = (spec: NonNullable<ReturnType<typeof specOf>>, view: View) =>
  spec.do === 'advance' && !view.options.advance_leave_barrels ? [] : spec.amounts;
