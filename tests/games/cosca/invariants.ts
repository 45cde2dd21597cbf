/** The laws of COSCA that hold in every State at rest (cosca.md section 4 and elsewhere), worked out beside the rules' own code. */
import { MOBSTER_IDS } from '../../../src/games/cosca/data/mobsters.ts';
import { rules } from '../../../src/games/cosca/rules/index.ts';
import { inWords } from '../../../src/games/cosca/rules/screens.ts';
import type { Mobster, Player, State } from '../../../src/games/cosca/state.ts';

type Complain = (wrong: boolean, message: string) => void;

/** What is wrong with the State, one line each. */
export function invariants(state: unknown): string[] {
  const s = state as State;
  const broken: string[] = [];
  const complain: Complain = (wrong, message) => {
    if (wrong) broken.push(message);
  };
  s.players.forEach((p) => {
    playerLaws(s, p, complain);
  });
  for (const m of s.row) mobsterLaws(s, m, complain);
  cardLaws(s, complain);
  screenLaws(s, complain);
  return broken;
}

const isAmount = (n: number) => Number.isInteger(n) && n >= 0;
const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);

function playerLaws(s: State, p: Player, complain: Complain): void {
  complain(!isAmount(p.money) || !isAmount(p.weapons), `${p.family} hold ${p.money} and ${p.weapons}`);
  complain(p.dice < 3, `${p.family} have ${p.dice} dice`);
  complain(s.step === 'setDice' && (p.money > 10 || p.weapons > 10), `${p.family} kept too much overnight`);
  complain(p.villa === 'gone' && p.villaDie, `${p.family} have a die on a token that is gone`);
  complain(s.day === 1 && s.step === 'setDice' && p.shown !== null, `${p.family} have shown dice too early`);
  if (p.shown === null) return;
  complain(p.shown.length !== 6 || !p.shown.every(isAmount), `${p.family}: odd dice ${p.shown}`);
  complain(s.step !== 'setDice' && sum(p.shown) !== p.dice, `${p.family} show ${p.shown} of ${p.dice} dice`);
}

function mobsterLaws(s: State, m: Mobster, complain: Complain): void {
  const seats = [m.loyalTo, ...m.carry, ...m.meets].filter((seat) => seat !== -1);
  complain(
    seats.some((seat) => !s.players[seat]),
    `${m.id} knows a seat that is none`,
  );
  complain(m.drink && m.loyalTo === -1, `${m.id} has nobody's drink`);
  complain(m.carry.length === 1, `${m.id}: a tie of one`);
  for (const set of [m.carry, m.meets]) {
    complain(
      set.some((seat, i) => i > 0 && seat <= (set[i - 1] ?? -1)),
      `${m.id}: ${set} is not in order`,
    );
  }
  const noHats = s.step === 'setDice' || s.step === 'over';
  complain(noHats && m.meets.length > 0, `${m.id}: a hat in ${s.step}`);
  complain(s.step === 'over' && m.carry.length > 0, `${m.id}: a carried hat after the end`);
}

function cardLaws(s: State, complain: Complain): void {
  const cards = [...s.row.map((m) => m.id), ...s.deck].sort();
  complain(cards.join() !== [...MOBSTER_IDS].sort().join(), `cards: ${cards}`);
  complain(s.row.length !== s.players.length + s.day - 1, `${s.row.length} mobsters on day ${s.day}`);
  complain(s.day < 1 || s.day > 7, `day ${s.day}`);
  complain(s.step !== 'loyalty' && s.at !== 0, `at ${s.at} in ${s.step}`);
}

/** What is sealed is legal, and somebody is still asked. */
function screenLaws(s: State, complain: Complain): void {
  complain(s.sealed.length !== s.players.length, 'a screen too few or too many');
  s.sealed.forEach((sealed, seat) => {
    if (!sealed) return;
    const refusal = rules.refuse(s, seat, inWords(sealed));
    complain(refusal !== null, `seat ${seat} has sealed what is refused: ${JSON.stringify(refusal)}`);
    complain(
      rules.waiting(s).some((one) => one.seat === seat),
      `seat ${seat} is ready and waited for`,
    );
  });
  const resting = ['setDice', 'gunShop', 'club', 'villa', 'loyalty', 'over'];
  complain(!resting.includes(s.step), `at rest in ${s.step}`);
  complain((s.step === 'over') !== (rules.waiting(s).length === 0), `${s.step}, and nobody is waited for`);
}
