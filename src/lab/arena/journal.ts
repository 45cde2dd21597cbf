/** A run of the arena on file: its terms on the first line, then one game a line, so that it can be taken up again. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Usage } from '../command.ts';
import type { Match } from './match.ts';

export type Terms = Readonly<Record<string, string | number>>;

export class ArenaFile {
  readonly #file: string;

  /** Begins the file, or takes it up when it is there. Throws Usage when it is of another run. */
  constructor(file: string, terms: Terms) {
    this.#file = file;
    const head = JSON.stringify(terms);
    if (!existsSync(file)) writeFileSync(file, `${head}\n`);
    const [first] = this.#lines();
    if (!readFileSync(file, 'utf8').endsWith('\n')) appendFileSync(file, '\n');
    if (first !== head) throw new Usage(`--resume ${file}: is of another run: ${first}`);
  }

  /** The games played so far. A line cut short is as good as none. */
  matches(): Match[] {
    return this.#lines()
      .slice(1)
      .flatMap((line) => parse(line));
  }

  add(match: Match): void {
    appendFileSync(this.#file, `${JSON.stringify(match)}\n`);
  }

  #lines(): string[] {
    return readFileSync(this.#file, 'utf8').split('\n').filter(Boolean);
  }
}

function parse(line: string): Match[] {
  try {
    return [JSON.parse(line) as Match];
  } catch {
    return [];
  }
}
