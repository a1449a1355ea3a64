import { randomUUID } from "node:crypto";
import type { PaymentReason } from "../../../../src/contract/payments.ts";
import { toDecimal } from "../../../../src/rules/money/decimals.ts";
import { feeOf } from "../../../../src/rules/payments/payment-amounts.ts";
import { isRecallable } from "../../../../src/rules/payments/payment-states.ts";
import { isSamePerson } from "../../../../src/rules/players/staff-name.ts";
import type { PaymentsRule } from "../../../core/jurisdictions/payment-rules.ts";
import type { Db } from "../../../db/client.ts";
import { RequestError } from "../../../http/errors.ts";
import type { PaymentRequester, PaymentsContext, PreparedData } from "../context/context.ts";
import type { LedgerEntries } from "../context/ledger-entries.ts";
import { returnUrlOf, webhookPath } from "../deposits/deposits.ts";
import { availableOf } from "../methods/methods.ts";
import { timelineEvent } from "../new-payment.ts";
import { isRejected, OutcomeUnknown } from "../provider/provider-client.ts";
import type { Decision, PaymentRequest, PaymentRequests } from "../requests/payment-requests.ts";
import { type LockedPayment, type PaymentRequestState, paymentsStore as store } from "../store.ts";
import type { PaymentRow } from "../tables.ts";

/** Currency of the staff limits. */
const LIMITS_CURRENCY = "EUR";
/** Approver recorded for small withdrawals. */
const AUTOMATIC = "automatic";

/** True if the player can recall the withdrawal now. Excluded players can't: the money would return to play. */
export function mayRecall(
  { action, state }: Pick<PaymentRow, "action" | "state">,
  { excludedUntil }: { excludedUntil: Date | null },
  rule: PaymentsRule,
  at: number,
): boolean {
  const isExcluded = (excludedUntil?.getTime() ?? 0) > at;
  return rule.reverse_withdrawal && !isExcluded && isRecallable(action, state);
}

/** True if the order is out and the provider hasn't confirmed it. */
const isUnconfirmed = ({ action, state, reference }: PaymentRow) =>
  action === "cashout" && state === "processing" && reference === null;

const isOrdered = ({ action, state }: PaymentRow) => action === "cashout" && state === "processing";

/** True if a provider event contradicts the withdrawal; only staff settle that. */
const isContradictedByEvent = ({ contradictedAt, contradiction }: PaymentRow) =>
  contradictedAt !== null && contradiction !== "unknown_order";

/** True if the provider may not have the order: it's unconfirmed, or contradicted after its confirmation. */
const isDoubtful = (payment: PaymentRow) =>
  isUnconfirmed(payment) || (isOrdered(payment) && payment.contradictedAt !== null);

/** Changes to a payment whose order the provider turns out to have. */
export const orderConfirmed = ({ contradiction }: PaymentRow): Partial<PaymentRow> => ({
  rejectedAt: null,
  ...(contradiction === "unknown_order" && { contradictedAt: null, contradiction: null }),
});

/** Rejection of a request that doesn't name the bonus which it ends. */
class BonusWouldEnd extends RequestError {
  readonly bonusId: string;

  constructor(bonusId: string) {
    super("bonus_would_end");
    this.bonusId = bonusId;
  }
}

