import { randomUUID } from "node:crypto";
import type { NextStep } from "../../../src/contract/payments.ts";
import { redirectTarget } from "../../../src/rules/addresses/redirect-target.ts";
import { joinLocale } from "../../../src/rules/locales/locales.ts";
import { toDecimal } from "../../../src/rules/money/decimals.ts";
import { expiryError } from "../../../src/rules/payments/card.ts";
import { feeOf } from "../../../src/rules/payments/payment-amounts.ts";
import { paymentFieldErrors } from "../../../src/rules/payments/payment-fields.ts";
import { isEnded } from "../../../src/rules/payments/payment-states.ts";
import type { Db } from "../../db/client.ts";
import type { PaymentRow } from "../../db/payments-schema.ts";
import { RequestError } from "../../http/errors.ts";
import type { Asker, PaymentsContext, Prepared } from "./context.ts";
import type { Books } from "./ledger-entries.ts";
import { stepOf } from "./new-payment.ts";
import { type Checked, namedBy, type Wish, type Wishes } from "./payment-requests.ts";
import { Unsure } from "./provider-client.ts";
import { type Held, paymentsStore as store, type WishState } from "./store.ts";
import type { ProviderEventName } from "./writes-store.ts";

/** What the provider needs of a deposit beside what is written down: the details of a card are never. */
export interface OrderDetails {
  fields: Record<string, string>;
  profile: string | null;
  locale: string;
  origin: string;
  returnPath: string | undefined;
}

const BONUS_CODE = /^[A-Za-z0-9_-]{2,40}$/;
/** Where a payment returns to by default. */
const OVERVIEW = "/dashboard";

/** Where providers send events to. */
export const callbackPath = (provider: string) => `/payments/callbacks/${provider}`;

export const returnUrlOf = (origin: string, locale: string, path: string | undefined) => {
  const target = path === undefined ? OVERVIEW : redirectTarget(path);
  return origin + joinLocale(locale as Parameters<typeof joinLocale>[0], target);
};

