import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { rulebook as coscaBook, written as coscaWritten } from '../../../client/games/cosca/rulebook/index.tsx';
import { STAGE_SECTIONS as COSCA_STAGES } from '../../../client/games/cosca/stageSections.ts';
import { EVENT_TERMS } from '../../../client/games/moonshine/eventTerms.ts';
import {
  rulebook as moonshineBook,
  written as moonshineWritten,
} from '../../../client/games/moonshine/rulebook/index.tsx';
import { STAGE_SECTIONS } from '../../../client/games/moonshine/stageSections.ts';
import { type Block, sectionOf } from '../../../client/learn/rulebook/book.ts';
import { runsOf } from '../../../client/learn/rulebook/prose.ts';
import { indexOfBook, isNear, search } from '../../../client/learn/rulebook/search.ts';
import type { Rulebook } from '../../../client/learn/rulebook/types.ts';
import { LANGUAGES } from '../../../client/messages/language.ts';
import { OPTIONS as COSCA_OPTIONS } from '../../../src/games/cosca/options.ts';
import { REFUSALS as COSCA_REFUSALS } from '../../../src/games/cosca/refusals.ts';
import { OPTIONS } from '../../../src/games/moonshine/options.ts';
import { REFUSALS } from '../../../src/games/moonshine/refusals.ts';

interface Shelf {
  rulebook: Rulebook;
  refusals: Record<string, string>;
  options: Record<string, unknown>;
}

const SHELVES: Record<string, Shelf> = {};
for (const language of LANGUAGES) {
  await Promise.all([moonshineWritten.load(language), coscaWritten.load(language)]);
  SHELVES[`moonshine, ${language}`] = { rulebook: moonshineBook(), refusals: REFUSALS, options: OPTIONS };
  SHELVES[`cosca, ${language}`] = { rulebook: coscaBook(), refusals: COSCA_REFUSALS, options: COSCA_OPTIONS };
}
await moonshineWritten.load('en');
const moonshine = moonshineBook();

function proseOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  return 'example' in block ? [block.example] : [];
}

/** Every run of the book's prose, those inside stressed words included. */
function allRuns({ book }: Rulebook) {
  const prose = [
    ...book.sections.flatMap(({ blocks }) => blocks.flatMap(proseOf)),
    ...Object.values(book.options),
    ...Object.values(book.terms).map(({ says }) => says),
  ];
  const deep = (text: string): ReturnType<typeof runsOf> =>
    runsOf(text).flatMap((run) => (run.kind === 'strong' ? [run, ...deep(run.text)] : [run]));
  return prose.flatMap(deep);
}

describe.each(Object.entries(SHELVES))('the rulebook of %s', (_, { rulebook, refusals, options }) => {
  const { book } = rulebook;
  const ids = book.sections.map(({ id }) => id);

  test('has each section once', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has the section of every refusal, under that very number', () => {
    const wanted = [...new Set(Object.values(refusals))];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('every term stands in a section that exists', () => {
    const lost = Object.entries(book.terms).filter(([, term]) => !ids.includes(term.section));
    expect(lost).toEqual([]);
  });

  test('every option is explained, and stands where it matters', () => {
    const told = book.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'object' && 'option' in block ? [block.option] : [])),
    );
    const names = Object.keys(options);
    expect(names.filter((name) => !book.options[name])).toEqual([]);
    expect(names.filter((name) => !told.includes(name))).toEqual([]);
    expect(told.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('speaks of no term, section or figure that is not there', () => {
    const runs = allRuns(rulebook);
    const terms = runs.flatMap((run) => (run.kind === 'term' && !book.terms[run.term] ? [run.term] : []));
    const sections = runs.flatMap((run) => (run.kind === 'section' && !sectionOf(book, run.id) ? [run.id] : []));
    const figures = book.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'object' && 'figure' in block ? [block.figure] : [])),
    );
    expect(terms).toEqual([]);
    expect(sections).toEqual([]);
    expect(figures.filter((name) => !rulebook.figures.includes(name))).toEqual([]);
    expect(rulebook.figures.filter((name) => !figures.includes(name))).toEqual([]);
  });

  test('no mark of the prose is left over in what is shown', () => {
    const words = allRuns(rulebook).flatMap((run) => (run.kind === 'words' ? [run.text] : []));
    expect(words.filter((text) => /[{}§*|]/.test(text))).toEqual([]);
  });

  test.each([...rulebook.figures])('draws the figure %s', (name) => {
    expect(renderToStaticMarkup(rulebook.draw(name, null))).toContain('figure');
  });
});

