import type { Hono } from "hono";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import { OFFERED_LOCALES } from "../../../src/rules/locales/locales.ts";
import { marketOf } from "../../core/jurisdictions/jurisdictions.ts";
import type { Db } from "../../db/client.ts";
import type { ContentVersion } from "../../db/content-version.ts";
import type { AppEnv } from "../../http/env.ts";
import { setCacheable, setHeader } from "../../http/headers.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { route } from "../../http/route.ts";
import { blockedRoutesFor, marketKey, minimumAgeFor } from "../../http/visitor.ts";
import { presentProject } from "./present.ts";
import { affiliateVisits } from "./tables.ts";

export interface InfoDeps {
  db: Db;
  jurisdictions: Jurisdictions;
  content: ContentVersion;
  features: Record<string, boolean>;
  /** True if browsers may override flags; never in production. */
  flagOverrides: boolean;
  build: string;
  now: () => number;
}

export function infoRoutes(
  app: Hono<AppEnv>,
  { db, jurisdictions, content, features, flagOverrides, build, now }: InfoDeps,
): void {
  const limit = createRateLimit({ limit: 60, seconds: 60, now });

  route(app, "GET /api/info/project", ({ c, visitor }) => {
    setCacheable(c, 60);
    return presentProject(visitor, { features, flagOverrides, build, contentVersion: content.current() });
  });

  route(app, "GET /api/info/locales", async ({ c, query, visitor }) => {
    setHeader(c, "cache-control", query.stag || query.affb_id ? "no-store" : "public, max-age=300");
    if (query.stag || query.affb_id) {
      limit(visitor.network);
      await db
        .insert(affiliateVisits)
        .values({ stag: query.stag, affbId: query.affb_id, createdAt: new Date(now()) });
    }
    return OFFERED_LOCALES.map((code) => ({ code }));
  });

  route(app, "GET /api/info/countries", ({ c }) => {
    setHeader(c, "cache-control", "public, max-age=86400");
    return jurisdictions.countries.map(({ code }) => ({
      code,
      currency: marketOf(jurisdictions, code).currency,
    }));
  });

  route(app, "GET /api/current_ip", ({ c, visitor }) => {
    const { ip, country, market } = visitor;
    setHeader(c, "cache-control", "private, no-store");
    return {
      ip,
      country,
      market: marketKey(visitor),
      locale: market.locale,
      currency: market.currency,
      age: minimumAgeFor(visitor),
      restricted: market.restricted,
      blocked_routes: [...blockedRoutesFor(visitor)],
      approval_card: market.approval_card,
    };
  });
}
