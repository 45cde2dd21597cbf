import type { Decision } from '../../../../src/games/moonshine/state.ts';
import { CHOICES } from '../actions/choices.ts';
import { PlayButton } from '../parts/PlayButton.tsx';
import { useTableau } from '../tableau.ts';
import { promiseWords, DEAL_WORDS as W, whoseWord } from '../words/deals.ts';

type Question = Extract<Decision, { deal: number }>;

/** Sunset's question about a promise in words: the promise itself, and every answer the rules give. */
export function PromiseQuestion({ question }: { question: Question }) {
  const tableau = useTableau();
  const { view, names } = tableau;
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
      {CHOICES.filter((choice) => choice.scope === question.stage && choice.test(tableau).kind !== 'hidden').map(
        (choice) => {
          const { name, does } = choice.words(tableau);
          return (
            <PlayButton key={choice.id} action={choice} label={name} cost={0} className="ms-answer">
              <p>{does}</p>
            </PlayButton>
          );
        },
      )}
    </div>
  );
}