/** Money that players bring. */
export function createDeposits(context: PaymentsContext, wishes: Wishes, books: Books) {
  const { db, now, prepare, providers, setStep, subunits, presentLimit, aliasOf, audit, tellEnd, logError } =
    context;
  /** Orders under way, so that copies of one wish place it once. */
  const placing = new Map<string, Promise<void>>();

  async function refuseLimited(tx: Db, prepared: Prepared, playerId: number, wish: Wish): Promise<void> {
    const own = (await prepared.of(tx, [playerId])).get(playerId);
    if (!own) throw new RequestError("unauthorized");
    const intent = { kind: "deposit" as const, amount: wish.amount, currency: wish.currency };
    const refusal = prepared.refusalOf(own.limits, intent);
    const limit = refusal && presentLimit(refusal);
    if ((own.excludedUntil ?? 0) > now())
      throw new RequestError("player_excluded", {
        until: new Date(own.excludedUntil!),
        ...(limit && { limit }),
      });
    if (limit) throw new RequestError("limit_reached", { limit });
  }

  function refuseCard({ cardCheck }: WishState, { method, profile }: Checked): void {
    if (method.doc.asks !== "card") return;
    const isGood = profile
      ? profile.expires === null || expiryError(profile.expires, now()) === null
      : cardCheck === "accepted" || cardCheck === "review";
    if (!isGood) throw new RequestError("card_refused");
  }

  function bonusCodeOf({ player }: WishState, { bonusCode }: Wish): string | null {
    const code = bonusCode === undefined ? player.depositBonusCode : bonusCode;
    if (code === null || !player.canIssueBonuses) return null;
    if (!BONUS_CODE.test(code))
      throw new RequestError("validation_failed", { errors: { bonus_code: ["invalid_format"] } });
    return code;
  }

  async function accept(tx: Db, prepared: Prepared, state: WishState, wish: Wish) {
    // An excluded player is told that alone, whatever else is missing.
    if ((state.player.excludedUntil?.getTime() ?? 0) > now())
      await refuseLimited(tx, prepared, state.player.id, wish);
    const checked = await wishes.check(tx, prepared, state, wish);
    refuseCard(state, checked);
    const bonusCode = bonusCodeOf(state, wish);
    if (state.isLimited) await refuseLimited(tx, prepared, state.player.id, wish);
    const { amount, currency } = wish;
    const playerId = state.player.id;
    const countedWorth = prepared.worthOf(amount, currency);
    const begun = wishes.begin(state, wish, checked, {
      id: randomUUID(),
      amount,
      fee: feeOf(amount, checked.method.terms.fee),
      state: "pending",
      bonusCode,
      counted: amount,
      countedWorth,
    });
    const at = begun.createdAt.getTime();
    const counts = { playerId, currency, deposited: amount, depositedWorth: countedWorth, at };
    return { decision: { begun, counts }, checked };
  }

  /** Ends a deposit that is open; what it has counted is given back. */
  async function end(
    tx: Db,
    prepared: Prepared,
    held: Held,
    to: { state: "declined" | "canceled"; reason: PaymentRow["reason"] },
    { isTold = false, named = null }: { isTold?: boolean; named?: ProviderEventName | null } = {},
  ): Promise<void> {
    const at = new Date(now());
    const free = await books.uncount(tx, prepared, held);
    const payment = { ...free, ...to, finishedAt: at, nextStep: null, ...(isTold && { toldAt: at }) };
    await store.save(tx, payment, [stepOf(to.state, at, to.reason)], { named, at });
  }

  /** The provider is to take no money for what nobody waits for; what comes all the same goes back. */
  function letGo({ id, provider }: PaymentRow): void {
    // Nobody waits for it, and nothing depends on it.
    providers
      .get(provider)
      ?.cancel(id)
      .catch((error: unknown) => {
        if (!(error instanceof Unsure)) logError(`order ${id} could not be canceled`, error);
      });
  }

  async function decline(id: string): Promise<void> {
    const prepared = await prepare();
    await db.transaction(async (tx) => {
      const held = await store.hold(tx, id);
      if (held?.payment.state === "pending")
        await end(tx, prepared, held, { state: "declined", reason: "provider_error" }, { isTold: true });
    });
  }

  async function keepStep(
    payment: PaymentRow,
    answer: { reference: string | null; next_step: NextStep | null },
  ) {
    const { reference, next_step } = answer;
    await setStep({ id: payment.id, reference, nextStep: next_step ?? { kind: "done" } });
    if (next_step?.kind === "address")
      await store.keepAddress(db, {
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
      callback_url: details.origin + callbackPath(provider),
      locale: details.locale,
    });
    if (!result?.ok) {
      await audit(playerId, "payment_order_refused", { payment: id, status: result?.status ?? null });
      return decline(id);
    }
    await keepStep(payment, result.answer);
  }

  /** Has the provider begin with it, once however many ask at the same time. */
  async function ensureOrder(payment: PaymentRow, details: OrderDetails): Promise<void> {
    if (payment.state !== "pending" || payment.nextStep) return;
    const underWay =
      placing.get(payment.id) ??
      placeOrder(payment, details).finally(() => {
        placing.delete(payment.id);
      });
    placing.set(payment.id, underWay);
    try {
      await underWay;
    } catch (error) {
      // The same wish again asks the provider again.
      if (error instanceof Unsure) throw new RequestError("unavailable", { retryAfter: 5 });
      throw error;
    }
  }

  return {
    end,

    /** Begins a deposit; the same wish again is the same deposit. Gives its id. */
    async begin(asker: Asker, wish: Wish, returnPath: string | undefined): Promise<string> {
      const prepared = await prepare();
      let found: { checked: Checked; locale: string } | undefined;
      const { payment, isNew } = await wishes.grant(asker, wish, async (tx, state) => {
        const accepted = await accept(tx, prepared, state, wish);
        found = { checked: accepted.checked, locale: state.player.locale };
        return accepted.decision;
      });
      const again = isNew ? found! : await repeat(prepared, asker, wish, payment);
      if (again)
        await ensureOrder(payment, {
          fields: again.checked.fields,
          profile: again.checked.profile?.token ?? null,
          locale: again.locale,
          origin: asker.origin,
          returnPath,
        });
      return payment.id;
    },

    /** Gives a deposit up that waits for its player; once is as good as twice. */
    async cancel(playerId: number, id: string): Promise<void> {
      const prepared = await prepare();
      const canceled = await db.transaction(async (tx) => {
        const held = await store.hold(tx, id, playerId);
        if (!held) throw new RequestError("not_found");
        const { action, state } = held.payment;
        if (action === "deposit" && state === "canceled") return null;
        // Money that is on its way already comes.
        if (action !== "deposit" || state !== "pending") throw new RequestError("not_cancelable");
        await end(tx, prepared, held, { state: "canceled", reason: "canceled_by_player" }, { isTold: true });
        return held.payment;
      });
      if (canceled) letGo(canceled);
    },

    /** Nobody has gone on with it. */
    async expire(id: string): Promise<void> {
      const prepared = await prepare();
      const expired = await db.transaction(async (tx) => {
        const held = await store.hold(tx, id);
        if (held?.payment.state !== "pending") return null;
        await end(tx, prepared, held, { state: "canceled", reason: "expired" });
        return held.payment;
      });
      if (!expired) return;
      await tellEnd(id);
      letGo(expired);
    },

    /** Answers what its next step asks for. */
    async answer(playerId: number, country: string | null, id: string, fields: Record<string, string>) {
      const payment = await store.byId(db, id);
      if (payment?.playerId !== playerId) throw new RequestError("not_found");
      const { nextStep, state, provider } = payment;
      if (nextStep?.kind !== "form" || isEnded(state)) throw new RequestError("nothing_asked");
      const named = (errors: [string, string[]][]) =>
        new RequestError("validation_failed", {
          errors: Object.fromEntries(errors.map(([name, codes]) => [`fields.${name}`, codes])),
        });
      const wrong = Object.entries(paymentFieldErrors(nextStep.fields, fields, country ?? ""));
      if (wrong.length > 0) throw named(wrong.map(([name, code]) => [name, [code]]));
      try {
        const result = await providers.get(provider)?.answer(id, fields);
        if (!result) throw new RequestError("unavailable", { retryAfter: 60 });
        if (result.ok) return await keepStep(payment, result.answer);
        const told = Object.entries(result.errors).map(([name, codes]): [string, string[]] => [
          name.replace(/^fields\./, ""),
          codes,
        ]);
        throw told.length > 0 ? named(told) : new RequestError("nothing_asked");
      } catch (error) {
        if (error instanceof Unsure) throw new RequestError("unavailable", { retryAfter: 5 });
        throw error;
      }
    },
  };

  /** What the order of a wish was made of that is sent again: its details come with it each time. */
  async function repeat(prepared: Prepared, asker: Asker, wish: Wish, payment: PaymentRow) {
    if (payment.state !== "pending" || payment.nextStep) return undefined;
    return db.transaction(async (tx) => {
      const state = await store.wish(tx, namedBy(asker, wish));
      if (!state || state.payment?.nextStep) return undefined;
      return { checked: await wishes.check(tx, prepared, state, wish), locale: state.player.locale };
    });
  }
}

export type Deposits = ReturnType<typeof createDeposits>;
