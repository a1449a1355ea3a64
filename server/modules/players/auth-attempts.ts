import type { Db } from "../../db/client.ts";
import { type Attempts, countAttempts } from "../../http/persistent-rate-limit.ts";

const MINUTE = 60;
const HOUR = 3_600;

export interface AuthAttempts {
  signIn: { byIp: Attempts; byAccount: Attempts; byKnownDevice: Attempts };
  /** The password asked for again within a session, by player: a thief's guesses don't keep the owner out. */
  password: { byAccount: Attempts };
  register: { byIp: Attempts; byAccount: Attempts };
  /** Asking for mails, which go to somebody who may not want them. */
  mail: { byIp: Attempts; byAccount: Attempts };
  check: { byIp: Attempts };
  /** One-time codes: a million of them, five guesses. */
  code: { byAccount: Attempts };
}

/** Where everybody comes from one address: a demo on somebody's own machine. */
const ONE_ADDRESS = 100;

/**
 * Addresses are shared by families and mobile networks, accounts are not. Accounts are counted after a solved captcha
 * alone, and what anybody can use up goes on at a slower pace: nobody is kept out of their account by others.
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
