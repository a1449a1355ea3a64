import type { Context } from "hono";
import { rejectFields } from "../../../core/players/field-errors.ts";
import type { PlayerRow } from "../../../core/players/store.ts";
import type { SessionsStore } from "../../../core/sessions/sessions-store.ts";
import type { AppEnv } from "../../../http/env.ts";
import { RequestError } from "../../../http/errors.ts";
import { readSessionCookie } from "../../../http/session-cookie.ts";
import type { PasswordCheck } from "../passwords/password-check.ts";
import type { TwoFactorService } from "./two-factor.ts";

/** How long a sign-in or a confirmation counts as fresh, milliseconds. */
const FRESH_TIME = 10 * 60_000;

/** Factors that a signed-in player presents again. */
export interface Factors {
  password?: string | undefined;
  otp_attempt?: string | undefined;
}

export interface FreshProofDeps {
  now: () => number;
  sessions: Pick<SessionsStore, "find">;
  checkPassword: PasswordCheck;
  twoFactor: Pick<TwoFactorService, "check">;
}

/** Checks that a session is in its player's hands. */
export function createFreshProof({ now, sessions, checkPassword, twoFactor }: FreshProofDeps) {
  const isFresh = (at: Date | null | undefined) => Boolean(at && now() - at.getTime() < FRESH_TIME);
  const sessionOf = (c: Context<AppEnv>) => sessions.find(readSessionCookie(c) ?? "");

  /** Checks the password and, with two-factor authentication, a code. @throws RequestError */
  async function checkFactors(player: PlayerRow, given: Factors): Promise<void> {
    if (player.passwordHash === null) throw new RequestError("fresh_sign_in_required");
    if (!given.password) return rejectFields({ password: "required" });
    await checkPassword(player, given.password, "password");
    if (!player.otpSince) return;
    if (!given.otp_attempt) return rejectFields({ otp_attempt: "required" });
    await twoFactor.check(player, given.otp_attempt);
  }

  /** True after a fresh sign-in or confirmation. */
  async function hasProof(c: Context<AppEnv>): Promise<boolean> {
    const session = await sessionOf(c);
    return isFresh(session?.createdAt) || isFresh(session?.confirmedAt);
  }

  return {
    checkFactors,
    hasProof,
    /** True after a fresh confirmation, which replaces the password; a sign-in alone doesn't. */
    hasConfirmed: async (c: Context<AppEnv>): Promise<boolean> => isFresh((await sessionOf(c))?.confirmedAt),
    /**
     * For changes of factors: passes after a fresh sign-in or confirmation; later only with the password and, with
     * two-factor authentication, a code. Without a password, the player has to sign in again.
     */
    async requireFreshProof(c: Context<AppEnv>, player: PlayerRow, given: Factors): Promise<void> {
      if (!(await hasProof(c))) await checkFactors(player, given);
    },
  };
}

export type FreshProof = ReturnType<typeof createFreshProof>;
