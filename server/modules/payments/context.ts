import type { ErrorEnvelope } from "../../../src/contract/error.ts";
import type { PaymentAction } from "../../../src/contract/payments.ts";
import type { LimitRefusal, LimitUse, Worth } from "../../../src/rules/limits/limits.ts";
import type { Db } from "../../db/client.ts";
import type { Cause } from "../../db/ledger-schema.ts";
import type { PaymentsRule } from "../../jurisdictions/payment-rules.ts";
import type { FindMethod } from "./methods.ts";
import type { ProviderClient } from "./provider-client.ts";
import type { OrderStep, Place, PlayerRow } from "./store.ts";

type Side = { purse: "real" | "reserved" | "owed" } | { house: "payments" };

export interface Entry {
  accountId: number;
  currency: string;
  kind: "deposit" | "deposit_reversal" | "cashout" | "cashout_returned" | "cashout_paid";
  key: string;
  reverses?: number | undefined;
  cause: Cause;
  postings: { side: Side; amount: bigint }[];
}

/** The ledger, as payments need it. */
export interface Ledger {
  post(tx: Db, wallet: Place, entry: Entry): Promise<{ id: number; number: number }>;
  postAll(tx: Db, asked: { wallet: Place; entry: Entry }[]): Promise<{ id: number; number: number }[]>;
}

/** A deposit, as it counts against limits. */
export interface Counted {
  playerId: number;
  currency: string;
  deposited: bigint;
  depositedWorth: bigint;
  at: number;
}

/** What players have limited themselves to, as payments need it. */
interface Limiting {
  of(
    tx: Db,
    playerIds: readonly number[],
  ): Promise<ReadonlyMap<number, { excludedUntil: number | null; limits: readonly LimitUse[] }>>;
  refusalOf(
    limits: readonly LimitUse[],
    intent: { kind: "deposit"; amount: bigint; currency: string },
  ): LimitRefusal | null;
  worthOf(amount: bigint, currency: string): bigint;
  count(tx: Db, items: Counted[]): Promise<void>;
}

/** What a transaction must not wait for: looked up before it. */
export interface Prepared extends Limiting {
  method: FindMethod;
  /** Names of what a player has yet to say before money of theirs moves. */
  missing: (player: PlayerRow, action: PaymentAction) => string[];
}

/** What one transaction does of what comes at the same time, at most: see `createBatches`. */
export const TOGETHER = { size: 32, lanes: 4, patience: 50 };

/**
 * Keyed digests of what must not be found out by trying: the one to store, then the one that the previous secret made.
 * Stored digests match any of them.
 */
export type DigestsOf = (text: string) => readonly [string, ...string[]];

/** What payments are made with. */
export interface PaymentsContext {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  ledger: Ledger;
  prepare: () => Promise<Prepared>;
  /** By name. */
  providers: ReadonlyMap<string, ProviderClient>;
  ruleOf: (player: Pick<PlayerRow, "licence" | "country">) => PaymentsRule;
  /** Minor units of one unit, by currency. */
  subunits: () => Promise<ReadonlyMap<string, number>>;
  exchange: () => Promise<Worth>;
  presentLimit: (refusal: LimitRefusal) => NonNullable<ErrorEnvelope["limit"]>;
  /** A name for a player that tells a provider nothing else. */
  aliasOf: (playerId: number, provider: string) => Promise<string>;
  digestsOf: DigestsOf;
  /** Keeps what the provider has answered to an order. */
  setStep: (step: OrderStep) => Promise<void>;
  /** Tells a player how a payment has ended, unless they were told before. */
  tellEnd: (paymentId: string) => Promise<void>;
  audit: (playerId: number | null, kind: string, value: object) => Promise<void>;
  logError: (message: string, error: unknown) => void;
}

/** Where a wish comes from. */
export interface Asker {
  playerId: number;
  /** Digest of the sign-in. */
  login: string;
  /** The site's public address. */
  origin: string;
}
