/** A copy of the sources on which mutants are tried, one process each; one that never comes back is ended and counts as noticed. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** No trial of sound rules takes so long, by far. */
const LONGEST_MS = 90_000;
const COPIED = ['src', 'tests', 'package.json', 'tsconfig.json'];

interface Changed {
  path: string;
  source: string;
}

export class Bench {
  private readonly home = mkdtempSync(join(tmpdir(), 'backroom-mutants-'));

  constructor() {
    for (const name of COPIED) cpSync(join(ROOT, name), join(this.home, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(this.home, 'node_modules'));
  }

  /** What the trial complains of; null when it notices nothing. The copy is as before afterwards. */
  tryRules(changed?: Changed): string | null {
    if (!changed) return this.run();
    const target = join(this.home, relative(ROOT, changed.path));
    writeFileSync(target, changed.source);
    try {
      return this.run();
    } finally {
      cpSync(changed.path, target);
    }
  }

  close(): void {
    rmSync(this.home, { recursive: true, force: true });
  }

  private run(): string | null {
    const worker = join(this.home, 'tests/mutation/worker.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', worker], {
      cwd: this.home,
      encoding: 'utf8',
      timeout: LONGEST_MS,
    });
    if (status === 0) return null;
    return stdout.trim() || stderr.trim().split('\n').at(-1) || 'it never comes back';
  }
}
