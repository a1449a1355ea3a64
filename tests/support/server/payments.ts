import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, expect } from "vitest";
import { accounts } from "../../../server/core/accounts/tables.ts";
import { verifyLedger } from "../../../server/core/ledger/verify.ts";
import { players } from "../../../server/core/players/tables.ts";
import { operatorKey } from "../../../server/http/operator-key.ts";
import { isSigned, sign } from "../../../server/http/signature.ts";
import { readCommand, runCommand } from "../../../server/modules/payments/staff/command.ts";
import { verifyPayments } from "../../../server/modules/payments/staff/verify-store.ts";
import { payments } from "../../../server/modules/payments/tables.ts";
import type { ProviderEvent, ProviderOrder } from "../../../src/contract/payment-provider.ts";
import type { NextStep, Payment } from "../../../src/contract/payments.ts";
import { testApp } from "./app.ts";
import { testClock } from "./clock.ts";
import { SECRET } from "./documents.ts";
import { fund } from "./ledger.ts";
import { createConfirmedPlayer, type TestClient, visit } from "./visitor.ts";

export const PROVIDER = "reference";
export const PAYMENT_SECRET = "a secret of a payment provider's tests";
const URL_OF_PROVIDER = "http://provider.test/api";

/** Makes keys unique in a database with earlier runs. */
const RUN = randomUUID().slice(0, 8);
let count = 0;
const unique = () => `${RUN}${++count}`;

interface Call {
  method: string;
  path: string;
  body: unknown;
}

const answer = (body: unknown, status = 200) => Response.json(body, { status });

