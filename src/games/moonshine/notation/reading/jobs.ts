/** The Job cards of a position: each in one place. */
import { JOB_IDS, type JobId } from '../../data/jobs.ts';
import { card } from '../../rules/cards.ts';
import type { Player, State } from '../../state.ts';
import type { Position } from '../schema.ts';
import { Wrong } from './gate.ts';

export function readCards(s: State, p: Position): void {
  const held = s.players.flatMap((player) => [
    ...player.held,
    ...player.done,
    ...(p.players[player.family]?.jobs.faceDown ?? []),
  ]);
  const placed: JobId[] = [
    ...held,
    ...p.dark,
    ...p.market.filter((job) => job !== null),
    ...p.discard,
    ...(p.deck ?? []),
  ];
  const twice = placed.find((job, i) => placed.indexOf(job) !== i);
  if (twice) throw new Wrong('$', `the Job ${twice} is in two places`);
  s.market = [...p.market];
  s.dark = [...p.dark];
  for (const player of s.players) readFaceDown(s, player, p.players[player.family]?.jobs.faceDown ?? []);
  s.discard = [...p.discard];
  s.deck = p.deck ? [...p.deck] : JOB_IDS.filter((job) => !placed.includes(job));
}

function readFaceDown(s: State, player: Player, jobs: readonly JobId[]): void {
  if (jobs.length === 0) return;
  if (player.family !== 'vipers')
    throw new Wrong(`$.players.${player.family}.jobs.faceDown`, 'only the Vipers whisper');
  s.faceDownJobs = [...jobs];
  player.faceDown = jobs.map((job) => card(s, job).stake);
}
