import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { accounts } from "../../core/accounts/tables.ts";
import { players } from "../../core/players/tables.ts";
import { rounds } from "../../core/rounds/tables.ts";
import type { Db } from "../../db/client.ts";
import { jsonOf } from "../../db/rows.ts";
import { freespinGrants as grants } from "./tables.ts";

export type GrantRow = typeof grants.$inferSelect;

/** Grants per list; older ones are in the awards. */
const MAX_LISTED = 200;

const OPEN = inArray(grants.stage, ["issued", "activated"]);

/** True for open free rounds of the grant's account and game. */
const isOpenRoundOf = (grant: Record<"playerId" | "accountId" | "gameIdentifier", unknown>): SQL =>
  sql`${rounds.playerId} = ${grant.playerId} and ${rounds.accountId} = ${grant.accountId}
    and ${rounds.gameIdentifier} = ${grant.gameIdentifier} and ${rounds.closedAt} is null
    and ${rounds.winUnsettled} > 0`;

/** Database access to grants; methods with `tx` must be called in a transaction. */
export const grantsStore = {
  async add(tx: Db, grant: typeof grants.$inferInsert): Promise<void> {
    await tx.insert(grants).values(grant);
  },

  /** A player's grants, newest first. */
  listOf: (db: Db, playerId: number): Promise<GrantRow[]> =>
    db
      .select()
      .from(grants)
      .where(eq(grants.playerId, playerId))
      .orderBy(desc(grants.issuedAt), desc(grants.id))
      .limit(MAX_LISTED),

  /** A player's own grant. */
  async own(db: Db, playerId: number, id: string): Promise<GrantRow | undefined> {
    const [row] = await db
      .select()
      .from(grants)
      .where(and(eq(grants.id, id), eq(grants.playerId, playerId)));
    return row;
  },

  byIds: (db: Db, ids: readonly string[]): Promise<GrantRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(grants)
          .where(inArray(grants.id, [...ids])),

  /** Changes a grant and raises its version. */
  async change(tx: Db, id: string, values: Partial<typeof grants.$inferInsert>): Promise<void> {
    await tx
      .update(grants)
      .set({ ...values, version: sql`${grants.version} + 1` })
      .where(eq(grants.id, id));
  },

  /** Sets what several grants have won and settled. */
  async setSums(tx: Db, sums: readonly Pick<GrantRow, "id" | "won" | "settled">[]): Promise<void> {
    await tx.execute(sql`
      update freespin_grants set won = one.won, settled = one.settled, version = version + 1
      from json_to_recordset(${jsonOf(sums)}::json) as one (id uuid, won bigint, settled bigint)
      where freespin_grants.id = one.id`);
  },

  /** A player's grants that can still be activated or played. */
  open: (db: Db, playerId: number): Promise<GrantRow[]> =>
    db
      .select()
      .from(grants)
      .where(and(eq(grants.playerId, playerId), OPEN)),

  /**
   * Grants whose time to be activated or played is over, oldest first; frozen ones, and those with an open free round,
   * wait. A grant that must wait would keep others from their turn.
   */
  overdue: (db: Db, at: Date, limit: number): Promise<GrantRow[]> =>
    db
      .select()
      .from(grants)
      .where(
        and(
          isNull(grants.frozenAt),
          sql`(${and(eq(grants.stage, "issued"), lte(grants.activatableUntil, at))}
            or ${and(eq(grants.stage, "activated"), lte(grants.expiresAt, at))})`,
          notExists(db.select({ id: rounds.id }).from(rounds).where(isOpenRoundOf(grants))),
        ),
      )
      .orderBy(sql`coalesce(${grants.expiresAt}, ${grants.activatableUntil})`, grants.id)
      .limit(limit),

  /** Grants that a provider offers, or may offer, or all but some: those that were checked longest ago. */
  atProvider: (
    db: Db,
    providers: { only: string } | { except: readonly string[] },
    limit: number,
  ): Promise<GrantRow[]> =>
    db
      .select()
      .from(grants)
      .where(
        and(
          inArray(grants.providerState, ["creating", "ready"]),
          "only" in providers
            ? eq(grants.provider, providers.only)
            : notInArray(grants.provider, [...providers.except]),
        ),
      )
      .orderBy(sql`${grants.checkedAt} nulls first`)
      .limit(limit),

  /** Ended grants with winnings that can be settled now, oldest first. */
  unsettled: (db: Db, limit: number): Promise<GrantRow[]> =>
    db
      .select()
      .from(grants)
      .where(
        sql`${grants.endedAt} is not null and ${grants.won} <> ${grants.settled}
          and (${grants.stage} = 'canceled' or ${grants.providerState} in ('none', 'ended'))
          and (${grants.frozenAt} is null or ${grants.stage} = 'canceled' or ${grants.wagering} is null)`,
      )
      .orderBy(grants.endedAt, grants.id)
      .limit(limit),

  /** Records that the provider was called, whatever it answered. */
  async setChecked(db: Db, id: string, at: Date): Promise<void> {
    await db.update(grants).set({ checkedAt: at }).where(eq(grants.id, id));
  },

  async freeze(tx: Db, playerId: number, at: Date): Promise<void> {
    await tx
      .update(grants)
      .set({ frozenAt: at, version: sql`${grants.version} + 1` })
      .where(and(eq(grants.playerId, playerId), OPEN, isNull(grants.frozenAt)));
  },

  /** Ends a freeze, and extends the times by its length, unless a new break has started meanwhile. */
  async unfreeze(tx: Db, playerId: number, at: Date): Promise<void> {
    const now = sql`${at.toISOString()}::timestamptz`;
    await tx.execute(sql`
      update freespin_grants set expires_at = expires_at + (${now} - frozen_at),
        activatable_until = activatable_until + (${now} - frozen_at), frozen_at = null, version = version + 1
      where player_id = ${playerId} and frozen_at is not null
        and not exists (select from players where id = ${playerId} and excluded_until > ${now})`);
  },

  /** Players with frozen grants whose break is over. */
  async frozenPlayers(db: Db, at: Date, limit: number): Promise<number[]> {
    const rows = await db
      .selectDistinct({ playerId: grants.playerId })
      .from(grants)
      .leftJoin(players, eq(players.id, grants.playerId))
      .where(
        and(isNotNull(grants.frozenAt), or(isNull(players.excludedUntil), lte(players.excludedUntil, at))),
      )
      .limit(limit);
    return rows.map(({ playerId }) => playerId);
  },

  /** True if a free round of the grant's account and game is open. */
  async hasOpenRound(tx: Db, grant: GrantRow): Promise<boolean> {
    const [row] = await tx.select({ id: rounds.id }).from(rounds).where(isOpenRoundOf(grant)).limit(1);
    return row !== undefined;
  },

  /** Real money of an account, minor units. */
  async realMoney(tx: Db, accountId: number): Promise<bigint> {
    const [row] = await tx.select({ real: accounts.real }).from(accounts).where(eq(accounts.id, accountId));
    return row!.real;
  },
};
