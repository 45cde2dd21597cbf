/** What a stored game shows: action names, stages, events, Jobs, options, ends, and the odd interrupts. */
import type { Action, GameEvent, Seat } from '../../src/engine/rules.ts';
import { JOB_IDS } from '../../src/games/moonshine/data/jobs.ts';
import { moonshine } from '../../src/games/moonshine/index.ts';
import { OPTIONS, type Options } from '../../src/games/moonshine/options.ts';
import type { State } from '../../src/games/moonshine/state.ts';

const { rules } = moonshine;

/** Things that happen seldom, each with a name of its own. */
export const INTERRUPTS = [
  'a fight in a Play that ends in a Raid',
  'a claim, then the Raid',
  'a crew runs out of turn',
  'a crew runs though its boss has Laid Low',
  'two crews run in one Raid',
  'a fold while Laid Low',
  'home with an empty Ledger',
  'a hold that is the only answer',
  'talk in the middle of a fight',
  'cash given in the Shadows',
  'an offer that died',
  'a promise broken by an act',
  'a promise paid off',
  'a Welsher taken at Sunset',
  'a vote that breaks',
  'two Jobs in one Play',
  'a Job of the Raid',
  'the deck made anew',
  'the tenth marker',
  'six markers on the Track',
  'a Raid with no Squad on the move',
  'a crown before the Truce',
  'a crown under the Truce',
] as const;

export type Interrupt = (typeof INTERRUPTS)[number];

/** Everything that the stored games together must show. */
export const WANTED: readonly string[] = [
  ...rules.actionNames.map((name) => `action ${name}`),
  ...rules.stages.map((stage) => `stage ${stage}`),
  ...JOB_IDS.map((job) => `job ${job}`),
  ...Object.entries(OPTIONS).flatMap(([name, values]) => values.map((value) => `option ${name} ${value}`)),
  ...rules.seats.map((n) => `seats ${n}`),
  'end crown',
  ...INTERRUPTS.map((name) => `interrupt ${name}`),
];

export class Features {
  readonly found = new Set<string>();
  private inPlay: { events: string[]; runs: number; jobs: number } = { events: [], runs: 0, jobs: 0 };

  begin(state: State, options: Options): void {
    this.found.add(`seats ${state.players.length}`);
    for (const [name, value] of Object.entries(options)) this.found.add(`option ${name} ${value}`);
    this.look(state);
  }

  /** Before the action is made. */
  before(state: State, seat: Seat, action: Action): void {
    this.found.add(`action ${action.do}`);
    const stage = rules.waiting(state)[0]?.stage ?? '';
    const laidLow = state.players[seat]?.laidLow === true;
    const inFight = ['standoff', 'pinned', 'loot', 'claim', 'run'].includes(stage);
    const aside =
      rules.waiting(state)[0]?.seat !== seat || action.do === 'giveCash' || /Handshake|shake/.test(action.do);
    if (aside && inFight) this.interrupt('talk in the middle of a fight');
    if (action.do === 'giveCash' && state.phase === 'shadows') this.interrupt('cash given in the Shadows');
    if (action.do === 'fold' && laidLow) this.interrupt('a fold while Laid Low');
    if (stage === 'play' && !aside) this.inPlay = { events: [], runs: 0, jobs: 0 };
    if (action.do === 'run') this.ran(state, seat, laidLow);
  }

  after(state: State, action: Action, events: readonly GameEvent[]): void {
    for (const event of events) this.heard(state, action, event);
    this.look(state);
  }

  private look(state: State): void {
    for (const { stage } of rules.waiting(state)) this.found.add(`stage ${stage}`);
    if (state.heat.length > 5) this.interrupt('six markers on the Track');
    const outcome = rules.outcome(state);
    if (!outcome) return;
    this.found.add(`end ${outcome.reason}`);
    this.interrupt(state.alliances.length > 0 ? 'a crown under the Truce' : 'a crown before the Truce');
  }

  private ran(state: State, seat: Seat, laidLow: boolean): void {
    this.inPlay.runs += 1;
    if (seat !== state.play?.seat) this.interrupt('a crew runs out of turn');
    if (laidLow) this.interrupt('a crew runs though its boss has Laid Low');
    if (this.inPlay.runs > 1) this.interrupt('two crews run in one Raid');
  }

  private heard(state: State, action: Action, event: GameEvent): void {
    const { events } = this.inPlay;
    events.push(event.type);
    const seen = (...types: string[]) => types.some((type) => events.includes(type));
    if (event.type === 'jobDone') this.job(String(event.job));
    if (event.type === 'raid' && seen('volley', 'ambushed')) this.interrupt('a fight in a Play that ends in a Raid');
    if (event.type === 'raid' && seen('tookOver', 'razed')) this.interrupt('a claim, then the Raid');
    if (event.type === 'raidOver' && !seen('squadMoved')) this.interrupt('a Raid with no Squad on the move');
    if (event.type === 'fellBack' && event.forced) this.interrupt('home with an empty Ledger');
    if (event.type === 'heldFire' && event.forced) this.interrupt('a hold that is the only answer');
    if (event.type === 'handshakeDied') this.interrupt('an offer that died');
    if (event.type === 'promiseKept' && action.do === 'giveCash') this.interrupt('a promise paid off');
    if (event.type === 'promiseBroken') this.broken(state, action);
    if (event.type === 'deckReshuffled') this.interrupt('the deck made anew');
    if (event.type === 'nodClaimed') this.interrupt('the tenth marker');
  }

  private job(job: string): void {
    this.found.add(`job ${job}`);
    this.inPlay.jobs += 1;
    if (this.inPlay.jobs > 1) this.interrupt('two Jobs in one Play');
    if (job === 'insuranceJob') this.interrupt('a Job of the Raid');
  }

  private broken(state: State, { do: name }: Action): void {
    if (['move', 'skiff', 'stealth', 'advance'].includes(name)) this.interrupt('a promise broken by an act');
    if (name === 'vote') this.interrupt('a vote that breaks');
    if (name === 'layLow' || state.phase === 'sunset') this.interrupt('a Welsher taken at Sunset');
  }

  private interrupt(name: Interrupt): void {
    this.found.add(`interrupt ${name}`);
  }
}
