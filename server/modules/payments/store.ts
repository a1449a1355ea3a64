import { and, eq, sql } from "drizzle-orm";
import type { PaymentAction } from "../../../src/contract/payments.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { wallets } from "../../core/ledger/tables.ts";
import { openWallets } from "../../core/ledger/wallets-store.ts";
import { players } from "../../core/players/tables.ts";
import type { Db } from "../../db/client.ts";
import { jsonOf, rowsOf } from "../../db/rows.ts";
import {
  coinAddresses,
  type PaymentRow,
  type ProfileRow,
  paymentProfiles,
  paymentRejections,
  payments,
} from "./tables.ts";
import { type ProviderEventName, paymentWrites, type RejectionRow } from "./writes-store.ts";

export type PlayerRow = typeof players.$inferSelect;
export type AccountRow = typeof accounts.$inferSelect;
/** A player's ledger head (wallet row), locked until the transaction ends. */
export type LedgerHead = typeof wallets.$inferSelect;

/** The player of a payment request, and everything else that its decision depends on. */
export interface PaymentRequestState {
  player: PlayerRow;
  account: AccountRow;
  ledgerHead: LedgerHead;
  /** The earlier result for this idempotency key. */
  payment: PaymentRow | null;
  rejection: RejectionRow | null;
  profile: ProfileRow | null;
  cardCheck: "accepted" | "review" | "rejected" | null;
  /** True if the player has a limit of any kind. */
  isLimited: boolean;
}

/** The lookup key of a payment request. */
export interface PaymentRequestKey {
  playerId: number;
  action: PaymentAction;
  key: string;
  methodId: string;
  profileId: number | null;
  /** Digest of the session token. */
  login: string;
}

export interface LockedPayment {
  payment: PaymentRow;
  ledgerHead: LedgerHead;
  account: AccountRow;
  player: Pick<PlayerRow, "groups" | "licence" | "country" | "excludedUntil">;
}

/** The provider's answer to an order. */
export type OrderStep = Pick<PaymentRow, "id" | "reference" | "nextStep">;

