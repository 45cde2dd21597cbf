/** The search's settings. Each stands as it won matches (HISTORY.md). */
export interface Tuning {
  /** The game's ideas thought about at a decision, at most. */
  readonly width: number;
  /** Other answers thought about at the decision itself, at most. */
  readonly wide: number;
  /** An answer more is opened for every root of so many visits: `open * visits ** 0.5`. */
  readonly open: number;
  /** But no more than there are so many visits for, on the average. */
  readonly each: number;
  /** The same at the own decisions beneath. */
  readonly branch: number;
  /** How much is risked on answers seldom tried, in deviations of the win chances. */
  readonly curiosity: number;
  /** Standard errors by which an answer of the decision itself must be behind the leader to drop out. */
  readonly race: number;
  /** Visits of an answer of the decision itself before it may drop out: what it leads to must have been searched too. */
  readonly fair: number;
  /** Visits of every answer that is opened, at least. */
  readonly tries: number;
  /** Visits of an own decision before the next one beneath it is searched too. */
  readonly deepen: number;
  /** A look ahead goes at least and at most so many decisions; between them it ends with the chapter. */
  readonly least: number;
  readonly most: number;
  /** The chapters that a look ahead goes through, the one being played counted in. */
  readonly chapters: number;
  /** Standard errors by which an answer must be better than the fast player's to be preferred to it. */
  readonly doubt: number;
}

export const TUNING: Tuning = {
  width: 20,
  wide: 250,
  open: 6,
  each: 3,
  branch: 2,
  curiosity: 0.5,
  race: 2.5,
  fair: 4,
  tries: 1,
  deepen: 2,
  least: 6,
  most: 40,
  chapters: 1,
  doubt: 0.5,
};
