import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { accounts } from "./tables.ts";

/** The player's account in a currency. */
export async function findAccount(
  db: Db,
  playerId: number,
  currency: string,
): Promise<typeof accounts.$inferSelect | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, currency)));
  return account;
}

/** The player's account in a currency, opened if missing. */
export async function openAccount(
  tx: Db,
  playerId: number,
  currency: string,
  at: Date,
): Promise<typeof accounts.$inferSelect> {
  const account = await findAccount(tx, playerId, currency);
  if (account) return account;
  await tx
    .insert(accounts)
    .values({ playerId, currency, createdAt: at })
    .onConflictDoNothing({ target: [accounts.playerId, accounts.currency] });
  return (await findAccount(tx, playerId, currency))!;
}
