import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jackpotWins } from "../../db/notice-schema.ts";
import { accounts, players } from "../../db/player-schema.ts";
import { outbox } from "../../db/realtime-schema.ts";
import { jackpots } from "../../db/schema.ts";

export type WinRow = typeof jackpotWins.$inferSelect;

export function createJackpotWinsStore(db: Db, now: () => number) {
  const unclaimed = isNull(jackpotWins.claimedAt);
  const one = (playerId: number, id: string) =>
    and(eq(jackpotWins.id, id), eq(jackpotWins.playerId, playerId));
  const name = sql<string>`coalesce(${players.nickname}, ${players.firstName}, '')`;

  return {
    async insert(tx: Db, row: typeof jackpotWins.$inferInsert): Promise<void> {
      await tx.insert(jackpotWins).values(row);
    },

    /** Says to everybody that amounts have changed; the database tells the winner. */
    async sayChanged(tx: Db): Promise<void> {
      await tx.insert(outbox).values({ type: "jackpots_changes" });
    },

    /** Those that nobody has shown the player, oldest first. */
    unclaimed: (playerId: number, limit: number): Promise<WinRow[]> =>
      db
        .select()
        .from(jackpotWins)
        .where(and(eq(jackpotWins.playerId, playerId), unclaimed))
        .orderBy(asc(jackpotWins.wonAt), asc(jackpotWins.number))
        .limit(limit),

    /** True for the first who asks; undefined when the player has won none of this id. */
    async claim(playerId: number, id: string): Promise<boolean | undefined> {
      const claimed = await db
        .update(jackpotWins)
        .set({ claimedAt: new Date(now()) })
        .where(and(one(playerId, id), unclaimed))
        .returning({ id: jackpotWins.id });
      if (claimed.length > 0) return true;
      const [there] = await db.select({ id: jackpotWins.id }).from(jackpotWins).where(one(playerId, id));
      return there ? false : undefined;
    },

    /** A win that its winner has not been told of: whoever asks first tells them. */
    async toTell(id: string): Promise<WinRow | undefined> {
      const [row] = await db
        .update(jackpotWins)
        .set({ toldAt: new Date(now()) })
        .where(and(eq(jackpotWins.id, id), isNull(jackpotWins.toldAt)))
        .returning();
      return row;
    },

    /** Ids of those that were won before a moment and nobody was told of, oldest first. */
    async allUntold(before: Date): Promise<string[]> {
      const rows = await db
        .select({ id: jackpotWins.id })
        .from(jackpotWins)
        .where(and(isNull(jackpotWins.toldAt), lt(jackpotWins.wonAt, before)))
        .orderBy(asc(jackpotWins.number))
        .limit(100);
      return rows.map(({ id }) => id);
    },

    /** Telling has failed: somebody tries again later. */
    async markUntold(id: string): Promise<void> {
      await db.update(jackpotWins).set({ toldAt: null }).where(eq(jackpotWins.id, id));
    },

    /** What an operator has given under this name. */
    async byKey(tx: Db, key: string): Promise<WinRow | undefined> {
      const [row] = await tx.select().from(jackpotWins).where(eq(jackpotWins.key, key));
      return row;
    },

    /** The newest or the largest wins, of one jackpot or of all, with the winners' whole names. */
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

    /** The player's account in a currency, which is opened where there is none. */
    async accountOf(tx: Db, playerId: number, currency: string): Promise<number> {
      const find = () =>
        tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, currency)));
      const [account] = await find();
      if (account) return account.id;
      await tx
        .insert(accounts)
        .values({ playerId, currency, createdAt: new Date(now()) })
        .onConflictDoNothing();
      return (await find())[0]!.id;
    },

    async jackpot(identifier: string) {
      const [row] = await db.select().from(jackpots).where(eq(jackpots.identifier, identifier));
      return row;
    },
  };
}

export type WinsStore = ReturnType<typeof createJackpotWinsStore>;
