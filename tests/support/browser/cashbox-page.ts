import type { Page, Route } from "@playwright/test";
import type { NewDeposit, Payment } from "../../../src/contract/payments.ts";
import { CASHBOX_FIELDS, CASHBOX_METHODS, methods, payment } from "../data/payment-answers.ts";
import { confirmedPlayer } from "./account-page.ts";
import { expect, open } from "./browser.ts";

const DETAILS = {
  first_name: "Anna",
  last_name: "Berg",
  postal_code: "50667",
  city: "Köln",
  address: "Hauptstraße 5",
  mobile_phone: "+49 221 1234567",
};

/** A signed-in player with all details that the cashbox requires. */
export async function payingPlayer(page: Page): Promise<string> {
  const email = await confirmedPlayer(page);
  await page.request.patch("/api/player", { data: { user: DETAILS } });
  return email;
}

export const paymentMethodButton = (page: Page, id: string) => page.locator(`[data-method="${id}"] button`);

/** Opens a deposit or withdrawal at its payment methods. */
export async function openPaying(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator("[data-method]").first()).toBeVisible();
}

interface CashboxOptions {
  /** The payment that a request becomes, instead of a usual one; `lost` fails before it exists, `lost-after` after. */
  createPayment?: (request: NewDeposit, action: "deposit" | "cashout") => Payment | "lost" | "lost-after";
}

/** A fake cashbox that follows the contract, and records what was sent. */
export async function fakeCashbox(page: Page, { createPayment }: CashboxOptions = {}) {
  const paymentRequests: { action: string; request: NewDeposit }[] = [];
  const payments = new Map<string, Payment>();
  const byKey = new Map<string, string>();
  const data = methods({ methods: CASHBOX_METHODS, bonus_cents: 1_500, reserved_cents: 2_000 });
  const notFound = (route: Route) =>
    route.fulfill({
      status: 404,
      json: {
        code: "not_found",
        message_key: "error.not_found",
        errors: {},
        request_id: "1",
        retry_after: null,
      },
    });
  let paymentCount = 0;
  const start = (action: "deposit" | "cashout") => async (route: Route) => {
    const request = route.request().postDataJSON() as NewDeposit;
    paymentRequests.push({ action, request });
    const id = `00000000-0000-4000-8000-${String(++paymentCount).padStart(12, "0")}`;
    const chosenMethod = CASHBOX_METHODS.find((candidate) => candidate.id === request.method_id)!;
    const usual = payment({
      id,
      action,
      state: action === "deposit" ? "processing" : "reserved",
      amount_cents: request.amount_cents as number,
      currency: request.currency,
      method: {
        id: chosenMethod.id,
        brand: chosenMethod.brand,
        name: chosenMethod.name,
        type: chosenMethod.type,
        profile: null,
      },
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
    const outcome = createPayment?.(request, action) ?? usual;
    if (outcome === "lost") return route.abort("connectionreset");
    const found = outcome === "lost-after" ? usual : { ...outcome, id };
    payments.set(id, found);
    byKey.set(`${action}/${request.key}`, id);
    if (outcome === "lost-after") return route.abort("connectionreset");
    return route.fulfill({ json: found });
  };
  await page.route(/\/api\/payments\/methods\?/, (route) => route.fulfill({ json: data }));
  await page.route(/\/api\/payments\/methods\/\w+\/fields/, (route) =>
    route.fulfill({ json: CASHBOX_FIELDS[/methods\/(\w+)\//.exec(route.request().url())![1]!] ?? [] }),
  );
  await page.route("/api/payments/deposits", start("deposit"));
  await page.route("/api/payments/withdrawals", start("cashout"));
  await page.route(/\/api\/payments\/keys\//, (route) => {
    const [, key = ""] = /keys\/(.+)$/.exec(route.request().url()) ?? [];
    const id = byKey.get(key);
    return id ? route.fulfill({ json: payments.get(id) }) : notFound(route);
  });
  await page.route(/\/api\/player\/payments(\?|$)/, (route) => {
    const action = new URL(route.request().url()).searchParams.get("action");
    const all = [...payments.values()].filter((one) => action === null || one.action === action);
    return route.fulfill({ json: { payments: all.reverse(), next: null, totals: [] } });
  });
  await page.route(/\/api\/player\/payments\/[^/]+$/, (route) => {
    const found = payments.get(route.request().url().split("/").at(-1)!);
    return found ? route.fulfill({ json: found }) : notFound(route);
  });
  return { paymentRequests };
}
