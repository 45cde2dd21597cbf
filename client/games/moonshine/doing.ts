import { useMemo, useState } from 'react';
import type { Action, Refusal, Seat } from '../../../src/engine/rules.ts';
import type { DistrictId } from '../../../src/games/moonshine/data/districts.ts';
import type { Decision, View } from '../../../src/games/moonshine/state.ts';
import { actionOf, type Draft, litPlaces, openPlace, withOnlyPlaces, withPlace } from './plays/draft.ts';
import { firstAmounts } from './plays/limits.ts';
import { whyNot } from './plays/reasons.ts';
import { type AmountField, amountsOf, type PlaceField, specOf } from './plays/specs.ts';
import type { Waste } from './plays/waste.ts';
import { isAside, rules } from './rules.ts';
import { useWarning } from './useWarning.ts';
import { refusalWords } from './words/refusals.ts';

/** A half-made Play, the District looked at, and what was refused last; together with the ways to change them. */
export interface Doing {
  /** The same while the same question stands. */
  key: string;
  draft: Draft | null;
  /** The Districts that answer the draft's next question; null when it asks for none. */
  lit: ReadonlySet<string> | null;
  selected: DistrictId | null;
  /** A District pointed at from the log. */
  pointed: DistrictId | null;
  problem: string | null;
  /** The section of the rules the problem rests on, where it is theirs. */
  problemRule: string | null;
  busy: boolean;
  /** Whether the draft can be laid aside; one that a question opened by itself cannot. */
  leavable: boolean;
  /** The complete action of the draft, and why it is refused. */
  action: Action | null;
  refusal: Refusal | null;
  begin(draft: Draft): void;
  choose(field: PlaceField, id: DistrictId): void;
  amount(field: AmountField, n: number): void;
  back(): void;
  /** A District was pressed on the map: answers the draft's question, or looks at it. */
  pick(id: DistrictId): void;
  look(id: DistrictId | null): void;
  point(id: DistrictId | null): void;
  /** Asked once before something legal but wasteful is done; sending the same again does it. */
  warning: { action: Action; wastes: Waste[] } | null;
  unwarn(): void;
  send(action: Action): void;
  /** Does something else that may be refused, with the half-made Play left as it is. */
  carry(what: () => Promise<Refusal | null>): void;
}

interface Held {
  key: string;
  draft: Draft | null;
  problem: string | null;
  rule?: string | undefined;
}

interface DoingInput {
  view: View;
  seat: Seat | null;
  actions: readonly Action[];
  decision: Decision | null;
  act(action: Action): Promise<Refusal | null>;
  /** Changes with every decision: a draft made for another one is dropped. */
  decisionKey: string;
}

export function useDoing({ view, seat, actions, decision, act, decisionKey }: DoingInput): Doing {
  const [held, setHeld] = useState<Held>({ key: decisionKey, draft: null, problem: null });
  const [selected, setSelected] = useState<DistrictId | null>(null);
  const [pointed, point] = useState<DistrictId | null>(null);
  const [busy, setBusy] = useState(false);
  const current: Held = held.key === decisionKey ? held : { key: decisionKey, draft: null, problem: null };
  const draft = current.draft ?? opening(decision);
  const { problem } = current;
  const warned = useWarning(view, seat, decisionKey);

  const put = (next: Draft | null, complaint: string | null = null, rule?: string) =>
    setHeld({ key: decisionKey, draft: next, problem: complaint, rule });
  const lit = useMemo(() => (draft && openPlace(draft) ? litPlaces(actions, draft) : null), [actions, draft]);
  const spec = draft && specOf(draft.do);
  const action = draft && spec && !openPlace(draft) ? actionOf(draft, amountsOf(spec, view.options)) : null;
  const refusal = action && seat !== null ? rules.refuse(view, seat, action) : null;

  const carry = async (what: () => Promise<Refusal | null>, after: Draft | null) => {
    setBusy(true);
    put(draft);
    try {
      const answer = await what();
      put(answer ? draft : after, answer && refusalWords(answer), answer?.rule);
    } catch (error) {
      put(draft, error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };

  const choose = (field: PlaceField, id: DistrictId) => {
    if (!draft || seat === null) return;
    const next = withOnlyPlaces(actions, withPlace(draft, field, id));
    put(openPlace(next) ? next : { ...next, ...firstFor(view, seat, next) });
  };

  const pick = (id: DistrictId) => {
    const field = draft && openPlace(draft);
    if (!draft || !field || seat === null) return setSelected(selected === id ? null : id);
    if (lit?.has(id)) return choose(field, id);
    const refusal = reasonAt(view, seat, draft, field, id);
    put(draft, refusal && refusalWords(refusal), refusal?.rule);
  };

  return {
    key: decisionKey,
    draft,
    lit,
    selected,
    pointed,
    problem,
    problemRule: current.rule ?? null,
    busy,
    leavable: draft !== null && !opening(decision),
    action,
    refusal,
    begin(next) {
      warned.clear();
      put(openPlace(next) || seat === null ? next : { ...firstFor(view, seat, next), ...next });
    },
    choose,
    amount: (field, n) => draft && put({ ...draft, [field]: n }),
    back: () => put(null),
    pick,
    look: setSelected,
    point,
    warning: warned.warning,
    unwarn: warned.clear,
    send(action) {
      if (warned.stops(action)) return;
      void carry(() => act(action), isAside(action.do) ? draft : null);
    },
    carry: (what) => void carry(what, draft),
  };
}

/** Questions with one kind of answer are opened at once, so that the map is lit without a press. */
function opening(decision: Decision | null): Draft | null {
  if (decision?.stage === 'run' || decision?.stage === 'split') return { do: decision.stage };
  return decision?.stage === 'loot' ? { do: 'loot', moonshine: 0, rum: 0 } : null;
}

/** Why that District does not answer the question. */
function reasonAt(view: View, seat: Seat, draft: Draft, field: PlaceField, id: DistrictId): Refusal | null {
  const spec = specOf(draft.do);
  if (!spec) return null;
  return whyNot((a) => rules.refuse(view, seat, a), view, seat, spec, { ...draft, [field]: id });
}

/** First amounts, of those fields only that this table's rules let be chosen. */
function firstFor(view: View, seat: Seat, draft: Draft): Record<string, number> {
  const spec = specOf(draft.do);
  const first = firstAmounts(view, seat, draft);
  const asked = spec ? amountsOf(spec, view.options) : [];
  return Object.fromEntries(asked.flatMap((field) => (first[field] === undefined ? [] : [[field, first[field]]])));
}
