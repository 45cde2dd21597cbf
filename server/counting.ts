import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Storage } from './storage/storage.ts';

/** So much, in so many seconds. */
export interface Allowance {
  points: number;
  duration: number;
}

/**
 * Counts for all processes of the house together what is costly: an allowance there does not grow with their number. In the
 * database where several may share it; who is over the limit is not looked up again before his time is over, and while the
 * database does not answer each process counts for itself.
 * @param name what is counted, different from all others
 */
export function countedTogether(
  storage: Pick<Storage, 'pool'>,
  name: string,
  allowance: Allowance,
): RateLimiterAbstract {
  const alone = new RateLimiterMemory({ ...allowance, keyPrefix: name });
  if (!storage.pool) return alone;
  return new RateLimiterPostgres({
    ...allowance,
    keyPrefix: name,
    storeClient: storage.pool,
    storeType: 'pool',
    tableName: 'allowance',
    tableCreated: true,
    inMemoryBlockOnConsumed: allowance.points + 1,
    insuranceLimiter: alone,
  });
}
