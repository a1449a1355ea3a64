import type { Hono } from "hono";
import type { AppEnv, Visitor } from "../../http/env.ts";
import { sendFile } from "../../http/file-response.ts";
import { instantOf } from "../../http/instant.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { route } from "../../http/route.ts";
import { exclusionsFor, requirePlayerId } from "../../http/visitor.ts";
import { fileName, fileText } from "./file.ts";
import type { History, Reader } from "./service.ts";

export interface HistoryRoutesDeps {
  history: History;
  /** Minor units per unit, by currency. */
  subunits: () => Promise<Map<string, number>>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Export limit per player: each one reads a whole period. */
const EXPORT_LIMIT = { limit: 30, seconds: 600 };

const readerOf = async (visitor: Visitor): Promise<Reader> => ({
  playerId: await requirePlayerId(visitor),
  withoutProviders: exclusionsFor(visitor).providers,
});

interface PeriodQuery {
  from?: string | undefined;
  to?: string | undefined;
  currency?: string | undefined;
}

const periodOf = ({ from, to, currency }: PeriodQuery) => ({
  from: instantOf("from", from),
  to: instantOf("to", to),
  currency: currency ?? null,
});

export function historyRoutes(app: Hono<AppEnv>, { history, subunits, now }: HistoryRoutesDeps): void {
  const countExport = createRateLimit({ ...EXPORT_LIMIT, now });

  route(app, "GET /api/player/rounds", async ({ visitor, query }) =>
    history.rounds(
      await readerOf(visitor),
      { ...periodOf(query), game: query.game ?? null },
      { cursor: query.cursor, limit: query.limit },
    ),
  );

  route(app, "GET /api/player/rounds/:id", async ({ visitor, params }) =>
    history.round(await readerOf(visitor), params.id),
  );

  route(app, "GET /api/player/statement", async ({ visitor, query }) =>
    history.statement(await readerOf(visitor), periodOf(query), {
      cursor: query.cursor,
      limit: query.limit,
    }),
  );

  // Registered before `:number`, which would match it.
  route(app, "GET /api/player/statement/export", async ({ c, visitor, query }) => {
    const reader = await readerOf(visitor);
    countExport(String(reader.playerId));
    const { from, to, currency } = periodOf(query);
    const options = {
      pages: history.all(reader, { from, to, currency }),
      subunits: Object.fromEntries(await subunits()),
      from: from?.toISOString() ?? null,
      to: to?.toISOString() ?? null,
      currency,
      now: now(),
    };
    const { format } = query;
    return sendFile(c, { format, name: fileName(format, options), text: fileText(format, options) });
  });

  route(app, "GET /api/player/statement/:number", async ({ visitor, params }) =>
    history.receipt(await readerOf(visitor), params.number),
  );
}
