import type { Said } from '../../../../learn/lesson/lesson.ts';

/** What the coach says on the first Day. */
export const LESSON: Record<string, Said> = {
  welcome: {
    title: 'A Day in New York',
    text: 'You are Nell, and you run the Irish: the green ones, with the clover. It is the third morning. Vera has the Vipers, Sal the Sicilians. Here is what is yours: cash, your {ledger}, and behind the plus your {reserves}. Words with dots under them have a card: point at one, or hold it.',
  },
  city: {
    title: 'Your ground',
    text: 'In Hunts Point stand your {boss}, three {runner|Runners} and your {safehouse}. The number in the ring is its {still}. Where you have a piece, the {district} is yours. The badges are {squad|Police Squads}: nobody gets in there.',
  },
  brew: {
    title: 'Shadows: the Brew',
    text: 'Every morning dice are thrown into a pool, and everybody takes one. Today’s {mash} is 4. Mash and die together make a number, and all your Stills of that number {brew}.',
  },
  draft: {
    title: 'Take the 5',
    text: '4 and 5 make 9: that is Hunts Point, where your Boss is. Four {mobster|Mobsters} there brew 2 barrels. Take the 5.',
    wrong: 'That die would fire nothing of yours. Take the 5 this time: it makes 9, the Still in Hunts Point.',
  },
  split: {
    title: 'Split the batch',
    text: 'Your Boss stands at the Still that fired, so one more next door may fire as well, whatever its number: {split}. Press Belmont on the map or in the list, then confirm.',
    wrong: 'Keep nothing together today: light Belmont, where you want barrels to sell.',
  },
  othersDraft: { title: 'The others draft', text: 'Vera and Sal take their dice. What is left over matters too.' },
  blowback: {
    title: 'The Blowback',
    text: 'The 1 was left. With the Mash it makes 5, and every Still 5 has burst: in Brownsville Sal has lost three Runners. {blowback} can hit anybody, so look at what you leave behind when you draft.',
  },
  othersOffer: {
    title: 'Offers',
    text: 'Now {job|Jobs} are taken, the last in order first. Sal stands pat, Vera takes one.',
  },
  offer: {
    title: 'Take a Job',
    text: 'Jobs pay {respect}, and ten of it is what a crown takes. “The Grand Tour” wants four barrels sold in one bar on the East River. You have just the bar in mind. It locks one marker, its {stake}, until it is done. Take it.',
    wrong: 'A Job more or less is often right, but today’s plan is The Grand Tour. Take that one.',
  },
  ledger: {
    title: 'Your day’s Influence',
    text: 'Up to five markers have gone from Reserves to your Ledger. That is all you can spend today: most {play|Plays} cost 1, big ones 2. The one on the Job is missing from your Reserves.',
  },
  mash: {
    title: 'Tomorrow’s Mash',
    text: 'All of you hold one {dock}, so nobody is {harbormaster} and tomorrow’s Mash was rolled: a 6. Everybody can plan for it.',
  },
  hustle: {
    title: 'The Hustle',
    text: 'Now Plays are made, one each in turn, until all have Laid Low. Each has its price in diamonds. What cannot be made now is dim, and says why when you point at it.',
  },
  move: {
    title: 'Move on Astoria',
    text: 'Over the Hell Gate Bridge lies Astoria: a bar on the river, two of Vera’s Runners, and two of her barrels. Choose Move, from Hunts Point to Astoria, and take everything: Boss, 3 Runners, 2 Moonshine. Your Safehouse holds Hunts Point without them. Before you confirm, look at the odds.',
    wrong:
      'For this raid take all of Hunts Point to Astoria: the Boss, 3 Runners and both barrels. “Everything” does it at once.',
  },
  standoff: {
    title: 'Standoff',
    text: 'Rival Mobsters are there, so there is a fight. Vera answers once: {ambush}, {holdFire} or {fold}. She holds her fire.',
  },
  fire: {
    title: 'Open Fire',
    text: 'You are {pinned}. Four Mobsters roll 2 dice, and the Irish one more; your Boss makes each kill on 4 and up. She has one die that kills on 5 and up. The table under the answers gives your chances, volley by volley. The first shot of a fight draws {heat}. Open Fire.',
    wrong: 'With odds like these, do not leave: Open Fire.',
  },
  won: {
    title: 'Astoria is yours',
    text: 'Two hits, both her Runners gone, and none of yours. The District is yours, and so are all barrels in it: her two and the two you brought. But your marker is now the fourth on the Heat Track, and it lies furthest to the right.',
  },
  othersPlay: { title: 'The others play', text: 'Vera hires two Runners. Sal trades Moonshine for {rum} at his Dock.' },
  unload: {
    title: 'Unload',
    text: 'Four barrels in a bar of yours on the river: {unload} them all, at $300 each. Four or more at once draw Heat, and yours will be the fifth marker: there will be a {raid}. You know it, and it is worth it.',
    wrong: 'The Job wants four barrels sold at once, in Astoria. Unload all four.',
  },
  run: {
    title: 'Raid!',
    text: 'The Job is done. And the Squads come, Borough by Borough. Yours is the freshest marker, so the Squad of the Bronx goes for you: it kicks in your door at Throggs Neck, and the barrel there is gone. Your two Runners may run to Hunts Point or to Fordham. Either will do: Hunts Point is home, Fordham is new ground.',
    wrong: 'Your crew must run first: choose where to.',
  },
  raid: {
    title: 'What the Raid did',
    text: 'Manhattan’s Squad found nobody. In Queens, Vera’s crew had nowhere to run and was arrested. Sal’s Safehouse is the one door no Squad ever opens: that is the Sicilians’ trait. All markers have come home to {reserves}.',
  },
  job: {
    title: 'One Respect',
    text: 'The Grand Tour has paid 1 Respect, and its Stake is home. $1,200 came from the barrels: soon enough for a {bribe}, the next marker of ten.',
  },
  othersRest: {
    title: 'The others lay low',
    text: 'Vera and Sal have had enough for today. Who goes first takes the lowest {token}, and acts first tomorrow.',
  },
  layLow: {
    title: 'Lay Low',
    text: 'One marker is left, and no Play worth it. {layLow}: it pays $100 and ends the Day.',
    wrong: 'Enough for one Day: Lay Low.',
  },
  sunset: {
    title: 'Sunset',
    text: 'All have Laid Low, so the Day was over at once. The tokens make the new order: you are last today, and the first at the Offers. A new pool is on the table.',
  },
  crown: {
    title: 'And so to the crown',
    text: 'That was a Day. Many of them lead to the end: ten Respect from Jobs, {nod} from Bribes, no debt to Shylock, your Boss in a {venue}, and the Play {crown|Take the Crown}. The rules lie at hand at every table, behind each question mark.',
  },
};

/** Names of the three at the table; the pupil first. */
export const LESSON_NAMES: readonly string[] = ['Nell', 'Vera', 'Sal'];
