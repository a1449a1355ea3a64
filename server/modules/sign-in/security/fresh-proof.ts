import type { Context } from "hono";
import { rejectFields } from "../../../core/players/field-errors.ts";
import type { PlayerRow } from "../../../core/players/store.ts";
import type { SessionsStore } from "../../../core/sessions/sessions-store.ts";
import type { AppEnv } from "../../../http/env.ts";
import { RequestError } from "../../../http/errors.ts";
import { readSessionCookie } from "../../../http/session-cookie.ts";
import type { PasswordCheck } from "../passwords/password-check.ts";
import type { TwoFactorService } from "./two-factor.ts";

/** How long a sign-in counts as fresh, milliseconds. */
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

/**
 * For changes of factors: passes after a fresh sign-in; later only with the password and, with two-factor
 * authentication, a code. Without a password, the player has to sign in again.
 */
export const createFreshProof = ({ now, sessions, checkPassword, twoFactor }: FreshProofDeps) =>
  async function requireFreshProof(c: Context<AppEnv>, player: PlayerRow, given: Factors): Promise<void> {
    const session = await sessions.find(readSessionCookie(c) ?? "");
    if (session && now() - session.createdAt.getTime() < FRESH_TIME) return;
    if (player.passwordHash === null) throw new RequestError("fresh_sign_in_required");
    if (!given.password) return rejectFields({ password: "required" });
    await checkPassword(player, given.password, "password");
    if (!player.otpSince) return;
    if (!given.otp_attempt) return rejectFields({ otp_attempt: "required" });
    await twoFactor.check(player, given.otp_attempt);
  };
