import type { Note } from '../../plays/preview.ts';

/** What a Play will lead to, said before it is made. */
export const NOTE_WORDS: Record<Note, string> = {
  startsFight: 'Rival Mobsters are there: a Standoff follows.',
  takesSafehouse: 'Nobody guards the Safehouse there: it falls to you without a fight.',
  takesGround: 'The District becomes yours.',
  givesBarrels: 'Barrels without a crew become the rival’s.',
  losesBarrels: 'Barrels without a crew lie loose there, anybody’s for the taking.',
  findsBarrels: 'The loose barrels there become yours.',
  leavesGround: 'Nobody stays behind: you give that District up, and its barrels with it.',
  safehouseMoves: 'Your Safehouse leaves where it stands now.',
  dayEnds: 'You make no more Plays today.',
  startsRaid: 'This brings the Raid.',
  getsNod: 'Your tenth marker: the Nod is yours.',
  knightsGift: 'One more barrel of Rum comes free.',
};

/** The doors of a Raid to come. `owner` is null for one's own. */
export const RAID_WORDS = {
  door: (at: string, owner: string | null, barrels: number, safehouse: boolean) => {
    const behind = [barrels > 0 && (barrels === 1 ? '1 barrel' : `${barrels} barrels`), safehouse && 'the Safehouse'];
    const lost = behind.filter(Boolean).join(' and ');
    return `${owner ? `${owner}’s` : 'Your'} door in ${at}${lost ? `: ${lost} lost` : ''}.`;
  },
  noDoor: 'Every Squad stays put.',
  asked: 'As far as can be told: crews with a choice may run elsewhere.',
};
