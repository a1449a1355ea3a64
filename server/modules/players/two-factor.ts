import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { TwoFactorSecret } from "../../../src/contract/security.ts";
import type { Attempts } from "../../http/persistent-rate-limit.ts";
import type { CodesStore } from "./codes-store.ts";
import type { SecretBox } from "./encryption.ts";
import { refuseFields } from "./field-errors.ts";
import type { PlayerRow, PlayersStore } from "./store.ts";

/** Seconds that a code is good for. */
const PERIOD = 30;
/** Steps before and after now whose codes are taken too: clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Without the signs that look like others. */
const RECOVERY_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

export interface TwoFactorDeps {
  now: () => number;
  players: PlayersStore;
  codes: CodesStore;
  box: SecretBox;
  /** Guesses at codes, by player. */
  attempts: Attempts;
}

const totp = (secret: string, site = "", label = "") =>
  new TOTP({
    issuer: site,
    label,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

function newRecoveryCode(): string {
  const signs = Array.from({ length: 10 }, () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)]);
  return `${signs.slice(0, 5).join("")}-${signs.slice(5).join("")}`;
}

/** The second factor: one-time codes by time (RFC 6238), and recovery codes for who has lost the authenticator. */
export function createTwoFactorService({ now, players, codes, box, attempts }: TwoFactorDeps) {
  async function isTimeCode(player: PlayerRow, code: string): Promise<boolean> {
    if (!player.otpSecret) return false;
    const delta = totp(box.open(player.otpSecret)).validate({
      token: code,
      timestamp: now(),
      window: WINDOW,
    });
    if (delta === null) return false;
    return codes.takeStep(player.id, Math.floor(now() / 1_000 / PERIOD) + delta);
  }

  /** Refuses a wrong code, and any after too many wrong ones. */
  async function guess(player: PlayerRow, isRight: () => Promise<boolean>): Promise<void> {
    await attempts.count(String(player.id));
    if (!(await isRight())) refuseFields({ otp_attempt: "wrong_code" });
    await attempts.forget(String(player.id));
  }

  return {
    /** A new secret, which is not in force before `confirm`. */
    async start(player: PlayerRow, site: string): Promise<TwoFactorSecret> {
      const secret = new Secret({ size: 20 }).base32;
      await players.update(player.id, { otpSecret: box.seal(secret), otpSince: null, otpStep: null });
      return { secret, uri: totp(secret, site, player.email).toString() };
    },

    /** Puts the secret in force with a code of it; gives the recovery codes. */
    async confirm(player: PlayerRow, code: string): Promise<string[]> {
      await guess(player, () => isTimeCode(player, code.replace(/\s/g, "")));
      const recovery = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      await codes.setRecovery(player.id, recovery);
      await players.update(player.id, { otpSince: new Date(now()) });
      return recovery;
    },

    /** Refuses what is neither a code of now nor a recovery code; either is used up by that. */
    check(player: PlayerRow, code: string): Promise<void> {
      const tidy = code.replace(/\s/g, "").toLowerCase();
      const isTime = /^\d{6}$/.test(tidy);
      return guess(player, () => (isTime ? isTimeCode(player, tidy) : codes.takeRecovery(player.id, tidy)));
    },

    async end(player: PlayerRow): Promise<void> {
      await players.update(player.id, { otpSecret: null, otpSince: null, otpStep: null });
      await codes.setRecovery(player.id, []);
    },
  };
}

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;
