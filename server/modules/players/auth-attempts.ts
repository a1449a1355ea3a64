import type { Db } from "../../db/client.ts";
import { type Attempts, countAttempts } from "../../http/attempts.ts";

const MINUTE = 60;
const HOUR = 3_600;

export interface AuthAttempts {
  signIn: { byIp: Attempts; byAccount: Attempts };
  register: { byIp: Attempts; byAccount: Attempts };
  /** Asking for mails, which go to somebody who may not want them. */
  mail: { byIp: Attempts; byAccount: Attempts };
  check: { byIp: Attempts };
}

/** Addresses are shared by families and mobile networks, accounts are not. */
export function authAttempts(db: Db): AuthAttempts {
  return {
    signIn: {
      byIp: countAttempts(db, "sign-in-ip", { points: 50, seconds: 15 * MINUTE }),
      byAccount: countAttempts(db, "sign-in", { points: 10, seconds: 15 * MINUTE }),
    },
    register: {
      byIp: countAttempts(db, "register-ip", { points: 20, seconds: HOUR }),
      byAccount: countAttempts(db, "register", { points: 3, seconds: 24 * HOUR }),
    },
    mail: {
      byIp: countAttempts(db, "mail-ip", { points: 20, seconds: HOUR }),
      byAccount: countAttempts(db, "mail", { points: 3, seconds: HOUR }),
    },
    check: { byIp: countAttempts(db, "check-ip", { points: 60, seconds: 15 * MINUTE }) },
  };
}
