import type { Action } from '../../../../src/engine/rules.ts';
import type { Deal } from '../../../../src/games/moonshine/state.ts';
import { Confirmed } from '../parts/Confirmed.tsx';
import { FamilyMark } from '../parts/FamilyMark.tsx';
import { makerOf, type Side, sumDue } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { ACTION_WORDS, type ActionName } from '../words/actions.ts';
import { promiseWords, DEAL_WORDS as W, whoseWord } from '../words/deals.ts';
import { dueOf, sayingsOn } from './standing.ts';

/** One promise of a Handshake: what it says, how it stands, who has the word, and what one may say oneself. */
export function PromiseLine({ deal, side }: { deal: Deal; side: Side }) {
  const { view, names, actions, asides } = useTableau();
  const vow = deal.vows[side];
  const family = view.players[makerOf(deal, side)]?.family;
  const word = whoseWord(view, deal, side, names);
  const sum = sumDue(vow?.term ?? null);
  return (
    <li className="ms-vow" data-side={side} data-state={vow?.state ?? 'none'}>
      {family && <FamilyMark family={family} size={20} />}
      <div>
        <p>{promiseWords(deal, side, names)}</p>
        {vow && deal.shaken && (
          <p className="hint">
            <b className="ms-vow-state">{W.states[vow.state]}</b>
            {sum > 0 && <span>{W.paid(vow.paid, sum)}</span>}
            <span>{word}</span>
          </p>
        )}
        <Says sayings={sayingsOn(deal, side, [...asides, ...actions])} />
        <PayNow deal={deal} side={side} />
      </div>
    </li>
  );
}

/** The words one may speak of a promise, as buttons. */
export function Says({ sayings }: { sayings: readonly Action[] }) {
  const { doing, locked } = useTableau();
  if (sayings.length === 0) return null;
  return (
    <p className="ms-quick">
      {sayings.map((action) => (
        <button
          key={`${action.do} ${action.vote}`}
          type="button"
          className="button small"
          data-aside={action.do}
          data-action={`moonshine.${action.do}`}
          data-vote={action.vote as string | undefined}
          title={ACTION_WORDS[action.do as ActionName].does}
          disabled={locked || doing.busy}
          onClick={() => doing.send(action)}
        >
          {action.do === 'vote' ? W.vote[action.vote as 'kept' | 'broken'] : ACTION_WORDS[action.do as ActionName].name}
        </button>
      ))}
    </p>
  );
}

/** What is still owed, handed over in one go. */
function PayNow({ deal, side }: { deal: Deal; side: Side }) {
  const { view, seat, me, names, doing, locked, readOnly } = useTableau();
  const [owing] = deal.shaken ? dueOf(deal, side) : [];
  if (!owing || owing.owed === 0 || owing.maker !== seat || !me || readOnly || me.cash < owing.owed) return null;
  const { owed, receiver } = owing;
  const action = { do: 'giveCash', to: view.players[receiver]?.family, amount: owed };
  return (
    <Confirmed
      className="button small"
      label={W.payNow(owed, names.seat(receiver))}
      question={W.paySure(owed, names.seat(receiver))}
      disabled={locked || doing.busy}
      onConfirm={() => doing.send(action)}
    />
  );
}
