import { randomUUID } from "node:crypto";
import type { CardCheck } from "../../src/contract/cards.ts";
import type { LocaleCode } from "../../src/contract/locale.ts";
import type {
  ProviderEvent,
  ProviderOrder,
  ProviderOrderAnswer,
} from "../../src/contract/payment-provider.ts";
import type { NextStep, PaymentReason } from "../../src/contract/payments.ts";
import type { Db } from "../db/client.ts";
import { newToken } from "../http/secret-token.ts";
import { differentAmount, subtract } from "./amounts.ts";
import { addressFor, networkOf, walletUri } from "./coins.ts";
import { createProviderStore, type EventRow, type Order } from "./store.ts";
import type { Fault, OrderState } from "./tables.ts";

export interface ProviderDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  secret: string;
  /** Base URL of the hosted pages, without a trailing slash. */
  pagesOf: (order: Pick<Order, "returnUrl">) => string;
  /** Sends an event. @returns true if it was answered with 200 */
  sendEvent: (callbackUrl: string, body: string) => Promise<boolean>;
}

/** The call was rejected, for a reason that a retry wouldn't change. */
export class ProviderRejection extends Error {
  override name = "ProviderRejection";
  readonly code: "unknown_order" | "unknown_token" | "other_order" | "not_possible";
  constructor(code: ProviderRejection["code"]) {
    super(code);
    this.code = code;
  }
}

/** Delay of a late event, and pauses before retries by number of attempts; milliseconds. */
const LATE_DELAY = 20_000;
const RETRY_DELAYS = [1_000, 5_000, 30_000, 300_000, 3_600_000];
/** Lifetime of an unused token, milliseconds. */
const TOKEN_LIFETIME = 3_600_000;
/** How long an address waits for coins, milliseconds. */
const COINS_LIFETIME = 86_400_000;

/** Outcomes of test cards by their last four digits. */
const CARD_DECLINES: Readonly<Record<string, PaymentReason>> = {
  "0002": "declined_by_bank",
  "9995": "insufficient_funds",
  "0069": "card_expired",
  "0019": "suspected_fraud",
};
/** Cards that need no bank page. */
const CARDS_WITHOUT_PAGE = new Set(["4444"]);
/** Code of an invalid voucher. */
const BAD_CODE = "000000";

const FINAL: readonly OrderState[] = ["succeeded", "declined", "canceled", "rejected", "reversed"];
const SOURCE_STATES: Readonly<Record<Exclude<OrderState, "waiting">, OrderState[]>> = {
  processing: ["waiting", "processing"],
  succeeded: ["waiting", "processing"],
  declined: ["waiting", "processing"],
  canceled: ["waiting"],
  rejected: ["waiting", "processing"],
  reversed: ["succeeded"],
};

const CODE_FIELD = {
  name: "code",
  type: "text",
  label: "code",
  required: true,
  pattern: "\\d{6}",
  min: 6,
  max: 6,
  options: null,
  dependsOn: null,
} as const;

/** The amount that moves: payouts are net of the fee. */
const amountMoved = ({ action, amount, fee }: Order): string =>
  action === "cashout" ? subtract(amount, fee) : amount;

