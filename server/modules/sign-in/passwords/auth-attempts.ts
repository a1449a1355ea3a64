import type { Db } from "../../../db/client.ts";
import { createPersistentRateLimit, type RateLimit } from "../../../http/persistent-rate-limit.ts";

const MINUTE = 60;
const HOUR = 3_600;

export interface AuthAttempts {
  signIn: { byIp: RateLimit; byAccount: RateLimit; byKnownDevice: RateLimit };
  /** Password checks within a session, by player, so that a thief's guesses don't lock the owner out. */
  password: { byAccount: RateLimit };
  register: { byIp: RateLimit; byAccount: RateLimit };
  /** Requests for emails, which may annoy their recipients. */
  mail: { byIp: RateLimit; byAccount: RateLimit };
  check: { byIp: RateLimit };
  /** One-time codes: a million values, five guesses. */
  code: { byAccount: RateLimit };
}

/** Factor of address limits on demo servers, where all visitors share one address. */
const SHARED_ADDRESS_FACTOR = 100;

/**
 * Limits by network address are higher, since families and mobile networks share one. Limits by account count only
 * attempts with a solved captcha, and slow down instead of locking, so that others can't lock a player out.
 */
export function authAttempts(db: Db, hasSharedAddress = false): AuthAttempts {
  const byIp = (name: string, points: number, seconds: number) =>
    createPersistentRateLimit(db, name, {
      points: hasSharedAddress ? points * SHARED_ADDRESS_FACTOR : points,
      seconds,
    });
  const perAccount = { points: 10, seconds: 15 * MINUTE, afterwards: 20 };
  return {
    signIn: {
      byIp: byIp("sign-in-ip", 50, 15 * MINUTE),
      byAccount: createPersistentRateLimit(db, "sign-in", perAccount),
      byKnownDevice: createPersistentRateLimit(db, "sign-in-device", perAccount),
    },
    password: { byAccount: createPersistentRateLimit(db, "password", { points: 10, seconds: 15 * MINUTE }) },
    register: {
      byIp: byIp("register-ip", 20, HOUR),
      byAccount: createPersistentRateLimit(db, "register", {
        points: 3,
        seconds: 24 * HOUR,
        afterwards: HOUR,
      }),
    },
    mail: {
      byIp: byIp("mail-ip", 20, HOUR),
      byAccount: createPersistentRateLimit(db, "mail", { points: 3, seconds: HOUR }),
    },
    check: { byIp: byIp("check-ip", 60, 15 * MINUTE) },
    code: { byAccount: createPersistentRateLimit(db, "code", { points: 5, seconds: 15 * MINUTE }) },
  };
}
