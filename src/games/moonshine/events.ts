import type { Seat } from '../../engine/rules.ts';
import type { Borough, DistrictId } from './data/districts.ts';
import type { JobId } from './data/jobs.ts';

/** One side's roll in a volley: the faces, the lowest face that kills, and the hits. */
export interface Roll {
  dice: number[];
  killsFrom: number;
  hits: number;
}

/** Pieces and barrels on the way. */
export interface Cargo {
  boss: number;
  runners: number;
  moonshine: number;
  rum: number;
}

/**
 * What happens in a game, told as it happens; all of it public (section 16) but `whispered`. `seat` is whose doing it is; -1 in a seat's place
 * means nobody. The client has words for every type.
 */
export type MoonshineEvent =
  // Setup and Shadows (sections 4 and 6)
  | { type: 'homePicked'; seat: Seat; borough: Borough }
  | { type: 'dayBegan'; day: number; mash: number }
  | { type: 'poolRolled'; seat: Seat; pool: number[] }
  | { type: 'drafted'; seat: Seat; die: number; brew: number }
  | { type: 'brewed'; seat: Seat; at: DistrictId; moonshine: number; split: boolean }
  | { type: 'blowback'; number: number; die: number }
  | { type: 'burst'; seat: Seat; at: DistrictId; runners: number; boss: number }
  | { type: 'jobTaken'; seat: Seat; job: JobId; stake: number }
  | { type: 'jobDealt'; job: JobId }
  | { type: 'jobTakenFaceDown'; seat: Seat; stake: number }
  /** Told to the Vipers alone: which Job they took face down. */
  | { type: 'whispered'; seat: Seat; job: JobId }
  | { type: 'deckReshuffled'; cards: number }
  | { type: 'walkedAway'; seat: Seat; job: JobId }
  | { type: 'stoodPat'; seat: Seat }
  | { type: 'ledgersFunded'; ledgers: number[] }
  | { type: 'harbormaster'; seat: Seat; docks: number }
  | { type: 'mashNamed'; seat: Seat; face: number }
  | { type: 'mashRolled'; face: number }
  // Plays (sections 7 and 8)
  | ({
      type: 'moved';
      seat: Seat;
      by: 'move' | 'skiff' | 'stealth' | 'tunnel';
      from: DistrictId;
      to: DistrictId;
    } & Cargo)
  | { type: 'recruited'; seat: Seat; at: DistrictId; runners: number; price: number }
  | { type: 'secured'; seat: Seat; at: DistrictId; price: number }
  | { type: 'traded'; seat: Seat; at: DistrictId; barrels: number; gift: number }
  | { type: 'borrowed'; seat: Seat; cash: number }
  | { type: 'squaredUp'; seat: Seat; price: number }
  | { type: 'collected'; seat: Seat; pay: number }
  | { type: 'laidLow'; seat: Seat; pay: number; token: number }
  | { type: 'unloaded'; seat: Seat; at: DistrictId; moonshine: number; rum: number; pay: number; kickbacks: number }
  | { type: 'bribed'; seat: Seat; price: number; owned: number }
  | { type: 'nodClaimed'; seat: Seat }
  | { type: 'extorted'; seat: Seat; districts: number; pay: number }
  | { type: 'ratted'; seat: Seat; from: Seat }
  | { type: 'rose'; seat: Seat; at: DistrictId }
  | { type: 'consigliere'; seat: Seat; marker: number; owner: Seat }
  | { type: 'peddled'; seat: Seat; at: DistrictId; moonshine: number; pay: number }
  | { type: 'heat'; seat: Seat; markers: number }
  | { type: 'cashGiven'; seat: Seat; to: Seat; amount: number }
  // Handshakes (section 15): `deal` is the Handshake's number, `promise` 0 for what the offer gives and 1 for what it asks
  | { type: 'handshakeOffered'; seat: Seat; rival: Seat; deal: number }
  | { type: 'handshakeShaken'; seat: Seat; rival: Seat; deal: number }
  | { type: 'handshakeRefused'; seat: Seat; rival: Seat; deal: number }
  | { type: 'handshakeWithdrawn'; seat: Seat; rival: Seat; deal: number }
  /** `seat` could not have paid `cash`: the offer is dead for all. */
  | { type: 'handshakeDied'; seat: Seat; deal: number; cash: number }
  | { type: 'promiseKept'; seat: Seat; rival: Seat; deal: number; promise: 0 | 1 }
  | { type: 'promiseBroken'; seat: Seat; rival: Seat; deal: number; promise: 0 | 1; welsher: boolean }
  | { type: 'promiseClaimed'; seat: Seat; rival: Seat; deal: number; promise: 0 | 1 }
  | { type: 'promiseDisputed'; seat: Seat; rival: Seat; deal: number; promise: 0 | 1 }
  | { type: 'voted'; seat: Seat; deal: number; promise: 0 | 1; kept: boolean }
  // The fight (section 9)
  | { type: 'standoff'; seat: Seat; rival: Seat; at: DistrictId }
  | { type: 'ambushed'; seat: Seat; rival: Seat; at: DistrictId; roll: Roll; runners: number; boss: number }
  | { type: 'heldFire'; seat: Seat; at: DistrictId; forced: boolean }
  | { type: 'folded'; seat: Seat; at: DistrictId; to: DistrictId; boss: number; runners: number }
  | {
      type: 'volley';
      seat: Seat;
      rival: Seat;
      at: DistrictId;
      shot: 'openFire' | 'hit' | 'plunder';
      roll: Roll;
      returned: Roll;
      /** Losses of the Invader and of the Occupier. */
      lost: { boss: number; runners: number };
      killed: { boss: number; runners: number };
    }
  | { type: 'looted'; seat: Seat; at: DistrictId; moonshine: number; rum: number }
  | { type: 'torched'; seat: Seat; rival: Seat; at: DistrictId }
  | ({ type: 'advanced'; seat: Seat; from: DistrictId; to: DistrictId } & Cargo)
  | ({ type: 'fellBack'; seat: Seat; from: DistrictId; to: DistrictId; forced: boolean } & Cargo)
  | { type: 'fightEnded'; seat: Seat; rival: Seat; at: DistrictId; end: 'win' | 'hold' | 'wipe' }
  | { type: 'tookControl'; seat: Seat; at: DistrictId; from: Seat }
  | { type: 'tookOver'; seat: Seat; rival: Seat; at: DistrictId }
  | { type: 'razed'; seat: Seat; rival: Seat; at: DistrictId }
  // Jobs, Raid, end of the Day and of the game
  | { type: 'jobDone'; seat: Seat; job: JobId; respect: number }
  | { type: 'raid'; seat: Seat; heat: Seat[] }
  | { type: 'squadStayed'; at: DistrictId }
  | { type: 'doorsKickedIn'; seat: Seat; at: DistrictId; moonshine: number; rum: number; safehouse: boolean }
  | { type: 'crewRan'; seat: Seat; from: DistrictId; to: DistrictId; boss: number; runners: number }
  | { type: 'arrested'; seat: Seat; at: DistrictId; boss: number; runners: number }
  | { type: 'squadMoved'; from: DistrictId; to: DistrictId }
  | { type: 'raidOver'; markers: number }
  /** The Blood Oath (section 17): the token's space, and who is sworn to whom. */
  | { type: 'crackdown'; space: number }
  | { type: 'truce'; first: [Seat, Seat]; second: [Seat, Seat] }
  | { type: 'sunset'; order: Seat[] }
  | { type: 'crowned'; seat: Seat; at: DistrictId };

export type MoonshineEventType = MoonshineEvent['type'];
