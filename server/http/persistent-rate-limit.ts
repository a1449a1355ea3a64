import { BurstyRateLimiter, RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/client.ts";
import { attempts } from "../db/tables.ts";
import { RequestError } from "./errors.ts";

interface Rule {
  /** Attempts per window. */
  points: number;
  /** Length of the window, seconds. */
  seconds: number;
  /** Above the limit, allows one attempt per this many seconds instead of none until the window ends. */
  afterwards?: number;
}

export interface RateLimit {
  /** Counts an attempt. @throws RequestError `too_many_requests` with the seconds to wait */
  count: (key: string) => Promise<void>;
  /** Clears a key's attempts, once its owner is authenticated. */
  forget: (key: string) => Promise<void>;
}

export interface RefundableRateLimit extends RateLimit {
  /** Takes back one counted attempt, where only failed ones count. */
  refund: (key: string) => Promise<void>;
}

/** Rate limits stored in the database, so that they hold across servers and restarts. */
export function createPersistentRateLimit(
  db: Db,
  name: string,
  { points, seconds, afterwards }: Rule,
): RefundableRateLimit {
  const limit = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: attempts,
      keyPrefix,
      points,
      duration,
      clearExpiredByTimeout: false,
    });
  const strict = limit(name, points, seconds);
  const limiter =
    afterwards === undefined
      ? strict
      : new BurstyRateLimiter(strict, limit(`${name}-afterwards`, 1, afterwards));
  return {
    async count(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new RequestError("too_many_requests", {
          retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)),
        });
      }
    },
    async refund(key) {
      await strict.reward(key);
    },
    async forget(key) {
      await strict.delete(key);
    },
  };
}
