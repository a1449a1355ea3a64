import type { Context, Hono } from "hono";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { formatTag, joinLocale } from "../../../src/rules/locales/locales.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { setHeader } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { clearSessionCookie } from "../../http/session-cookie.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { LimitedPlayer, LimitLink, Limits } from "./service.ts";

interface Player extends LimitedPlayer {
  email: string;
  locale: LocaleCode;
  excludedUntil: Date | null;
}

export interface LimitsRoutesDeps {
  limits: Limits;
  playerOf: (playerId: number) => Promise<Player | undefined>;
  /** The player's time zone. */
  timeZoneOf: (player: Player) => string;
  sendMail: (mail: {
    kind: LimitLink["kind"];
    playerId: number;
    to: string;
    locale: LocaleCode;
    site: string;
    link: string;
    values: Record<string, string>;
  }) => Promise<void>;
  /** The site's public origin. */
  originOf: (c: Context<AppEnv>) => string;
  /** @throws RequestError above the rate limit for link guesses */
  countGuess: (network: string) => Promise<void>;
}

export function limitsRoutes(app: Hono<AppEnv>, deps: LimitsRoutesDeps): void {
  const { limits, sendMail, originOf, timeZoneOf } = deps;

  async function playerIn(c: Context<AppEnv>): Promise<Player> {
    const player = await deps.playerOf(await requirePlayerId(c.get("visitor")));
    if (!player) throw new RequestError("unauthorized");
    return player;
  }

  /** Mails the link that confirms a raise or removal, with the time from which it works. */
  async function mailLink(c: Context<AppEnv>, player: Player, link: LimitLink | null): Promise<void> {
    if (!link) return;
    const { id: playerId, email: to, locale } = player;
    const path = `/profile/limits/confirm?token=${link.token}`;
    const from = new Intl.DateTimeFormat(formatTag(locale), {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: timeZoneOf(player),
    }).format(link.from);
    await sendMail({
      kind: link.kind,
      playerId,
      to,
      locale,
      site: c.get("visitor").host.name,
      link: originOf(c) + joinLocale(locale, path),
      values: { from: `${from} (${timeZoneOf(player)})` },
    });
  }

  route(app, "GET /api/user_limits", async ({ visitor }) => limits.list(await requirePlayerId(visitor)));

  route(app, "GET /api/user_limits/rules", async ({ c }) => limits.rules(await playerIn(c)));

  route(app, "GET /api/user_limits/changes", async ({ visitor }) =>
    limits.changes(await requirePlayerId(visitor)),
  );

  route(app, "GET /api/player/activity/series", async ({ c }) => limits.activity(await playerIn(c)));

  route(app, "POST /api/user_limits", async ({ c, body }) => {
    const player = await playerIn(c);
    const { limits: changed, link } = await limits.set(player, body);
    await mailLink(c, player, link);
    // Self-exclusion signs the player out.
    if (body.type === "selfexclusion") clearSessionCookie(c);
    return changed;
  });

  route(app, "POST /api/user_limits/decline", async ({ c }) => {
    await limits.decline(await playerIn(c));
    return { ok: true };
  });

  route(app, "DELETE /api/user_limits/:id", async ({ c, params }) => {
    const player = await playerIn(c);
    const { limits: changed, link } = await limits.remove(player, params.id);
    await mailLink(c, player, link);
    return changed;
  });

  route(app, "POST /api/user_limits/confirm", async ({ c, body, visitor }) => {
    setHeader(c, "cache-control", "no-store");
    await deps.countGuess(visitor.network);
    return limits.confirm(body.token);
  });
}
