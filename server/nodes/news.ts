import type { Db } from '../storage/schema.ts';

/**
 * What has changed at a match: `match`, lines of its journal; `asked`, what the table is asked, or its clocks; `table`, seats,
 * names or status, and lines that came with that; `presence`, who watches; `talk`, what people say there.
 */
export const NEWS_KINDS = ['match', 'asked', 'table', 'presence', 'talk'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** That something is stored, not what: whoever hears of it reads the truth from the database. */
export interface NewsItem {
  matchID: string;
  kind: NewsKind;
}

export interface Ears {
  /** Another process has stored something. An item may come twice. */
  hear(item: NewsItem): void;
  /** Items may have been missed: everything that is watched here is to be looked at again. */
  missed(): void;
}

/** How the processes that serve one database hear of each other. */
export interface News {
  /** Inside the transaction that stores what is told: it is heard if and only if that commits. */
  tell(tx: Db, item: NewsItem): Promise<void>;
  /** Begins to listen. Rejects when that cannot be done at all. */
  listen(ears: Ears): Promise<void>;
  close(): Promise<void>;
}
