import type { ErrorEnvelope } from "../../../../src/contract/error.ts";
import type { PaymentAction } from "../../../../src/contract/payments.ts";
import type { Convert, LimitRejection, LimitUsage } from "../../../../src/rules/limits/limits.ts";
import type { PaymentsRule } from "../../../core/jurisdictions/payment-rules.ts";
import type { Cause } from "../../../core/ledger/tables.ts";
import type { Db } from "../../../db/client.ts";
import type { EndingBonuses } from "../api.ts";
import type { FindMethod } from "../methods/methods.ts";
import type { ProviderClient } from "../provider/provider-client.ts";
import type { LedgerHead, OrderStep, PlayerRow } from "../store.ts";
import type { PaymentEnds } from "./payment-ends.ts";

type Side = { balanceType: "real" | "reserved" | "owed" } | { house: "payments" };

export interface Entry {
  accountId: number;
  currency: string;
  kind: "deposit" | "deposit_reversal" | "cashout" | "cashout_returned" | "cashout_paid";
  key: string;
  reverses?: number | undefined;
  cause: Cause;
  postings: { side: Side; amount: bigint }[];
}

/** The part of the ledger that payments need. */
export interface Ledger {
  post(tx: Db, wallet: LedgerHead, entry: Entry): Promise<{ id: number; number: number }>;
  postAll(tx: Db, entries: { wallet: LedgerHead; entry: Entry }[]): Promise<{ id: number; number: number }[]>;
}

/** A deposit's contribution to limit usage; amounts in minor units, `at` in milliseconds since the epoch. */
export interface CountedDeposit {
  playerId: number;
  currency: string;
  deposited: bigint;
  depositedWorth: bigint;
  at: number;
}

/** A limit in force with its window: milliseconds since the epoch, and the only currency that counts (empty for all). */
export interface DepositLimit extends LimitUsage {
  start: number;
  record: { scope: string };
}

/** The part of limits that payments need. */
export interface LimitChecks {
  of(
    tx: Db,
    playerIds: readonly number[],
  ): Promise<ReadonlyMap<number, { excludedUntil: number | null; limits: readonly DepositLimit[] }>>;
  rejectionOf(
    limits: readonly LimitUsage[],
    deposit: { kind: "deposit"; amount: bigint; currency: string },
  ): LimitRejection | null;
  after<Limit extends LimitUsage>(
    limits: readonly Limit[],
    usage: { currency: string; deposited: bigint },
  ): Limit[];
  worthOf(amount: bigint, currency: string): bigint;
  count(tx: Db, items: CountedDeposit[]): Promise<void>;
}

/** Data that is read before the transaction, so that the transaction doesn't wait for it. */
export interface PreparedData extends LimitChecks {
  method: FindMethod;
  /** @returns names of profile fields that the player must complete before this action */
  missing: (player: PlayerRow, action: PaymentAction) => string[];
}

/** Batch size and concurrency of payment transactions; see `createBatches`. */
export const BATCH_OPTIONS = { size: 32, lanes: 4, patience: 50 };

/**
 * Keyed digests of a text that must not be guessable: the one to store, then the previous secret's.
 * Stored digests may match any of them.
 */
export type DigestsOf = (text: string) => readonly [string, ...string[]];

/** Dependencies shared by the payments modules. */
export interface PaymentsContext {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  ledger: Ledger;
  prepare: () => Promise<PreparedData>;
  /** Clients by provider name. */
  providers: ReadonlyMap<string, ProviderClient>;
  ruleOf: (player: Pick<PlayerRow, "licence" | "country">) => PaymentsRule;
  /** Minor units per unit, by currency. */
  subunits: () => Promise<ReadonlyMap<string, number>>;
  exchange: () => Promise<Convert>;
  presentLimit: (rejection: LimitRejection) => NonNullable<ErrorEnvelope["limit"]>;
  /** A pseudonym of the player, different for each provider. */
  aliasOf: (playerId: number, provider: string) => Promise<string>;
  digestsOf: DigestsOf;
  /** Stores the provider's answer to an order. */
  setStep: (step: OrderStep) => Promise<void>;
  /** Writes payments that end, with their events. */
  ends: PaymentEnds;
  endingBonuses: () => EndingBonuses;
  /** Call after the commit of a payment's end. */
  deliverEvents: () => Promise<void>;
  audit: (playerId: number | null, kind: string, value: object) => Promise<void>;
  logError: (message: string, error: unknown) => void;
}

/** The player, session and origin of a payment request. */
export interface PaymentRequester {
  playerId: number;
  /** Digest of the session token. */
  sessionDigest: string;
  /** The site's public origin. */
  origin: string;
}
