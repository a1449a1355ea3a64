import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { UtmMetrics } from "../../../src/contract/attribution.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../http/env.ts";
import { addCookie, setPrivate } from "../../http/headers.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import { createAttributionStore } from "./store.ts";

const VISIT_COOKIE = "__Host-visit";
const VISIT_DAYS = 30;
/** Maximum length of a UTM parameter, characters. */
const MAX_PARAMETER_LENGTH = 200;

/** The browser's visit id, if its cookie is valid. */
function visitOf(c: Context<AppEnv>): string | undefined {
  const visit = getCookie(c, VISIT_COOKIE);
  return visit && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(visit) ? visit : undefined;
}

function startVisit(c: Context<AppEnv>): string {
  const visit = randomUUID();
  const maxAge = VISIT_DAYS * 86_400;
  addCookie(c, VISIT_COOKIE, visit, { path: "/", httpOnly: true, secure: true, sameSite: "Lax", maxAge });
  return visit;
}

/** Trims and truncates parameters and drops empty ones; undefined if none is left. */
function cleanParameters(parameters: UtmMetrics): UtmMetrics | undefined {
  const entries = Object.entries(parameters)
    // Truncation may split a surrogate pair.
    .map(([name, value]): [string, string] => [
      name,
      value.trim().slice(0, MAX_PARAMETER_LENGTH).toWellFormed(),
    ])
    .filter(([, value]) => value !== "");
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

export function attributionRoutes(app: Hono<AppEnv>, { db, now }: { db: Db; now: () => number }): void {
  const store = createAttributionStore(db, now);
  const limit = createRateLimit({ limit: 60, seconds: 60, now });

  async function saveParameters(c: Context<AppEnv>, parameters: UtmMetrics): Promise<string> {
    const visit = visitOf(c) ?? startVisit(c);
    await store.save(visit, parameters);
    return visit;
  }

  route(app, "POST /log_utm_set", async ({ c, body, visitor }) => {
    setPrivate(c);
    limit(visitor.network);
    const parameters = cleanParameters(body.utmMetrics);
    if (parameters) await saveParameters(c, parameters);
    return { accepted: true };
  });

  route(app, "POST /log_utm_send", async ({ c, body, visitor }) => {
    limit(visitor.network);
    const playerId = await requirePlayerId(visitor);
    const visit = visitOf(c);
    if (visit && (await store.attribute(visit, playerId))) return { sent: true };
    // Include the parameters, in case the earlier call that should have stored them failed.
    const parameters = cleanParameters(body.utmMetrics);
    return {
      sent:
        parameters !== undefined && (await store.attribute(await saveParameters(c, parameters), playerId)),
    };
  });
}
