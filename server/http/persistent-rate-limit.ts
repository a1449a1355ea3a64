import { BurstyRateLimiter, RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/client.ts";
import { attempts } from "../db/player-schema.ts";
import { RequestError } from "./errors.ts";

interface Rule {
  /** Attempts in each window. */
  points: number;
  /** Length of the window, seconds. */
  seconds: number;
  /** Allows one more in each so many seconds once there were too many, instead of none until the window ends. */
  afterwards?: number;
}

export interface Attempts {
  /** Counts one attempt; refuses it with `too_many_requests` and the seconds to wait when there were too many. */
  count: (key: string) => Promise<void>;
  /** Forgets the attempts of a key: it turned out to be its owner. */
  forget: (key: string) => Promise<void>;
}

/** Attempts at what can be guessed, counted in the database, so that they hold over all servers and their restarts. */
export function countAttempts(db: Db, name: string, { points, seconds, afterwards }: Rule): Attempts {
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
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new RequestError("too_many_requests", {
          retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)),
        });
      }
    },
    async forget(key) {
      await strict.delete(key);
    },
  };
}
