import type { Context, Hono } from "hono";
import type { SignIns } from "../../../../src/contract/security.ts";
import { deviceName } from "../../../../src/rules/players/device-name.ts";
import type { HashPassword } from "../../../core/credentials/password-hash.ts";
import { currentPlayer } from "../../../core/players/current-player.ts";
import { checkFields, rejectFields } from "../../../core/players/field-errors.ts";
import type { PlayerRow, PlayersStore } from "../../../core/players/store.ts";
import type { SessionsStore } from "../../../core/sessions/sessions-store.ts";
import type { AppEnv, Visitor } from "../../../http/env.ts";
import { RequestError } from "../../../http/errors.ts";
import { route } from "../../../http/route.ts";
import { digestOf } from "../../../http/secret-token.ts";
import { clearSessionCookie, readSessionCookie } from "../../../http/session-cookie.ts";
import { requirePlayerId } from "../../../http/visitor.ts";
import type { PasswordCheck } from "../passwords/password-check.ts";
import { passwordProblem } from "../passwords/passwords.ts";
import type { TokensStore } from "../tokens-store.ts";
import type { TwoFactorService } from "./two-factor.ts";

export interface SecurityRoutesDeps {
  hashPassword: HashPassword;
  players: PlayersStore;
  sessions: SessionsStore;
  tokens: TokensStore;
  twoFactor: TwoFactorService;
  checkPassword: PasswordCheck;
  /** True if the player has just confirmed the session, which replaces the password and code. */
  hasConfirmed: (c: Context<AppEnv>) => Promise<boolean>;
  /** Mails the player that the password changed. */
  mailPasswordChanged: (player: PlayerRow, c: Context<AppEnv>) => Promise<void>;
}

const presentSignIns = ({ lastSignInAt, lastSignInAgent, signInNotices }: PlayerRow): SignIns => ({
  last: lastSignInAt && { at: lastSignInAt.toISOString(), device: deviceName(lastSignInAgent ?? "") },
  notices: signInNotices,
});

/** Registers the account security routes; changes need the password again, or a fresh confirmation. */
export function securityRoutes(app: Hono<AppEnv>, deps: SecurityRoutesDeps): void {
  const { players, sessions, tokens, twoFactor } = deps;

  async function checkPassword(
    c: Context<AppEnv>,
    player: PlayerRow,
    password: string | undefined,
    field: string,
  ): Promise<void> {
    if (await deps.hasConfirmed(c)) return;
    if (!password) return rejectFields({ [field]: "required" });
    await deps.checkPassword(player, password, field);
  }

  const current = (visitor: Visitor) => currentPlayer(players, visitor);
  /** Ends the player's other sessions, which may belong to a thief. */
  const closeOthers = (player: PlayerRow, c: Context<AppEnv>) =>
    sessions.closeOthers(player.id, readSessionCookie(c) ?? "");

  route(app, "PUT /api/player/password", async ({ c, visitor, body }) => {
    const player = await current(visitor);
    const { current_password, password } = body.user;
    checkFields({ password: passwordProblem(password, player.email) });
    await checkPassword(c, player, current_password, "current_password");
    await players.update(player.id, { passwordHash: await deps.hashPassword(password) });
    await tokens.drop(player.id, "password");
    await closeOthers(player, c);
    await deps.mailPasswordChanged(player, c);
    return { ok: true };
  });

  route(app, "POST /api/player/two_factor", async ({ c, visitor, body }) => {
    const player = await current(visitor);
    // A new secret would replace the active one.
    if (player.otpSince) throw new RequestError("forbidden");
    await checkPassword(c, player, body.user.password, "password");
    return twoFactor.start(player, visitor.host.name);
  });

  route(app, "PUT /api/player/two_factor", async ({ c, visitor, body }) => {
    const player = await current(visitor);
    if (player.otpSince) throw new RequestError("forbidden");
    const recovery_codes = await twoFactor.confirm(player, body.user.otp_attempt);
    await closeOthers(player, c);
    return { recovery_codes };
  });

  route(app, "DELETE /api/player/two_factor", async ({ c, visitor, body }) => {
    const player = await current(visitor);
    await checkPassword(c, player, body.user.password, "password");
    if (player.otpSince && !(await deps.hasConfirmed(c))) {
      if (!body.user.otp_attempt) return rejectFields({ otp_attempt: "required" });
      await twoFactor.check(player, body.user.otp_attempt);
    }
    await twoFactor.end(player);
    await closeOthers(player, c);
    return { ok: true };
  });

  route(app, "GET /api/player/sign_ins", async ({ visitor }) => presentSignIns(await current(visitor)));

  route(app, "PUT /api/player/sign_ins", async ({ visitor, body }) => {
    const { id } = await current(visitor);
    return presentSignIns((await players.update(id, { signInNotices: body.notices }))!);
  });

  route(app, "GET /api/player/sessions", async ({ c, visitor }) => {
    const player = await current(visitor);
    const ownDigest = digestOf(readSessionCookie(c) ?? "");
    const rows = await sessions.of(player);
    return rows.map((row) => ({
      id: row.id,
      current: row.digest === ownDigest,
      created_at: row.createdAt.toISOString(),
      seen_at: row.seenAt.toISOString(),
      ip: row.ip,
      user_agent: row.userAgent,
    }));
  });

  route(app, "DELETE /api/player/sessions", async ({ c, visitor }) => {
    await sessions.closeOthers(await requirePlayerId(visitor), readSessionCookie(c) ?? "");
    return { ok: true };
  });

  route(app, "DELETE /api/player/sessions/:id", async ({ c, visitor, params }) => {
    const player = await current(visitor);
    const ownSession = (await sessions.of(player)).find(
      ({ digest }) => digest === digestOf(readSessionCookie(c) ?? ""),
    );
    if (!(await sessions.closeListed(player.id, params.id))) throw new RequestError("not_found");
    if (ownSession?.id === params.id) clearSessionCookie(c);
    return { ok: true };
  });
}
