import type { OptionName } from '../../../../../src/games/moonshine/options.ts';

/** What each house rule changes. */
export const OPTIONS_EXPLAINED: Record<OptionName, string> = {
  blood_oath:
    'For four players: after the ninth Raid the bosses are bound in pairs, and it takes 20 Respect together to be crowned (§17).',
  truce_timing:
    'Whether the Truce is sworn before the Squads of the ninth Raid move, or when that Raid is over and its Jobs are paid (§17).',
  market_restock:
    'Whether a Job taken from the Market is replaced before the next player chooses, or all gaps are filled after the last Offer (§6.3).',
  day1_dark_market:
    'The opening Market lies face down, there are no Offers on Day 1, and it is turned up when they would have been. Needs gaps filled after the last Offer (§4).',
  home_borough_pick: 'Whether home Boroughs are dealt, or picked in reverse turn order, the highest token first (§4).',
  raid_crew_may_sail:
    'Whether a raided crew runs by land only, or may also sail from Dock to Dock; never to where the Squad came from (§11).',
  squads_walk:
    'Whether a Squad on a Dock also reaches another Dock of its Borough by water, or goes by land only (§11).',
  starting_turf:
    'Which Speakeasy and Dock of a home Borough the crews start in: the outer ones, or those of October, nearer to 7 (§4).',
  map: 'In October’s Manhattan West Side touches Five Points and The Tenderloin touches The Bowery; East Harlem and The Tenderloin no longer touch (§2).',
  job_deck: 'In October’s deck ten Jobs ask for something else, Union Dues pays 5 and The Smuggler’s Run 3 (§jobs).',
  stealth_allows_fold:
    'Whether a crew that is crept up on can only Hold Fire, or may also Fold (§8.3). It never Ambushes.',
  scram_bars_origin: 'Whether a crew may Fold to the District the Invader has just emptied, or not (§9.3).',
  advance_leave_barrels:
    'Whether all carried barrels go along on an Advance, or the Invader takes what he likes and leaves the rest to the Occupier (§9.3).',
  torch_first_shot:
    'Whether a Torch always draws Heat, or only as the first shot of its fight, which it then is (§8.4).',
  peddle_street_rate:
    'Whether the Irish Peddle at $300 a barrel with Heat from the fourth, or at $200 and never with Heat (§8.2).',
  nod_as_status:
    'Whether the Nod is kept for good once taken, or only held while you own ten Influence, have ten Respect and no Mark (§3.3).',
  crown_away_from_home: 'Whether you may be crowned in any Venue, or only outside your home Borough (§14).',
  job_check:
    'Whether Jobs are paid before a Raid and once more after it, or once after it. It matters for the Truce (§7.2).',
  takeover_counts_as_secure: 'Whether taking over a Safehouse also does a Job that asks for a Secure (§2.7).',
  split_must_fire: 'Whether you may decline to split the batch, or must when you can (§6.1).',
  whispers_claim:
    'Whether the Vipers only look at the next Job, or may take it face down as their Offer; rivals then see its Stake alone until it is done (§8.3).',
  skiff_escape:
    'Whether the Knights may Fold or Advance by Skiff: up to five Mobsters, no barrels, to any Safe coastal District; who stays behind dies (§8.4).',
  dice_colours:
    'Whether dice are of any colour, or red for the Invader and white for the Occupier. Nothing else changes (§9.2).',
  borough_cards: 'Whether a card beside each Ledger shows the home Borough and the markers not yet bought (§4).',
  vocabulary:
    'The words of 1929 (Defenseless, Fold, raze) or those of October 2026 (Empty, Scram, destroy). Nothing else changes.',
};
