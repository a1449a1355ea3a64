import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { UtmMetrics } from "../../../src/contract/attribution.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../http/env.ts";
import { addCookie, privateAnswer } from "../../http/headers.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { route } from "../../http/route.ts";
import { signedIn } from "../../http/visitor.ts";
import { createMarksStore } from "./store.ts";

const VISIT_COOKIE = "__Host-visit";
const VISIT_DAYS = 30;
/** Characters of a mark that are kept. */
const MARK_LENGTH = 200;

/** The visit that the browser is on, if it is one of ours. */
function visitOf(c: Context<AppEnv>): string | undefined {
  const visit = getCookie(c, VISIT_COOKIE);
  return visit && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(visit) ? visit : undefined;
}

function beginVisit(c: Context<AppEnv>): string {
  const visit = randomUUID();
  const maxAge = VISIT_DAYS * 86_400;
  addCookie(c, VISIT_COOKIE, visit, { path: "/", httpOnly: true, secure: true, sameSite: "Lax", maxAge });
  return visit;
}

/** The marks that say something, each as long as it may be; undefined when none does. */
function said(marks: UtmMetrics): UtmMetrics | undefined {
  const given = Object.entries(marks)
    // The cut may fall into a pair of halves.
    .map(([name, mark]): [string, string] => [name, mark.trim().slice(0, MARK_LENGTH).toWellFormed()])
    .filter(([, mark]) => mark !== "");
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

export function marksRoutes(app: Hono<AppEnv>, { db, now }: { db: Db; now: () => number }): void {
  const store = createMarksStore(db, now);
  const limit = createRateLimit({ limit: 60, seconds: 60, now });

  async function keep(c: Context<AppEnv>, marks: UtmMetrics): Promise<string> {
    const visit = visitOf(c) ?? beginVisit(c);
    await store.keep(visit, marks);
    return visit;
  }

  route(app, "POST /log_utm_set", async ({ c, body, visitor }) => {
    privateAnswer(c);
    limit(visitor.network);
    const marks = said(body.utmMetrics);
    if (marks) await keep(c, marks);
    return { accepted: true };
  });

  route(app, "POST /log_utm_send", async ({ c, body, visitor }) => {
    privateAnswer(c);
    limit(visitor.network);
    const playerId = await signedIn(visitor);
    const visit = visitOf(c);
    if (visit && (await store.tie(visit, playerId))) return { sent: true };
    // Where the first call did not get through, the second one has the marks with it.
    const marks = said(body.utmMetrics);
    return { sent: marks !== undefined && (await store.tie(await keep(c, marks), playerId)) };
  });
}
