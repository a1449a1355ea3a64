import { randomUUID } from "node:crypto";
import type { LocaleCode } from "../../src/contract/locale.ts";
import type {
  ProviderEvent,
  ProviderOrder,
  ProviderOrderAnswer,
} from "../../src/contract/payment-provider.ts";
import type { CardCheck, NextStep, PaymentReason } from "../../src/contract/payments.ts";
import type { Db } from "../db/client.ts";
import type { Fault, OrderState } from "../db/reference-provider-schema.ts";
import { newToken } from "../http/secret-token.ts";
import { minus, otherThan } from "./amounts.ts";
import { addressFor, networkOf, walletUri } from "./coins.ts";
import { createProviderStore, type EventRow, type Order } from "./store.ts";

export interface ProviderDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  secret: string;
  /** Where players see its pages: a whole address without a slash at the end. */
  pagesOf: (order: Pick<Order, "returnUrl">) => string;
  /** Sends an event; whether it was answered with 200. */
  tell: (callbackUrl: string, body: string) => Promise<boolean>;
}

/** Says no, for a reason that another try would not change. */
export class ProviderRefusal extends Error {
  override name = "ProviderRefusal";
  readonly code: "unknown_order" | "unknown_token" | "other_order" | "not_possible";
  constructor(code: ProviderRefusal["code"]) {
    super(code);
    this.code = code;
  }
}

/** Milliseconds: how late a late event is, and how long until one is sent again, by how often it was. */
const LATE = 20_000;
const AGAIN = [1_000, 5_000, 30_000, 300_000, 3_600_000];
/** How long a token that nobody has paid with is good. */
const TOKEN_LIFE = 3_600_000;
/** Seconds that coins are waited for. */
const COINS_LIFE = 86_400_000;

/** What becomes of cards, by their last four digits: those of the usual test numbers. */
const CARD_REFUSALS: Readonly<Record<string, PaymentReason>> = {
  "0002": "declined_by_bank",
  "9995": "insufficient_funds",
  "0069": "card_expired",
  "0019": "suspected_fraud",
};
/** Cards whose banks ask nothing of their owners. */
const CARDS_WITHOUT_PAGE = new Set(["4444"]);
/** The code of a voucher that is no good. */
const BAD_CODE = "000000";

