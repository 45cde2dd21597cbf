import type { PuzzleWords } from '../../../../learn/puzzles/puzzle.ts';

/** The ten puzzles: what is asked, and why each answer is right or wrong. */
export const PUZZLE_WORDS: Record<string, PuzzleWords> = {
  crown: {
    title: 'The last Play',
    asks: 'You are the Vipers. Ten Influence, ten {respect}, no {mark}, your {boss} in The Triangle. Six barrels of {rum} beside him, two markers in the {ledger}. Your Play.',
    why: {
      crown:
        'Nod, Respect, no Mark, Boss in a Venue, 2 Influence: everything is there, and the game is yours at once. Nothing may come between.',
      unload:
        '$3,000 will not help a boss who could have been crowned. The Heat and everybody’s next turn come first: a fight in The Triangle, a {rat}, and your chance is gone.',
      layLow: 'You would give everybody else the rest of the Day to drive your Boss out.',
      move: 'Your Boss stands in the only kind of place where he can be crowned. Stay, and take it.',
    },
    otherwise: 'It may be a good Play on another day. Today you can win, and nothing is better than that.',
  },
  draft: {
    title: 'Five dice',
    asks: 'You are the Sicilians and draft first. The {mash} is 5. Your Boss and three Runners stand in Five Points (10), five Runners in The Tenderloin (8), three in East Harlem (12) and three on the West Side (11). Which die?',
    why: {
      boss: '5 and 5 make 10: Five Points brews 2, and because your Boss stands there {split|the batch can be split}: The Tenderloin next door brews 3 more, whatever its number. Five barrels in all.',
      crew: 'The Tenderloin has your largest crew and brews 3. But your Boss is not there, so nothing is split. The 5 lights both.',
      dock: 'The West Side brews 2, and that is all. The 5 gives five barrels.',
      nothing: 'No Still of yours has that number: you would brew nothing at all.',
    },
    otherwise: 'A die must be taken, and this one brews less than the 5.',
  },
  greed: {
    title: 'One barrel too many',
    asks: 'You are the Irish. Four markers lie on the {heat|Heat Track}, none of them yours. Five Moonshine in Belmont, six Rum on the Dock in Throggs Neck, two markers in your Ledger. Your Play.',
    why: {
      three:
        'Three barrels are quiet: $900 and no Heat. As long as you have no marker on the Track, no Squad can come for you, and the Rum in Throggs Neck is safe.',
      many: 'The {greedTax} puts your marker on the Track, as the fifth and freshest. The Raid comes at once, and the Squad in Morris Park goes for the fullest District in its reach: six Rum, $3,000 worth, are gone for one barrel more.',
      few: 'Quiet as well, but three can be sold without a sound. Why leave money lying?',
      extort:
        'Extort always draws Heat. Yours would be the fifth marker and the freshest: the Squad of the Bronx would go straight for your Rum.',
      layLow: 'No harm done, but the $200 are less than $900 for three barrels sold in silence.',
    },
    otherwise: 'Legal, but it leaves $900 of quiet money on the table.',
  },
  kickback: {
    title: 'Give and take',
    asks: 'You are the Knights. Four Rum in The Havemeyer in Williamsburg, three in Sunny’s Bar in Red Hook, four Moonshine in Brownsville, two markers in your Ledger, five in Reserves, one on the Track with three others’. Your Play.',
    why: {
      venue:
        '$1,500, no Heat, and three {kickback|Kickbacks}: the two markers you paid are back in your Ledger and one more with them. You go on as if it had cost nothing.',
      four: 'The fourth barrel draws Heat, and that is the fifth marker, and yours is the freshest: the Raid follows at once. Three would have been quiet, and filled the Ledger again.',
      few: 'Right place. But each Rum brings a marker back: three barrels are still quiet and pay more.',
      bar: 'The same $500 a barrel, but an ordinary bar gives no {kickback|Kickbacks}: your Ledger is empty afterwards and your Day is over.',
      extort: 'Extort draws Heat: the fifth marker, and yours. The Rum is what the Squads would come for.',
    },
    otherwise: 'Legal. But selling three Rum in the Venue pays $1,500 and gives back more Influence than it costs.',
  },
  fold: {
    title: 'Seven at the door',
    asks: 'You are the Sicilians. Two Runners of yours hold The Tenderloin; the Irish come with their Boss and six Runners. There are no barrels and no Safehouse. Your answer.',
    why: {
      fold: 'Four dice, and the Irish one more, that each kill on 4 and up against one of yours: you would lose both men for nothing. On the West Side they stand with three others, and the Irish have spent a marker on an empty District.',
      home: 'Right: nothing here is worth two men. The West Side, with its Dock, would be the better place to make strong.',
      ambush:
        'One die at 4 and up takes one of seven at best, costs a marker that goes to Heat, and then both your men fall.',
      holdFire: 'Your return fire is free, but it is one die against five. Both men fall, and the District with them.',
    },
    otherwise: 'Look at the odds below the question.',
  },
  ambush: {
    title: 'Uninvited',
    asks: 'You are the Vipers. Three Runners of the Knights come into Corona, where your Boss, three Runners, your Safehouse and five barrels are. Your answer.',
    why: {
      ambush:
        'Boss, Safehouse and {ambush}: {threat} 4, so each of your two dice kills on 2 and up, before they have fired once. Most often one Runner is left, or none. That is worth a marker, and one on the Track with one other does not bring the Squads yet.',
      holdFire:
        'Your return fire is strong too, but it comes together with theirs, and they choose when to stop. The Ambush strikes first, and alone.',
      fold: 'You would hand over five barrels, the District and your Safehouse to three Runners whom you outgun.',
    },
    otherwise: 'Look at the odds below the question.',
  },
  advance: {
    title: 'With full hands',
    asks: 'You are the Sicilians, {pinned} in East Harlem: your Boss and one Runner, with four Rum, against five of the Irish. One marker is left in your Ledger. Your choice.',
    why: {
      home: 'An {advance} is 1 Influence and takes all you carry along: Boss, Runner and four Rum stand safe in Five Points, behind your Safehouse.',
      away: 'An {advance} saves Boss and Rum, and that is the point. Five Points would be better still: your Safehouse and three Runners are there.',
      openFire:
        'One die against three: you cannot kill five, and then your Ledger is empty and you {fallBack|must Fall Back} without the Rum, if your Boss still lives.',
      fallBack: 'Free, but what you carried stays with the Irish: four Rum are $2,000. One marker takes them along.',
    },
    otherwise: 'It costs you the Rum, or more.',
  },
  run: {
    title: 'Where to?',
    asks: 'You are the Vipers. The Irish have Ratted, and the Squad of Queens is in Corona; Brooklyn’s comes next. On the Track lie a marker of the Knights’ and, to its right, one of yours. Your Boss and three Runners must run.',
    why: {
      flushing:
        'Nobody is there, the Squad of Queens has already moved, and two {loose|loose barrels} become yours on arrival.',
      astoria: 'Safe, and your own. But the two {loose|loose barrels} in Flushing would have been yours as well.',
      brownsville:
        'Next door to the Squad in Williamsburg, which acts next, and your marker is the freshest: it would kick you out a second time.',
    },
    otherwise: 'Not there.',
  },
  layLow: {
    title: 'The last marker',
    asks: 'You are the Irish. One marker is left in your Ledger, nobody has Laid Low yet, and you have nothing to sell. Your Play.',
    why: {
      layLow:
        'The marker pays $100 as you {layLow}, and the first {token} is yours: tomorrow you draft first and play first.',
      collect:
        'Also $100, but then you Lay Low later, and somebody else takes the first {token}. Collecting with the last marker is never better than going to bed.',
      move: 'A Move may be worth more than $100, but here there is nothing to win with it, and the first {token} is gone.',
      borrow: '$1,500 today are $2,000 to pay before you are crowned, for cash you have no use for today.',
    },
    otherwise: 'Legal, but worth less than $100 and the first turn tomorrow.',
  },
  offer: {
    title: 'At the Market',
    asks: 'You are the Vipers with six Influence. Seven Moonshine lie in Flushing, guarded by four Runners. It is your Offer.',
    why: {
      poisonPanic:
        'Six Moonshine sold in Flushing: they lie there already. One Unload today pays 3 {respect} and $2,100 at most, and the {stake} is home the same Day.',
      five: 'Five Respect look better, but its Stake locks half your markers for many Days, and nothing for it is prepared. Poison Panic is done today.',
      other: 'There is a Job on the table that you can do with your very next two markers: Poison Panic.',
      standPat:
        'Somebody else will take Poison Panic, or it lies there tomorrow when your barrels are gone. The Stake of 2 is back as soon as you Unload.',
    },
    otherwise: 'Take the Job for which everything is ready.',
  },
};
