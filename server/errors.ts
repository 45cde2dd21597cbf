/** Every way in which the house says no, apart from a game's own refusals. */
export type Code =
  | 'badRequest'
  | 'badAction'
  | 'forbidden'
  | 'badOrigin'
  | 'notFound'
  | 'noSuchGame'
  | 'noSuchMatch'
  | 'noSuchSeat'
  | 'seatTaken'
  | 'tableFull'
  | 'alreadyStarted'
  | 'notStarted'
  | 'noSpectators'
  | 'botPlays'
  | 'needsInvite'
  | 'voteOpen'
  | 'noVote'
  | 'expired'
  | 'rulesChanged'
  | 'tableClosed'
  | 'keyReused'
  | 'badFile'
  | 'notOver'
  | 'noHints'
  | 'notAsked'
  | 'questionOpen'
  | 'noQuestion'
  | 'noClock'
  | 'stale'
  | 'busy'
  | 'tooMany'
  | 'tooLarge'
  | 'closing'
  | 'failed';

const STATUS: Readonly<Record<Code, number>> = {
  badRequest: 400,
  badAction: 400,
  forbidden: 403,
  badOrigin: 403,
  notFound: 404,
  noSuchGame: 404,
  noSuchMatch: 404,
  noSuchSeat: 404,
  seatTaken: 409,
  tableFull: 409,
  alreadyStarted: 409,
  notStarted: 409,
  noSpectators: 403,
  botPlays: 409,
  needsInvite: 403,
  voteOpen: 409,
  noVote: 409,
  expired: 410,
  rulesChanged: 409,
  tableClosed: 409,
  keyReused: 409,
  badFile: 422,
  notOver: 409,
  noHints: 403,
  notAsked: 409,
  questionOpen: 409,
  noQuestion: 409,
  noClock: 409,
  stale: 409,
  busy: 503,
  tooMany: 429,
  tooLarge: 413,
  closing: 503,
  failed: 500,
};

/** Every code that a client may be told. */
export const CODES = Object.keys(STATUS) as readonly Code[];

/** An answer to a client that is not a success. The message is for people and never holds a secret or what the client sent. */
export class HouseError extends Error {
  readonly code: Code;

  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }

  /** The HTTP status it travels with. */
  get status(): number {
    return STATUS[this.code];
  }

  /** What goes over the wire. */
  get wire(): { code: Code; message: string } {
    return { code: this.code, message: this.message };
  }
}

export function tableClosed(): HouseError {
  return new HouseError('tableClosed', 'The house has closed this table.');
}

/** What a client may be told of any error: a HouseError as it is, anything else only that it failed. */
export function tellable(error: unknown): HouseError {
  return error instanceof HouseError ? error : new HouseError('failed', 'That did not work. Nothing was changed.');
}
