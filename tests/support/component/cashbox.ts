import type { NewDeposit, Payment } from "../../../src/contract/payments.ts";
import { PAYING_DETAILS } from "../data/paying-player.ts";
import { CASHBOX_FIELDS, CASHBOX_METHODS, methods, payment } from "../data/payment-answers.ts";
import { type FakeAnswers, rejectionResponse } from "./fake-server.ts";
import { find } from "./find.ts";
import { renderApp } from "./render-app.tsx";

/** A player with all details that the cashbox requires. */
export const PAYING_PLAYER = { values: PAYING_DETAILS };

export const networkError = (): never => {
  throw new TypeError("Failed to fetch");
};

interface FakeCashboxOptions {
  /** The payment that a request becomes; `lost` fails before it arrives, `lost-after` after it has. */
  createPayment?: (
    request: NewDeposit,
    action: "deposit" | "cashout",
  ) => Partial<Payment> | "lost" | "lost-after";
}

/** A fake cashbox that follows the contract; paymentRequests has the requests, `payments` the results. */
export function fakeCashbox({ createPayment }: FakeCashboxOptions = {}) {
  const paymentRequests: { action: string; request: NewDeposit }[] = [];
  const payments = new Map<string, Payment>();
  const idsByKey = new Map<string, string>();
  const notFound = () => rejectionResponse(404, "not_found", { errors: {} });
  const lastPart = (request: Request) => new URL(request.url).pathname.split("/").at(-1)!;

  const start = (action: "deposit" | "cashout") => async (call: Request) => {
    const request = (await call.json()) as NewDeposit;
    paymentRequests.push({ action, request });
    const id = `00000000-0000-4000-8000-${String(paymentRequests.length).padStart(12, "0")}`;
    const { brand, name, type } = CASHBOX_METHODS.find((method) => method.id === request.method_id)!;
    const state = action === "deposit" ? "processing" : "reserved";
    const usual = payment({
      id,
      action,
      state,
      amount_cents: request.amount_cents as number,
      currency: request.currency,
      method: { id: request.method_id, brand, name, type, profile: null },
      created_at: new Date().toISOString(),
      recallable: action === "cashout",
      timeline: [
        {
          state: action === "deposit" ? "pending" : "reserved",
          at: new Date().toISOString(),
          reason: null,
          confirmations: null,
        },
      ],
    });
    const outcome = createPayment?.(request, action) ?? {};
    if (outcome === "lost") return networkError();
    payments.set(id, outcome === "lost-after" ? usual : { ...usual, ...outcome });
    idsByKey.set(`${action}/${request.key}`, id);
    return outcome === "lost-after" ? networkError() : payments.get(id)!;
  };

  const answers: FakeAnswers = {
    "GET /api/payments/methods": methods({
      methods: CASHBOX_METHODS,
      bonus_cents: 1_500,
      reserved_cents: 2_000,
    }),
    "GET /api/payments/methods/*": ({ url }) => CASHBOX_FIELDS[/methods\/(\w+)\//.exec(url)![1]!] ?? [],
    "POST /api/payments/deposits": start("deposit"),
    "POST /api/payments/withdrawals": start("cashout"),
    "GET /api/payments/keys/*": ({ url }) => {
      const id = idsByKey.get(/keys\/(.+)$/.exec(url)![1]!);
      return id ? payments.get(id)! : notFound();
    },
    "GET /api/player/payments": ({ url }) => {
      const action = new URL(url).searchParams.get("action");
      const found = [...payments.values()].filter((one) => action === null || one.action === action);
      return { payments: found.reverse(), next: null, totals: [] };
    },
    "GET /api/player/payments/*": (request) => payments.get(lastPart(request)) ?? notFound(),
    "POST /api/player/payments/*": ({ url }) => {
      const id = /payments\/([^/]+)\/recall$/.exec(url)![1]!;
      payments.set(id, { ...payments.get(id)!, state: "recalled", recallable: false });
      return payments.get(id)!;
    },
  };
  return { answers, paymentRequests, payments };
}

export const methodButton = (id: string) => find(`[data-method="${id}"] button`);
export const savedProfile = () => find("[data-profile] button");

/** Renders a deposit or withdrawal at its payment methods. */
export async function renderPayment(
  path: string,
  answers: FakeAnswers,
  options: Parameters<typeof renderApp>[1] = {},
) {
  const server = await renderApp(path, { player: PAYING_PLAYER, answers, ...options });
  await find("[data-method]");
  return server;
}
