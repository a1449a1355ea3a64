import type { Context, Hono } from "hono";
import type { Player } from "../../../../src/contract/player.ts";
import { emailRule } from "../../../../src/rules/players/field-rules.ts";
import { checkFields, rejectFields } from "../../../core/players/field-errors.ts";
import type { PlayerRow, PlayersStore } from "../../../core/players/store.ts";
import type { AppEnv } from "../../../http/env.ts";
import { RequestError } from "../../../http/errors.ts";
import { setHeader } from "../../../http/headers.ts";
import { route } from "../../../http/route.ts";
import { isCrossSite } from "../../../http/same-origin.ts";
import { noteSecurity } from "../../../http/security-log.ts";
import {
  clearSessionCookie,
  readPendingCookie,
  readSessionCookie,
  setPendingCookie,
} from "../../../http/session-cookie.ts";
import { type DevicesStore, deviceOf } from "../devices/devices-store.ts";
import type { StartSession } from "../devices/start-session.ts";
import type { AuthAttempts } from "../passwords/auth-attempts.ts";
import { passwordProblem } from "../passwords/passwords.ts";
import { type Requester, requireUnrestricted } from "../request-origin.ts";
import { TOKEN_LIFETIME } from "../tokens-store.ts";
import type { AuthService } from "./auth.ts";
import { suggestedAddress } from "./suggested-address.ts";

export interface AuthRoutesDeps {
  auth: AuthService;
  devices: DevicesStore;
  players: PlayersStore;
  startSession: StartSession;
  present: (player: PlayerRow) => Player;
  requesterOf: (c: Context<AppEnv>) => Requester;
  /** Rate limits by network address and by account. */
  attempts: AuthAttempts;
  acceptCaptcha: (token: string | undefined) => Promise<boolean>;
  /** True if this site accepts registrations. */
  registrationOpen: boolean;
  /** Ends the session of a token; `playerId` is null if it had ended before. */
  signOut: (token: string, playerId: number | null) => Promise<void>;
  logError: (error: unknown) => void;
}

export function authRoutes(app: Hono<AppEnv>, deps: AuthRoutesDeps): void {
  const { auth, devices, attempts, startSession, present, requesterOf } = deps;

  route(app, "POST /api/users", async ({ c, body, visitor }) => {
    setHeader(c, "cache-control", "no-store");
    const requester = requireUnrestricted(requesterOf(c));
    if (!deps.registrationOpen) throw new RequestError("forbidden");
    await attempts.register.byIp.count(visitor.network);
    const countAccount = () => attempts.register.byAccount.count(body.user.email);
    const player = await auth.register(body.user, requester, countAccount);
    return present(await startSession(c, player, body.user.dfpc));
  });

  route(app, "POST /api/users/sign_in", async ({ c, body: { user }, visitor }) => {
    setHeader(c, "cache-control", "no-store");
    requireUnrestricted(requesterOf(c));
    await attempts.signIn.byIp.count(visitor.network);
    noteSecurity(c, { factors: user.otp_attempt ? "password and code" : "password" });
    const device = deviceOf(c, user.dfpc);
    const player = await auth.signIn(user, {
      captcha: await deps.acceptCaptcha(user.captcha),
      pending: readPendingCookie(c),
      // Guesses from elsewhere don't use up the attempts of a known device.
      countAccount: async (owner) =>
        (await devices.isKnown(owner?.id, device))
          ? attempts.signIn.byKnownDevice.count(`${owner?.id} ${device}`)
          : attempts.signIn.byAccount.count(user.email),
      logAccount: (playerId) => noteSecurity(c, { playerId }),
    });
    if ("pending" in player) {
      setPendingCookie(c, player.pending, TOKEN_LIFETIME.otp);
      noteSecurity(c, { reason: "code_required" });
      return rejectFields({ otp_attempt: "required" });
    }
    if (readPendingCookie(c)) setPendingCookie(c, null);
    await attempts.signIn.byAccount.forget(user.email);
    await attempts.signIn.byKnownDevice.forget(`${player.id} ${device}`);
    return present(await startSession(c, player, user.dfpc));
  });

  route(app, "DELETE /api/users/sign_out", async ({ c, visitor }) => {
    const playerId = await visitor.playerId();
    const token = readSessionCookie(c);
    if (token) await deps.signOut(token, playerId);
    clearSessionCookie(c);
    return { ok: true };
  });

  const mailRoutes = {
    "POST /api/users/password": auth.requestReset,
    "POST /api/users/confirmation": auth.resendConfirmation,
  } as const;
  for (const [key, send] of Object.entries(mailRoutes)) {
    route(app, key as keyof typeof mailRoutes, async ({ c, body, visitor }) => {
      const requester = requireUnrestricted(requesterOf(c));
      const { email, captcha } = body.user;
      await attempts.mail.byIp.count(visitor.network);
      // No captcha for a signed-in player's own address.
      const playerId = await visitor.playerId();
      const isOwn = playerId !== null && (await deps.players.byId(playerId))?.email === email;
      if (!isOwn && !(await deps.acceptCaptcha(captcha))) rejectFields({ captcha: "captcha_failed" });
      await attempts.mail.byAccount.count(email);
      // Don't wait: the duration would reveal whether an account exists.
      void send(email, requester).catch(deps.logError);
      return { ok: true };
    });
  }

  route(app, "PUT /api/users/password", async ({ c, body, visitor }) => {
    const requester = requireUnrestricted(requesterOf(c));
    const { reset_password_token, password } = body.user;
    await attempts.signIn.byIp.count(visitor.network);
    noteSecurity(c, { playerId: await auth.setPassword(reset_password_token, password, requester) });
    clearSessionCookie(c);
    return { ok: true };
  });

  route(app, "GET /api/users/confirmation", async ({ c, query, visitor }) => {
    setHeader(c, "cache-control", "no-store");
    // This GET changes state, so only same-site requests may use it.
    if (isCrossSite(c)) throw new RequestError("forbidden");
    const requester = requireUnrestricted(requesterOf(c));
    await attempts.signIn.byIp.count(visitor.network);
    await auth.confirm(query.confirmation_token, requester);
    return { ok: true };
  });

  route(app, "POST /check-email", async (request) => {
    const { email } = request.body;
    await attempts.check.byIp.count(request.visitor.network);
    return { valid: emailRule(email) === null, suggestion: suggestedAddress(email) };
  });

  route(app, "POST /api/users/password_check", async ({ c, body: { user }, visitor }) => {
    setHeader(c, "cache-control", "no-store");
    await attempts.check.byIp.count(visitor.network);
    checkFields({ password: passwordProblem(user.password, user.email) });
    return { ok: true };
  });
}