describe.each(['moonshine', 'cosca'])('both languages of %s', (game) => {
  const [en, de] = LANGUAGES.map((language) => SHELVES[`${game}, ${language}`]?.rulebook.book);

  test('have the same sections with the same kinds of blocks, and the same terms', () => {
    const shape = (book: typeof en) =>
      book?.sections.map(({ id, blocks }) => [
        id,
        blocks.map((b) =>
          typeof b === 'string'
            ? 'p'
            : Object.entries(b).map(([kind, v]) => (Array.isArray(v) ? `${kind} ${v.length}` : kind)),
        ),
      ]);
    expect(shape(de)).toEqual(shape(en));
    expect(Object.keys(de?.terms ?? {})).toEqual(Object.keys(en?.terms ?? {}));
    expect(Object.values(de?.terms ?? {}).map(({ section }) => section)).toEqual(
      Object.values(en?.terms ?? {}).map(({ section }) => section),
    );
  });

  test('say different things', () => {
    const said = (book: typeof en) => new Set(book?.sections.flatMap(({ blocks }) => blocks.flatMap(proseOf)));
    expect([...said(de)].filter((text) => said(en).has(text))).toEqual([]);
  });
});

test('every question of COSCA has its section', () => {
  const ids = SHELVES['cosca, en']?.rulebook.book.sections.map(({ id }) => id);
  expect(Object.values(COSCA_STAGES).filter((id) => !ids?.includes(id))).toEqual([]);
});

describe('what leads into the book of Moonshine Kingdom', () => {
  const { book } = moonshine;

  test('every question has its section', () => {
    expect(Object.values(STAGE_SECTIONS).filter((id) => !book.sections.some((section) => section.id === id))).toEqual(
      [],
    );
  });

  test('every line of the log that has a word has its card', () => {
    expect(Object.values(EVENT_TERMS).filter((term) => term && !book.terms[term])).toEqual([]);
  });

  test('the Jobs of the table are those of its deck', () => {
    const html = renderToStaticMarkup(moonshine.draw('jobs', { job_deck: 'rewrite' }));
    expect(html).toContain('in Stapleton');
    expect(renderToStaticMarkup(moonshine.draw('jobs', null))).not.toContain('in Stapleton');
  });
});

describe('searching', () => {
  const index = indexOfBook(moonshine.book, moonshine.wordsOf);
  const found = (wanted: string) => search(index, wanted).map(({ id }) => id);

  test('finds a section by its title, its number, its words, and what its figures say', () => {
    expect(found('blowback')[0]).toBe('6.2');
    expect(found('9.2')[0]).toBe('9.2');
    expect(found('kickback free slot')).toContain('7.5');
    expect(found('Milk Run')).toContain('jobs');
    expect(found('Canarsie')).toContain('districts');
  });

  test('forgives a slip and capitals, and asks for every word', () => {
    expect(found('HARBORMASTRE')[0]).toBe('6.5');
    expect(found('blowbakc')).toContain('6.2');
    expect(found('harbormaster zebra')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  test('shows the words around what was found', () => {
    const [hit] = search(index, 'fourth tokens');
    expect(hit?.excerpt).toMatch(/fourth|tokens/);
  });

  test.each([
    ['raid', 'rade', false],
    ['raid', 'rad', true],
    ['raid', 'riad', true],
    ['raid', 'raids', true],
    ['raid', 'rail', true],
    ['raid', 'bread', false],
  ])('%s and %s are near: %s', (a, b, near) => {
    expect(isNear(a, b)).toBe(near);
  });
});
