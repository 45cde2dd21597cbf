/** Somebody the house knows again: a guest with a name. Times are milliseconds since 1970. */
export interface PersonTable {
  id: string;
  name: string;
  created_at: number;
}

/** A browser that a person is known by. Removing the row makes its cookie worthless. */
export interface DeviceTable {
  id: string;
  person: string;
  /** SHA-256 of the key that brings a lost cookie back. */
  key: string;
  created_at: number;
}

/** A link that moves a person, or one seat alone, to another device, once. */
export interface MoveTable {
  /** SHA-256 of what the link holds. */
  token: string;
  person: string | null;
  match_id: string | null;
  seat: number | null;
  /** The seat's nonce when the link was made: a seat that has changed hands since is not moved. */
  nonce: string | null;
  expires_at: number;
}

/** How well a person plays one title: openskill's mean and uncertainty. */
export interface RatingTable {
  person: string;
  title: string;
  mu: number;
  sigma: number;
  games: number;
  updated_at: number;
}

/** One thing said at a table. */
export interface TalkTable {
  match_id: string;
  number: number;
  /** Null: somebody who watches. */
  seat: number | null;
  name: string;
  /** The one seat that a whisper is for. */
  to_seat: number | null;
  text: string;
  at: number;
}

export interface PeopleSchema {
  person: PersonTable;
  device: DeviceTable;
  move: MoveTable;
  rating: RatingTable;
  talk: TalkTable;
}
