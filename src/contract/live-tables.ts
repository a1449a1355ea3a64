import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

/** Most tables in one response. */
export const MAX_LIVE_TABLES = 60;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const LiveTableSchema = v.object({
  /** Id of the game. */
  game_id: v.number(),
  /** First name. */
  dealer: v.string(),
  /** Null at tables that everyone can join. */
  seats: v.nullable(v.object({ taken: count, total: count })),
  /** Smallest bet in minor units of the response's currency. */
  minimum_bet_cents: count,
  /** Newest first; empty for games whose rounds have no common result. */
  last_results: v.array(
    v.object({
      /** A number, or a code: `B`, `P`, `D` and `T` for banker, player, dragon and tiger, `=` for a tie. */
      value: v.string(),
      tone: v.picklist(["red", "black", "green", "blue", "amber"]),
    }),
  ),
});
export type LiveTable = v.InferOutput<typeof LiveTableSchema>;

export const LiveTablesSchema = v.object({ currency: v.string(), tables: v.array(LiveTableSchema) });
export type LiveTables = v.InferOutput<typeof LiveTablesSchema>;

export const liveTablesEndpoints = {
  "GET /api/games/live_tables": {
    summary: "Current state of live tables, by default of the most popular ones",
    query: v.object({
      /** Ids of games, separated by commas; those that aren't live tables are left out. */
      games: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^\d{1,9}(,\d{1,9})*$/),
          v.check((ids) => ids.split(",").length <= MAX_LIVE_TABLES),
        ),
      ),
      /** Currency of the minimum bets; the market's if missing or unknown. */
      currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/))),
    }),
    response: LiveTablesSchema,
  },
} as const satisfies Record<string, Endpoint>;
