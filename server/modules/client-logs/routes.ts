import type { Hono } from "hono";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../http/env.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { route } from "../../http/route.ts";
import { clientReports } from "./tables.ts";

export function reportRoutes(app: Hono<AppEnv>, { db, now }: { db: Db; now: () => number }): void {
  const limit = createRateLimit({ limit: 120, seconds: 60, now });

  async function store(kind: string, value: unknown): Promise<{ accepted: true }> {
    await db.insert(clientReports).values({ kind, value, createdAt: new Date(now()) });
    return { accepted: true };
  }

  route(app, "PUT /log", ({ body, visitor }) => {
    limit(visitor.network);
    return store("log", body);
  });
  route(app, "PUT /performance", ({ body, visitor }) => {
    limit(visitor.network);
    return store("performance", body);
  });
  route(app, "PUT /network-performance", ({ body, visitor }) => {
    limit(visitor.network);
    return store("network", body);
  });
  route(app, "PUT /metrics-errors-validation", ({ body, visitor }) => {
    limit(visitor.network);
    return store("validation", body);
  });
}
