import { randomUUID } from "node:crypto";
import type { NextStep } from "../../../../src/contract/payments.ts";
import { redirectTarget } from "../../../../src/rules/addresses/redirect-target.ts";
import { joinLocale } from "../../../../src/rules/locales/locales.ts";
import { toDecimal } from "../../../../src/rules/money/decimals.ts";
import { expiryError } from "../../../../src/rules/payments/card.ts";
import { feeOf } from "../../../../src/rules/payments/payment-amounts.ts";
import { paymentFieldErrors } from "../../../../src/rules/payments/payment-fields.ts";
import { isEnded } from "../../../../src/rules/payments/payment-states.ts";
import type { Db } from "../../../db/client.ts";
import { RequestError } from "../../../http/errors.ts";
import type { PaymentRequester, PaymentsContext, PreparedData } from "../context/context.ts";
import type { LedgerEntries } from "../context/ledger-entries.ts";
import { dueStore } from "../due-store.ts";
import { timelineEvent } from "../new-payment.ts";
import { OutcomeUnknown } from "../provider/provider-client.ts";
import {
  type PaymentRequest,
  type PaymentRequests,
  requestKeyOf,
  type ValidatedRequest,
} from "../requests/payment-requests.ts";
import { type LockedPayment, type PaymentRequestState, paymentsStore as store } from "../store.ts";
import type { PaymentRow } from "../tables.ts";
import type { ProviderEventName } from "../writes-store.ts";
import { depositsOverLimits } from "./over-limits.ts";

/** Order fields that come with each request and aren't stored, such as card details. */
export interface OrderDetails {
  fields: Record<string, string>;
  profile: string | null;
  locale: string;
  origin: string;
  returnPath: string | undefined;
}

const BONUS_CODE = /^[A-Za-z0-9_-]{2,40}$/;
/** Default return path after a payment. */
const OVERVIEW = "/dashboard";

/** @returns the webhook path of a provider */
export const webhookPath = (provider: string) => `/payments/callbacks/${provider}`;

export const returnUrlOf = (origin: string, locale: string, path: string | undefined) => {
  const target = path === undefined ? OVERVIEW : redirectTarget(path);
  return origin + joinLocale(locale as Parameters<typeof joinLocale>[0], target);
};

