import { and, eq, sql } from "drizzle-orm";
import type { PaymentAction } from "../../../src/contract/payments.ts";
import type { Db } from "../../db/client.ts";
import { wallets } from "../../db/ledger-schema.ts";
import {
  coinAddresses,
  type PaymentRow,
  type ProfileRow,
  paymentEvents,
  paymentProfiles,
  paymentRefusals,
  payments,
} from "../../db/payments-schema.ts";
import { accounts, players } from "../../db/player-schema.ts";
import { type ProviderEventName, paymentWrites, type RefusalRow } from "./writes-store.ts";

export type PlayerRow = typeof players.$inferSelect;
export type AccountRow = typeof accounts.$inferSelect;
/** A player's place in the ledger, held until the transaction ends. */
export type Place = typeof wallets.$inferSelect;

/** A wish of a player, and whatever there is to know to grant it. */
export interface WishState {
  player: PlayerRow;
  account: AccountRow;
  place: Place;
  /** What was done, or refused, under this name before. */
  payment: PaymentRow | null;
  refusal: RefusalRow | null;
  profile: ProfileRow | null;
  cardCheck: "accepted" | "review" | "refused" | null;
  /** Whether the player has limits of any kind. */
  isLimited: boolean;
}

export interface Held {
  payment: PaymentRow;
  place: Place;
  account: AccountRow;
  player: Pick<PlayerRow, "groups" | "licence" | "country" | "excludedUntil">;
}

