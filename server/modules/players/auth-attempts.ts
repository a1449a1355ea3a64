import type { Db } from "../../db/client.ts";
import { type Attempts, countAttempts } from "../../http/persistent-rate-limit.ts";

const MINUTE = 60;
const HOUR = 3_600;

export interface AuthAttempts {
  signIn: { byIp: Attempts; byAccount: Attempts; byKnownDevice: Attempts };
  /** Password checks within a session, by player, so that a thief's guesses don't lock the owner out. */
  password: { byAccount: Attempts };
  register: { byIp: Attempts; byAccount: Attempts };
  /** Requests for emails, which may annoy their recipients. */
  mail: { byIp: Attempts; byAccount: Attempts };
  check: { byIp: Attempts };
  /** One-time codes: a million values, five guesses. */
  code: { byAccount: Attempts };
}

/** Factor for demo servers, where all visitors share one address. */
const ONE_ADDRESS = 100;

/**
 * Limits by network address are higher, since families and mobile networks share one. Limits by account need a solved
 * captcha and then slow down instead of locking, so that others can't lock a player out.
 */
export function authAttempts(db: Db, oneAddress = false): AuthAttempts {
  const byIp = (name: string, points: number, seconds: number) =>
    countAttempts(db, name, { points: oneAddress ? points * ONE_ADDRESS : points, seconds });
  const perAccount = { points: 10, seconds: 15 * MINUTE, afterwards: 20 };
  return {
    signIn: {
      byIp: byIp("sign-in-ip", 50, 15 * MINUTE),
      byAccount: countAttempts(db, "sign-in", perAccount),
      byKnownDevice: countAttempts(db, "sign-in-device", perAccount),
    },
    password: { byAccount: countAttempts(db, "password", { points: 10, seconds: 15 * MINUTE }) },
    register: {
      byIp: byIp("register-ip", 20, HOUR),
      byAccount: countAttempts(db, "register", { points: 3, seconds: 24 * HOUR, afterwards: HOUR }),
    },
    mail: {
      byIp: byIp("mail-ip", 20, HOUR),
      byAccount: countAttempts(db, "mail", { points: 3, seconds: HOUR }),
    },
    check: { byIp: byIp("check-ip", 60, 15 * MINUTE) },
    code: { byAccount: countAttempts(db, "code", { points: 5, seconds: 15 * MINUTE }) },
  };
}
