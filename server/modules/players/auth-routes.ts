import type { Hono } from "hono";
import type { Player } from "../../../src/contract/player.ts";
import { emailRule } from "../../../src/rules/field-rules.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { setHeader } from "../../http/headers.ts";
import { type Request, route } from "../../http/route.ts";
import {
  clearSessionCookie,
  readPendingCookie,
  readSessionCookie,
  setPendingCookie,
  setSessionCookie,
} from "../../http/session-cookie.ts";
import type { Asker, AuthService, SignedIn } from "./auth.ts";
import type { AuthAttempts } from "./auth-attempts.ts";
import { refuseFields } from "./field-errors.ts";
import type { SessionsStore } from "./sessions-store.ts";
import { suggestedAddress } from "./suggested-address.ts";
import { TOKEN_LIFE } from "./tokens-store.ts";

export interface AuthRoutesDeps {
  auth: AuthService;
  sessions: SessionsStore;
  present: (player: SignedIn["player"]) => Player;
  /** By address of the network and by account, for what can be guessed or annoys others. */
  attempts: AuthAttempts;
  acceptCaptcha: (token: string | undefined) => Promise<boolean>;
  /** Longest life of a session under the visitor's licence, seconds. */
  sessionSeconds: (licence: string) => number;
  /** Whether this site takes new players. */
  registrationOpen: boolean;
  logError: (error: unknown) => void;
  /** The site's public address for this visitor. */
  originOf: (request: Asking) => string;
}

type Asking = Pick<Request<"DELETE /api/users/sign_out">, "c" | "visitor">;

export function authRoutes(app: Hono<AppEnv>, deps: AuthRoutesDeps): void {
  const { auth, sessions, attempts } = deps;

  const askerOf = (request: Asking): Asker => ({
    visitor: request.visitor,
    userAgent: request.c.req.header("user-agent") ?? "",
    origin: deps.originOf(request),
  });

  async function count(
    kind: "signIn" | "register" | "mail",
    { visitor }: Asking,
    account: string,
  ): Promise<void> {
    await attempts[kind].byIp.count(visitor.ip);
    await attempts[kind].byAccount.count(account);
  }

  /** The session that was there before ends: nobody keeps one that another person brought along. */
  async function welcome({ c }: Asking, { player, token }: SignedIn): Promise<Player> {
    const before = readSessionCookie(c);
    if (before) await sessions.close(before);
    setSessionCookie(c, token, deps.sessionSeconds(player.licence));
    return deps.present(player);
  }

  route(app, "POST /api/users", async (request) => {
    setHeader(request.c, "cache-control", "no-store");
    if (!deps.registrationOpen) throw new RequestError("forbidden");
    const { user } = request.body;
    await count("register", request, user.email);
    return welcome(request, await auth.register(user, askerOf(request)));
  });

  route(app, "POST /api/users/sign_in", async (request) => {
    setHeader(request.c, "cache-control", "no-store");
    const { user } = request.body;
    await count("signIn", request, user.email);
    const signedIn = await auth.signIn(user, askerOf(request), {
      captcha: await deps.acceptCaptcha(user.captcha),
      pending: readPendingCookie(request.c),
    });
    if ("pending" in signedIn) {
      setPendingCookie(request.c, signedIn.pending, TOKEN_LIFE.otp);
      return refuseFields({ otp_attempt: "required" });
    }
    if (readPendingCookie(request.c)) setPendingCookie(request.c, null);
    await attempts.signIn.byAccount.forget(user.email);
    return welcome(request, signedIn);
  });

  route(app, "DELETE /api/users/sign_out", async ({ c }) => {
    const token = readSessionCookie(c);
    if (token) await sessions.close(token);
    clearSessionCookie(c);
    return { ok: true };
  });

  const mailed = {
    "POST /api/users/password": auth.requestReset,
    "POST /api/users/confirmation": auth.resendConfirmation,
  } as const;
  for (const [key, send] of Object.entries(mailed)) {
    route(app, key as keyof typeof mailed, async (request) => {
      const { email, captcha } = request.body.user;
      await count("mail", request, email);
      if (captcha !== undefined && !(await deps.acceptCaptcha(captcha)))
        refuseFields({ captcha: "captcha_failed" });
      // Not waited for: how long it takes would tell whether there is an account.
      void send(email, askerOf(request)).catch(deps.logError);
      return { ok: true };
    });
  }

  route(app, "PUT /api/users/password", async (request) => {
    const { reset_password_token, password } = request.body.user;
    await attempts.signIn.byIp.count(request.visitor.ip);
    await auth.setPassword(reset_password_token, password, askerOf(request));
    clearSessionCookie(request.c);
    return { ok: true };
  });

  route(app, "GET /api/users/confirmation", async (request) => {
    setHeader(request.c, "cache-control", "no-store");
    await attempts.signIn.byIp.count(request.visitor.ip);
    await auth.confirm(request.query.confirmation_token, askerOf(request));
    return { ok: true };
  });

  route(app, "POST /check-email", async (request) => {
    const { email } = request.body;
    await attempts.check.byIp.count(request.visitor.ip);
    return { valid: emailRule(email) === null, suggestion: suggestedAddress(email) };
  });
}
