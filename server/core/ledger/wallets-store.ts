import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { wallets } from "./tables.ts";

/** Creates missing wallet rows, in player order. */
export async function openWallets(tx: Db, playerIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into wallets (player_id) select id from players
    where id = any(${sql.param(playerIds)}::int[]) order by id on conflict do nothing`);
}

/** Creates the player's wallet row if missing and locks it, which serializes launches, plans and bets. */
export async function lockWallet(tx: Db, playerId: number): Promise<void> {
  await tx.insert(wallets).values({ playerId }).onConflictDoNothing();
  await tx
    .select({ playerId: wallets.playerId })
    .from(wallets)
    .where(eq(wallets.playerId, playerId))
    .for("update");
}
