import type { Decision } from '../../../../src/games/moonshine/state.ts';
import { PlayButton } from '../parts/PlayButton.tsx';
import { useTableau } from '../tableau.ts';
import { ACTION_WORDS, type ActionName } from '../words/actions.ts';
import { promiseWords, DEAL_WORDS as W, whoseWord } from '../words/deals.ts';

type Question = Extract<Decision, { deal: number }>;

/** Sunset's question about a promise in words: the promise itself, and every answer the rules give. */
export function PromiseQuestion({ question }: { question: Question }) {
  const { view, names, actions, doing, locked } = useTableau();
  const deal = view.deals.find((one) => one.id === question.deal);
  if (!deal) return null;
  return (
    <div className="ms-answers">
      <blockquote className="ms-asked">
        <p>{promiseWords(deal, question.promise, names)}</p>
        <p className="hint">
          {W.about(deal.id)}: {whoseWord(view, deal, question.promise, names)}
        </p>
      </blockquote>
      {actions.map((action) => (
        <PlayButton
          key={`${action.do} ${action.vote}`}
          action={action.do}
          label={
            action.do === 'vote' ? W.vote[action.vote as 'kept' | 'broken'] : ACTION_WORDS[action.do as ActionName].name
          }
          cost={0}
          refusal={null}
          locked={locked || doing.busy}
          onPress={() => doing.send(action)}
          className="ms-answer"
        >
          <p>{ACTION_WORDS[action.do as ActionName].does}</p>
        </PlayButton>
      ))}
    </div>
  );
}
