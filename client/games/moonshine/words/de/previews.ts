import type * as En from '../en/previews.ts';

/** What a Play will lead to, said before it is made. */
export const NOTE_WORDS: typeof En.NOTE_WORDS = {
  startsFight: 'Dort stehen Gangster von Rivalen: Es kommt zur Konfrontation.',
  takesSafehouse: 'Niemand bewacht den Unterschlupf dort: Er fällt dir ohne Kampf zu.',
  takesGround: 'Das Viertel wird deines.',
  givesBarrels: 'Fässer ohne Crew fallen dem Rivalen zu.',
  losesBarrels: 'Fässer ohne Crew liegen dort herrenlos; jeder kann sie nehmen.',
  findsBarrels: 'Die herrenlosen Fässer dort werden deine.',
  leavesGround: 'Niemand bleibt zurück: Du gibst das Viertel auf, und seine Fässer mit ihm.',
  safehouseMoves: 'Dein Unterschlupf verlässt seinen Platz.',
  dayEnds: 'Du machst heute keinen Zug mehr.',
  startsRaid: 'Das löst die Razzia aus.',
  getsNod: 'Dein zehnter Marker: Du hast den Segen.',
  knightsGift: 'Ein Fass Rum kommt umsonst dazu.',
};

export const RAID_WORDS: typeof En.RAID_WORDS = {
  door: (at, owner, barrels, safehouse) => {
    const behind = [barrels > 0 && (barrels === 1 ? '1 Fass' : `${barrels} Fässer`), safehouse && 'der Unterschlupf'];
    const lost = behind.filter(Boolean).join(' und ');
    return `${owner ? `Die Tür von ${owner}` : 'Deine Tür'} in ${at}${lost ? `: ${lost} weg` : ''}.`;
  },
  noDoor: 'Alle Trupps bleiben, wo sie sind.',
  asked: 'Soweit absehbar: Crews mit einer Wahl können anderswohin fliehen.',
};
