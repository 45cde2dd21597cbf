import { JOBS } from '../../../../../src/games/moonshine/data/jobs.ts';
import type { Roll } from '../../../../../src/games/moonshine/events.ts';
import { count, dollars, list } from '../../../../messages/de/grammar.ts';
import type { EventSayings } from '../events.ts';
import { place } from '../places.ts';
import { BOROUGH_WORDS, cargo } from './names.ts';

const BY: Record<'move' | 'skiff' | 'stealth' | 'tunnel', string> = {
  move: 'bewegt',
  skiff: 'rudert',
  stealth: 'schleust',
  tunnel: 'bringt durch den Tunnel',
};
const SHOT: Record<'openFire' | 'hit' | 'plunder', string> = {
  openFire: 'eröffnet das Feuer',
  hit: 'befiehlt einen Anschlag',
  plunder: 'plündert',
};
const ENDS: Record<'win' | 'hold' | 'wipe', string> = {
  win: 'Der Angreifer gewinnt',
  hold: 'Der Verteidiger hält',
  wipe: 'Niemand steht mehr',
};

const rolled = (r: Roll) =>
  r.dice.length ? `${r.dice.join(' ')}, ${count(r.hits, 'Treffer', 'Treffer')} ab ${r.killsFrom}` : 'keine Würfel';
const fallen = (c: { boss: number; runners: number }) => cargo(c) || 'niemanden';
const took = (e: { moonshine: number; rum: number }) => cargo(e) || 'keine Fässer';
const markers = (n: number) => count(n, 'Marker', 'Marker');

