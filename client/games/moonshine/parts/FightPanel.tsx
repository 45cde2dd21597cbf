import type { Seat } from '../../../../src/engine/rules.ts';
import { facts } from '../../../../src/games/moonshine/data/districts.ts';
import { killsFrom, muscle } from '../../../../src/games/moonshine/data/tables.ts';
import type { Fight, View } from '../../../../src/games/moonshine/state.ts';
import { hasSafehouse, mobsters } from '../rules.ts';
import { useTableau } from '../tableau.ts';
import { BOARD_WORDS as W } from '../words/board.ts';
import { cargo, cargoParts, list } from '../words/names.ts';
import { FamilyMark } from './FamilyMark.tsx';

/** Both sides of the fight in hand: crews, dice and what they kill on (section 9.2). */
export function FightPanel({ fight }: { fight: Fight }) {
  const { view } = useTableau();
  const d = view.districts[fight.at];
  const boss = view.players[fight.defender]?.boss === fight.at ? 1 : 0;
  const carried = cargo({ moonshine: fight.moonshine, rum: fight.rum });
  return (
    <section className="ms-fight" aria-label={W.fight(facts(fight.at).name)}>
      <h3>{W.fight(facts(fight.at).name)}</h3>
      <Side
        side="invader"
        role={W.invader}
        seat={fight.attacker}
        crew={{ boss: fight.boss, runners: fight.runners }}
        note={carried && W.carried(carried)}
        dice={attack(fight)}
      />
      <Side
        side="occupier"
        role={W.occupier}
        seat={fight.defender}
        crew={{ boss, runners: d?.runners ?? 0 }}
        note=""
        dice={defence(view, fight, boss)}
      />
    </section>
  );
}

interface Dice {
  dice: number;
  from: number;
}

function attack(fight: Fight): Dice {
  return { dice: muscle(fight.boss + fight.runners), from: killsFrom(1 + fight.boss) };
}

function defence(view: View, fight: Fight, boss: number): Dice {
  const threat = 1 + boss + Number(hasSafehouse(view, fight.at));
  return { dice: muscle(mobsters(view, fight.at)), from: killsFrom(threat) };
}

interface SideProps {
  side: 'invader' | 'occupier';
  role: string;
  seat: Seat;
  crew: { boss: number; runners: number };
  note: string;
  dice: Dice;
}

function Side({ side, role, seat, crew, note, dice }: SideProps) {
  const { view, names } = useTableau();
  const family = view.players[seat]?.family;
  return (
    <p className="ms-side-line">
      {family && <FamilyMark family={family} size={22} />}
      <span>
        <small>{role}</small> {names.seat(seat)}: {list(cargoParts(crew)) || W.none}
        {note && `, ${note}`}
      </span>
      <small data-dice={view.options.dice_colours === 'by_side' ? side : undefined}>
        {W.diceAt(dice.dice, dice.from)}
      </small>
    </p>
  );
}