export const paymentsStore = {
  ...paymentWrites,

  /**
   * Locks players' wallets and accounts, in player order, and loads what their payment requests depend on.
   * Creates missing wallets.
   */
  async lockRequests(
    tx: Db,
    requests: readonly PaymentRequestKey[],
  ): Promise<Map<number, PaymentRequestState>> {
    const find = async (items: readonly PaymentRequestKey[]): Promise<Map<number, PaymentRequestState>> => {
      const requested = sql`json_to_recordset(${jsonOf(items)}::json) as requested
        ("playerId" int, action text, key text, "methodId" text, "profileId" int, login text)`;
      const matchesRequest = (table: typeof payments | typeof paymentRejections) =>
        and(
          eq(table.playerId, players.id),
          eq(table.action, sql`requested.action`),
          eq(table.key, sql`requested.key`),
        );
      const rows = await tx
        .select({
          player: players,
          account: accounts,
          ledgerHead: wallets,
          payment: payments,
          rejection: paymentRejections,
          profile: paymentProfiles,
          cardCheck: sql<PaymentRequestState["cardCheck"]>`(
            select result from card_checks c
            where c.player_id = ${players.id} and c.login_digest = requested.login order by c.id desc limit 1)`,
          isLimited: sql<boolean>`exists (
            select 1 from user_limits u where u.player_id = ${players.id} and u.state <> 'confirmed_disable' offset 0)`,
        })
        .from(players)
        .innerJoin(requested, sql`requested."playerId" = ${players.id}`)
        .innerJoin(accounts, and(eq(accounts.playerId, players.id), eq(accounts.currency, players.currency)))
        .innerJoin(wallets, eq(wallets.playerId, players.id))
        .leftJoin(payments, matchesRequest(payments))
        .leftJoin(paymentRejections, matchesRequest(paymentRejections))
        .leftJoin(
          paymentProfiles,
          and(
            eq(paymentProfiles.playerId, players.id),
            eq(paymentProfiles.id, sql`requested."profileId"`),
            eq(paymentProfiles.methodId, sql`requested."methodId"`),
          ),
        )
        .where(sql`${players.id} = any(${sql.param(items.map(({ playerId }) => playerId))}::int[])`)
        .orderBy(players.id)
        .for("update", { of: [wallets, accounts] });
      return new Map(rows.map((row) => [row.player.id, row]));
    };
    const found = await find(requests);
    const missing = requests.filter(({ playerId }) => !found.has(playerId));
    if (missing.length === 0) return found;
    await openWallets(
      tx,
      missing.map(({ playerId }) => playerId),
    );
    return new Map([...found, ...(await find(missing))]);
  },

  /** `lockRequests` for one request. */
  lockRequest: async (tx: Db, request: PaymentRequestKey): Promise<PaymentRequestState | undefined> =>
    (await paymentsStore.lockRequests(tx, [request])).get(request.playerId),

  /** Locks payments with their players' wallets and accounts, in player order. */
  lockAllForUpdate: (tx: Db, ids: readonly string[], playerId?: number): Promise<LockedPayment[]> => {
    const { groups, licence, country, excludedUntil } = players;
    return tx
      .select({
        payment: payments,
        ledgerHead: wallets,
        account: accounts,
        player: { groups, licence, country, excludedUntil },
      })
      .from(payments)
      .innerJoin(wallets, eq(wallets.playerId, payments.playerId))
      .innerJoin(accounts, eq(accounts.id, payments.accountId))
      .innerJoin(players, eq(players.id, payments.playerId))
      .where(
        and(
          sql`${payments.id} = any(${sql.param(ids)}::uuid[])`,
          playerId === undefined ? undefined : eq(payments.playerId, playerId),
        ),
      )
      .orderBy(payments.playerId, payments.number)
      .for("update", { of: [wallets, accounts, payments] });
  },

  /** `lockAllForUpdate` for one payment; undefined if it belongs to a player other than `playerId`. */
  lockForUpdate: async (tx: Db, id: string, playerId?: number): Promise<LockedPayment | undefined> =>
    (await paymentsStore.lockAllForUpdate(tx, [id], playerId))[0],

  /** Payment ids of the events that are already known, by index in `events`. Call after locking the payments. */
  async knownEventOwners(tx: Db, events: readonly ProviderEventName[]): Promise<ReadonlyMap<number, string>> {
    const listOf = (name: keyof ProviderEventName) => sql.param(events.map((one) => one[name]));
    const rows = rowsOf<{ index: number | string; payment: string }>(
      await tx.execute(sql`
      select index, payment_id as payment from unnest(${listOf("provider")}::text[], ${listOf("event")}::text[])
        with ordinality as one (provider, event, index)
      join payment_events using (provider, event)`),
    );
    return new Map(rows.map(({ index, payment }) => [Number(index) - 1, payment]));
  },

  /** A player with the account of their current currency. */
  async payer(db: Db, playerId: number): Promise<{ player: PlayerRow; account: AccountRow } | undefined> {
    const [row] = await db
      .select({ player: players, account: accounts })
      .from(players)
      .innerJoin(accounts, and(eq(accounts.playerId, players.id), eq(accounts.currency, players.currency)))
      .where(eq(players.id, playerId));
    return row;
  },

  async latePaymentOf(tx: Db, id: string): Promise<PaymentRow | undefined> {
    const [row] = await tx.select().from(payments).where(eq(payments.lateOf, id));
    return row;
  },

  /** A payment that arrived without an order, by the provider's reference. */
  async unordered(tx: Db, provider: string, reference: string): Promise<PaymentRow | undefined> {
    const [row] = await tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.provider, provider),
          eq(payments.reference, reference),
          sql`${payments.key} is null and ${payments.lateOf} is null`,
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

  /** Stores providers' answers to open orders. */
  async setSteps(db: Db, steps: readonly OrderStep[]): Promise<void> {
    const ids = sql.param(steps.map(({ id }) => id));
    // No need to wait for the disk: if the write is lost, a repeated request asks the provider again.
    await db.execute(sql`
      with held as (
        select id from payments where id = any(${ids}::uuid[]) order by player_id, number for update)
      update payments set reference = coalesce(payments.reference, one.reference), next_step = one.step::jsonb,
        rejected_at = case when one.reference is null then payments.rejected_at end
      from unnest(${ids}::uuid[], ${sql.param(steps.map(({ reference }) => reference))}::text[],
        ${sql.param(steps.map(({ nextStep }) => nextStep && JSON.stringify(nextStep)))}::text[]) as one (id, reference, step)
      join held using (id)
      where payments.id = one.id and payments.finished_at is null
        and set_config('synchronous_commit', 'off', true) is not null`);
  },

  /** Remembers a player's deposit address. */
  async saveAddress(db: Db, row: typeof coinAddresses.$inferInsert): Promise<void> {
    await db.insert(coinAddresses).values(row).onConflictDoNothing();
  },

  /** Locks the wallet and account of a deposit address's owner. */
  async lockAddressOwner(tx: Db, provider: string, address: string) {
    const { groups, licence, country, excludedUntil } = players;
    const [row] = await tx
      .select({
        coin: coinAddresses,
        ledgerHead: wallets,
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

  /**
   * Saves a payment profile once per account or card, told apart by title and expiry: a provider may report another
   * token for it. Call while the player's wallet is locked.
   */
  async saveProfile(tx: Db, row: Omit<ProfileRow, "id">): Promise<void> {
    const { playerId, methodId, provider, token, title, expires, lastUsedAt } = row;
    const at = lastUsedAt.toISOString();
    await tx.execute(sql`
      with same as (
        select id from payment_profiles
        where player_id = ${playerId} and provider = ${provider} and method_id = ${methodId}
          and (token = ${token} or (title = ${title} and expires is not distinct from ${expires}::text))
        order by token = ${token} desc, last_used_at desc, id desc),
      removed as (delete from payment_profiles where id in (select id from same offset 1)),
      updated as (
        update payment_profiles set token = ${token}, title = ${title}, expires = ${expires}::text,
          last_used_at = ${at}::timestamptz
        where id = (select id from same limit 1))
      insert into payment_profiles (player_id, method_id, provider, token, title, expires, last_used_at)
      select ${playerId}::int, ${methodId}::text, ${provider}::text, ${token}::text, ${title}::text, ${expires}::text,
        ${at}::timestamptz
      where not exists (select 1 from same)`);
  },
};