/** One plain sentence for everything that can happen. */
export const EVENT_WORDS: EventSayings = {
  dayBegan: (e) => `Tag ${e.day} beginnt. Die Maische ist ${e.mash}.`,
  poolRolled: (e, n) => `${n.seat(e.seat)} würfelt den Vorrat: ${e.pool.join(' ')}.`,
  drafted: (e, n) => `${n.seat(e.seat)} nimmt die ${e.die} und braut Sud ${e.brew}.`,
  brewed: (e, n) =>
    `${e.split ? 'Ein geteilter Sud: ' : ''}${n.seat(e.seat)} füllt ${e.moonshine} Moonshine in ${place(e.at)} ab.`,
  blowback: (e) => `Rückschlag auf ${e.number} (der letzte Würfel ist ${e.die}).`,
  burst: (e, n) => `Die Destille in ${place(e.at)} platzt. ${n.seat(e.seat)} verliert ${fallen(e)}.`,
  jobTaken: (e, n) => `${n.seat(e.seat)} nimmt ${JOBS[e.job].title} an und setzt ${e.stake} ein.`,
  jobDealt: (e) => `${JOBS[e.job].title} kommt auf den Markt.`,
  deckReshuffled: (e) => `Ein neuer Job-Stapel: ${count(e.cards, 'abgelegte Karte', 'abgelegte Karten')} neu gemischt.`,
  walkedAway: (e, n) => `${n.seat(e.seat)} gibt ${JOBS[e.job].title} auf.`,
  stoodPat: (e, n) => `${n.seat(e.seat)} wartet ab.`,
  ledgersFunded: (e, n) =>
    `Die Kontobücher sind gefüllt: ${list(e.ledgers.map((ledger, seat) => `${n.seat(seat)} ${ledger}`))}.`,
  harbormaster: (e, n) =>
    e.seat < 0
      ? 'Heute kein Hafenmeister: Niemand führt bei den Docks.'
      : `${n.seat(e.seat)} ist Hafenmeister mit ${count(e.docks, 'Dock', 'Docks')}.`,
  mashNamed: (e, n) => `${n.seat(e.seat)} bestimmt ${e.face} als Maische von morgen.`,
  mashRolled: (e) => `Die Maische von morgen wird gewürfelt: ${e.face}.`,
  moved: (e, n) => `${n.seat(e.seat)} ${BY[e.by]} ${cargo(e)} von ${place(e.from)} nach ${place(e.to)}.`,
  recruited: (e, n) =>
    `${n.seat(e.seat)} heuert ${count(e.runners, 'Runner', 'Runner')} in ${place(e.at)} für ${dollars(e.price)} an.`,
  secured: (e, n) => `${n.seat(e.seat)} bezieht den Unterschlupf in ${place(e.at)} für ${dollars(e.price)}.`,
  traded: (e, n) =>
    `${n.seat(e.seat)} tauscht ${e.barrels} Moonshine gegen Rum in ${place(e.at)}${e.gift ? `, und ${e.gift} Rum obendrauf` : ''}.`,
  borrowed: (e, n) => `${n.seat(e.seat)} leiht ${dollars(e.cash)} von Shylock und nimmt einen Schuldschein.`,
  squaredUp: (e, n) => `${n.seat(e.seat)} begleicht bei Shylock ${dollars(e.price)}.`,
  collected: (e, n) => `${n.seat(e.seat)} kassiert ${dollars(e.pay)}.`,
  laidLow: (e, n) =>
    `${n.seat(e.seat)} taucht ab${e.pay ? `, nimmt ${dollars(e.pay)} mit` : ''} und wird morgen Nummer ${e.token}.`,
  unloaded: (e, n) =>
    `${n.seat(e.seat)} schlägt ${cargo(e)} in ${place(e.at)} für ${dollars(e.pay)} los${e.kickbacks ? `, ${e.kickbacks}-mal Schmiergeld` : ''}.`,
  bribed: (e, n) => `${n.seat(e.seat)} besticht für ${dollars(e.price)} und besitzt ${e.owned} Einfluss.`,
  nodClaimed: (e, n) => `${n.seat(e.seat)} hat den Segen.`,
  extorted: (e, n) => `${n.seat(e.seat)} erpresst ${dollars(e.pay)} aus ${count(e.districts, 'Viertel', 'Vierteln')}.`,
  ratted: (e, n) =>
    `${n.seat(e.seat)} verpfeift alle${e.from >= 0 ? ` und übernimmt die Karte von ${n.seat(e.from)}` : ''}.`,
  rose: (e, n) => `Ein neuer Boss von ${n.seat(e.seat)} steigt in ${place(e.at)} auf.`,
  consigliere: (e, n) =>
    `${n.seat(e.seat)} lässt Marker ${e.marker + 1} von ${n.seat(e.owner)} von der Fahndungsleiste nehmen.`,
  peddled: (e, n) => `${n.seat(e.seat)} hausiert mit ${e.moonshine} Moonshine in ${place(e.at)} für ${dollars(e.pay)}.`,
  heat: (e, n) => `Fahndung nach ${n.seat(e.seat)}: ${markers(e.markers)} auf der Leiste.`,
  homePicked: (e, n) => `${n.seat(e.seat)} ist hier zu Hause: ${BOROUGH_WORDS[e.borough]}.`,
  jobTakenFaceDown: (e, n) => `${n.seat(e.seat)} nimmt einen Job verdeckt an und setzt ${e.stake} ein.`,
  whispered: (e) => `Der Job, den du verdeckt angenommen hast, ist ${JOBS[e.job].title}.`,
  handshakeOffered: (e, n) => `${n.seat(e.seat)} bietet ${n.seat(e.rival)} einen Handschlag an (Nr. ${e.deal}).`,
  handshakeShaken: (e, n) => `${n.seat(e.seat)} und ${n.seat(e.rival)} schlagen auf Nr. ${e.deal} ein.`,
  handshakeRefused: (e, n) => `${n.seat(e.seat)} lehnt den Handschlag Nr. ${e.deal} von ${n.seat(e.rival)} ab.`,
  handshakeWithdrawn: (e, n) => `${n.seat(e.seat)} zieht den Handschlag Nr. ${e.deal} zurück.`,
  handshakeDied: (e, n) => `Handschlag Nr. ${e.deal} platzt: ${n.seat(e.seat)} hat keine ${dollars(e.cash)}.`,
  promiseKept: (e, n) => `${n.seat(e.seat)} hat gegenüber ${n.seat(e.rival)} Wort gehalten (Nr. ${e.deal}).`,
  promiseBroken: (e, n) =>
    `${n.seat(e.seat)} hat gegenüber ${n.seat(e.rival)} das Wort gebrochen (Nr. ${e.deal})${e.welsher ? ' und nimmt einen Wortbrecher' : ''}.`,
  promiseClaimed: (e, n) => `${n.seat(e.seat)} sagt, ${n.seat(e.rival)} habe das Wort gebrochen (Nr. ${e.deal}).`,
  promiseDisputed: (e, n) => `${n.seat(e.seat)} bestreitet es (Nr. ${e.deal}): Die anderen entscheiden.`,
  voted: (e, n) => `${n.seat(e.seat)} stimmt über Nr. ${e.deal} ab: ${e.kept ? 'gehalten' : 'gebrochen'}.`,
  crackdown: (e) => `Die Bundesoffensive erreicht Feld ${e.space}.`,
  truce: (e, n) =>
    `Die Waffenruhe ist geschworen: ${list(e.first.map((seat) => n.seat(seat)))} gegen ${list(e.second.map((seat) => n.seat(seat)))}.`,
  cashGiven: (e, n) => `${n.seat(e.seat)} gibt ${n.seat(e.to)} ${dollars(e.amount)}.`,
  standoff: (e, n) => `Konfrontation in ${place(e.at)}: ${n.seat(e.seat)} gegen ${n.seat(e.rival)}.`,
  ambushed: (e, n) =>
    `${n.seat(e.seat)} schlägt aus dem Hinterhalt zu: ${rolled(e.roll)}. ${n.seat(e.rival)} verliert ${fallen(e)}.`,
  heldFire: (e, n) => `${n.seat(e.seat)} schießt nicht${e.forced ? ', mangels anderer Antwort' : ''}.`,
  folded: (e, n) =>
    `${n.seat(e.seat)} ${n.later ? 'türmt' : 'weicht'} und bringt ${cargo(e)} von ${place(e.at)} nach ${place(e.to)}.`,
  volley: (e, n) =>
    `${n.seat(e.seat)} ${SHOT[e.shot]}: ${rolled(e.roll)}. ${n.seat(e.rival)} erwidert: ${rolled(e.returned)}. ` +
    `${n.seat(e.seat)} verliert ${fallen(e.lost)}, ${n.seat(e.rival)} ${fallen(e.killed)}.`,
  looted: (e, n) => `${n.seat(e.seat)} schafft ${took(e)} aus ${place(e.at)} fort.`,
  torched: (e, n) => `${n.seat(e.seat)} fackelt den Unterschlupf von ${n.seat(e.rival)} in ${place(e.at)} ab.`,
  advanced: (e, n) => `${n.seat(e.seat)} rückt vor und bringt ${cargo(e)} von ${place(e.from)} nach ${place(e.to)}.`,
  fellBack: (e, n) =>
    `${n.seat(e.seat)} zieht sich von ${place(e.from)} nach ${place(e.to)} zurück${e.forced ? ', ohne Einfluss' : ''}.`,
  fightEnded: (e) => `${ENDS[e.end]} in ${place(e.at)}.`,
  tookControl: (e, n) =>
    `${n.seat(e.seat)} nimmt ${place(e.at)} ein${e.from >= 0 ? `, bisher von ${n.seat(e.from)} gehalten` : ''}.`,
  tookOver: (e, n) => `${n.seat(e.seat)} übernimmt den Unterschlupf von ${n.seat(e.rival)} in ${place(e.at)}.`,
  razed: (e, n) =>
    `${n.seat(e.seat)} ${n.later ? 'zerstört' : 'schleift'} den Unterschlupf von ${n.seat(e.rival)} in ${place(e.at)}.`,
  jobDone: (e, n) => `${n.seat(e.seat)} erledigt ${JOBS[e.job].title}: ${e.respect} Respekt.`,
  raid: (e) => `Razzia! ${markers(e.heat.length)} auf der Fahndungsleiste.`,
  squadStayed: (e) => `Der Trupp in ${place(e.at)} bleibt, wo er ist.`,
  doorsKickedIn: (e, n) =>
    `Der Trupp tritt in ${place(e.at)} die Tür von ${n.seat(e.seat)} ein und beschlagnahmt ${took(e)}${e.safehouse ? ' und den Unterschlupf' : ''}.`,
  crewRan: (e, n) => `Die Crew von ${n.seat(e.seat)} flieht von ${place(e.from)} nach ${place(e.to)}.`,
  arrested: (e, n) => `Verhaftung in ${place(e.at)}: ${n.seat(e.seat)} verliert ${fallen(e)}.`,
  squadMoved: (e) => `Der Trupp zieht von ${place(e.from)} nach ${place(e.to)}.`,
  raidOver: (e) => `Die Razzia ist vorbei. Heim ${e.markers === 1 ? 'kehrt' : 'kehren'} ${markers(e.markers)}.`,
  sunset: (e, n) => `Sonnenuntergang. Die Reihenfolge morgen: ${e.order.map((seat) => n.seat(seat)).join(', ')}.`,
  crowned: (e, n) => `${n.seat(e.seat)} nimmt in ${place(e.at)} die Krone.`,
};
