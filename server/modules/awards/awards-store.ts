import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AwardKind, AwardSource, AwardState } from "../../../src/contract/awards.ts";
import { MULTI_ACCOUNT_GROUP } from "../../../src/rules/players/player-groups.ts";
import { players } from "../../core/players/tables.ts";
import type { Db } from "../../db/client.ts";
import { jsonOf, listOf, rowsOf } from "../../db/rows.ts";
import { awards } from "./tables.ts";

export type AwardRow = typeof awards.$inferSelect;
export type NewAward = typeof awards.$inferInsert;

/** What a member of staff gave, worth in euro cents. */
export interface GivenByMember {
  member: string;
  gestures: number;
  worthEur: bigint;
  /** The player who got the most of it. */
  most: { playerId: number; gestures: number; worthEur: bigint };
  /** Gestures to accounts that may be one person's. */
  toLinked: number;
}

/** A campaign, and since when its awards count; always if it is null. */
export interface CampaignPeriod {
  campaignId: number;
  since: Date | null;
}

/** Real money in minor units, and the numbers of the player's ledger entries that moved it. */
export interface AwardCash {
  cash: bigint;
  receipts: number[];
}

/** Awards per page or list. */
const PAGE = 50;

/** Database access to awards; methods with `tx` must be called in a transaction. */
export const awardsStore = {
  /** Inserts an award. @returns the row of this key, and whether it is new */
  async add(tx: Db, award: NewAward): Promise<{ row: AwardRow; isNew: boolean }> {
    const [inserted] = await tx
      .insert(awards)
      .values(award)
      .onConflictDoNothing({ target: awards.key })
      .returning();
    if (inserted) return { row: inserted, isNew: true };
    const [existing] = await tx.select().from(awards).where(eq(awards.key, award.key));
    return { row: existing!, isNew: false };
  },

  async setState(
    tx: Db,
    id: string,
    change: Pick<AwardRow, "state" | "reason" | "heldUntil" | "decidedAt">,
  ): Promise<void> {
    const { state, reason, heldUntil, decidedAt } = change;
    await tx.update(awards).set({ state, reason, heldUntil, decidedAt }).where(eq(awards.id, id));
  },

  async byId(db: Db, id: string): Promise<AwardRow | undefined> {
    const [row] = await db.select().from(awards).where(eq(awards.id, id));
    return row;
  },

  async byKey(db: Db, key: string): Promise<AwardRow | undefined> {
    const [row] = await db.select().from(awards).where(eq(awards.key, key));
    return row;
  },

  /** A player's awards, newest first, after the one with id `cursor`. */
  async page(
    db: Db,
    playerId: number,
    cursor: string | undefined,
  ): Promise<{ rows: AwardRow[]; next: string | null }> {
    const after =
      cursor === undefined
        ? undefined
        : sql`(${awards.createdAt}, ${awards.id}) < (select created_at, id from awards
            where id = ${cursor}::uuid and player_id = ${playerId})`;
    const rows = await db
      .select()
      .from(awards)
      .where(and(eq(awards.playerId, playerId), after))
      .orderBy(desc(awards.createdAt), desc(awards.id))
      .limit(PAGE + 1);
    const shown = rows.slice(0, PAGE);
    return { rows: shown, next: rows.length > PAGE ? shown.at(-1)!.id : null };
  },

  /** Real money that a player's awards became by themselves, and the numbers of its entries; none for nothing. */
  async cashOf(db: Db, playerId: number, ids: readonly string[]): Promise<ReadonlyMap<string, AwardCash>> {
    if (ids.length === 0) return new Map();
    const rows = rowsOf<{ award: string; cash: string; numbers: (number | string)[] }>(
      await db.execute(sql`
        select coalesce(e.cause->>'award', e.cause->>'bonus', e.cause->>'freespins') as award,
          sum(p.amount)::text as cash, array_agg(distinct e.number order by e.number) as numbers
        from ledger_entries e
        join ledger_postings p on p.entry_id = e.id and p.balance_type in ('real', 'owed')
        where e.player_id = ${playerId} and e.kind in ('bonus_converted', 'freespins_settled', 'prize')
          and coalesce(e.cause->>'award', e.cause->>'bonus', e.cause->>'freespins') = any(${listOf("text", ids)})
        group by 1`),
    );
    return new Map(
      rows.map(({ award, cash, numbers }) => [award, { cash: BigInt(cash), receipts: numbers.map(Number) }]),
    );
  },

  /** Awards that something caused. */
  ofSource: (db: Db, source: AwardSource, sourceId: string): Promise<AwardRow[]> =>
    db
      .select()
      .from(awards)
      .where(and(eq(awards.source, source), eq(awards.sourceId, sourceId)))
      .orderBy(awards.key),

  /** Awards of staff in some states, newest first; at most a page. */
  gesturesIn: (db: Db, states: AwardState[]): Promise<AwardRow[]> =>
    db
      .select()
      .from(awards)
      .where(and(isNotNull(awards.createdBy), inArray(awards.state, states)))
      .orderBy(desc(awards.createdAt), desc(awards.id))
      .limit(PAGE),

  /** The awards of an entitlement to at most `count` parts. */
  partsOf(db: Db, entitlement: string, count: number): Promise<AwardRow[]> {
    const keys = Array.from({ length: count }, (_, index) => `${entitlement}:${index}`);
    return db.select().from(awards).where(inArray(awards.key, keys)).orderBy(awards.key);
  },

  /** A player's issued awards of a kind, newest first; at most a page. */
  issuedOf: (db: Db, playerId: number, kind: AwardKind): Promise<AwardRow[]> =>
    db
      .select()
      .from(awards)
      .where(and(eq(awards.playerId, playerId), eq(awards.kind, kind), eq(awards.state, "issued")))
      .orderBy(desc(awards.createdAt), desc(awards.id))
      .limit(PAGE),

  /**
   * Number of times that a player got each campaign's awards since its `since`, or will once nothing holds them; those
   * of the source `except` don't count.
   * @returns counts by campaign; none for 0
   */
  async countsOf(
    db: Db,
    playerId: number,
    periods: readonly CampaignPeriod[],
    except?: string,
  ): Promise<ReadonlyMap<number, number>> {
    if (periods.length === 0) return new Map();
    const rows = await db
      .select({ campaignId: awards.campaignId, count: sql<number>`count(distinct ${awards.sourceId})::int` })
      .from(awards)
      .innerJoin(
        sql`json_to_recordset(${jsonOf(periods)}::json) as period ("campaignId" int, since timestamptz)`,
        sql`period."campaignId" = ${awards.campaignId}`,
      )
      .where(
        and(
          eq(awards.playerId, playerId),
          sql`${awards.state} <> 'refused'`,
          sql`(period.since is null or ${awards.createdAt} >= period.since)`,
          except === undefined ? undefined : ne(awards.sourceId, except),
        ),
      )
      .groupBy(awards.campaignId);
    return new Map(rows.map(({ campaignId, count }) => [campaignId!, count]));
  },

  /** Ids of the awards that something caused. */
  async idsOf(db: Db, source: AwardSource, sourceId: string): Promise<string[]> {
    const rows = await db
      .select({ id: awards.id })
      .from(awards)
      .where(and(eq(awards.source, source), eq(awards.sourceId, sourceId)));
    return rows.map(({ id }) => id);
  },

  /**
   * True if the player has received a bonus or spins, or will once nothing holds them; parts of the entitlement
   * `except` don't count.
   */
  async hadBonus(db: Db, playerId: number, except?: string): Promise<boolean> {
    const [row] = await db
      .select({ id: awards.id })
      .from(awards)
      .where(
        and(
          eq(awards.playerId, playerId),
          sql`${awards.kind} in ('bonus', 'freespins')`,
          ne(awards.state, "refused"),
          except === undefined ? undefined : sql`not starts_with(${awards.key}, ${`${except}:`})`,
        ),
      )
      .limit(1);
    return row !== undefined;
  },

  /**
   * Worth of what staff gave without a second person since a time: to a player, and by a member. Euro cents, without
   * refused awards.
   */
  async givenSince(
    db: Db,
    member: string,
    playerId: number,
    since: Date,
  ): Promise<{ toPlayer: bigint; byMember: bigint }> {
    const sumOf = (condition: SQL) =>
      sql`coalesce(sum(${awards.worthEur}) filter (where ${condition}), 0)`.mapWith(BigInt);
    const [row] = await db
      .select({
        toPlayer: sumOf(eq(awards.playerId, playerId)),
        byMember: sumOf(eq(awards.createdBy, member)),
      })
      .from(awards)
      .where(
        and(
          isNotNull(awards.createdBy),
          isNull(awards.approvedBy),
          gte(awards.createdAt, since),
          ne(awards.state, "refused"),
        ),
      );
    return row!;
  },

  /** What members of staff gave since a time, most first; without refused awards. */
  async givenByMember(db: Db, since: Date): Promise<GivenByMember[]> {
    const rows = await db
      .select({
        member: sql<string>`${awards.createdBy}`,
        playerId: awards.playerId,
        gestures: sql<number>`count(*)::int`,
        worthEur: sql`sum(${awards.worthEur})`.mapWith(BigInt),
        isLinked: sql<boolean>`coalesce(bool_or(${MULTI_ACCOUNT_GROUP} = any(${players.groups})), false)`,
      })
      .from(awards)
      .leftJoin(players, eq(players.id, awards.playerId))
      .where(and(isNotNull(awards.createdBy), gte(awards.createdAt, since), ne(awards.state, "refused")))
      .groupBy(awards.createdBy, awards.playerId);
    return [...Map.groupBy(rows, ({ member }) => member)]
      .map(([member, given]) => ({
        member,
        gestures: given.reduce((sum, { gestures }) => sum + gestures, 0),
        worthEur: given.reduce((sum, { worthEur }) => sum + worthEur, 0n),
        most: given.reduce((one, other) => (other.worthEur > one.worthEur ? other : one)),
        toLinked: given.reduce((sum, { gestures, isLinked }) => sum + (isLinked ? gestures : 0), 0),
      }))
      .toSorted((a, b) => Number(b.worthEur - a.worthEur));
  },

  /** Held awards whose reason may have gone away or whose time is over, oldest first. */
  async heldToReconsider(db: Db, at: Date, limit: number): Promise<AwardRow[]> {
    const isAway = sql`coalesce(${players.excludedUntil} > ${at.toISOString()}::timestamptz, false)`;
    const isMultiAccount = sql`${MULTI_ACCOUNT_GROUP} = any(${players.groups})`;
    // Without it, awards that must wait for weeks would keep the others from their turn.
    const mayChange = sql`case ${awards.reason}
      when 'break' then not ${isAway}
      when 'verification' then ${players.verified} or ${isAway} or ${isMultiAccount}
      when 'multi_account' then ${isAway} or not ${isMultiAccount}
      when 'vip_checks' then ${isAway} or ${isMultiAccount}
      else true end`;
    return db
      .select(getTableColumns(awards))
      .from(awards)
      .leftJoin(players, eq(players.id, awards.playerId))
      .where(
        and(
          eq(awards.state, "held"),
          or(
            lte(awards.heldUntil, at),
            isNull(players.id),
            isNotNull(players.closedAt),
            not(players.canIssueBonuses),
            mayChange,
          ),
        ),
      )
      .orderBy(awards.createdAt, awards.id)
      .limit(limit);
  },
};
