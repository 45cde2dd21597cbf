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
