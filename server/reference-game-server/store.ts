import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { type FreeRoundsRow, freeRoundsStore } from "./free-rounds-store.ts";
import { gameClientSessions, gameRounds, gameSeeds } from "./tables.ts";

export type GameClientSession = typeof gameClientSessions.$inferSelect;
export type Seed = typeof gameSeeds.$inferSelect;
export type RoundRow = typeof gameRounds.$inferSelect;

/** Open rounds. */
const OPEN = inArray(gameRounds.status, ["drawn", "staked"]);

export function createGamesStore(db: Db) {
  return {
    addSession: (session: typeof gameClientSessions.$inferInsert) =>
      db.insert(gameClientSessions).values(session),

    async session(digest: string): Promise<GameClientSession | undefined> {
      const [session] = await db
        .select()
        .from(gameClientSessions)
        .where(eq(gameClientSessions.digest, digest));
      return session;
    },

    /** Ends an active session. */
    async endSession(digest: string, at: Date): Promise<void> {
      await db
        .update(gameClientSessions)
        .set({ expiresAt: at })
        .where(and(eq(gameClientSessions.digest, digest), gt(gameClientSessions.expiresAt, at)));
    },

    /** Changes a demo balance; undefined if it would fall below zero. */
    async changeDemoBalance(digest: string, amount: bigint): Promise<bigint | undefined> {
      const [row] = await db
        .update(gameClientSessions)
        .set({ demoBalance: sql`${gameClientSessions.demoBalance} + ${amount}` })
        .where(
          and(eq(gameClientSessions.digest, digest), sql`${gameClientSessions.demoBalance} + ${amount} >= 0`),
        )
        .returning({ balance: gameClientSessions.demoBalance });
      return row?.balance ?? undefined;
    },

    /** The active seed of a player and game. */
    async seed(player: string, gameIdentifier: string): Promise<Seed | undefined> {
      const [seed] = await db
        .select()
        .from(gameSeeds)
        .where(
          and(
            eq(gameSeeds.player, player),
            eq(gameSeeds.gameIdentifier, gameIdentifier),
            isNull(gameSeeds.revealedAt),
          ),
        )
        .orderBy(desc(gameSeeds.createdAt))
        .limit(1);
      return seed;
    },

    /** A player's active seeds, with titles and kinds of their games. */
    seedsOf: (player: string) =>
      db
        .select({ seed: gameSeeds, title: gameClientSessions.title, kind: gameClientSessions.kind })
        .from(gameSeeds)
        .innerJoinLateral(
          db
            .select({ title: gameClientSessions.title, kind: gameClientSessions.kind })
            .from(gameClientSessions)
            .where(
              and(
                eq(gameClientSessions.player, gameSeeds.player),
                eq(gameClientSessions.gameIdentifier, gameSeeds.gameIdentifier),
              ),
            )
            .orderBy(desc(gameClientSessions.createdAt))
            .limit(1)
            .as("game_client_sessions"),
          sql`true`,
        )
        .where(and(eq(gameSeeds.player, player), isNull(gameSeeds.revealedAt)))
        .orderBy(desc(gameSeeds.createdAt)),

    /** Inserts a seed unless the player and game have an active one. */
    addSeed: (seed: typeof gameSeeds.$inferInsert) => db.insert(gameSeeds).values(seed).onConflictDoNothing(),

    /**
     * Inserts a round under a lock on its seed, so that the seed can't be revealed concurrently.
     * @returns the new round, or the key's existing one; `changed` if the seed was revealed or has another client seed;
     * `free_rounds_changed` if the next free round isn't of the campaign `free`; `too_fast` if the player's last round
     * started after `since`
     */
    draw: (
      { id, client, player, gameIdentifier }: Seed,
      key: string,
      since: Date,
      make: (nonce: number) => Promise<typeof gameRounds.$inferInsert>,
      /** The campaign of a free round. */
      free?: FreeRoundsRow,
    ): Promise<RoundRow | "changed" | "free_rounds_changed" | "too_fast"> =>
      db.transaction(async (tx) => {
        const [seed] = await tx.select().from(gameSeeds).where(eq(gameSeeds.id, id)).for("update");
        const [known] = await tx.select().from(gameRounds).where(eq(gameRounds.key, key));
        if (known) return known;
        if (!seed || seed.revealedAt || seed.client !== client) return "changed";
        if (free && (await freeRoundsStore.next(tx, free))?.id !== free.id) return "free_rounds_changed";
        const [recent] = await tx
          .select({ id: gameRounds.id })
          .from(gameRounds)
          .innerJoin(gameClientSessions, eq(gameClientSessions.digest, gameRounds.session))
          .where(
            and(
              eq(gameClientSessions.player, player),
              eq(gameClientSessions.gameIdentifier, gameIdentifier),
              gt(gameRounds.createdAt, since),
            ),
          )
          .limit(1);
        if (recent) return "too_fast";
        await tx
          .update(gameSeeds)
          .set({ nonce: seed.nonce + 1 })
          .where(eq(gameSeeds.id, id));
        const [round] = await tx
          .insert(gameRounds)
          .values(await make(seed.nonce))
          .returning();
        return round!;
      }),

    /** Sets the client seed; undefined if a round has used the seed. */
    async setClient(id: string, client: string): Promise<Seed | undefined> {
      const [seed] = await db
        .update(gameSeeds)
        .set({ client })
        .where(and(eq(gameSeeds.id, id), eq(gameSeeds.nonce, 0), isNull(gameSeeds.revealedAt)))
        .returning();
      return seed;
    },

    /** Reveals a seed; undefined if an open round needs it. */
    reveal: (id: string, at: Date): Promise<Seed | undefined> =>
      db.transaction(async (tx) => {
        // Lock first, so that a concurrent draw is visible.
        await tx.select({ id: gameSeeds.id }).from(gameSeeds).where(eq(gameSeeds.id, id)).for("update");
        const [open] = await tx
          .select({ id: gameRounds.id })
          .from(gameRounds)
          .where(and(eq(gameRounds.seed, id), OPEN))
          .limit(1);
        if (open) return undefined;
        const [seed] = await tx
          .update(gameSeeds)
          .set({ revealedAt: at })
          .where(and(eq(gameSeeds.id, id), isNull(gameSeeds.revealedAt)))
          .returning();
        return seed;
      }),

    async roundByKey(key: string): Promise<RoundRow | undefined> {
      const [round] = await db.select().from(gameRounds).where(eq(gameRounds.key, key));
      return round;
    },

    async round(
      id: string,
    ): Promise<{ round: RoundRow; seed: Seed; session: GameClientSession } | undefined> {
      const [found] = await db
        .select({ round: gameRounds, seed: gameSeeds, session: gameClientSessions })
        .from(gameRounds)
        .innerJoin(gameSeeds, eq(gameSeeds.id, gameRounds.seed))
        .innerJoin(gameClientSessions, eq(gameClientSessions.digest, gameRounds.session))
        .where(eq(gameRounds.id, id));
      return found;
    },

    /** A player's open rounds of a game, oldest first. */
    openRounds: (player: string, gameIdentifier: string) =>
      db
        .select({ round: gameRounds, session: gameClientSessions })
        .from(gameRounds)
        .innerJoin(gameClientSessions, eq(gameClientSessions.digest, gameRounds.session))
        .where(
          and(
            eq(gameClientSessions.player, player),
            eq(gameClientSessions.gameIdentifier, gameIdentifier),
            OPEN,
          ),
        )
        .orderBy(asc(gameRounds.createdAt)),

    /** The newest finished rounds of a session. */
    lastRounds: (digest: string, limit: number) =>
      db
        .select()
        .from(gameRounds)
        .where(and(eq(gameRounds.session, digest), eq(gameRounds.status, "done")))
        .orderBy(desc(gameRounds.createdAt), desc(gameRounds.nonce))
        .limit(limit),

    /** Open rounds that were created before `before`. */
    abandoned: (before: Date, limit: number) =>
      db
        .select({ round: gameRounds, session: gameClientSessions })
        .from(gameRounds)
        .innerJoin(gameClientSessions, eq(gameClientSessions.digest, gameRounds.session))
        .where(and(OPEN, lt(gameRounds.createdAt, before)))
        .orderBy(asc(gameRounds.createdAt))
        .limit(limit),

    /** Changes a round's status. @returns false if it was in none of the given states */
    async setStatus(id: string, from: RoundRow["status"][], to: RoundRow["status"]): Promise<boolean> {
      const updated = await db
        .update(gameRounds)
        .set({ status: to })
        .where(and(eq(gameRounds.id, id), inArray(gameRounds.status, from)))
        .returning({ id: gameRounds.id });
      return updated.length > 0;
    },
  };
}

export type GamesStore = ReturnType<typeof createGamesStore>;
