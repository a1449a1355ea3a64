import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { accounts } from "../accounts/tables.ts";
import { ledgerPostings, wallets } from "../ledger/tables.ts";
import { players } from "./tables.ts";

export type PlayerRow = typeof players.$inferSelect;
export type NewPlayer = typeof players.$inferInsert;
type Completion = Pick<
  PlayerRow,
  "country" | "currency" | "currencyChosen" | "dateOfBirth" | "termsAccepted"
>;

/** True if the player must get no offers and no push messages; `at` in milliseconds since the epoch. */
export const isExcluded = (
  { excludedUntil, closedAt }: Pick<PlayerRow, "excludedUntil" | "closedAt">,
  at: number,
): boolean => closedAt !== null || (excludedUntil?.getTime() ?? 0) > at;

/** Accounts removed per transaction. */
const REMOVAL_BATCH = 500;

/** Unconfirmed accounts idle since `before` with no documents, balance or deposit attempt. */
function isAbandoned(db: Db, before: Date, records: readonly PgColumn[]) {
  const hasOwn = (playerId: PgColumn, condition?: SQL) =>
    db
      .select({ one: sql`1` })
      .from(playerId.table as PgTable)
      .where(and(eq(playerId, players.id), condition));
  return and(
    isNull(players.confirmedAt),
    lte(sql`greatest(${players.createdAt}, ${players.currentSignInAt}, ${players.usedAt})`, before),
    notExists(hasOwn(wallets.playerId, gt(wallets.number, 0))),
    ...records.map((playerId) => notExists(hasOwn(playerId))),
  );
}

/** Continues a change of a player in its transaction. */
type OnChange = (tx: Db, player: PlayerRow) => Promise<void>;

export function createPlayersStore(db: Db) {
  return {
    async byId(id: number): Promise<PlayerRow | undefined> {
      const [row] = await db.select().from(players).where(eq(players.id, id));
      return row;
    },

    async byIds(ids: readonly number[]): Promise<ReadonlyMap<number, PlayerRow>> {
      const rows = await db
        .select()
        .from(players)
        .where(sql`${players.id} = any(${sql.param(ids)}::int[])`);
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** The player who confirmed this address. */
    async byConfirmedEmail(email: string): Promise<PlayerRow | undefined> {
      const [row] = await db
        .select()
        .from(players)
        .where(and(eq(players.email, email), isNotNull(players.confirmedAt)));
      return row;
    },

    /** Newest unconfirmed accounts with this address. */
    unconfirmedByEmail: (email: string, limit: number): Promise<PlayerRow[]> =>
      db
        .select()
        .from(players)
        .where(and(eq(players.email, email), isNull(players.confirmedAt), isNull(players.closedAt)))
        .orderBy(desc(players.id))
        .limit(limit),

    /** Creates a player with an account in their currency. */
    insert: (values: NewPlayer): Promise<PlayerRow> =>
      db.transaction(async (tx) => {
        const [row] = await tx.insert(players).values(values).returning();
        const { id: playerId, currency, createdAt } = row!;
        await tx.insert(accounts).values({ playerId, currency, createdAt });
        return row!;
      }),

    /** Finds a player by the name that staff enter: an id or a confirmed email address. */
    async byIdOrEmail(name: string): Promise<PlayerRow | undefined> {
      return /^\d{1,9}$/.test(name) ? this.byId(Number(name)) : this.byConfirmedEmail(name.toLowerCase());
    },

    async update(id: number, values: Partial<NewPlayer>): Promise<PlayerRow | undefined> {
      const [row] = await db.update(players).set(values).where(eq(players.id, id)).returning();
      return row;
    },

    /**
     * Claims one player whose source-of-wealth answers expire by `until`, so that no other server reminds them. Skips
     * excluded and closed accounts.
     */
    async claimWealthReminder(at: Date, until: Date): Promise<PlayerRow | undefined> {
      const due = db
        .select({ id: players.id })
        .from(players)
        .where(
          and(
            lte(players.sowQuestionnaireExpiresAt, until),
            isNull(players.sowRemindedAt),
            isNull(players.closedAt),
            or(isNull(players.excludedUntil), lte(players.excludedUntil, at)),
          ),
        )
        .orderBy(asc(players.sowQuestionnaireExpiresAt))
        .limit(1)
        .for("update", { skipLocked: true });
      const [row] = await db
        .update(players)
        .set({ sowRemindedAt: at })
        .where(inArray(players.id, due))
        .returning();
      return row;
    },

    /** Records the current sign-in; the one before becomes the last sign-in. @returns the updated player */
    async recordSignIn(
      id: number,
      { at, agent, groups }: { at: Date; agent: string; groups: number[] },
    ): Promise<PlayerRow> {
      const [row] = await db
        .update(players)
        .set({
          currentSignInAt: at,
          currentSignInAgent: agent,
          lastSignInAt: sql`${players.currentSignInAt}`,
          lastSignInAgent: sql`${players.currentSignInAgent}`,
          groups,
        })
        .where(eq(players.id, id))
        .returning();
      return row!;
    },

    /** Confirms a player's address. @param onConfirmed called in the same transaction */
    confirm: (id: number, at: Date, onConfirmed: OnChange): Promise<void> =>
      db.transaction(async (tx) => {
        const [row] = await tx.update(players).set({ confirmedAt: at }).where(eq(players.id, id)).returning();
        await onConfirmed(tx, row!);
      }),

    /**
     * Completes a player; replaces an unused account of the suggested currency.
     * @param onCompleted called in the same transaction
     */
    complete: (
      { id: playerId, currency: suggested, createdAt }: PlayerRow,
      values: Completion,
      onCompleted: OnChange,
    ) =>
      db.transaction(async (tx): Promise<PlayerRow> => {
        const { currency } = values;
        if (currency !== suggested) {
          const account = and(eq(accounts.playerId, playerId), eq(accounts.currency, suggested));
          const postings = tx.select().from(ledgerPostings).where(eq(ledgerPostings.accountId, accounts.id));
          await tx.delete(accounts).where(and(account, notExists(postings)));
          await tx.insert(accounts).values({ playerId, currency, createdAt }).onConflictDoNothing();
        }
        const [row] = await tx.update(players).set(values).where(eq(players.id, playerId)).returning();
        await onCompleted(tx, row!);
        return row!;
      }),

    /**
     * Removes unused unconfirmed accounts with all their data, in limited batches.
     * @param records columns whose rows keep their player
     */
    removeAbandoned: (before: Date, records: readonly PgColumn[]): Promise<void> =>
      db.transaction(async (tx) => {
        const found = await tx
          .select({ id: players.id })
          .from(players)
          .where(isAbandoned(tx, before, records))
          .limit(REMOVAL_BATCH)
          .for("update");
        const ids = found.map(({ id }) => id);
        // Checked again under the lock.
        await tx.delete(players).where(and(inArray(players.id, ids), isAbandoned(tx, before, records)));
      }),
  };
}

export type PlayersStore = ReturnType<typeof createPlayersStore>;