/** A payment provider with realistic behaviour: hosted pages, coins, payouts and asynchronous events. */
export function createProvider({ db, now, secret, pagesOf, sendEvent }: ProviderDeps) {
  const store = createProviderStore(db);

  const eventOf = (
    order: Order,
    changes: Partial<ProviderEvent> & Pick<ProviderEvent, "state">,
  ): ProviderEvent => ({
    event: randomUUID(),
    payment: order.payment,
    reference: order.reference,
    sequence: order.sequence,
    amount: order.fault === "other_amount" ? differentAmount(amountMoved(order)) : amountMoved(order),
    currency: order.fault === "other_currency" ? "XTS" : order.currency,
    reason: order.reason,
    confirmations: null,
    address: order.address,
    profile: null,
    ...changes,
  });

  /** Event rows to send, altered by the order's injected fault. */
  function rowsOf(order: Order, event: ProviderEvent) {
    const due: Record<Fault, number | null> = {
      none: now(),
      late: now() + LATE_DELAY,
      twice: now(),
      // Delays the processing event, so that the next one overtakes it.
      reordered: event.state === "processing" ? now() + LATE_DELAY : now(),
      silent: null,
      other_amount: now(),
      other_currency: now(),
    };
    const dueAt = due[order.fault];
    const row = {
      subject: order.payment,
      callbackUrl: order.callbackUrl,
      createdAt: new Date(now()),
      dueAt: dueAt === null ? null : new Date(dueAt),
    };
    return [{ ...row, event: event.event, body: event }];
  }

  async function profileOf({ token }: Order): Promise<ProviderEvent["profile"]> {
    const row = token === null ? undefined : await store.token(token);
    return row ? { token: row.token, title: row.title, expires: row.expires } : null;
  }

  async function move(
    payment: string,
    to: Exclude<OrderState, "waiting">,
    changes: Partial<ProviderEvent> = {},
  ): Promise<boolean> {
    const order = await store.order(payment);
    if (!order) throw new ProviderRejection("unknown_order");
    const profile = to === "succeeded" ? await profileOf(order) : null;
    const updated = await store.move(
      payment,
      SOURCE_STATES[to],
      { state: to, reason: changes.reason ?? null },
      (updatedOrder) => rowsOf(updatedOrder, eventOf(updatedOrder, { profile, ...changes, state: to })),
    );
    if (updated && to === "succeeded" && order.token !== null) await store.saveToken(order.token);
    await deliver();
    return updated;
  }

  async function send({ event, body, callbackUrl, tries }: EventRow): Promise<void> {
    const text = JSON.stringify(body);
    const order = body.payment === null ? undefined : await store.order(body.payment);
    const isAcknowledged = await sendEvent(callbackUrl, text).catch(() => false);
    if (order?.fault === "twice") await sendEvent(callbackUrl, text).catch(() => false);
    const pause = RETRY_DELAYS[tries];
    await store.recordAttempt(event, isAcknowledged || pause === undefined ? null : new Date(now() + pause));
  }

  /** Sends due events. */
  async function deliver(): Promise<void> {
    for (const row of await store.dueEvents(new Date(now()))) await send(row);
  }

  const done: NextStep = { kind: "done" };

  async function firstStep(order: Order): Promise<NextStep | null> {
    if (order.action === "cashout") return null;
    const network = networkOf(order.currency);
    if (network && order.address)
      return {
        kind: "address",
        address: order.address,
        network: network.name,
        uri: walletUri(order.currency, order.address, order.amount),
        amount: order.amount,
        confirmations: network.confirmations,
        expires_at: new Date(order.createdAt.getTime() + COINS_LIFETIME).toISOString(),
      };
    if (FINAL.includes(order.state) || order.state === "processing") return done;
    if (order.method.includes("voucher")) return { kind: "form", fields: [CODE_FIELD] };
    return { kind: "redirect", url: `${pagesOf(order)}/pay/${order.page}` };
  }

  /** The token that pays: a new or saved one. */
  async function tokenOf({ fields, profile, action }: ProviderOrder): Promise<string | null> {
    if (profile !== null) {
      if (!(await store.token(profile))?.saved) throw new ProviderRejection("unknown_token");
      return profile;
    }
    if (fields.card !== undefined) {
      if (!(await store.token(fields.card))) throw new ProviderRejection("unknown_token");
      return fields.card;
    }
    // E-wallets are saved by their email address; bank accounts aren't saved.
    const [name, host] = fields.email?.split("@") ?? [];
    if (action === "cashout" || !name || !host) return null;
    const token = newToken();
    await store.addToken({ token, title: `${name[0]}•••@${host}`, createdAt: new Date(now()) });
    return token;
  }

  /** Applies outcomes that need no action by the player. */
  async function runAutomatic(order: Order): Promise<void> {
    if (order.action === "cashout" || order.address !== null) return;
    const card = order.token === null ? undefined : await store.token(order.token);
    const reason = CARD_DECLINES[card?.lastFour ?? ""];
    if (reason) await move(order.payment, "declined", { reason });
    else if (CARDS_WITHOUT_PAGE.has(card?.lastFour ?? "")) {
      await move(order.payment, "processing");
      await move(order.payment, "succeeded");
    }
  }

  async function addressOf(player: string, currency: string, callbackUrl: string): Promise<string> {
    const row = { player, currency, address: addressFor(player, currency, secret), callbackUrl };
    return (await store.address(row)).address;
  }

  return {
    deliver,

    /** Accepts an order. Idempotent by payment id. @throws ProviderRejection */
    async order(request: ProviderOrder): Promise<ProviderOrderAnswer> {
      const existing = await store.order(request.payment);
      if (existing) {
        if (
          existing.amount !== request.amount ||
          existing.currency !== request.currency ||
          existing.action !== request.action
        )
          throw new ProviderRejection("other_order");
        return { reference: existing.reference, next_step: await firstStep(existing) };
      }
      const { payment, action, method, amount, fee, currency, player } = request;
      const order = await store.addOrder({
        payment,
        reference: `REF-${payment.slice(0, 8).toUpperCase()}`,
        action,
        method,
        amount,
        fee,
        currency,
        player,
        state: "waiting",
        page: newToken(),
        token: await tokenOf(request),
        address:
          action === "deposit" && networkOf(currency)
            ? await addressOf(player, currency, request.callback_url)
            : null,
        locale: request.locale as LocaleCode,
        returnUrl: request.return_url,
        callbackUrl: request.callback_url,
        createdAt: new Date(now()),
      });
      await runAutomatic(order);
      return { reference: order.reference, next_step: await firstStep((await store.order(payment))!) };
    },

    /** All events of an order, or of coins that arrived without one, sent or not. */
    async events(subject: string): Promise<ProviderEvent[]> {
      const events = await store.eventsOf(subject);
      if (events.length === 0 && !(await store.order(subject))) throw new ProviderRejection("unknown_order");
      return events.map(({ body }) => body);
    },

    /** Handles the player's form. */
    async answer(payment: string, fields: Readonly<Record<string, string>>): Promise<ProviderOrderAnswer> {
      const order = await store.order(payment);
      if (!order) throw new ProviderRejection("unknown_order");
      const isValid = /^\d{6}$/.test(fields.code ?? "") && fields.code !== BAD_CODE;
      if (order.state === "waiting")
        await (isValid ? move(payment, "succeeded") : move(payment, "declined", { reason: "not_accepted" }));
      return { reference: order.reference, next_step: done };
    },

    /** Sends back money that the casino doesn't accept. */
    async refund(payment: string, reason: PaymentReason): Promise<void> {
      const order = await store.order(payment);
      // Coins without an order have no row to change.
      if (!order && (await store.eventsOf(payment)).length > 0) return;
      if (!order) throw new ProviderRejection("unknown_order");
      await store.move(
        payment,
        ["waiting", "processing", "succeeded"],
        { state: "reversed", reason },
        () => [],
      );
    },

    address: async (player: string, currency: string, callbackUrl: string) => {
      const network = networkOf(currency);
      if (!network) throw new ProviderRejection("not_possible");
      return { address: await addressOf(player, currency, callbackUrl), network: network.name };
    },

    /** Stores the permitted card data. @returns a token */
    async tokenise(card: CardCheck): Promise<string> {
      await store.removeTokens(new Date(now() - TOKEN_LIFETIME));
      const token = newToken();
      const month = String(card.card_expiry_month).padStart(2, "0");
      await store.addToken({
        token,
        title: `•••• ${card.last_four}`,
        expires: `${month}/${String(card.card_expiry_year).slice(2)}`,
        lastFour: card.last_four,
        createdAt: new Date(now()),
      });
      return token;
    },

    orderOfPage: store.orderOfPage,
    orderOf: store.order,
    newestOrders: store.newestOrders,
    addresses: store.addresses,
    setFault: store.setFault,

    /** An action of the provider or a bank on an order. @returns false if its state doesn't allow it */
    act: (payment: string, to: Exclude<OrderState, "waiting">, reason: PaymentReason | null = null) =>
      move(payment, to, { reason }),

    /** Simulates coins arriving at an address, with or without an order, up to the last confirmation. */
    async receiveCoins(address: string, amount: string, transaction: string): Promise<boolean> {
      const owner = await store.ownerOf(address);
      if (!owner) return false;
      const { confirmations: required } = networkOf(owner.currency)!;
      const order = await store.orderAt(address);
      for (const given of [0, required]) {
        const state = given < required ? "processing" : "succeeded";
        const confirmations = { given, of: required };
        if (order) await move(order.payment, state, { amount, confirmations });
        else {
          const event: ProviderEvent = {
            event: `${transaction}:${given}`,
            payment: null,
            reference: transaction,
            sequence: given === 0 ? 1 : 2,
            state,
            amount,
            currency: owner.currency,
            reason: null,
            confirmations,
            address,
            profile: null,
          };
          const at = new Date(now());
          await store.addEvent({
            event: event.event,
            subject: transaction,
            callbackUrl: owner.callbackUrl,
            body: event,
            createdAt: at,
            dueAt: at,
          });
        }
      }
      await deliver();
      return true;
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;
