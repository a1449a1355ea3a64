import { randomUUID } from "node:crypto";
import type { PaymentReason } from "../../../src/contract/payments.ts";
import { toDecimal } from "../../../src/rules/money/decimals.ts";
import { feeOf } from "../../../src/rules/payments/payment-amounts.ts";
import { isRecallable } from "../../../src/rules/payments/payment-states.ts";
import { isSamePerson } from "../../../src/rules/players/staff-name.ts";
import type { Db } from "../../db/client.ts";
import type { PaymentRow } from "../../db/payments-schema.ts";
import { RequestError } from "../../http/errors.ts";
import type { PaymentsRule } from "../../jurisdictions/payment-rules.ts";
import type { Asker, PaymentsContext, Prepared } from "./context.ts";
import { callbackPath, returnUrlOf } from "./deposits.ts";
import type { Books } from "./ledger-entries.ts";
import { availableOf } from "./methods.ts";
import { stepOf } from "./new-payment.ts";
import type { Decision, Wish, Wishes } from "./payment-requests.ts";
import { isRefusal, Unsure } from "./provider-client.ts";
import { type Held, paymentsStore as store, type WishState } from "./store.ts";

/** What limits of the staff's are in. */
const WORTH = "EUR";
/** Who lets small withdrawals go. */
const NOBODY = "automatic";

/** Whether a withdrawal can be taken back now: not by who is away from play, into whose hands it would come. */
export function mayRecall(
  { action, state }: Pick<PaymentRow, "action" | "state">,
  { excludedUntil }: { excludedUntil: Date | null },
  rule: PaymentsRule,
  at: number,
): boolean {
  const isExcluded = (excludedUntil?.getTime() ?? 0) > at;
  return rule.reverse_withdrawal && !isExcluded && isRecallable(action, state);
}

/** Whether it's with the provider, which hasn't confirmed that it has the order. */
const isUnconfirmed = ({ action, state, reference }: PaymentRow) =>
  action === "cashout" && state === "processing" && reference === null;

/** Whether its provider may not have the order: it never confirmed it, or says that it knows none. */
const isDoubtful = (payment: PaymentRow) =>
  isUnconfirmed(payment) || (payment.state === "processing" && payment.contradictedAt !== null);

