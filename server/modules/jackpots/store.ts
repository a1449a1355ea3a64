import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { openAccount } from "../../core/accounts/accounts-store.ts";
import { publish } from "../../core/outbox/outbox-store.ts";
import { players } from "../../core/players/tables.ts";
import type { Db } from "../../db/client.ts";
import { jackpots, jackpotWins } from "./tables.ts";

export type WinRow = typeof jackpotWins.$inferSelect;

export function createJackpotWinsStore(db: Db, now: () => number) {
  const isUnclaimed = isNull(jackpotWins.claimedAt);
  const ownWin = (playerId: number, id: string) =>
    and(eq(jackpotWins.id, id), eq(jackpotWins.playerId, playerId));
  const name = sql<string>`coalesce(${players.nickname}, ${players.firstName}, '')`;

  return {
    async insert(tx: Db, row: typeof jackpotWins.$inferInsert): Promise<void> {
      await tx.insert(jackpotWins).values({ ...row, notifiedAt: row.wonAt });
    },

    /** Publishes that amounts changed; a database trigger tells the winner's pages. */
    async publishChanged(tx: Db): Promise<void> {
      await publish(tx, { playerId: null, type: "jackpots_changes", data: null });
    },

    /** Wins not shown to the player yet, oldest first. */
    unclaimed: (playerId: number, limit: number): Promise<WinRow[]> =>
      db
        .select()
        .from(jackpotWins)
        .where(and(eq(jackpotWins.playerId, playerId), isUnclaimed))
        .orderBy(asc(jackpotWins.wonAt), asc(jackpotWins.number))
        .limit(limit),

    /** @returns true for the first claim, undefined if the player has no such win */
    async claim(playerId: number, id: string): Promise<boolean | undefined> {
      const claimed = await db
        .update(jackpotWins)
        .set({ claimedAt: new Date(now()) })
        .where(and(ownWin(playerId, id), isUnclaimed))
        .returning({ id: jackpotWins.id });
      if (claimed.length > 0) return true;
      const [existing] = await db
        .select({ id: jackpotWins.id })
        .from(jackpotWins)
        .where(ownWin(playerId, id));
      return existing ? false : undefined;
    },

    /** The award with this key. */
    async byKey(tx: Db, key: string): Promise<WinRow | undefined> {
      const [row] = await tx.select().from(jackpotWins).where(eq(jackpotWins.key, key));
      return row;
    },

    /** Newest or largest wins of one jackpot or all, with unmasked names. */
    async winners(sort: "latest" | "biggest", identifier: string | undefined, limit: number) {
      const column = sort === "latest" ? jackpotWins.wonAt : jackpotWins.worth;
      return db
        .select({ win: jackpotWins, name })
        .from(jackpotWins)
        .innerJoin(players, eq(players.id, jackpotWins.playerId))
        .where(identifier === undefined ? undefined : eq(jackpotWins.identifier, identifier))
        .orderBy(desc(column), desc(jackpotWins.number))
        .limit(limit);
    },

    /** The player's account in a currency, created if missing. */
    async accountOf(tx: Db, playerId: number, currency: string): Promise<number> {
      return (await openAccount(tx, playerId, currency, new Date(now()))).id;
    },

    async jackpot(identifier: string) {
      const [row] = await db.select().from(jackpots).where(eq(jackpots.identifier, identifier));
      return row;
    },
  };
}

export type WinsStore = ReturnType<typeof createJackpotWinsStore>;
