import type * as v from "valibot";
import type { NewWithdrawalSchema, PaymentAction } from "../../../../src/contract/payments.ts";
import { isLithuanianIban, normaliseIban } from "../../../../src/rules/payments/iban.ts";
import { amountError } from "../../../../src/rules/payments/payment-amounts.ts";
import { paymentFieldErrors, visibleFields } from "../../../../src/rules/payments/payment-fields.ts";
import { playerChanges } from "../../../core/players/player-changes-store.ts";
import { createBatches } from "../../../db/batches.ts";
import type { Db } from "../../../db/client.ts";
import { partitionByOwner, pipelined } from "../../../db/pipeline.ts";
import { retrying } from "../../../db/retrying.ts";
import { RequestError } from "../../../http/errors.ts";
import {
  BATCH_OPTIONS,
  type CountedDeposit,
  type DigestsOf,
  type PaymentRequester,
  type PaymentsContext,
  type PreparedData,
} from "../context/context.ts";
import type { OfferedMethod } from "../methods/methods.ts";
import { newPayment, timelineEvent } from "../new-payment.ts";
import { type PaymentRequestKey, type PaymentRequestState, paymentsStore as store } from "../store.ts";
import type { PaymentRow, ProfileRow } from "../tables.ts";
import { type NewPayment, StaleWrite } from "../writes-store.ts";

type NewPaymentBody = v.InferOutput<typeof NewWithdrawalSchema>;

/** A validated payment request. */
export interface PaymentRequest {
  action: PaymentAction;
  key: string;
  methodId: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  fields: Record<string, string>;
  profileId: number | null;
  /** Deposits only; undefined for the code in the player's settings. */
  bonusCode?: string | null | undefined;
  /** Withdrawals only: the bonus that the player agrees to lose. */
  endsBonusId?: string | null | undefined;
}

export const paymentRequestOf = (
  action: PaymentAction,
  body: NewPaymentBody & { bonus_code?: string | null | undefined },
): PaymentRequest => ({
  action,
  key: body.key,
  methodId: body.method_id,
  amount: BigInt(body.amount_cents),
  currency: body.currency,
  fields: body.fields,
  profileId: body.profile_id ?? null,
  bonusCode: body.bonus_code,
  endsBonusId: body.ends_bonus_id,
});

/** A request that passed validation, with its method and the fields for the provider. */
export interface ValidatedRequest {
  method: OfferedMethod;
  fields: Record<string, string>;
  profile: ProfileRow | null;
}

/** Group of players with a Lithuanian bank account. */
const LITHUANIAN_GROUP = 1101;

/** True if a form field contains a Lithuanian IBAN. */
export const hasLithuanianIban = (fields: Readonly<Record<string, string>>): boolean =>
  Object.values(fields).some(isLithuanianIban);

const invalid = (errors: Record<string, string[]>) => new RequestError("validation_failed", { errors });

/** Rejections that the player answers, and then sends the same request on. */
const ANSWERABLE: readonly string[] = ["bonus_would_end", "confirmation_required"];

/**
 * Validation errors, except a lack of money, and what the player can answer can be retried with the same idempotency
 * key; the rest are final.
 */
const isFinal = ({ code, errors }: RequestError) =>
  !ANSWERABLE.includes(code) &&
  (code !== "validation_failed" || errors.amount_cents?.[0] === "not_enough_money");

const textOf = ({
  action,
  methodId,
  amount,
  currency,
  fields,
  profileId,
  bonusCode,
  endsBonusId,
}: PaymentRequest) =>
  JSON.stringify([
    action,
    methodId,
    String(amount),
    currency,
    Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
    profileId,
    bonusCode ?? null,
    // Absent from the digests of payments without one.
    ...(endsBonusId ? [endsBonusId] : []),
  ]);

/** The payment to insert, and its limit usage. */
export interface Decision {
  newPayment: NewPayment;
  countedDeposit?: CountedDeposit;
}
/** The lookup key of a request: player, action, idempotency key and session. */
export const requestKeyOf = (
  { playerId, sessionDigest }: PaymentRequester,
  request: PaymentRequest,
): PaymentRequestKey => {
  const { action, key, methodId, profileId } = request;
  return { playerId, action, key, methodId, profileId, login: sessionDigest };
};

type Decide = (tx: Db, state: PaymentRequestState) => Promise<Decision>;

interface Accepted {
  payment: PaymentRow;
  isNew: boolean;
}
interface Rejected {
  rejection: RequestError;
}

interface PendingRequest {
  requester: PaymentRequester;
  request: PaymentRequest;
  digests: ReturnType<DigestsOf>;
  decide: Decide;
}