const FINAL: readonly OrderState[] = ["succeeded", "declined", "canceled", "rejected", "reversed"];
const MOVES: Readonly<Record<Exclude<OrderState, "waiting">, OrderState[]>> = {
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

/** What moves: the fee is kept from a payout. */
const movedBy = ({ action, amount, fee }: Order): string =>
  action === "cashout" ? minus(amount, fee) : amount;

/** A payment provider as real ones behave: hosted pages, coins, payouts, and events that come when they come. */
export function createProvider({ db, now, secret, pagesOf, tell }: ProviderDeps) {
  const store = createProviderStore(db);

  const eventOf = (
    order: Order,
    changes: Partial<ProviderEvent> & Pick<ProviderEvent, "state">,
  ): ProviderEvent => ({
    event: randomUUID(),
    payment: order.payment,
    reference: order.reference,
    sequence: order.sequence,
    amount: order.fault === "other_amount" ? otherThan(movedBy(order)) : movedBy(order),
    currency: order.fault === "other_currency" ? "XTS" : order.currency,
    reason: order.reason,
    confirmations: null,
    address: order.address,
    profile: null,
    ...changes,
  });

  /** An event as it is sent, with what the order's fault makes of it. */
  function rowsOf(order: Order, event: ProviderEvent) {
    const due: Record<Fault, number | null> = {
      none: now(),
      late: now() + LATE,
      twice: now(),
      // What comes first is held back until what comes after it is there.
      reordered: event.state === "processing" ? now() + LATE : now(),
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
    if (!order) throw new ProviderRefusal("unknown_order");
    const profile = to === "succeeded" ? await profileOf(order) : null;
    const moved = await store.move(payment, MOVES[to], { state: to, reason: changes.reason ?? null }, (now) =>
      rowsOf(now, eventOf(now, { profile, ...changes, state: to })),
    );
    if (moved && to === "succeeded" && order.token !== null) await store.saveToken(order.token);
    await deliver();
    return moved;
  }

  async function send({ event, body, callbackUrl, tries }: EventRow): Promise<void> {
    const text = JSON.stringify(body);
    const order = body.payment === null ? undefined : await store.order(body.payment);
    const isKnown = await tell(callbackUrl, text).catch(() => false);
    if (order?.fault === "twice") await tell(callbackUrl, text).catch(() => false);
    const pause = AGAIN[tries];
    await store.noteTry(event, isKnown || pause === undefined ? null : new Date(now() + pause));
  }

  /** Sends what is due. */
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
        expires_at: new Date(order.createdAt.getTime() + COINS_LIFE).toISOString(),
      };
    if (FINAL.includes(order.state) || order.state === "processing") return done;
    if (order.method.includes("voucher")) return { kind: "form", fields: [CODE_FIELD] };
    return { kind: "redirect", url: `${pagesOf(order)}/pay/${order.page}` };
  }

  /** Who pays: a card's token that was just made, or one that was saved before. */
  async function tokenOf({ fields, profile, action }: ProviderOrder): Promise<string | null> {
    if (profile !== null) {
      if (!(await store.token(profile))?.saved) throw new ProviderRefusal("unknown_token");
      return profile;
    }
    if (fields.card !== undefined) {
      if (!(await store.token(fields.card))) throw new ProviderRefusal("unknown_token");
      return fields.card;
    }
    // A wallet is known by its address. Of a bank nothing is known that money could be sent back to.
    const [name, host] = fields.email?.split("@") ?? [];
    if (action === "cashout" || !name || !host) return null;
    const token = newToken();
    await store.addToken({ token, title: `${name[0]}•••@${host}`, createdAt: new Date(now()) });
    return token;
  }

  /** What happens by itself, without the player. */
  async function begin(order: Order): Promise<void> {
    if (order.action === "cashout" || order.address !== null) return;
    const card = order.token === null ? undefined : await store.token(order.token);
    const reason = CARD_REFUSALS[card?.lastFour ?? ""];
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

    /** Takes an order; the same payment again is the same order. Throws `ProviderRefusal`. */
    async order(asked: ProviderOrder): Promise<ProviderOrderAnswer> {
      const known = await store.order(asked.payment);
      if (known) {
        if (
          known.amount !== asked.amount ||
          known.currency !== asked.currency ||
          known.action !== asked.action
        )
          throw new ProviderRefusal("other_order");
        return { reference: known.reference, next_step: await firstStep(known) };
      }
      const { payment, action, method, amount, fee, currency, player } = asked;
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
        token: await tokenOf(asked),
        address:
          action === "deposit" && networkOf(currency)
            ? await addressOf(player, currency, asked.callback_url)
            : null,
        locale: asked.locale as LocaleCode,
        returnUrl: asked.return_url,
        callbackUrl: asked.callback_url,
        createdAt: new Date(now()),
      });
      await begin(order);
      return { reference: order.reference, next_step: await firstStep((await store.order(payment))!) };
    },

    /** All that has been, or is to be, said of an order, or of coins that came without one. */
    async events(name: string): Promise<ProviderEvent[]> {
      const events = await store.eventsOf(name);
      if (events.length === 0 && !(await store.order(name))) throw new ProviderRefusal("unknown_order");
      return events.map(({ body }) => body);
    },

    /** What the player answers to a form. */
    async answer(payment: string, fields: Readonly<Record<string, string>>): Promise<ProviderOrderAnswer> {
      const order = await store.order(payment);
      if (!order) throw new ProviderRefusal("unknown_order");
      const isGood = /^\d{6}$/.test(fields.code ?? "") && fields.code !== BAD_CODE;
      if (order.state === "waiting")
        await (isGood ? move(payment, "succeeded") : move(payment, "declined", { reason: "not_accepted" }));
      return { reference: order.reference, next_step: done };
    },

    /** The casino does not take what has come: it goes back. */
    async refund(payment: string, reason: PaymentReason): Promise<void> {
      const order = await store.order(payment);
      // Coins without an order are sent back by hand: there is nothing to write down of them.
      if (!order && (await store.eventsOf(payment)).length > 0) return;
      if (!order) throw new ProviderRefusal("unknown_order");
      await store.move(
        payment,
        ["waiting", "processing", "succeeded"],
        { state: "reversed", reason },
        () => [],
      );
    },

    address: async (player: string, currency: string, callbackUrl: string) => {
      const network = networkOf(currency);
      if (!network) throw new ProviderRefusal("not_possible");
      return { address: await addressOf(player, currency, callbackUrl), network: network.name };
    },

    /** Keeps of a card what may be known, and gives what stands for it. */
    async tokenise(card: CardCheck): Promise<string> {
      await store.removeTokens(new Date(now() - TOKEN_LIFE));
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

    /** What somebody at the provider, or at a bank, does with an order; false where that cannot be done to it now. */
    act: (payment: string, to: Exclude<OrderState, "waiting">, reason: PaymentReason | null = null) =>
      move(payment, to, { reason }),

    /** Coins come to an address: announced by an order or not. The last of the confirmations makes them the casino's. */
    async coins(address: string, amount: string, transaction: string): Promise<boolean> {
      const owner = await store.ownerOf(address);
      if (!owner) return false;
      const { confirmations: of } = networkOf(owner.currency)!;
      const order = await store.orderAt(address);
      for (const given of [0, of]) {
        const state = given < of ? "processing" : "succeeded";
        const confirmations = { given, of };
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
