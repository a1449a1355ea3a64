import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { gameRounds, gameSeats, gameSeeds } from "../db/reference-games-schema.ts";

export type Seat = typeof gameSeats.$inferSelect;
export type Seed = typeof gameSeeds.$inferSelect;
export type RoundRow = typeof gameRounds.$inferSelect;

/** Rounds that are not at their end. */
const OPEN = inArray(gameRounds.status, ["drawn", "staked"]);

export function createGamesBooks(db: Db) {
  return {
    addSeat: (seat: typeof gameSeats.$inferInsert) => db.insert(gameSeats).values(seat),

    async seat(digest: string): Promise<Seat | undefined> {
      const [seat] = await db.select().from(gameSeats).where(eq(gameSeats.digest, digest));
      return seat;
    },

    /** Ends a seat now, unless it is over already. */
    async endSeat(digest: string, at: Date): Promise<void> {
      await db
        .update(gameSeats)
        .set({ expiresAt: at })
        .where(and(eq(gameSeats.digest, digest), gt(gameSeats.expiresAt, at)));
    },

    /** Moves play money; false where there is not so much. */
    async moveDemo(digest: string, amount: bigint): Promise<bigint | undefined> {
      const [row] = await db
        .update(gameSeats)
        .set({ demoBalance: sql`${gameSeats.demoBalance} + ${amount}` })
        .where(and(eq(gameSeats.digest, digest), sql`${gameSeats.demoBalance} + ${amount} >= 0`))
        .returning({ balance: gameSeats.demoBalance });
      return row?.balance ?? undefined;
    },

    /** The seed that a player's next round at a game is drawn from. */
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

    /** Every seed of a player that is not revealed, by the titles and kinds of their games. */
    seedsOf: (player: string) =>
      db
        .select({ seed: gameSeeds, title: gameSeats.title, kind: gameSeats.kind })
        .from(gameSeeds)
        .innerJoinLateral(
          db
            .select({ title: gameSeats.title, kind: gameSeats.kind })
            .from(gameSeats)
            .where(
              and(
                eq(gameSeats.player, gameSeeds.player),
                eq(gameSeats.gameIdentifier, gameSeeds.gameIdentifier),
              ),
            )
            .orderBy(desc(gameSeats.createdAt))
            .limit(1)
            .as("game_seats"),
          sql`true`,
        )
        .where(and(eq(gameSeeds.player, player), isNull(gameSeeds.revealedAt)))
        .orderBy(desc(gameSeeds.createdAt)),

    /** One at a time for each player and game: where there is one already, it stays. */
    addSeed: (seed: typeof gameSeeds.$inferInsert) => db.insert(gameSeeds).values(seed).onConflictDoNothing(),

    /**
     * Draws a round: its number is counted and it is written down in one transaction, which holds the seed, so that no
     * secret is shown between the two. Gives the one that has the key already where there is one; `changed` where the seed
     * was revealed meanwhile or has another text, `too_fast` where the player's last round at this game began after
     * `since`.
     */
    draw: (
      { id, client, player, gameIdentifier }: Seed,
      key: string,
      since: Date,
      make: (nonce: number) => Promise<typeof gameRounds.$inferInsert>,
    ): Promise<RoundRow | "changed" | "too_fast"> =>
      db.transaction(async (tx) => {
        const [seed] = await tx.select().from(gameSeeds).where(eq(gameSeeds.id, id)).for("update");
        const [known] = await tx.select().from(gameRounds).where(eq(gameRounds.key, key));
        if (known) return known;
        if (!seed || seed.revealedAt || seed.client !== client) return "changed";
        const [recent] = await tx
          .select({ id: gameRounds.id })
          .from(gameRounds)
          .innerJoin(gameSeats, eq(gameSeats.digest, gameRounds.seat))
          .where(
            and(
              eq(gameSeats.player, player),
              eq(gameSeats.gameIdentifier, gameIdentifier),
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

    /** Gives a seed another text; undefined where a round was drawn from it. */
    async setClient(id: string, client: string): Promise<Seed | undefined> {
      const [seed] = await db
        .update(gameSeeds)
        .set({ client })
        .where(and(eq(gameSeeds.id, id), eq(gameSeeds.nonce, 0), isNull(gameSeeds.revealedAt)))
        .returning();
      return seed;
    },

    /** Reveals a seed that no open round needs; undefined where one does. */
    reveal: (id: string, at: Date): Promise<Seed | undefined> =>
      db.transaction(async (tx) => {
        // Held first, and looked at after: what is being drawn from it is written down by then.
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

    async round(id: string): Promise<{ round: RoundRow; seed: Seed; seat: Seat } | undefined> {
      const [found] = await db
        .select({ round: gameRounds, seed: gameSeeds, seat: gameSeats })
        .from(gameRounds)
        .innerJoin(gameSeeds, eq(gameSeeds.id, gameRounds.seed))
        .innerJoin(gameSeats, eq(gameSeats.digest, gameRounds.seat))
        .where(eq(gameRounds.id, id));
      return found;
    },

    /** Rounds of a player at a game that are not at their end, oldest first. */
    openRounds: (player: string, gameIdentifier: string) =>
      db
        .select({ round: gameRounds, seat: gameSeats })
        .from(gameRounds)
        .innerJoin(gameSeats, eq(gameSeats.digest, gameRounds.seat))
        .where(and(eq(gameSeats.player, player), eq(gameSeats.gameIdentifier, gameIdentifier), OPEN))
        .orderBy(asc(gameRounds.createdAt)),

    /** Rounds that nobody has gone on with since `before`. */
    forsaken: (before: Date, limit: number) =>
      db
        .select({ round: gameRounds, seat: gameSeats })
        .from(gameRounds)
        .innerJoin(gameSeats, eq(gameSeats.digest, gameRounds.seat))
        .where(and(OPEN, lt(gameRounds.createdAt, before)))
        .orderBy(asc(gameRounds.createdAt))
        .limit(limit),

    /** Moves a round on from one of these states; false where it was in none of them. */
    async setStatus(id: string, from: RoundRow["status"][], to: RoundRow["status"]): Promise<boolean> {
      const moved = await db
        .update(gameRounds)
        .set({ status: to })
        .where(and(eq(gameRounds.id, id), inArray(gameRounds.status, from)))
        .returning({ id: gameRounds.id });
      return moved.length > 0;
    },
  };
}

export type GamesBooks = ReturnType<typeof createGamesBooks>;
