import type { Block, Book } from './book.ts';
import { plain } from './prose.ts';

/** A section that was found, with the words around what was looked for. */
export interface Hit {
  id: string;
  title: string;
  excerpt: string;
  score: number;
}

interface Page {
  id: string;
  title: string;
  text: string;
  /** Title and text without accents and capitals. */
  folded: { title: string; text: string };
}

/** A book made ready to be searched. */
export type Index = readonly Page[];

/** The words of every section; what figures say comes from `wordsOf`. */
export function indexOfBook(book: Book, wordsOf: (figure: string) => string = () => ''): Index {
  const nameOf = (term: string) => book.terms[term]?.name ?? term;
  return book.sections.map(({ id, title, blocks }) => {
    const parts = blocks.flatMap((block) => proseOf(block, book, wordsOf));
    const also = Object.values(book.terms).filter((term) => term.section === id);
    const text = [...parts, ...also.map(({ name, says }) => `${name}: ${says}`)].map((p) => plain(p, nameOf)).join(' ');
    return { id, title, text, folded: { title: fold(`${id} ${title}`), text: fold(text) } };
  });
}

function proseOf(block: Block, book: Book, wordsOf: (figure: string) => string): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('example' in block) return [block.example];
  return 'figure' in block ? [wordsOf(block.figure)] : [book.options[block.option] ?? ''];
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const TITLE = 20;
const WHOLE = 4;
const START = 2;
const NEAR = 1;

/** Sections that hold every word looked for, or one that differs from it in a letter; the best first. */
export function search(index: Index, wanted: string, most = 12): Hit[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return index
    .map((page) => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page: { id, title, text, folded }, score }) => ({
      id,
      title,
      score,
      excerpt: around(text, folded.text, words),
    }));
}

function scoreOf({ folded }: Page, words: readonly string[]): number {
  const [title, text] = [folded.title.split(/[^\p{L}\p{N}.]+/u), folded.text.split(/[^\p{L}\p{N}]+/u)];
  let sum = 0;
  for (const word of words) {
    const best = (among: readonly string[]) => Math.max(0, ...among.map((one) => likeness(one, word)));
    const score = TITLE * best(title) + best(text);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

/** How well a word answers what is looked for. */
function likeness(one: string, wanted: string): number {
  if (one === wanted) return WHOLE;
  if (one.startsWith(wanted)) return START;
  return wanted.length > 3 && isNear(one, wanted) ? NEAR : 0;
}

/** The same but for one letter changed, left out, put in or swapped with the next. */
export function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || swapped;
}

const AROUND = 70;

function around(text: string, folded: string, words: readonly string[]): string {
  const at = Math.max(0, ...words.map((word) => folded.indexOf(word)));
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
  const to = text.length <= at + AROUND ? text.length : text.lastIndexOf(' ', at + AROUND);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
