import type { Page, Route } from "@playwright/test";
import type { NewDeposit, Payment, PaymentField, PaymentMethods } from "../../../src/contract/payments.ts";
import { method, methods, payment, paymentField } from "../data/payment-answers.ts";
import { button, confirmedPlayer } from "./account-page.ts";
import { expect, open } from "./browser.ts";

const DETAILS = {
  first_name: "Anna",
  last_name: "Berg",
  postal_code: "50667",
  city: "Köln",
  address: "Hauptstraße 5",
  mobile_phone: "+49 221 1234567",
};

/** Somebody signed in who has said everything that the cashbox asks for. */
export async function payingPlayer(page: Page): Promise<string> {
  const email = await confirmedPlayer(page);
  await page.request.patch("/api/player", { data: { user: DETAILS } });
  return email;
}

export const way = (page: Page, id: string) => page.locator(`[data-method="${id}"] button`);

/** Opens a deposit or a withdrawal where its ways are; the limit that is offered before is not set. */
export async function openPaying(page: Page, path: string): Promise<void> {
  await open(page, path);
  const without = button(page, "Go on without a limit");
  await expect(page.locator("[data-method]").first().or(without)).toBeVisible();
  if (await without.isVisible()) await without.click();
}

const DAY = 86_400;
const SAVED = { id: 7, title: "•••• 4242", expires: "08/29", last_used_at: "2026-11-20T10:00:00.000Z" };
export const WAYS = [
  method({
    savedProfiles: [SAVED],
    payoutTimes: { median_seconds: 5_400, p95_seconds: 86_400, count: 40, days: 30 },
  }),
  method({
    id: "bank",
    brand: "bank_transfer",
    name: "Bank transfer",
    asks: "fields",
    processingTime: { from_seconds: DAY, to_seconds: 3 * DAY },
    fee: { basis_points: 100, fixed_cents: 25 },
  }),
  method({
    id: "voucher",
    brand: "neosurf",
    name: "Neosurf",
    asks: "fields",
    cashout: null,
    deposit: { min_cents: 1_000, max_cents: 25_000, step_cents: 500 },
  }),
];
const FIELDS: Record<string, PaymentField[]> = {
  card: [paymentField({ name: "card", type: "card", label: "card" })],
  bank: [
    paymentField({ name: "iban", type: "iban", label: "iban", max: 42 }),
    paymentField({ name: "holder", label: "account_holder", min: 2, max: 100 }),
  ],
  voucher: [paymentField({ name: "code", label: "voucher_code", pattern: "\\d{10}", max: 10 })],
};

/** The provider's form for a card, as far as the page around it can tell. */
const CARD_FRAME = `<!doctype html><html lang="en"><title>Card</title><style>body{margin:0;color:#fff;font:16px sans-serif}</style>
<label>Card number <input id="number"></label><p></p>
<script>
  const say = (message) => parent.postMessage(message, "*");
  addEventListener("message", ({ data }) => {
    const number = document.getElementById("number").value;
    if (data.type === "card_frame_check")
      document.querySelector("p").textContent = number.length === 16 ? "" : "This is no card number.";
    if (data.type !== "card_frame_tokenise") return;
    if (number.length !== 16) return say({ type: "card_frame_invalid" });
    say({ type: "card_frame_token", token: "tok_1", card_expiry_month: 8, card_expiry_year: 2030,
      first_six: number.slice(0, 6), last_four: number.slice(12) });
  });
  say({ type: "card_frame_ready" });
  say({ type: "card_frame_height", height: 200 });
</script>`;

interface CashboxOptions {
  ways?: Partial<PaymentMethods>;
  /** What a wish becomes; a network error where it gives nothing. */
  begin?: (wish: NewDeposit, action: "deposit" | "cashout") => Payment | "lost" | "lost-after";
}

/** Answers the cashbox as the contract says, and keeps what was sent. */
export async function answerCashbox(page: Page, { ways = {}, begin }: CashboxOptions = {}) {
  const sent: { action: string; wish: NewDeposit }[] = [];
  const cards: unknown[] = [];
  const payments = new Map<string, Payment>();
  const byKey = new Map<string, string>();
  const data = methods({ methods: WAYS, bonus_cents: 1_500, reserved_cents: 2_000, ...ways });
  const missing = (route: Route) =>
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
  let made = 0;
  const start = (action: "deposit" | "cashout") => async (route: Route) => {
    const wish = route.request().postDataJSON() as NewDeposit;
    sent.push({ action, wish });
    const id = `00000000-0000-4000-8000-${String(++made).padStart(12, "0")}`;
    const of = WAYS.find((way) => way.id === wish.method_id)!;
    const usual = payment({
      id,
      action,
      state: action === "deposit" ? "processing" : "reserved",
      amount_cents: wish.amount_cents as number,
      currency: wish.currency,
      method: { id: of.id, brand: of.brand, name: of.name, type: of.type, profile: null },
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
    const become = begin?.(wish, action) ?? usual;
    if (become === "lost") return route.abort("connectionreset");
    const found = become === "lost-after" ? usual : { ...become, id };
    payments.set(id, found);
    byKey.set(`${action}/${wish.key}`, id);
    if (become === "lost-after") return route.abort("connectionreset");
    return route.fulfill({ json: found });
  };
  await page.route(/\/api\/payments\/methods\?/, (route) => route.fulfill({ json: data }));
  await page.route(/\/api\/payments\/methods\/\w+\/fields/, (route) =>
    route.fulfill({ json: FIELDS[/methods\/(\w+)\//.exec(route.request().url())![1]!] ?? [] }),
  );
  await page.route("/api/payments/deposits", start("deposit"));
  await page.route("/api/payments/cashouts", start("cashout"));
  await page.route(/\/api\/payments\/keys\//, (route) => {
    const [, wish = ""] = /keys\/(.+)$/.exec(route.request().url()) ?? [];
    const id = byKey.get(wish);
    return id ? route.fulfill({ json: payments.get(id) }) : missing(route);
  });
  await page.route(/\/api\/player\/payments(\?|$)/, (route) => {
    const action = new URL(route.request().url()).searchParams.get("action");
    const all = [...payments.values()].filter((one) => action === null || one.action === action);
    return route.fulfill({ json: { payments: all.reverse(), next: null, totals: [] } });
  });
  await page.route(/\/api\/player\/payments\/[^/]+$/, (route) => {
    const found = payments.get(route.request().url().split("/").at(-1)!);
    return found ? route.fulfill({ json: found }) : missing(route);
  });
  await page.route(/\/api\/player\/payments\/[^/]+\/recall$/, (route) => {
    const id = route.request().url().split("/").at(-2)!;
    const recalled: Payment = { ...payments.get(id)!, state: "recalled", recallable: false };
    payments.set(id, recalled);
    return route.fulfill({ json: recalled });
  });
  await page.route("/api/users/transaction", (route) => {
    cards.push(route.request().postDataJSON());
    return route.fulfill({ json: { result: "accepted" } });
  });
  await page.route("/payment-provider/card", (route) =>
    route.fulfill({ contentType: "text/html", body: CARD_FRAME }),
  );
  return { sent, cards, payments };
}
