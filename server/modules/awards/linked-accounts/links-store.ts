import { and, desc, eq, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { MULTI_ACCOUNT_GROUP } from "../../../../src/rules/players/player-groups.ts";
import { auditEvents } from "../../../core/audit/tables.ts";
import { players } from "../../../core/players/tables.ts";
import type { Db } from "../../../db/client.ts";

/** Kind of the audit event that both players of a link have. */
export const LINKED = "accounts_linked";

const otherId = sql<number>`(${auditEvents.value}->>'other')::int`;

/** One of the accounts of a link. */
export interface LinkedAccount {
  id: number;
  /** True until staff clear the account. */
  isHeld: boolean;
}

export interface AccountLink {
  at: Date;
  by: string;
  accounts: [LinkedAccount, LinkedAccount];
}

/** Links between accounts, which are audit events of both. */
export const linksStore = {
  /** True if two accounts were linked before, cleared or not. */
  async isLinked(tx: Db, playerId: number, other: number): Promise<boolean> {
    const [row] = await tx
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .where(
        and(eq(auditEvents.playerId, playerId), eq(auditEvents.kind, LINKED), sql`${otherId} = ${other}`),
      )
      .limit(1);
    return row !== undefined;
  },

  /** The newest links. */
  async newest(db: Db, limit: number): Promise<AccountLink[]> {
    const other = alias(players, "other");
    const isHeld = (groups: PgColumn) => sql<boolean>`${MULTI_ACCOUNT_GROUP} = any(${groups})`;
    const rows = await db
      .select({
        at: auditEvents.createdAt,
        by: sql<string>`${auditEvents.value}->>'by'`,
        first: { id: players.id, isHeld: isHeld(players.groups) },
        second: { id: other.id, isHeld: isHeld(other.groups) },
      })
      .from(auditEvents)
      .innerJoin(players, eq(players.id, auditEvents.playerId))
      .innerJoin(other, eq(other.id, otherId))
      // Each link is two events: the one of the lower id stands for both.
      .where(and(eq(auditEvents.kind, LINKED), sql`${auditEvents.playerId} < ${otherId}`))
      .orderBy(desc(auditEvents.id))
      .limit(limit);
    return rows.map(({ first, second, ...link }) => ({ ...link, accounts: [first, second] }));
  },
};