export const paymentsStore = {
  ...paymentWrites,

  /** Takes hold of a player's wallet and account, with everything that a wish depends on. */
  async wish(
    tx: Db,
    playerId: number,
    asked: { action: PaymentAction; key: string; methodId: string; profileId: number | null; login: string },
  ): Promise<WishState | undefined> {
    const isWish = (done: typeof payments | typeof paymentRefusals) =>
      and(eq(done.playerId, playerId), eq(done.action, asked.action), eq(done.key, asked.key));
    const find = async (): Promise<WishState | undefined> => {
      const [row] = await tx
        .select({
          player: players,
          account: accounts,
          place: wallets,
          payment: payments,
          refusal: paymentRefusals,
          profile: paymentProfiles,
          cardCheck: sql<WishState["cardCheck"]>`(
            select result from card_checks
            where player_id = ${playerId} and login_digest = ${asked.login} order by id desc limit 1)`,
          isLimited: sql<boolean>`exists (
            select 1 from user_limits where player_id = ${playerId} and state <> 'confirmed_disable')`,
        })
        .from(players)
        .innerJoin(accounts, and(eq(accounts.playerId, players.id), eq(accounts.currency, players.currency)))
        .innerJoin(wallets, eq(wallets.playerId, players.id))
        .leftJoin(payments, isWish(payments))
        .leftJoin(paymentRefusals, isWish(paymentRefusals))
        .leftJoin(
          paymentProfiles,
          and(
            eq(paymentProfiles.playerId, players.id),
            eq(paymentProfiles.id, asked.profileId ?? 0),
            eq(paymentProfiles.methodId, asked.methodId),
          ),
        )
        .where(eq(players.id, playerId))
        .for("update", { of: [wallets, accounts] });
      return row;
    };
    const found = await find();
    if (found) return found;
    await tx.insert(wallets).values({ playerId }).onConflictDoNothing();
    return find();
  },

  /**
   * A payment with its player's wallet and account, all of them held, and whether an event was heard of. Of another player's
   * there is none.
   */
  async hold(
    tx: Db,
    id: string,
    playerId?: number,
    named?: ProviderEventName,
  ): Promise<(Held & { isKnown: boolean }) | undefined> {
    const { groups, licence, country, excludedUntil } = players;
    const [row] = await tx
      .select({
        payment: payments,
        place: wallets,
        account: accounts,
        player: { groups, licence, country, excludedUntil },
        isKnown: named
          ? sql<boolean>`exists (
              select 1 from ${paymentEvents} where provider = ${named.provider} and event = ${named.event})`
          : sql<boolean>`false`,
      })
      .from(payments)
      .innerJoin(wallets, eq(wallets.playerId, payments.playerId))
      .innerJoin(accounts, eq(accounts.id, payments.accountId))
      .innerJoin(players, eq(players.id, payments.playerId))
      .where(and(eq(payments.id, id), playerId === undefined ? undefined : eq(payments.playerId, playerId)))
      .for("update", { of: [wallets, accounts, payments] });
    return row;
  },

  /** A player with the account that is played with. */
  async payer(db: Db, playerId: number): Promise<{ player: PlayerRow; account: AccountRow } | undefined> {
    const [row] = await db
      .select({ player: players, account: accounts })
      .from(players)
      .innerJoin(accounts, and(eq(accounts.playerId, players.id), eq(accounts.currency, players.currency)))
      .where(eq(players.id, playerId));
    return row;
  },

  async follower(tx: Db, id: string): Promise<PaymentRow | undefined> {
    const [row] = await tx.select().from(payments).where(eq(payments.follows, id));
    return row;
  },

  /** What came without an order, by the provider's name for it. */
  async unordered(tx: Db, provider: string, reference: string): Promise<PaymentRow | undefined> {
    const [row] = await tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.provider, provider),
          eq(payments.reference, reference),
          sql`${payments.key} is null and ${payments.follows} is null`,
        ),
      );
    return row;
  },

  async byId(db: Db, id: string): Promise<PaymentRow | undefined> {
    const [row] = await db.select().from(payments).where(eq(payments.id, id));
    return row;
  },

  async byKey(db: Db, playerId: number, action: PaymentAction, key: string): Promise<PaymentRow | undefined> {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.playerId, playerId), eq(payments.action, action), eq(payments.key, key)));
    return row;
  },

  /** What the provider has answered to an order: for as long as it waits. */
  async setStep(
    db: Db,
    id: string,
    { reference, nextStep }: Pick<PaymentRow, "reference" | "nextStep">,
  ): Promise<void> {
    // Nothing waits for the disk: should it be lost with the machine, the same wish asks the provider again.
    await db.execute(sql`
      update payments set reference = coalesce(reference, ${reference}::text), next_step = ${JSON.stringify(nextStep)}::jsonb
      where id = ${id} and finished_at is null and set_config('synchronous_commit', 'off', true) is not null`);
  },

  /** Where coins of a player come to. */
  async keepAddress(db: Db, row: typeof coinAddresses.$inferInsert): Promise<void> {
    await db.insert(coinAddresses).values(row).onConflictDoNothing();
  },

  /** The owner of an address with their wallet and their account of its currency, held. */
  async holdAddress(tx: Db, provider: string, address: string) {
    const { groups, licence, country, excludedUntil } = players;
    const [row] = await tx
      .select({
        coin: coinAddresses,
        place: wallets,
        account: accounts,
        player: { groups, licence, country, excludedUntil },
      })
      .from(coinAddresses)
      .innerJoin(wallets, eq(wallets.playerId, coinAddresses.playerId))
      .innerJoin(
        accounts,
        and(eq(accounts.playerId, coinAddresses.playerId), eq(accounts.currency, coinAddresses.currency)),
      )
      .innerJoin(players, eq(players.id, coinAddresses.playerId))
      .where(and(eq(coinAddresses.provider, provider), eq(coinAddresses.address, address)))
      .for("update", { of: [wallets, accounts] });
    return row;
  },

  /** How to pay the same way again; the same one again is used again. */
  async keepProfile(tx: Db, row: typeof paymentProfiles.$inferInsert): Promise<void> {
    const { title, expires, lastUsedAt } = row;
    const target = [
      paymentProfiles.playerId,
      paymentProfiles.provider,
      paymentProfiles.methodId,
      paymentProfiles.token,
    ];
    await tx
      .insert(paymentProfiles)
      .values(row)
      .onConflictDoUpdate({ target, set: { title, expires, lastUsedAt } });
  },

  /** A player whose bank is where nothing is paid to is marked. */
  async join(tx: Db, playerId: number, group: number): Promise<void> {
    await tx
      .update(players)
      .set({ groups: sql`array_append(${players.groups}, ${group}::int)` })
      .where(and(eq(players.id, playerId), sql`not ${group}::int = any(${players.groups})`));
  },
};