/** Accepts payment requests, each once per idempotency key; rejections are repeated as they were. */
export function createPaymentRequests({ db, now, prepare, digestsOf }: PaymentsContext) {
  /** Keeps only the fields of the form, with IBANs in the format that banks exchange. */
  function providerFields({ terms }: OfferedMethod, { fields }: PaymentRequest): Record<string, string> {
    const formFields = visibleFields(terms.fields, fields).map(({ name, type }): [string, string] => {
      const value = (fields[name] ?? "").trim();
      return [name, type === "iban" ? normaliseIban(value) : value];
    });
    return Object.fromEntries(formFields.filter(([, value]) => value !== ""));
  }

  /** @returns the earlier result for this idempotency key, or null */
  function earlierResult(
    { digests }: PendingRequest,
    state: PaymentRequestState | undefined,
  ): Accepted | Rejected | null {
    if (!state || state.player.closedAt) return { rejection: new RequestError("unauthorized") };
    const { payment, rejection } = state;
    const before = payment ?? rejection;
    if (before && digests.every((digest) => digest !== before.digest))
      return { rejection: new RequestError("key_reused") };
    if (payment) return { payment, isNew: false };
    if (!rejection) return null;
    const { code, ...details } = rejection.rejection;
    return { rejection: new RequestError(code, details) };
  }

  async function reject(
    tx: Db,
    { requester, request, digests }: PendingRequest,
    error: RequestError,
  ): Promise<Rejected> {
    const { code, errors, limit } = error;
    const { playerId } = requester;
    const { action, key } = request;
    const [digest] = digests;
    const rejection = { code, errors, ...(limit && { limit }) };
    if (isFinal(error))
      await store.storeRejection(tx, {
        playerId,
        action,
        key,
        digest,
        rejection,
        createdAt: new Date(now()),
      });
    return { rejection: error };
  }

  async function decideOrReject(
    tx: Db,
    pending: PendingRequest,
    state: PaymentRequestState | undefined,
  ): Promise<Accepted | Rejected | Decision> {
    const before = earlierResult(pending, state);
    if (before) return before;
    try {
      return await pending.decide(tx, state!);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return reject(tx, pending, error);
    }
  }

  /**
   * Processes requests of different players in one transaction; a rejected request leaves no trace but its rejection.
   */
  async function acceptGroup(
    tx: Db,
    prepared: PreparedData,
    pending: readonly PendingRequest[],
  ): Promise<(Accepted | Rejected)[]> {
    const states = await store.lockRequests(
      tx,
      pending.map(({ requester, request }) => requestKeyOf(requester, request)),
    );
    const decided = await pipelined(
      ...pending.map((one) => decideOrReject(tx, one, states.get(one.requester.playerId))),
    );
    const accepted = decided.filter((one) => "newPayment" in one);
    const changes = accepted.map(({ newPayment: payment }) => ({
      payment,
      events: [timelineEvent(payment.state, payment.createdAt)],
    }));
    const [payments] = await pipelined(
      store.insertAll(tx, changes, new Date(now())),
      // Count when accepting: of two requests that race for the rest of a limit, the second must see the first.
      prepared.count(
        tx,
        accepted.flatMap(({ countedDeposit }) => countedDeposit ?? []),
      ),
    );
    const isNew = true;
    return decided.map((one) =>
      "newPayment" in one ? { payment: payments[accepted.indexOf(one)]!, isNew } : one,
    );
  }

  /** Concurrent requests share a transaction. */
  const acceptBatched = createBatches<PendingRequest, Accepted | Rejected>(async (pending) => {
    const prepared = await prepare();
    const results = await retrying(StaleWrite, () =>
      db.transaction(async (tx) => {
        const results = new Map<PendingRequest, Accepted | Rejected>();
        for (const round of partitionByOwner(pending, ({ requester }) => requester.playerId))
          for (const [i, one] of (await acceptGroup(tx, prepared, round)).entries())
            results.set(round[i]!, one);
        return results;
      }),
    );
    return pending.map((one) => ({ value: results.get(one)! }));
  }, BATCH_OPTIONS);

  return {
    /** Validates a request's form, method and amount. @throws RequestError */
    async check(
      tx: Db,
      prepared: Pick<PreparedData, "method" | "missing">,
      { player, account, profile }: PaymentRequestState,
      request: PaymentRequest,
      available?: bigint,
    ): Promise<ValidatedRequest> {
      const missing = prepared.missing(player, request.action);
      if (missing.length > 0)
        throw new RequestError("fields_missing", {
          errors: Object.fromEntries(missing.map((name) => [name, ["required"]])),
        });
      if (request.currency !== account.currency) throw invalid({ currency: ["currency_changed"] });
      const method = prepared.method(player, request.action, request.methodId);
      if (!method) throw new RequestError("method_unavailable");
      const amountProblem = amountError(request.amount, method.terms.bounds, available);
      if (amountProblem) throw invalid({ amount_cents: [amountProblem] });
      if (request.profileId !== null && !profile) throw invalid({ profile_id: ["unknown"] });
      if (profile) return { method, profile, fields: {} };
      const errors = Object.entries(
        paymentFieldErrors(method.terms.fields, request.fields, player.country ?? ""),
      );
      if (errors.length > 0)
        throw invalid(Object.fromEntries(errors.map(([name, code]) => [`fields.${name}`, [code]])));
      if (hasLithuanianIban(request.fields)) await playerChanges.addToGroup(tx, player.id, LITHUANIAN_GROUP);
      return { method, profile: null, fields: providerFields(method, request) };
    },

    /** Builds the row of a new payment. */
    start(
      { player, account }: PaymentRequestState,
      request: PaymentRequest,
      { method, profile }: ValidatedRequest,
      fields: Pick<NewPayment, "id" | "amount" | "fee" | "state"> & Partial<NewPayment>,
    ): NewPayment {
      const { id: methodId, doc } = method;
      return newPayment({
        playerId: player.id,
        accountId: account.id,
        action: request.action,
        methodId,
        brand: doc.brand,
        methodName: doc.name,
        methodType: doc.type,
        profileTitle: profile?.title ?? null,
        currency: account.currency,
        createdAt: new Date(now()),
        provider: doc.provider,
        key: request.key,
        digest: digestsOf(textOf(request))[0],
        ...fields,
      });
    },

    /**
     * Returns the earlier result for the idempotency key, or runs `decide` in a transaction that locks the player's
     * ledger head.
     * @throws RequestError the stored or new rejection
     */
    async accept(requester: PaymentRequester, request: PaymentRequest, decide: Decide): Promise<Accepted> {
      const result = await acceptBatched({
        requester,
        request,
        digests: digestsOf(textOf(request)),
        decide,
      });
      if ("rejection" in result) throw result.rejection;
      return result;
    },
  };
}

export type PaymentRequests = ReturnType<typeof createPaymentRequests>;