/** A payment provider that follows the test's script: late, twice, out of order, or not at all. */
export function scriptedProvider() {
  const calls: Call[] = [];
  const orders = new Map<string, ProviderOrder>();
  const events = new Map<string, ProviderEvent[]>();
  /** Orders that it doesn't know, because it rejected or lost them. Other unknown ones may belong to other tests. */
  const unknown = new Set<string>();
  let silentCalls = 0;
  let delay: Promise<unknown> | null = null;
  let step: NextStep | null = { kind: "redirect", url: "https://provider.test/pay" };
  let rejection: { response: Response; calls: string } | null = null;

  function reply(method: string, path: string, body: unknown): Response {
    const [, name = "", orderAction] = /^\/orders(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (rejection && `${method} ${path}`.startsWith(rejection.calls)) {
      const { payment } = (body ?? {}) as Partial<ProviderOrder>;
      if (payment && !orders.has(payment)) unknown.add(payment);
      return rejection.response.clone() as Response;
    }
    if (method === "POST" && name === "") {
      const order = body as ProviderOrder;
      orders.set(order.payment, order);
      unknown.delete(order.payment);
      return answer({
        reference: `ref-${order.payment}`,
        next_step: order.action === "deposit" ? step : null,
      });
    }
    if (orderAction === "answer") return answer({ reference: `ref-${name}`, next_step: { kind: "done" } });
    if (orderAction === "refund") return answer({});
    const known = events.get(decodeURIComponent(name));
    return unknown.has(name) && !known
      ? answer({ code: "unknown_order" }, 404)
      : answer({ events: known ?? [] });
  }

  return {
    calls,
    orders,
    /** The events that it returns for an order. */
    events,
    callsTo: (part: string) => calls.filter(({ method, path }) => `${method} ${path}`.includes(part)),
    /** Processes the next calls without responding. */
    dropResponses(times: number): void {
      silentCalls = times;
    },
    /** Forgets an order, or remembers it again. */
    forget: (payment: string) => unknown.add(payment),
    remember: (payment: string) => unknown.delete(payment),
    /** Processes orders immediately, but responds only after `moment`. */
    answerAfter(moment: Promise<unknown> | null): void {
      delay = moment;
    },
    /** Sets the next step for players. */
    setNextStep(next: NextStep | null): void {
      step = next;
    },
    /** Rejects calls that start with `calls`, or all of them; null ends that. */
    reject(status: number | null, body: unknown = {}, calls = ""): void {
      rejection = status === null ? null : { response: answer(body, status), calls };
    },
    provider: {
      url: URL_OF_PROVIDER,
      secret: PAYMENT_SECRET,
      async send(url: string, init: RequestInit): Promise<Response> {
        const { pathname, search } = new URL(url);
        const body = init.body as string | undefined;
        const signature = new Headers(init.headers).get("x-signature") ?? "";
        if (!isSigned(Buffer.from(body ?? pathname + search), signature, PAYMENT_SECRET))
          return answer({}, 401);
        const path = pathname.replace("/api", "");
        const parsed = body === undefined ? undefined : JSON.parse(body);
        calls.push({ method: init.method!, path, body: parsed });
        const response = reply(init.method!, path, parsed);
        if (path === "/orders") await delay;
        if (silentCalls === 0) return response;
        silentCalls--;
        throw new TypeError("fetch failed");
      },
    },
  };
}

export interface Payer {
  client: TestClient;
  id: number;
  accountId: number;
  email: string;
}

export interface PayerOptions {
  country?: string;
  currency?: string;
  /** Minor units. */
  funds?: bigint;
  values?: Partial<typeof players.$inferInsert>;
}

/** The server with a scripted payment provider. After each test the ledger is verified. */
export async function testPayments(options: Parameters<typeof testApp>[0] = {}) {
  const clock = testClock();
  const script = scriptedProvider();
  const errors: unknown[] = [];
  const app = await testApp({
    now: clock.now,
    logError(message, error) {
      // Other tests of this worker leave wins without bets, which expire in the years that these tests skip.
      if (!/^win .* has found no bet$/.test(message)) errors.push(error ?? message);
    },
    paymentProviders: { [PROVIDER]: script.provider },
    waitForProvider: async () => {},
    ...options,
  });
  const { db } = app;
  const playersToVerify: number[] = [];
  const payers: number[] = [];
  afterEach(async () => {
    for (const id of playersToVerify.splice(0)) expect((await verifyLedger(db, id)).problems).toEqual([]);
    expect(await verifyPayments(db)).toEqual([]);
    // A process that a test has killed is no fault.
    expect(errors.splice(0).filter((error) => !String(error).includes("(no code)"))).toEqual([]);
    clock.reset();
    script.reject(null);
    script.dropResponses(0);
    script.answerAfter(null);
    script.setNextStep({ kind: "redirect", url: "https://provider.test/pay" });
  });

  // Later files share the database, and their providers don't know these payments.
  afterAll(async () => {
    await db
      .update(payments)
      .set({ polledAt: new Date("2099-01-01") })
      .where(inArray(payments.playerId, payers));
  });

  async function payer(options: PayerOptions = {}): Promise<Payer> {
    const { country = "AT", currency = "EUR", funds = 0n, values = {} } = options;
    const createdPlayer = await createConfirmedPlayer(app, { country, currency }, visit(app, { country }));
    const id = createdPlayer.player.id;
    const name = unique();
    await db
      .update(players)
      .set({
        firstName: "Ada",
        lastName: `Payer ${name}`,
        city: "Wien",
        address: "Ring 1",
        postalCode: "1010",
        mobilePhone: `+43660${String(id).padStart(7, "0")}${Number.parseInt(RUN.slice(0, 4), 16) % 1_000}`,
        ...values,
      })
      .where(eq(players.id, id));
    if (funds > 0n) await fund(db, id, funds);
    const [account] = await db.select().from(accounts).where(eq(accounts.playerId, id));
    playersToVerify.push(id);
    payers.push(id);
    return { client: createdPlayer.client, id, accountId: account!.id, email: createdPlayer.email };
  }

  let sequence = 0;
  const event = (payment: Pick<Payment, "id"> | null, state: ProviderEvent["state"], more: object = {}) => ({
    event: `event-${unique()}`,
    payment: payment?.id ?? null,
    reference: payment ? `ref-${payment.id}` : `coins-${unique()}`,
    sequence: ++sequence,
    state,
    amount: "50.00",
    currency: "EUR",
    reason: null,
    confirmations: null,
    address: null,
    profile: null,
    ...more,
  });

  /** Sends a signed webhook, or any text. */
  async function sendWebhook(
    body: object | string,
    headers: Record<string, string> = {},
    provider = PROVIDER,
  ) {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const response = await app.app.request(`http://localhost/payments/callbacks/${provider}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-signature": sign(text, PAYMENT_SECRET), ...headers },
      body: text,
    });
    return { status: response.status, body: (await response.json()) as { code?: string } };
  }

  const server = {
    key: operatorKey(SECRET),
    url: "http://localhost",
    fetch: async (url: string, init: RequestInit) => app.app.request(url, init),
  };

  return {
    app,
    errors,
    /** Runs a staff command. */
    run: (...words: string[]) => runCommand(readCommand(words)!, server),
    db,
    clock,
    script,
    payer,
    event,
    sendWebhook,

    async balances({ accountId }: Pick<Payer, "accountId">) {
      const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
      const { real, bonus, reserved, owed } = row!;
      return { real, bonus, reserved, owed };
    },

    /** Runs the minutely jobs. */
    settle: () => app.settle(),

    deposit: (client: TestClient, more: object = {}) =>
      client.post("/api/payments/deposits", depositOf(more)),
    withdraw: (client: TestClient, more: object = {}) =>
      client.post("/api/payments/withdrawals", withdrawalOf(more)),
    payment: async (client: TestClient, id: string) =>
      (await client.get(`/api/player/payments/${id}`)).body as Payment,
  };
}

/** A deposit of 50.00 from an e-wallet, which needs only an email address. */
export const depositOf = (more: object = {}) => ({
  key: randomUUID(),
  method_id: "ewallet",
  amount_cents: 5_000,
  currency: "EUR",
  fields: { email: "ada@example.com" },
  ...more,
});

export const withdrawalOf = (more: object = {}) => ({
  key: randomUUID(),
  method_id: "bank_transfer",
  amount_cents: 5_000,
  currency: "EUR",
  fields: { account_holder: "Ada Payer", iban: "AT61 1904 3002 3457 3201" },
  ...more,
});
