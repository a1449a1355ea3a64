import { randomInt } from "node:crypto";
import type { TwoFactorSecret } from "../../../../src/contract/security.ts";
import { newOtpSecret, otpStepOf, otpUri } from "../../../core/credentials/totp.ts";
import type { Encryption } from "../../../core/encryption.ts";
import { rejectFields } from "../../../core/players/field-errors.ts";
import type { PlayerRow, PlayersStore } from "../../../core/players/store.ts";
import type { RateLimit } from "../../../http/persistent-rate-limit.ts";
import type { CodesStore } from "./codes-store.ts";

const RECOVERY_CODE_COUNT = 10;
/** Without ambiguous characters. */
const RECOVERY_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

export interface TwoFactorDeps {
  now: () => number;
  players: PlayersStore;
  codes: CodesStore;
  encryption: Encryption;
  /** Rate limit of guesses, by player. */
  attempts: RateLimit;
}

function newRecoveryCode(): string {
  const characters = Array.from({ length: 10 }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]);
  return `${characters.slice(0, 5).join("")}-${characters.slice(5).join("")}`;
}

/** Two-factor authentication: TOTP (RFC 6238) and recovery codes. */
export function createTwoFactorService({ now, players, codes, encryption, attempts }: TwoFactorDeps) {
  async function consumeAuthenticatorCode(player: PlayerRow, code: string): Promise<boolean> {
    if (!player.otpSecret) return false;
    const step = otpStepOf(encryption.decrypt(player.otpSecret), code, now());
    return step !== null && codes.consumeStep(player.id, step);
  }

  /** Counts a guess and rejects a wrong code. @throws RequestError */
  async function checkCode(player: PlayerRow, consumeCode: () => Promise<boolean>): Promise<void> {
    await attempts.count(String(player.id));
    if (!(await consumeCode())) rejectFields({ otp_attempt: "wrong_code" });
    await attempts.forget(String(player.id));
  }

  return {
    /** Creates a secret that becomes active with `confirm`. */
    async start(player: PlayerRow, site: string): Promise<TwoFactorSecret> {
      const secret = newOtpSecret();
      await players.update(player.id, {
        otpSecret: encryption.encrypt(secret),
        otpSince: null,
        otpStep: null,
      });
      return { secret, uri: otpUri(secret, site, player.email) };
    },

    /** Activates the secret. @returns the recovery codes */
    async confirm(player: PlayerRow, code: string): Promise<string[]> {
      await checkCode(player, () => consumeAuthenticatorCode(player, code.replace(/\s/g, "")));
      const recovery = Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);
      await codes.setRecoveryCodes(player.id, recovery);
      await players.update(player.id, { otpSince: new Date(now()) });
      return recovery;
    },

    /** Consumes an authenticator or recovery code. @throws RequestError for any other */
    check(player: PlayerRow, code: string): Promise<void> {
      const normalized = code.replace(/\s/g, "").toLowerCase();
      const isAuthenticatorCode = /^\d{6}$/.test(normalized);
      return checkCode(player, () =>
        isAuthenticatorCode
          ? consumeAuthenticatorCode(player, normalized)
          : codes.consumeRecoveryCode(player.id, normalized),
      );
    },

    async end(player: PlayerRow): Promise<void> {
      await players.update(player.id, { otpSecret: null, otpSince: null, otpStep: null });
      await codes.setRecoveryCodes(player.id, []);
    },
  };
}

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;