/** Creates, continues, cancels and expires deposits. */
export function createDeposits(
  context: PaymentsContext,
  paymentRequests: PaymentRequests,
  ledgerEntries: LedgerEntries,
) {
  const {
    db,
    now,
    prepare,
    providers,
    setStep,
    subunits,
    presentLimit,
    aliasOf,
    audit,
    ends,
    deliverEvents,
    logError,
  } = context;
  /** Orders in progress by payment id, so that concurrent copies of a request place one order. */
  const ordersInProgress = new Map<string, Promise<void>>();

  async function rejectIfLimited(
    tx: Db,
    prepared: PreparedData,
    playerId: number,
    request: PaymentRequest,
  ): Promise<void> {
    const playerLimits = (await prepared.of(tx, [playerId])).get(playerId);
    if (!playerLimits) throw new RequestError("unauthorized");
    const deposit = { kind: "deposit" as const, amount: request.amount, currency: request.currency };
    const rejection = prepared.rejectionOf(playerLimits.limits, deposit);
    const limit = rejection && presentLimit(rejection);
    if ((playerLimits.excludedUntil ?? 0) > now())
      throw new RequestError("player_excluded", {
        until: new Date(playerLimits.excludedUntil!),
        ...(limit && { limit }),
      });
    if (limit) throw new RequestError("limit_reached", { limit });
  }

  function rejectUnusableCard(
    { cardCheck }: PaymentRequestState,
    { method, profile }: ValidatedRequest,
  ): void {
    if (method.doc.requires !== "card") return;
    const isUsable = profile
      ? profile.expires === null || expiryError(profile.expires, now()) === null
      : cardCheck === "accepted" || cardCheck === "review";
    if (!isUsable) throw new RequestError("card_rejected");
  }

  function bonusCodeOf({ player }: PaymentRequestState, { bonusCode }: PaymentRequest): string | null {
    const code = bonusCode === undefined ? player.depositBonusCode : bonusCode;
    if (code === null || !player.canIssueBonuses) return null;
    if (!BONUS_CODE.test(code))
      throw new RequestError("validation_failed", { errors: { bonus_code: ["invalid_format"] } });
    return code;
  }

  async function accept(tx: Db, prepared: PreparedData, state: PaymentRequestState, request: PaymentRequest) {
    // An excluded player gets only that error, whatever else is wrong with the request.
    if ((state.player.excludedUntil?.getTime() ?? 0) > now())
      await rejectIfLimited(tx, prepared, state.player.id, request);
    const checked = await paymentRequests.check(tx, prepared, state, request);
    rejectUnusableCard(state, checked);
    const bonusCode = bonusCodeOf(state, request);
    if (state.isLimited) await rejectIfLimited(tx, prepared, state.player.id, request);
    const { amount, currency } = request;
    const playerId = state.player.id;
    const countedWorth = prepared.worthOf(amount, currency);
    const newDeposit = paymentRequests.start(state, request, checked, {
      id: randomUUID(),
      amount,
      fee: feeOf(amount, checked.method.terms.fee),
      state: "pending",
      bonusCode,
      counted: amount,
      countedWorth,
    });
    const at = newDeposit.createdAt.getTime();
    const countedDeposit = { playerId, currency, deposited: amount, depositedWorth: countedWorth, at };
    return { decision: { newPayment: newDeposit, countedDeposit }, checked };
  }

  /** Ends an open deposit and reverts its limit usage. */
  async function end(
    tx: Db,
    prepared: PreparedData,
    locked: LockedPayment,
    to: { state: "declined" | "canceled"; reason: PaymentRow["reason"] },
    {
      isSilent = false,
      eventName = null,
    }: {
      /** True if the response to the player's own request says it. */
      isSilent?: boolean;
      eventName?: ProviderEventName | null;
    } = {},
  ): Promise<void> {
    const at = new Date(now());
    const revertedPayment = await ledgerEntries.revertLimitUsage(tx, prepared, locked);
    const payment = { ...revertedPayment, ...to, finishedAt: at, nextStep: null };
    const change = { payment, events: [timelineEvent(to.state, at, to.reason)], eventName };
    await (isSilent ? store : ends).saveAll(tx, [change], at);
  }

  /** Asks the provider to cancel the order; money that arrives anyway becomes a late payment. */
  function cancelOrder({ id, provider }: PaymentRow): void {
    // Best effort: no response depends on it.
    providers
      .get(provider)
      ?.cancel(id)
      .catch((error: unknown) => {
        if (!(error instanceof OutcomeUnknown)) logError(`order ${id} could not be canceled`, error);
      });
  }

  async function decline(id: string): Promise<void> {
    const prepared = await prepare();
    await db.transaction(async (tx) => {
      const locked = await store.lockForUpdate(tx, id);
      if (locked?.payment.state === "pending")
        await end(tx, prepared, locked, { state: "declined", reason: "provider_error" }, { isSilent: true });
    });
  }

  async function saveStep(
    payment: PaymentRow,
    answer: { reference: string | null; next_step: NextStep | null },
  ) {
    const { reference, next_step } = answer;
    await setStep({ id: payment.id, reference, nextStep: next_step ?? { kind: "done" } });
    if (next_step?.kind === "address")
      await store.saveAddress(db, {
        provider: payment.provider,
        address: next_step.address,
        playerId: payment.playerId,
        currency: payment.currency,
        methodId: payment.methodId,
        network: next_step.network,
      });
  }

  async function placeOrder(payment: PaymentRow, details: OrderDetails): Promise<void> {
    const { id, provider, methodId, amount, currency, fee, playerId } = payment;
    const client = providers.get(provider);
    const units = (await subunits()).get(currency)!;
    const result = await client?.order({
      payment: id,
      action: "deposit",
      method: methodId,
      amount: toDecimal(amount, units),
      currency,
      fee: toDecimal(fee, units),
      player: await aliasOf(playerId, provider),
      fields: details.fields,
      profile: details.profile,
      return_url: returnUrlOf(details.origin, details.locale, details.returnPath),
      callback_url: details.origin + webhookPath(provider),
      locale: details.locale,
    });
    if (!result?.ok) {
      await audit(playerId, "payment_order_refused", { payment: id, status: result?.status ?? null });
      return decline(id);
    }
    await saveStep(payment, result.answer);
  }

  /**
   * Places the provider order unless it exists; concurrent calls share one order.
   * @throws RequestError `unavailable` when the outcome is unknown
   */
  async function ensureOrder(payment: PaymentRow, details: OrderDetails): Promise<void> {
    if (payment.state !== "pending" || payment.nextStep) return;
    const order =
      ordersInProgress.get(payment.id) ??
      placeOrder(payment, details).finally(() => {
        ordersInProgress.delete(payment.id);
      });
    ordersInProgress.set(payment.id, order);
    try {
      await order;
    } catch (error) {
      // Repeating the request asks the provider again.
      if (error instanceof OutcomeUnknown) throw new RequestError("unavailable", { retryAfter: 5 });
      throw error;
    }
  }

  return {
    end,

    /** Creates a deposit; the same idempotency key returns the same deposit. @returns the payment id */
    async start(
      requester: PaymentRequester,
      request: PaymentRequest,
      returnPath: string | undefined,
    ): Promise<string> {
      const prepared = await prepare();
      let newInput: { checked: ValidatedRequest; locale: string } | undefined;
      const { payment, isNew } = await paymentRequests.accept(requester, request, async (tx, state) => {
        const accepted = await accept(tx, prepared, state, request);
        newInput = { checked: accepted.checked, locale: state.player.locale };
        return accepted.decision;
      });
      const orderInput = isNew ? newInput! : await rebuildOrderInput(prepared, requester, request, payment);
      if (orderInput)
        await ensureOrder(payment, {
          fields: orderInput.checked.fields,
          profile: orderInput.checked.profile?.token ?? null,
          locale: orderInput.locale,
          origin: requester.origin,
          returnPath,
        });
      return payment.id;
    },

    /** Cancels a deposit that waits for its player. Idempotent. */
    async cancel(playerId: number, id: string): Promise<void> {
      const prepared = await prepare();
      const canceled = await db.transaction(async (tx) => {
        const locked = await store.lockForUpdate(tx, id, playerId);
        if (!locked) throw new RequestError("not_found");
        const { action, state } = locked.payment;
        if (action === "deposit" && state === "canceled") return null;
        // Money may already be on its way, so the provider decides.
        if (action !== "deposit" || state !== "pending") throw new RequestError("not_cancelable");
        await end(
          tx,
          prepared,
          locked,
          { state: "canceled", reason: "canceled_by_player" },
          { isSilent: true },
        );
        return locked.payment;
      });
      if (canceled) cancelOrder(canceled);
    },

    /** Cancels a deposit that its player didn't complete in time. */
    async expire(id: string): Promise<void> {
      const prepared = await prepare();
      const expired = await db.transaction(async (tx) => {
        const locked = await store.lockForUpdate(tx, id);
        if (locked?.payment.state !== "pending") return null;
        await end(tx, prepared, locked, { state: "canceled", reason: "expired" });
        return locked.payment;
      });
      if (!expired) return;
      await deliverEvents();
      cancelOrder(expired);
    },

    /** Cancels a player's waiting deposits that no longer fit in the deposit limits; the oldest stay. Idempotent. */
    async cancelOverLimits(playerId: number): Promise<void> {
      const prepared = await prepare();
      const canceled = await db.transaction(async (tx) => {
        const waitingIds = await dueStore(tx).waitingDeposits(playerId, new Date(now()));
        const waiting = (await store.lockAllForUpdate(tx, waitingIds, playerId)).filter(
          // The money of the others may be on its way, so the provider decides.
          ({ payment }) => payment.state === "pending",
        );
        const limits = (await prepared.of(tx, [playerId])).get(playerId)?.limits ?? [];
        const over = depositsOverLimits(
          waiting.map(({ payment }) => payment),
          limits,
          prepared,
        );
        for (const locked of waiting)
          if (over.includes(locked.payment))
            await end(tx, prepared, locked, { state: "canceled", reason: "limit_reached" });
        return over;
      });
      if (canceled.length === 0) return;
      await deliverEvents();
      for (const payment of canceled) cancelOrder(payment);
    },

    /** Submits the form that the payment's next step asks for. */
    async answer(playerId: number, country: string | null, id: string, fields: Record<string, string>) {
      const payment = await store.byId(db, id);
      if (payment?.playerId !== playerId) throw new RequestError("not_found");
      const { nextStep, state, provider } = payment;
      if (nextStep?.kind !== "form" || isEnded(state)) throw new RequestError("no_form_expected");
      const toFieldsError = (errors: [string, string[]][]) =>
        new RequestError("validation_failed", {
          errors: Object.fromEntries(errors.map(([name, codes]) => [`fields.${name}`, codes])),
        });
      const invalidFields = Object.entries(paymentFieldErrors(nextStep.fields, fields, country ?? ""));
      if (invalidFields.length > 0) throw toFieldsError(invalidFields.map(([name, code]) => [name, [code]]));
      try {
        const result = await providers.get(provider)?.answer(id, fields);
        if (!result) throw new RequestError("unavailable", { retryAfter: 60 });
        if (result.ok) return await saveStep(payment, result.answer);
        const fieldErrors = Object.entries(result.errors).map(([name, codes]): [string, string[]] => [
          name.replace(/^fields\./, ""),
          codes,
        ]);
        throw fieldErrors.length > 0 ? toFieldsError(fieldErrors) : new RequestError("no_form_expected");
      } catch (error) {
        if (error instanceof OutcomeUnknown) throw new RequestError("unavailable", { retryAfter: 5 });
        throw error;
      }
    },
  };

  /** Rebuilds the order details of a repeated request, which sends the unstored fields again. */
  async function rebuildOrderInput(
    prepared: PreparedData,
    requester: PaymentRequester,
    request: PaymentRequest,
    payment: PaymentRow,
  ) {
    if (payment.state !== "pending" || payment.nextStep) return undefined;
    return db.transaction(async (tx) => {
      const state = await store.lockRequest(tx, requestKeyOf(requester, request));
      if (!state || state.payment?.nextStep) return undefined;
      return {
        checked: await paymentRequests.check(tx, prepared, state, request),
        locale: state.player.locale,
      };
    });
  }
}

export type Deposits = ReturnType<typeof createDeposits>;
