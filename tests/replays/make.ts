/**
 * `npx tsx tests/replays/make.ts`: plays and stores the games of tests/fixtures/games/moonshine anew, after a change of the rules
 * that is meant to change them. The house's players finish a few games, everybody else begins many; what none of them shows is
 * looked for in further games.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WANTED } from './features.ts';
import { fileOf, type Played, playRecipe, textOf } from './game.ts';
import { opening, type Recipe, scheme, whole } from './recipe.ts';

const ROOT = join(import.meta.dirname, '../fixtures/games/moonshine');
const GAMES = 300;
const WHOLE = 12;
const SCHEMES = 3;
const WHOLE_TRIED = 60;
const MOST_TRIED = 1500;

const missing = new Set(WANTED);
const kept: Played[] = [];

function keep(game: Played): void {
  kept.push(game);
  for (const feature of game.found) missing.delete(feature);
}

const gain = ({ found }: Played): number => [...found].filter((feature) => missing.has(feature)).length;
const ended = ({ found }: Played): boolean => found.has('end crown');

/** Those that show most that no other has shown, one after the other. */
function keepBest(candidates: Played[], count: number): void {
  for (let i = 0; i < count; i++) {
    const best = candidates.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    candidates.splice(candidates.indexOf(best), 1);
    keep(best);
  }
}

/** Further games, until nothing is missing: the ends first of whole games, then of openings. */
function keepLooking(make: (i: number) => Recipe, from: number): void {
  for (let i = from; i < from + MOST_TRIED && missing.size > 0; i++) {
    const game = playRecipe(make(i));
    if (gain(game) > 0) keep(game);
  }
}

const numbers = (n: number) => Array.from({ length: n }, (_, i) => i);

const wholes = numbers(WHOLE_TRIED)
  .map((i) => playRecipe(whole(i)))
  .filter(ended)
  .sort((a, b) => b.made.length - a.made.length);
keepBest(wholes.splice(0, 1), 1);
keepBest(wholes, WHOLE - 1);
for (const i of numbers(SCHEMES)) keep(playRecipe(scheme(i)));
keepLooking(opening, GAMES);
keepLooking(whole, WHOLE_TRIED);
keepLooking(scheme, SCHEMES);
for (let i = 0; kept.length < GAMES; i++) keep(playRecipe(opening(i)));

rmSync(ROOT, { recursive: true, force: true });
mkdirSync(ROOT, { recursive: true });
for (const game of kept) writeFileSync(join(ROOT, `${game.recipe.name}.json`), textOf(fileOf(game)));
console.log(`${kept.length} games, ${kept.reduce((sum, { made }) => sum + made.length, 0)} actions`);
console.log(missing.size > 0 ? `not shown: ${[...missing].join('; ')}` : 'everything is shown');
