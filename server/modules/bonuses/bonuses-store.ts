import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { accounts } from "../../core/accounts/tables.ts";
import { auditEvents } from "../../core/audit/tables.ts";
import { players } from "../../core/players/tables.ts";
import { rounds } from "../../core/rounds/tables.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { type BonusStateRow, selectAccountBonuses } from "./engine-store.ts";
import { bonuses } from "./tables.ts";

export type BonusRow = typeof bonuses.$inferSelect;
type FreezeReason = NonNullable<BonusRow["frozenReason"]>;

/** Rounds per page of a statement. */
const PAGE = 500;
/** Bonuses per list; older ones are in the awards. */
const MAX_LISTED = 200;

/** Audit event of a reversed deposit whose bonus had become real money. */
export const CONVERSION_CASE = "bonus_of_reversed_deposit_converted";

const ACTIVE = ["issued", "wait", "handle_bets", "wager_done"] as const;

/** Database access to bonuses; methods with `tx` must be called in a transaction. */
export const bonusesStore = {
  async add(tx: Db, bonus: typeof bonuses.$inferInsert): Promise<void> {
    await tx.insert(bonuses).values(bonus);
  },

  /** A player's bonuses with their account's bonus money, newest first. */
  async listOf(db: Db, playerId: number): Promise<{ bonus: BonusRow; accountBonus: bigint }[]> {
    return db
      .select({ bonus: bonuses, accountBonus: accounts.bonus })
      .from(bonuses)
      .innerJoin(accounts, eq(accounts.id, bonuses.accountId))
      .where(eq(bonuses.playerId, playerId))
      .orderBy(desc(bonuses.issuedAt), desc(bonuses.id))
      .limit(MAX_LISTED);
  },

  /** A player's own bonus. */
  async own(db: Db, playerId: number, id: string): Promise<BonusRow | undefined> {
    const [row] = await db
      .select()
      .from(bonuses)
      .where(and(eq(bonuses.id, id), eq(bonuses.playerId, playerId)));
    return row;
  },

  /** When the player last lost a bonus; milliseconds since the epoch, 0 for never. */
  async lostAt(db: Db, playerId: number): Promise<number> {
    const [row] = await db
      .select({ at: bonuses.endedAt })
      .from(bonuses)
      .where(and(eq(bonuses.playerId, playerId), eq(bonuses.stage, "lost")))
      .orderBy(desc(bonuses.endedAt))
      .limit(1);
    return row?.at?.getTime() ?? 0;
  },

  /** The states of an account's running and waiting bonuses, and of one more. */
  async states(tx: Db, accountId: number, bonusId: string | null): Promise<BonusStateRow[]> {
    return rowsOf<{ bonus: BonusStateRow }>(await tx.execute(selectAccountBonuses(accountId, bonusId))).map(
      ({ bonus }) => bonus,
    );
  },

  async accountBonus(tx: Db, accountId: number): Promise<bigint> {
    const [row] = await tx.select({ bonus: accounts.bonus }).from(accounts).where(eq(accounts.id, accountId));
    return row!.bonus;
  },

  /** Bonuses that can still be activated or played, of a player or a source. */
  active: (db: Db, playerId: number): Promise<BonusRow[]> =>
    db
      .select()
      .from(bonuses)
      .where(and(eq(bonuses.playerId, playerId), inArray(bonuses.stage, [...ACTIVE])))
      .orderBy(asc(bonuses.issuedAt)),

  async setQueue(tx: Db, ids: readonly string[]): Promise<void> {
    await tx.execute(sql`
      update bonuses set position = one.position, version = version + 1
      from unnest(${sql.param([...ids])}::uuid[]) with ordinality as one (id, position)
      where bonuses.id = one.id`);
  },

  /**
   * Bonuses whose time to be activated or to meet the requirement is over, oldest first; frozen ones, and those with an
   * open round, wait. A bonus that must wait would keep others from their turn.
   */
  overdue: (db: Db, at: Date, limit: number): Promise<BonusRow[]> =>
    db
      .select()
      .from(bonuses)
      .where(
        and(
          isNull(bonuses.frozenAt),
          sql`(${and(eq(bonuses.stage, "issued"), lte(bonuses.activatableUntil, at))}
            or ${and(eq(bonuses.stage, "handle_bets"), lte(bonuses.expiresAt, at))})`,
          notExists(
            db
              .select({ id: rounds.id })
              .from(rounds)
              .where(and(eq(rounds.bonusId, bonuses.id), isNull(rounds.closedAt))),
          ),
        ),
      )
      .orderBy(sql`coalesce(${bonuses.expiresAt}, ${bonuses.activatableUntil})`, bonuses.id)
      .limit(limit),

  /**
   * Running bonuses that end until `until`, with their account's bonus money, whose players weren't reminded of that
   * end. Frozen ones wait; one that lasts a day or less needs no reminder.
   */
  endingSoon: (db: Db, at: Date, until: Date): Promise<{ bonus: BonusRow; balance: bigint }[]> =>
    db
      .select({ bonus: bonuses, balance: accounts.bonus })
      .from(bonuses)
      .innerJoin(accounts, eq(accounts.id, bonuses.accountId))
      .where(
        and(
          eq(bonuses.stage, "handle_bets"),
          isNull(bonuses.frozenAt),
          gt(bonuses.expiresAt, at),
          lte(bonuses.expiresAt, until),
          sql`${bonuses.expiresAt} - ${bonuses.startedAt} > interval '1 day'`,
          sql`${bonuses.remindedOf} is distinct from ${bonuses.expiresAt}`,
        ),
      )
      .orderBy(asc(bonuses.expiresAt)),

  async markReminded(db: Db, { id, expiresAt }: Pick<BonusRow, "id" | "expiresAt">): Promise<void> {
    await db.update(bonuses).set({ remindedOf: expiresAt }).where(eq(bonuses.id, id));
  },

  async freeze(tx: Db, playerId: number, at: Date): Promise<void> {
    await tx
      .update(bonuses)
      .set({ frozenAt: at, frozenReason: "break" })
      .where(
        and(
          eq(bonuses.playerId, playerId),
          inArray(bonuses.stage, ["issued", "wait", "handle_bets"]),
          isNull(bonuses.frozenAt),
        ),
      );
  },

  /** Freezes a bonus for a withdrawal, unless it is frozen already. */
  async freezeOne(tx: Db, id: string, at: Date): Promise<void> {
    await tx
      .update(bonuses)
      .set({ frozenAt: at, frozenReason: "withdrawal" })
      .where(and(eq(bonuses.id, id), isNull(bonuses.frozenAt)));
  },

  /** Keeps a bonus frozen for another reason. */
  async changeFreeze(tx: Db, id: string, frozenReason: FreezeReason): Promise<void> {
    await tx
      .update(bonuses)
      .set({ frozenReason })
      .where(and(eq(bonuses.id, id), isNotNull(bonuses.frozenAt)));
  },

  /** Ends a freeze, and extends the times by its length. */
  async unfreeze(tx: Db, id: string, at: Date): Promise<void> {
    const now = sql`${at.toISOString()}::timestamptz`;
    await tx.execute(sql`
      update bonuses set expires_at = expires_at + (${now} - frozen_at),
        activatable_until = activatable_until + (${now} - frozen_at), frozen_at = null, frozen_reason = null
      where id = ${id}::uuid and frozen_at is not null`);
  },

  /** A player's bonuses that a break froze. */
  frozenByBreak: (tx: Db, playerId: number): Promise<BonusRow[]> =>
    tx
      .select()
      .from(bonuses)
      .where(and(eq(bonuses.playerId, playerId), eq(bonuses.frozenReason, "break"))),

  /** All bonuses that a withdrawal froze. */
  frozenByWithdrawal: (db: Db): Promise<Pick<BonusRow, "id" | "playerId">[]> =>
    db
      .select({ id: bonuses.id, playerId: bonuses.playerId })
      .from(bonuses)
      .where(eq(bonuses.frozenReason, "withdrawal")),

  /** Id of the account's running bonus whose terms end it with a withdrawal; null for none. */
  async endingOnWithdrawal(tx: Db, accountId: number): Promise<string | null> {
    const [row] = await tx
      .select({ id: bonuses.id })
      .from(bonuses)
      .where(
        and(
          eq(bonuses.accountId, accountId),
          eq(bonuses.stage, "handle_bets"),
          sql`(${bonuses.terms} ->> 'endsOnWithdrawal')::boolean`,
        ),
      );
    return row?.id ?? null;
  },

  /** Players with bonuses that a break froze, which is over. */
  async frozenPlayers(db: Db, at: Date, limit: number): Promise<number[]> {
    const rows = await db
      .selectDistinct({ playerId: bonuses.playerId })
      .from(bonuses)
      .leftJoin(players, eq(players.id, bonuses.playerId))
      .where(
        and(
          eq(bonuses.frozenReason, "break"),
          or(isNull(players.excludedUntil), lte(players.excludedUntil, at)),
        ),
      )
      .limit(limit);
    return rows.map(({ playerId }) => playerId);
  },

  /** True if staff have a case about what the bonus became. */
  async hasConversionCase(db: Db, { id, playerId }: Pick<BonusRow, "id" | "playerId">): Promise<boolean> {
    const rows = await db
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.playerId, playerId),
          eq(auditEvents.kind, CONVERSION_CASE),
          sql`${auditEvents.value} ->> 'bonus' = ${id}`,
        ),
      );
    return rows.length > 0;
  },

  /** The bonuses of a payment or other source are those of its awards. */
  byIds: (db: Db, ids: readonly string[]): Promise<BonusRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(bonuses)
          .where(inArray(bonuses.id, [...ids])),

  /** A bonus's counted rounds, newest first, before the round with id `cursor`. */
  async countedRounds(db: Db, bonusId: string, cursor: number | null) {
    const rows = await db
      .select()
      .from(rounds)
      .where(
        and(
          eq(rounds.bonusId, bonusId),
          sql`${rounds.closedAt} is not null`,
          cursor === null ? undefined : lt(rounds.id, cursor),
        ),
      )
      .orderBy(desc(rounds.id))
      .limit(PAGE + 1);
    const shown = rows.slice(0, PAGE);
    return { rows: shown, next: rows.length > PAGE ? String(shown.at(-1)!.id) : null };
  },
};
