import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jsonOf, rowsOf } from "../../db/rows.ts";
import { providerNames } from "./tables.ts";

type Row = typeof providerNames.$inferSelect;

/** A player at a payment or game provider. */
export type PlayerAtProvider = Omit<Row, "name">;

export const keyOf = ({ playerId, kind, provider }: PlayerAtProvider) => `${playerId} ${kind} ${provider}`;

export const providerNamesStore = (db: Db) => ({
  /** Stored names by `keyOf`. */
  async find(players: readonly PlayerAtProvider[]): Promise<Map<string, string>> {
    const result = await db.execute(sql`
      select stored.player_id as "playerId", stored.kind, stored.provider, stored.name
      from json_to_recordset(${jsonOf(players)}::json) as one ("playerId" int, kind text, provider text)
      join provider_names stored
        on stored.player_id = one."playerId" and stored.kind = one.kind and stored.provider = one.provider`);
    return new Map(rowsOf<Row>(result).map((row) => [keyOf(row), row.name]));
  },

  /** Inserts a name unless a concurrent call stored one. @throws the database's error if another player has the name */
  async add(row: Row): Promise<void> {
    const target = [providerNames.playerId, providerNames.kind, providerNames.provider];
    await db.insert(providerNames).values(row).onConflictDoNothing({ target });
  },
});
