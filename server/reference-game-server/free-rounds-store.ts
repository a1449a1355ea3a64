import { and, asc, eq, gte, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { type gameClientSessions, gameFreeRounds, gameRounds } from "./tables.ts";

export type FreeRoundsRow = typeof gameFreeRounds.$inferSelect;

/** Rounds that were drawn for a campaign: they stake nothing, so none is rejected. */
const drawnOf = sql`(select count(*) from ${gameRounds} where ${gameRounds.freeRounds} = ${gameFreeRounds.id})`;

export const freeRoundsStore = {
  /** Adds a campaign unless there is one of this name. @returns the stored one */
  async add(db: Db, campaign: typeof gameFreeRounds.$inferInsert): Promise<FreeRoundsRow> {
    await db.insert(gameFreeRounds).values(campaign).onConflictDoNothing();
    return (await freeRoundsStore.find(db, campaign.id))!;
  },

  async find(db: Db, id: string): Promise<FreeRoundsRow | undefined> {
    const [row] = await db.select().from(gameFreeRounds).where(eq(gameFreeRounds.id, id));
    return row;
  },

  /** Ends a campaign; one that has ended stays as it is. */
  async end(db: Db, id: string, at: Date): Promise<void> {
    await db
      .update(gameFreeRounds)
      .set({ endedAt: at })
      .where(and(eq(gameFreeRounds.id, id), isNull(gameFreeRounds.endedAt)));
  },

  /** The oldest campaign that still has a round for a session. Call under the lock of the session's seed. */
  async next(
    tx: Db,
    {
      player,
      gameIdentifier,
      currency,
    }: Pick<typeof gameClientSessions.$inferSelect, "player" | "gameIdentifier" | "currency">,
  ): Promise<FreeRoundsRow | undefined> {
    const [row] = await tx
      .select()
      .from(gameFreeRounds)
      .where(
        and(
          eq(gameFreeRounds.player, player),
          eq(gameFreeRounds.gameIdentifier, gameIdentifier),
          eq(gameFreeRounds.currency, currency),
          isNull(gameFreeRounds.endedAt),
          sql`${drawnOf} < ${gameFreeRounds.count}`,
        ),
      )
      .orderBy(asc(gameFreeRounds.createdAt), asc(gameFreeRounds.id))
      .limit(1);
    return row;
  },

  /** True if a session may have shown free rounds at some time: a campaign is open, or ended after the session's start. */
  async hadAny(
    db: Db,
    { player, gameIdentifier, currency, createdAt }: typeof gameClientSessions.$inferSelect,
  ): Promise<boolean> {
    const found = await db.$count(
      gameFreeRounds,
      and(
        eq(gameFreeRounds.player, player),
        eq(gameFreeRounds.gameIdentifier, gameIdentifier),
        eq(gameFreeRounds.currency, currency),
        or(isNull(gameFreeRounds.endedAt), gte(gameFreeRounds.endedAt, createdAt)),
      ),
    );
    return found > 0;
  },

  /** Rounds that a campaign has left; those being played count as used. */
  async left(db: Db, { id, count }: FreeRoundsRow): Promise<number> {
    const drawn = await db.$count(gameRounds, eq(gameRounds.freeRounds, id));
    return count - drawn;
  },

  /** Finished rounds of a campaign, what they won in minor units, and the number of open ones. */
  async totals(db: Db, id: string): Promise<{ played: number; won: bigint; open: number }> {
    const [row] = await db
      .select({
        played: sql<number>`(count(*) filter (where ${gameRounds.status} = 'done'))::int`,
        won: sql<string>`coalesce(sum(${gameRounds.win}) filter (where ${gameRounds.status} = 'done'), 0)::text`,
        open: sql<number>`(count(*) filter (where ${gameRounds.status} <> 'done'))::int`,
      })
      .from(gameRounds)
      .where(eq(gameRounds.freeRounds, id));
    return { ...row!, won: BigInt(row!.won) };
  },
};
