import { and, desc, eq, isNull, lt, lte, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ledgerEntries } from "../../core/ledger/tables.ts";
import { excludedUntilEffective, players } from "../../core/players/tables.ts";
import type { Db } from "../../db/client.ts";
import { games } from "../games/tables.ts";
import { publicWins } from "./tables.ts";

const reversal = alias(ledgerEntries, "reversal");

/** Columns of a game in a public win. */
const gameColumns = {
  id: games.id,
  identifier: games.identifier,
  title: games.title,
  provider: games.provider,
  seoTitle: games.seoTitle,
  tone: games.tone,
};

export const winsStore = (db: Db) => ({
  /** Winner and game; undefined for a game that isn't in the catalogue. */
  async subject(playerId: number, gameIdentifier: string) {
    const [row] = await db
      .select({
        nickname: players.nickname,
        firstName: players.firstName,
        groups: players.groups,
        excludedUntil: excludedUntilEffective,
        game: gameColumns,
      })
      .from(players)
      .innerJoin(games, eq(games.identifier, gameIdentifier))
      .where(eq(players.id, playerId));
    return row;
  },

  async add(row: typeof publicWins.$inferInsert): Promise<void> {
    await db.insert(publicWins).values(row);
  },

  /** Newest first, without reversed wins and without players excluded at `at`; of one game if given. */
  async recent(limit: number, at: Date, gameIdentifier?: string) {
    return db
      .select({ win: publicWins, game: gameColumns })
      .from(publicWins)
      .innerJoin(players, eq(players.id, publicWins.playerId))
      .innerJoin(games, eq(games.identifier, publicWins.gameIdentifier))
      .leftJoin(reversal, eq(reversal.reverses, publicWins.entryId))
      .where(
        and(
          isNull(reversal.id),
          or(isNull(excludedUntilEffective), lte(excludedUntilEffective, at)),
          gameIdentifier === undefined ? undefined : eq(publicWins.gameIdentifier, gameIdentifier),
        ),
      )
      .orderBy(desc(publicWins.entryId))
      .limit(limit);
  },

  remove: (before: Date) => db.delete(publicWins).where(lt(publicWins.createdAt, before)),
});

export type PublicWinGame = NonNullable<Awaited<ReturnType<ReturnType<typeof winsStore>["subject"]>>>["game"];