/** Creates withdrawals and moves them through approval, order, end and return. */
export function createWithdrawals(
  context: PaymentsContext,
  paymentRequests: PaymentRequests,
  ledgerEntries: LedgerEntries,
) {
  const { db, now, providers, setStep, subunits, ruleOf, exchange, aliasOf, ends, deliverEvents, logError } =
    context;
  const { endingBonuses } = context;

  /** Worth in euro cents; undefined without a rate. */
  async function worthOf({ amount, currency }: Pick<PaymentRow, "amount" | "currency">) {
    return (await exchange())(amount, currency, LIMITS_CURRENCY);
  }

  async function accept(
    tx: Db,
    prepared: PreparedData,
    { origin }: PaymentRequester,
    state: PaymentRequestState,
    request: PaymentRequest,
    needsConfirmation: boolean,
  ): Promise<Decision> {
    const { player, account } = state;
    const checked = await paymentRequests.check(tx, prepared, state, request, availableOf(account));
    if (ruleOf(player).verification_before_withdrawal && !player.verified)
      throw new RequestError("verification_needed");
    const { method, profile, fields } = checked;
    const fee = feeOf(request.amount, method.terms.fee);
    if (fee >= request.amount) throw reject("amount_cents", "too_small");
    const endsBonusId = await endingBonuses().find(tx, account.id);
    if (endsBonusId !== null && request.endsBonusId !== endsBonusId) throw new BonusWouldEnd(endsBonusId);
    // Last, so that the player confirms what is otherwise accepted. A repeated request never gets here.
    if (needsConfirmation) throw new RequestError("confirmation_required");
    if (endsBonusId !== null) {
      await endingBonuses().freeze(tx, player.id, endsBonusId);
    }
    const withdrawal = paymentRequests.start(state, request, checked, {
      id: randomUUID(),
      amount: request.amount,
      fee,
      state: "reserved",
      endsBonusId,
      payout: {
        fields,
        profile: profile?.token ?? null,
        return_url: returnUrlOf(origin, player.locale, undefined),
        callback_url: origin + webhookPath(method.doc.provider),
        locale: player.locale,
      },
    });
    const entryId = await ledgerEntries.reserve(tx, {
      payment: withdrawal,
      ledgerHead: state.ledgerHead,
      account,
    });
    return { newPayment: { ...withdrawal, entryId } };
  }

  /** Returns a withdrawal's money to the player and ends it. */
  async function returnMoney(
    tx: Db,
    locked: LockedPayment,
    to: { state: "recalled" | "rejected" | "canceled"; reason: PaymentReason | null },
    more: Partial<PaymentRow> & {
      eventName?: { provider: string; event: string };
      /** True if the response to the player's own request says it. */
      isSilent?: boolean;
    } = {},
  ): Promise<void> {
    const { eventName = null, isSilent = false, ...changes } = more;
    const at = new Date(now());
    const endEntryId = await ledgerEntries.releaseReserve(tx, locked);
    const payment = { ...locked.payment, ...to, endEntryId, finishedAt: at, payout: null, ...changes };
    const change = { payment, events: [timelineEvent(to.state, at, to.reason)], eventName };
    await (isSilent ? store : ends).saveAll(tx, [change], at);
  }

  /** Submits a withdrawal for approval; small ones are approved automatically. */
  async function submit(id: string): Promise<void> {
    const payment = await store.byId(db, id);
    if (payment?.state !== "reserved") return;
    const worth = await worthOf(payment);
    await db.transaction(async (tx) => {
      const locked = await store.lockForUpdate(tx, id);
      if (locked?.payment.state !== "reserved") return;
      const at = new Date(now());
      const isSmall = worth !== undefined && worth < BigInt(ruleOf(locked.player).auto_approve_below_cents);
      const approved = isSmall ? { approvedBy: AUTOMATIC, approvedAt: at } : {};
      await store.save(
        tx,
        { ...locked.payment, ...approved, state: "pending" },
        [timelineEvent("pending", at)],
        {
          at,
        },
      );
    });
  }

  /** Returns the money of an order that won't be carried out. @returns false if an event says otherwise */
  async function rejectUnpaid(id: string): Promise<boolean> {
    const isDone = await db.transaction(async (tx) => {
      const locked = await store.lockForUpdate(tx, id);
      if (!locked || !isDoubtful(locked.payment) || locked.payment.rejectedAt === null) return false;
      if (isContradictedByEvent(locked.payment)) return false;
      const to = { state: "rejected" as const, reason: "provider_error" as const };
      await returnMoney(tx, locked, to, { contradictedAt: null, contradiction: null });
      return true;
    });
    if (isDone) await deliverEvents();
    return isDone;
  }

  /** Updates a locked payment; false if `changesOf` returns no changes. */
  const changeOrder = (
    id: string,
    changesOf: (payment: PaymentRow) => Partial<PaymentRow> | false,
  ): Promise<boolean> =>
    db.transaction(async (tx) => {
      const locked = await store.lockForUpdate(tx, id);
      const changes = locked && changesOf(locked.payment);
      if (!changes) return false;
      await store.save(tx, { ...locked.payment, ...changes }, [], { at: new Date(now()), notify: false });
      return true;
    });

  /**
   * Records the provider's refusal: the order isn't sent again, and the money returns unless the provider turns out
   * to have the order.
   */
  const setRejected = (id: string): Promise<boolean> =>
    changeOrder(
      id,
      (payment) => isUnconfirmed(payment) && payment.rejectedAt === null && { rejectedAt: new Date(now()) },
    );

  /**
   * Records that staff consider the order refused, whatever events said. The money returns ten minutes later unless
   * the provider knows it by then. @returns false if the order is known or this was done before
   */
  const setUnpaid = (id: string): Promise<boolean> =>
    changeOrder(
      id,
      (payment) =>
        isDoubtful(payment) &&
        (payment.rejectedAt === null || isContradictedByEvent(payment)) && {
          rejectedAt: new Date(now()),
          ...(payment.contradictedAt && { contradiction: "unknown_order" }),
        },
    );

  /** Records that the provider has the order after all; without its confirmation, the order is sent again. */
  const setKnown = (id: string): Promise<boolean> =>
    changeOrder(
      id,
      (payment) =>
        isOrdered(payment) &&
        (payment.rejectedAt !== null || payment.contradiction === "unknown_order") &&
        orderConfirmed(payment),
    );

  /** Records that the provider no longer knows an order it had confirmed. */
  const setLost = (id: string): Promise<boolean> =>
    changeOrder(
      id,
      (payment) =>
        isOrdered(payment) &&
        payment.reference !== null &&
        payment.contradictedAt === null && {
          contradictedAt: new Date(now()),
          contradiction: "unknown_order",
        },
    );

  /** Records that the provider confirmed an order after its money was returned. @returns false for any other payment */
  const setConfirmedLate = (id: string): Promise<boolean> =>
    changeOrder(
      id,
      ({ state, rejectedAt, contradiction }) =>
        state === "rejected" &&
        rejectedAt !== null &&
        contradiction === null && { contradictedAt: new Date(now()), contradiction: "confirmed" },
    );

  /** Orders the payout. Idempotent by payment id, so it's safe to repeat after a crash or timeout. */
  async function payOut(
    id: string,
  ): Promise<"ordered" | "unsure" | "rejected" | "not_approved" | "confirmed_late"> {
    const payment = await db.transaction(async (tx) => {
      const locked = await store.lockForUpdate(tx, id);
      if (locked?.payment.action !== "cashout") return null;
      const { payment } = locked;
      const at = new Date(now());
      if (isUnconfirmed(payment)) {
        if (payment.rejectedAt !== null) return null;
        const reorderedPayment = { ...payment, orderedAt: at };
        await store.save(tx, reorderedPayment, [], { at, notify: false });
        return reorderedPayment;
      }
      if (payment.state !== "pending" || payment.approvedAt === null) return null;
      // From here on the player can't recall it.
      const ordered = { ...payment, state: "processing" as const, orderedAt: at };
      await store.save(tx, ordered, [timelineEvent("processing", at)], { at });
      return ordered;
    });
    if (!payment) return "not_approved";
    const { provider, methodId, currency, amount, fee, playerId, payout } = payment;
    const units = (await subunits()).get(currency)!;
    try {
      const result = await providers.get(provider)?.order({
        payment: id,
        action: "cashout",
        method: methodId,
        amount: toDecimal(amount, units),
        currency,
        fee: toDecimal(fee, units),
        player: await aliasOf(playerId, provider),
        ...payout!,
      });
      // The withdrawal waits until the provider is configured again.
      if (!result) return "unsure";
      if (!result.ok) {
        if (isRejected(result)) {
          await setRejected(id);
          // A concurrent attempt may have been confirmed.
          return (await store.byId(db, id))?.rejectedAt ? "rejected" : "ordered";
        }
        logError(`payout ${id} could not be ordered: ${result.status} ${result.code ?? ""}`.trim(), null);
        return "unsure";
      }
      await setStep({ id, reference: result.answer.reference, nextStep: null });
      return (await setConfirmedLate(id)) ? "confirmed_late" : "ordered";
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error;
      if (error.isUnreadable) logError(`payout ${id}: the provider's answer can't be read`, null);
      return "unsure";
    }
  }

  return {
    submitForApproval: submit,
    payOut,
    giveBack: returnMoney,
    setUnpaid,
    setKnown,
    setLost,
    rejectUnpaid,

    /**
     * Creates a withdrawal and reserves its amount; the same idempotency key returns the same payment. @returns its
     * id
     */
    async start(
      requester: PaymentRequester,
      request: PaymentRequest,
      needsConfirmation: boolean,
    ): Promise<string> {
      const prepared = await context.prepare();
      try {
        const { payment } = await paymentRequests.accept(requester, request, (tx, state) =>
          accept(tx, prepared, requester, state, request, needsConfirmation),
        );
        await submit(payment.id);
        return payment.id;
      } catch (error) {
        if (!(error instanceof BonusWouldEnd)) throw error;
        const bonus = await endingBonuses().describe(requester.playerId, error.bonusId);
        throw new RequestError("bonus_would_end", { subject: { bonus } });
      }
    },

    /** Recalls a waiting withdrawal, if the jurisdiction allows it. Idempotent. */
    async recall(playerId: number, id: string): Promise<void> {
      const endsBonusId = await db.transaction(async (tx) => {
        const locked = await store.lockForUpdate(tx, id, playerId);
        if (!locked) throw new RequestError("not_found");
        const { payment, player } = locked;
        if (payment.state === "recalled") return null;
        if (!mayRecall(payment, player, ruleOf(player), now())) throw new RequestError("not_recallable");
        await returnMoney(tx, locked, { state: "recalled", reason: null }, { isSilent: true });
        return payment.endsBonusId;
      });
      if (endsBonusId !== null) await endingBonuses().settle(playerId, endsBonusId);
    },

    /** Records an approval. Large withdrawals need a second person: then the first approval returns `first_of_two`. */
    async approve(id: string, by: string): Promise<"approved" | "first_of_two"> {
      const unlocked = await store.byId(db, id);
      if (unlocked?.action !== "cashout") throw reject("id", "unknown");
      const worth = await worthOf(unlocked);
      return db.transaction(async (tx) => {
        const locked = (await store.lockForUpdate(tx, id))!;
        const { payment } = locked;
        if (payment.state !== "pending" || payment.approvedAt) throw reject("id", "done");
        const at = new Date(now());
        const save = (changes: Partial<PaymentRow>) =>
          store.save(tx, { ...payment, ...changes }, [], { at, notify: false });
        const { four_eyes_above_cents: threshold } = ruleOf(locked.player);
        // Amounts without a rate count as large.
        const isLarge = worth === undefined || worth > BigInt(threshold);
        if (payment.approvedBy === null && isLarge) {
          await save({ approvedBy: by });
          return "first_of_two";
        }
        if (payment.approvedBy === null) await save({ approvedBy: by, approvedAt: at });
        else if (isSamePerson(payment.approvedBy, by)) throw reject("by", "same_person");
        else await save({ secondApprover: by, approvedAt: at });
        return "approved";
      });
    },

    /** Rejects or cancels a waiting withdrawal and returns its money. */
    async stop(
      id: string,
      to: { state: "rejected"; reason: PaymentReason } | { state: "canceled"; reason: null },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const locked = await store.lockForUpdate(tx, id);
        if (locked?.payment.action !== "cashout") throw reject("id", "unknown");
        if (locked.payment.state !== "pending") throw reject("id", "done");
        await returnMoney(tx, locked, to);
      });
      await deliverEvents();
    },
  };
}

const reject = (field: string, code: string) =>
  new RequestError("validation_failed", { errors: { [field]: [code] } });

export type Withdrawals = ReturnType<typeof createWithdrawals>;
