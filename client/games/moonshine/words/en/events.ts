import { JOBS } from '../../../../../src/games/moonshine/data/jobs.ts';
import type { Roll } from '../../../../../src/games/moonshine/events.ts';
import { count, dollars, list } from '../../../../messages/en/grammar.ts';
import type { EventSayings } from '../events.ts';
import { place } from '../places.ts';
import { BOROUGH_WORDS, cargo } from './names.ts';

const BY = { move: 'moves', skiff: 'sails', stealth: 'creeps', tunnel: 'tunnels' };
const SHOT = { openFire: 'Opens Fire', hit: 'orders a Hit', plunder: 'Plunders' };
const ENDS = { win: 'The Invader wins', hold: 'The Occupier holds', wipe: 'Nobody is left standing' };

const rolled = (r: Roll) =>
  r.dice.length ? `${r.dice.join(' ')}, ${count(r.hits, 'hit')} on ${r.killsFrom}+` : 'no dice';
const fallen = (c: { boss: number; runners: number }) => cargo(c) || 'nobody';
const took = (e: { moonshine: number; rum: number }) => cargo(e) || 'no barrels';

/** One plain sentence for everything that can happen. */
export const EVENT_WORDS: EventSayings = {
  dayBegan: (e) => `Day ${e.day} begins. The Mash is ${e.mash}.`,
  poolRolled: (e, n) => `${n.seat(e.seat)} rolls the brew pool: ${e.pool.join(' ')}.`,
  drafted: (e, n) => `${n.seat(e.seat)} drafts the ${e.die} and brews ${e.brew}.`,
  brewed: (e, n) =>
    `${e.split ? 'A split batch: ' : ''}${n.seat(e.seat)} fills ${e.moonshine} Moonshine in ${place(e.at)}.`,
  blowback: (e) => `Blowback on ${e.number} (the last die is ${e.die}).`,
  burst: (e, n) => `The Still in ${place(e.at)} bursts. ${n.seat(e.seat)} loses ${fallen(e)}.`,
  jobTaken: (e, n) => `${n.seat(e.seat)} takes ${JOBS[e.job].title} and stakes ${e.stake}.`,
  jobDealt: (e) => `${JOBS[e.job].title} comes to the Market.`,
  deckReshuffled: (e) => `A new Job deck: ${count(e.cards, 'discarded card')} shuffled.`,
  walkedAway: (e, n) => `${n.seat(e.seat)} walks away from ${JOBS[e.job].title}.`,
  stoodPat: (e, n) => `${n.seat(e.seat)} stands pat.`,
  ledgersFunded: (e, n) =>
    `The Ledgers are filled: ${list(e.ledgers.map((ledger, seat) => `${n.seat(seat)} ${ledger}`))}.`,
  harbormaster: (e, n) =>
    e.seat < 0
      ? 'No Harbormaster today: nobody leads in Docks.'
      : `${n.seat(e.seat)} is Harbormaster with ${count(e.docks, 'Dock')}.`,
  mashNamed: (e, n) => `${n.seat(e.seat)} names ${e.face} as tomorrow’s Mash.`,
  mashRolled: (e) => `Tomorrow’s Mash is rolled: ${e.face}.`,
  moved: (e, n) => `${n.seat(e.seat)} ${BY[e.by]} ${cargo(e)} from ${place(e.from)} to ${place(e.to)}.`,
  recruited: (e, n) =>
    `${n.seat(e.seat)} recruits ${count(e.runners, 'Runner')} in ${place(e.at)} for ${dollars(e.price)}.`,
  secured: (e, n) => `${n.seat(e.seat)} opens the Safehouse in ${place(e.at)} for ${dollars(e.price)}.`,
  traded: (e, n) =>
    `${n.seat(e.seat)} trades ${e.barrels} Moonshine for Rum in ${place(e.at)}${e.gift ? `, and ${e.gift} Rum on top` : ''}.`,
  borrowed: (e, n) => `${n.seat(e.seat)} borrows ${dollars(e.cash)} from Shylock and takes a Mark.`,
  squaredUp: (e, n) => `${n.seat(e.seat)} squares up with Shylock for ${dollars(e.price)}.`,
  collected: (e, n) => `${n.seat(e.seat)} collects ${dollars(e.pay)}.`,
  laidLow: (e, n) =>
    `${n.seat(e.seat)} lays low${e.pay ? ` for ${dollars(e.pay)}` : ''} and will be number ${e.token} tomorrow.`,
  unloaded: (e, n) =>
    `${n.seat(e.seat)} unloads ${cargo(e)} in ${place(e.at)} for ${dollars(e.pay)}${e.kickbacks ? `, ${count(e.kickbacks, 'Kickback')}` : ''}.`,
  bribed: (e, n) => `${n.seat(e.seat)} bribes for ${dollars(e.price)} and owns ${e.owned} Influence.`,
  nodClaimed: (e, n) => `${n.seat(e.seat)} has the Nod.`,
  extorted: (e, n) => `${n.seat(e.seat)} extorts ${dollars(e.pay)} from ${count(e.districts, 'District')}.`,
  ratted: (e, n) => `${n.seat(e.seat)} rats${e.from >= 0 ? ` and takes the card from ${n.seat(e.from)}` : ''}.`,
  rose: (e, n) => `${n.seat(e.seat)}’s Boss rises in ${place(e.at)}.`,
  consigliere: (e, n) =>
    `${n.seat(e.seat)} has marker ${e.marker + 1}, ${n.seat(e.owner)}’s, lifted off the Heat Track.`,
  peddled: (e, n) => `${n.seat(e.seat)} peddles ${e.moonshine} Moonshine in ${place(e.at)} for ${dollars(e.pay)}.`,
  heat: (e, n) => `Heat on ${n.seat(e.seat)}: ${count(e.markers, 'marker')} on the Track.`,
  homePicked: (e, n) => `${n.seat(e.seat)} is at home in ${BOROUGH_WORDS[e.borough]}.`,
  jobTakenFaceDown: (e, n) => `${n.seat(e.seat)} takes a Job face down and stakes ${e.stake}.`,
  whispered: (e) => `The Job you took face down is ${JOBS[e.job].title}.`,
  handshakeOffered: (e, n) => `${n.seat(e.seat)} offers ${n.seat(e.rival)} a Handshake (no. ${e.deal}).`,
  handshakeShaken: (e, n) => `${n.seat(e.seat)} and ${n.seat(e.rival)} shake hands on no. ${e.deal}.`,
  handshakeRefused: (e, n) => `${n.seat(e.seat)} refuses ${n.seat(e.rival)}’s Handshake no. ${e.deal}.`,
  handshakeWithdrawn: (e, n) => `${n.seat(e.seat)} withdraws Handshake no. ${e.deal}.`,
  handshakeDied: (e, n) => `Handshake no. ${e.deal} is off: ${n.seat(e.seat)} does not have ${dollars(e.cash)}.`,
  promiseKept: (e, n) => `${n.seat(e.seat)} kept his word to ${n.seat(e.rival)} (no. ${e.deal}).`,
  promiseBroken: (e, n) =>
    `${n.seat(e.seat)} broke his word to ${n.seat(e.rival)} (no. ${e.deal})${e.welsher ? ' and takes a Welsher' : ''}.`,
  promiseClaimed: (e, n) => `${n.seat(e.seat)} says that ${n.seat(e.rival)} broke his word (no. ${e.deal}).`,
  promiseDisputed: (e, n) => `${n.seat(e.seat)} disputes it (no. ${e.deal}): the others decide.`,
  voted: (e, n) => `${n.seat(e.seat)} votes on no. ${e.deal}: ${e.kept ? 'kept' : 'broken'}.`,
  crackdown: (e) => `The Federal Crackdown reaches space ${e.space}.`,
  truce: (e, n) =>
    `The Truce is sworn: ${list(e.first.map((seat) => n.seat(seat)))} against ${list(e.second.map((seat) => n.seat(seat)))}.`,
  cashGiven: (e, n) => `${n.seat(e.seat)} gives ${n.seat(e.to)} ${dollars(e.amount)}.`,
  standoff: (e, n) => `Standoff in ${place(e.at)}: ${n.seat(e.seat)} against ${n.seat(e.rival)}.`,
  ambushed: (e, n) => `${n.seat(e.seat)} ambushes: ${rolled(e.roll)}. ${n.seat(e.rival)} loses ${fallen(e)}.`,
  heldFire: (e, n) => `${n.seat(e.seat)} holds fire${e.forced ? ', having no other answer' : ''}.`,
  folded: (e, n) =>
    `${n.seat(e.seat)} ${n.later ? 'scrams' : 'folds'}: ${cargo(e)} from ${place(e.at)} to ${place(e.to)}.`,
  volley: (e, n) =>
    `${n.seat(e.seat)} ${SHOT[e.shot]}: ${rolled(e.roll)}. ${n.seat(e.rival)} returns ${rolled(e.returned)}. ` +
    `${n.seat(e.seat)} loses ${fallen(e.lost)}, ${n.seat(e.rival)} ${fallen(e.killed)}.`,
  looted: (e, n) => `${n.seat(e.seat)} carries off ${took(e)} from ${place(e.at)}.`,
  torched: (e, n) => `${n.seat(e.seat)} burns ${n.seat(e.rival)}’s Safehouse in ${place(e.at)}.`,
  advanced: (e, n) => `${n.seat(e.seat)} advances from ${place(e.from)} to ${place(e.to)} with ${cargo(e)}.`,
  fellBack: (e, n) =>
    `${n.seat(e.seat)} falls back from ${place(e.from)} to ${place(e.to)}${e.forced ? ', out of Influence' : ''}.`,
  fightEnded: (e) => `${ENDS[e.end]} in ${place(e.at)}.`,
  tookControl: (e, n) => `${n.seat(e.seat)} takes ${place(e.at)}${e.from >= 0 ? ` from ${n.seat(e.from)}` : ''}.`,
  tookOver: (e, n) => `${n.seat(e.seat)} takes over ${n.seat(e.rival)}’s Safehouse in ${place(e.at)}.`,
  razed: (e, n) =>
    `${n.seat(e.seat)} ${n.later ? 'destroys' : 'razes'} ${n.seat(e.rival)}’s Safehouse in ${place(e.at)}.`,
  jobDone: (e, n) => `${n.seat(e.seat)} completes ${JOBS[e.job].title}: ${e.respect} Respect.`,
  raid: (e) => `Raid! ${count(e.heat.length, 'marker')} on the Heat Track.`,
  squadStayed: (e) => `The Squad in ${place(e.at)} stays put.`,
  doorsKickedIn: (e, n) =>
    `The Squad kicks in ${n.seat(e.seat)}’s door in ${place(e.at)}: ${took(e)}${e.safehouse ? ' and the Safehouse' : ''} gone.`,
  crewRan: (e, n) => `${n.seat(e.seat)}’s crew runs from ${place(e.from)} to ${place(e.to)}.`,
  arrested: (e, n) => `${n.seat(e.seat)} has ${fallen(e)} arrested in ${place(e.at)}.`,
  squadMoved: (e) => `The Squad moves from ${place(e.from)} to ${place(e.to)}.`,
  raidOver: (e) => `The Raid is over. ${count(e.markers, 'marker')} go home.`,
  sunset: (e, n) => `Sunset. Tomorrow’s order: ${e.order.map((seat) => n.seat(seat)).join(', ')}.`,
  crowned: (e, n) => `${n.seat(e.seat)} takes the crown in ${place(e.at)}.`,
};