/** Money that players take. */
export function createCashouts(context: PaymentsContext, wishes: Wishes, books: Books) {
  const { db, now, providers, setStep, subunits, ruleOf, exchange, aliasOf, tellEnd, logError } = context;

  /** Euro cents; undefined where no rate is known. */
  async function worthOf({ amount, currency }: Pick<PaymentRow, "amount" | "currency">) {
    return (await exchange())(amount, currency, WORTH);
  }

  async function accept(
    tx: Db,
    prepared: Prepared,
    { origin }: Asker,
    state: WishState,
    wish: Wish,
  ): Promise<Decision> {
    const { player, account } = state;
    const checked = await wishes.check(tx, prepared, state, wish, availableOf(account));
    if (ruleOf(player).verification_before_cashout && !player.verified)
      throw new RequestError("verification_needed");
    const { method, profile, fields } = checked;
    const begun = wishes.begin(state, wish, checked, {
      id: randomUUID(),
      amount: wish.amount,
      fee: feeOf(wish.amount, method.terms.fee),
      state: "reserved",
      payout: {
        fields,
        profile: profile?.token ?? null,
        return_url: returnUrlOf(origin, player.locale, undefined),
        callback_url: origin + callbackPath(method.doc.provider),
        locale: player.locale,
      },
    });
    const entryId = await books.reserve(tx, { payment: begun, place: state.place, account });
    return { begun: { ...begun, entryId } };
  }

  /** Gives the money back to its player, once: what is not open any more is left as it is. */
  async function giveBack(
    tx: Db,
    held: Held,
    to: { state: "recalled" | "rejected" | "canceled"; reason: PaymentReason | null },
    more: Partial<PaymentRow> & { named?: { provider: string; event: string } } = {},
  ): Promise<void> {
    const { named = null, ...changes } = more;
    const at = new Date(now());
    const endEntryId = await books.giveBack(tx, held);
    const payment = { ...held.payment, ...to, endEntryId, finishedAt: at, payout: null, ...changes };
    await store.save(tx, payment, [stepOf(to.state, at, to.reason)], { named, at });
  }

  /** Lays it before the staff, or lets a small one go. */
  async function lay(id: string): Promise<void> {
    const payment = await store.byId(db, id);
    if (payment?.state !== "reserved") return;
    const worth = await worthOf(payment);
    await db.transaction(async (tx) => {
      const held = await store.hold(tx, id);
      if (held?.payment.state !== "reserved") return;
      const at = new Date(now());
      const isSmall = worth !== undefined && worth < BigInt(ruleOf(held.player).auto_approve_below_cents);
      const approved = isSmall ? { approvedBy: NOBODY, approvedAt: at } : {};
      await store.save(tx, { ...held.payment, ...approved, state: "pending" }, [stepOf("pending", at)], {
        at,
      });
    });
  }

  /** Gives the money back of an order that the provider never carries out; false where it has heard of it meanwhile. */
  async function rejectUnpaid(id: string): Promise<boolean> {
    const isDone = await db.transaction(async (tx) => {
      const held = await store.hold(tx, id);
      if (!held || !isDoubtful(held.payment) || held.payment.refusedAt === null) return false;
      await giveBack(tx, held, { state: "rejected", reason: "provider_error" }, { contradictedAt: null });
      return true;
    });
    if (isDone) await tellEnd(id);
    return isDone;
  }

  /** Changes what is known of an order, where `applies` holds for its payment; gives whether it did. */
  const changeOrder = (
    id: string,
    changes: Partial<PaymentRow>,
    applies: (payment: PaymentRow) => boolean,
  ): Promise<boolean> =>
    db.transaction(async (tx) => {
      const held = await store.hold(tx, id);
      if (!held || !applies(held.payment)) return false;
      await store.save(tx, { ...held.payment, ...changes }, [], { at: new Date(now()), tell: false });
      return true;
    });

  /**
   * Takes an order as refused: it isn't sent again, and ten minutes later its money goes back unless the provider knows
   * it then. A try may still be on its way. False where the provider has it, or where that was done before.
   */
  const setRefused = (id: string): Promise<boolean> =>
    changeOrder(
      id,
      { refusedAt: new Date(now()) },
      (payment) => isDoubtful(payment) && payment.refusedAt === null,
    );

  /** The provider has it after all: it's sent again if it was never confirmed. */
  const setKnown = (id: string): Promise<boolean> =>
    changeOrder(
      id,
      { refusedAt: null, contradictedAt: null },
      (payment) => isDoubtful(payment) && (payment.refusedAt !== null || payment.contradictedAt !== null),
    );

  /** The provider confirmed an order, and says now that it knows none of that name. */
  const setLost = (id: string): Promise<boolean> =>
    changeOrder(
      id,
      { contradictedAt: new Date(now()) },
      ({ action, state, reference, contradictedAt }) =>
        action === "cashout" && state === "processing" && reference !== null && contradictedAt === null,
    );

  /** Orders the payout. Sent again after a crash or without an answer, it is the same order. */
  async function payOut(id: string): Promise<"ordered" | "unsure" | "refused" | "not_approved"> {
    const payment = await db.transaction(async (tx) => {
      const held = await store.hold(tx, id);
      if (held?.payment.action !== "cashout") return null;
      const { payment } = held;
      if (isUnconfirmed(payment)) return payment.refusedAt === null ? payment : null;
      if (payment.state !== "pending" || payment.approvedAt === null) return null;
      const at = new Date(now());
      // From now on nobody takes it back.
      const ordered = { ...payment, state: "processing" as const };
      await store.save(tx, ordered, [stepOf("processing", at)], { at });
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
      // Without its provider it waits.
      if (!result) return "unsure";
      if (!result.ok) {
        if (isRefusal(result)) {
          await setRefused(id);
          return "refused";
        }
        logError(`payout ${id} could not be ordered: ${result.status} ${result.code ?? ""}`.trim(), null);
        return "unsure";
      }
      await setStep({ id, reference: result.answer.reference, nextStep: null });
      return "ordered";
    } catch (error) {
      if (!(error instanceof Unsure)) throw error;
      return "unsure";
    }
  }

  return {
    lay,
    payOut,
    giveBack,
    setRefused,
    setKnown,
    setLost,
    rejectUnpaid,

    /** Asks for a withdrawal: its money is set aside at once. The same wish again is the same one. Gives its id. */
    async begin(asker: Asker, wish: Wish): Promise<string> {
      const prepared = await context.prepare();
      const { payment } = await wishes.grant(asker, wish, (tx, state) =>
        accept(tx, prepared, asker, state, wish),
      );
      await lay(payment.id);
      return payment.id;
    },

    /** Takes one back that waits, where the licence allows it; once is as good as twice. */
    recall: (playerId: number, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const held = await store.hold(tx, id, playerId);
        if (!held) throw new RequestError("not_found");
        const { payment, player } = held;
        if (payment.state === "recalled") return;
        if (!mayRecall(payment, player, ruleOf(player), now())) throw new RequestError("not_recallable");
        await giveBack(tx, held, { state: "recalled", reason: null }, { toldAt: new Date(now()) });
      }),

    /** Lets one go. A large one takes the word of somebody else too: then it says that it still waits. */
    async approve(id: string, by: string): Promise<"approved" | "first_of_two"> {
      const known = await store.byId(db, id);
      if (known?.action !== "cashout") throw refuse("id", "unknown");
      const worth = await worthOf(known);
      return db.transaction(async (tx) => {
        const held = (await store.hold(tx, id))!;
        const { payment } = held;
        if (payment.state !== "pending" || payment.approvedAt) throw refuse("id", "done");
        const at = new Date(now());
        const save = (changes: Partial<PaymentRow>) =>
          store.save(tx, { ...payment, ...changes }, [], { at, tell: false });
        const { four_eyes_above_cents: most } = ruleOf(held.player);
        // What cannot be compared counts as large.
        const isLarge = worth === undefined || worth > BigInt(most);
        if (payment.approvedBy === null && isLarge) {
          await save({ approvedBy: by });
          return "first_of_two";
        }
        if (payment.approvedBy === null) await save({ approvedBy: by, approvedAt: at });
        else if (isSamePerson(payment.approvedBy, by)) throw refuse("by", "same_person");
        else await save({ secondBy: by, approvedAt: at });
        return "approved";
      });
    },

    /** Ends one that waits, refused or as its player has asked: its money is the player's again. */
    async stop(
      id: string,
      to: { state: "rejected"; reason: PaymentReason } | { state: "canceled"; reason: null },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const held = await store.hold(tx, id);
        if (held?.payment.action !== "cashout") throw refuse("id", "unknown");
        if (held.payment.state !== "pending") throw refuse("id", "done");
        await giveBack(tx, held, to);
      });
      await tellEnd(id);
    },
  };
}

const refuse = (field: string, code: string) =>
  new RequestError("validation_failed", { errors: { [field]: [code] } });

export type Cashouts = ReturnType<typeof createCashouts>;
