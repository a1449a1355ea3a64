import type { Hono } from "hono";
import * as v from "valibot";
import { PAYMENT_REASONS } from "../../src/contract/payments.ts";
import { readBody } from "../http/body.ts";
import type { AppEnv } from "../http/env.ts";
import { RequestError } from "../http/errors.ts";
import { escapeHtml } from "../http/escaped.ts";
import { redirect, setHeader } from "../http/headers.ts";
import { demoPage, sendHtml } from "../http/html.ts";
import type { Provider } from "./service.ts";
import type { Order } from "./store.ts";

const MAX_BODY = 1_024;
const MAX_ORDERS = 50;
const ACTIONS = ["processing", "succeeded", "declined", "canceled", "rejected", "reversed"] as const;
const FAULTS = ["none", "late", "twice", "reordered", "silent", "other_amount", "other_currency"] as const;

const ActSchema = v.object({
  payment: v.pipe(v.string(), v.uuid()),
  to: v.picklist(ACTIONS),
  fault: v.picklist(FAULTS),
  reason: v.union([v.picklist(PAYMENT_REASONS), v.literal("")]),
});
const CoinsSchema = v.object({
  address: v.pipe(v.string(), v.maxLength(120)),
  amount: v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,15})(?:\.\d{1,8})?$/)),
  transaction: v.pipe(v.string(), v.regex(/^[\w-]{4,80}$/)),
});

const options = (names: readonly string[]) => names.map((name) => `<option>${name}</option>`).join("");

function orderItem(order: Order): string {
  const { payment, reference, action, method, amount, currency, state, fault } = order;
  return `<li><strong>${escapeHtml(reference)}</strong>: ${action} of ${escapeHtml(amount)} ${escapeHtml(currency)} by ${escapeHtml(method)}, ${state}${fault === "none" ? "" : ` (${fault})`}
<form method="post" action="/payment-provider/act"><input type="hidden" name="payment" value="${payment}">
<select name="to" aria-label="New state">${options(ACTIONS)}</select>
<select name="reason" aria-label="Reason"><option value="">no reason</option>${options(PAYMENT_REASONS)}</select>
<select name="fault" aria-label="Fault">${options(FAULTS)}</select> <button>Apply</button></form></li>`;
}

const COINS = `<h2>Send coins to an address</h2><form method="post" action="/payment-provider/coins">
<label>Address <input name="address" required size="50"></label>
<label>Amount in whole coins <input name="amount" required></label>
<label>Transaction <input name="transaction" required pattern="[\\w-]{4,80}"></label><button>Send</button></form>`;

/** The demo's control page: all orders, and what a bank, network or the provider may do with them. */
export function controlPage(app: Hono<AppEnv>, path: string, provider: Provider): void {
  app.get(path, async (c) => {
    const orders = await provider.newestOrders(MAX_ORDERS);
    const list =
      orders.length > 0 ? `<ol reversed>${orders.map(orderItem).join("")}</ol>` : "<p>No orders yet.</p>";
    return sendHtml(c, demoPage("Payment provider", `${list}${COINS}`));
  });

  function serve<S extends v.GenericSchema>(
    route: string,
    schema: S,
    handle: (input: v.InferOutput<S>) => Promise<boolean>,
  ): void {
    app.post(`${path}/${route}`, async (c) => {
      const fields = Object.fromEntries(new URLSearchParams((await readBody(c, MAX_BODY)).toString()));
      const input = v.safeParse(schema, fields);
      if (!input.success || !(await handle(input.output))) throw new RequestError("bad_request");
      setHeader(c, "cache-control", "no-store");
      return redirect(c, path, 303);
    });
  }

  serve("act", ActSchema, async ({ payment, to, fault, reason }) => {
    if (!(await provider.orderOf(payment))) return false;
    await provider.setFault(payment, fault);
    return provider.act(payment, to, reason || null);
  });
  serve("coins", CoinsSchema, ({ address, amount, transaction }) =>
    provider.receiveCoins(address, amount, transaction),
  );
}
