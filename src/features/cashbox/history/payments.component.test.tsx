import { encode } from "uqr";
import { expect, it, onTestFinished, vi } from "vitest";
import { commands, type Locator, page } from "vitest/browser";
import { button } from "../../../../tests/support/component/account.ts";
import {
  fakeCashbox,
  methodButton,
  PAYING_PLAYER,
  renderPayment,
} from "../../../../tests/support/component/cashbox.ts";
import { expectAccessible, expectToFit } from "../../../../tests/support/component/checks.ts";
import { type FakeServer, postJson } from "../../../../tests/support/component/fake-server.ts";
import { find, textOf } from "../../../../tests/support/component/find.ts";
import { closeApp, renderApp } from "../../../../tests/support/component/render-app.tsx";
import { CASHBOX_METHODS, methods, payment } from "../../../../tests/support/data/payment-answers.ts";
import type { Payments } from "../../../contract/payments.ts";
import { rememberDepositOrigin } from "../../../lib/payments/deposit-origin.ts";

const ID = "00000000-0000-4000-8000-000000000001";

const newest = async ({ fetch }: FakeServer) =>
  ((await (await fetch("/api/player/payments")).json()) as Payments).payments[0]!;
const stateOfNewest = (server: FakeServer) => expect.poll(async () => (await newest(server)).state);

/** Acts as the control page of the demo's payment provider. */
const atProvider = ({ fetch }: FakeServer, route: string, form: Record<string, string>) =>
  fetch(`/payment-provider/${route}`, { method: "POST", body: new URLSearchParams(form) });

it("CASH-05 CASH-23 coins are requested by address and QR code, and reach the balance while the page is open", async () => {
  const server = await renderPayment(
    "/deposit",
    {},
    {
      prepare: (fetch) => fetch("/api/player/accounts", postJson({ currency: "BTC" })),
    },
  );
  await (await find("[data-method] button")).click();
  await page.getByLabelText(/^Amount in/).fill("0.01");
  await page.getByRole("button", { name: /^Deposit .*BTC/ }).click();
  await expect.element(page.getByRole("img", { name: /code/i })).toBeVisible();
  await expectAccessible();
  const { next_step: step } = await newest(server);
  if (step?.kind !== "address") throw new Error("no address");
  await expect.element(page.getByText(step.address).first()).toBeVisible();
  // The code holds address and amount, each of which can also be copied.
  const code = document.querySelector("[role=img][aria-label='QR code for your wallet'] path")!;
  expect(step.uri).toContain(step.address);
  const { data } = encode(step.uri, { border: 1 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  const drawn = [...code.getAttribute("d")!.matchAll(/M(\d+ \d+)/g)].map(([, coordinates]) => coordinates);
  expect(drawn).toEqual(dots);
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => copy.mockRestore());
  await page.getByRole("button", { name: "Copy address" }).click();
  await page.getByRole("button", { name: "Copy amount" }).click();
  expect(copy.mock.calls).toEqual([[step.address], [step.amount]]);
  await atProvider(server, "coins", {
    address: step.address,
    amount: "0.001",
    transaction: crypto.randomUUID(),
  });
  await expect.element(page.getByText("Added to your balance").first()).toBeVisible();
  expect(await newest(server)).toMatchObject({ state: "succeeded", amount_cents: 100_000 });
});

it("CASH-28 CASH-32 MI-16 a withdrawal leaves the balance immediately, is approved, and is paid out", async () => {
  const server = await renderApp("/withdraw", {
    player: { country: "IT", asDemo: true },
  });
  await (await methodButton("bank_transfer")).click();
  await page.getByLabelText("Amount in EUR").fill("120,50");
  await page.getByLabelText("Account holder's name").fill("Robin Example");
  await page.getByLabelText("IBAN").fill("IT60 X054 2811 1010 0000 0123 456");
  await button("Withdraw €120.50").click();
  await find("[data-payment]");
  await stateOfNewest(server).toBe("pending");
  const { id } = await newest(server);
  closeApp();

  await renderApp(`/profile/payments/${id}`);
  await find(`[data-payment="${id}"]`);
  await expect.element(page.getByRole("banner").getByText("€879.50").first()).toBeVisible();
  await expectAccessible();
  await commands.operate("payments", { command: "approve", id, by: "Olga" });
  await commands.operate("payments", { command: "pay", id, by: "Olga" });
  await stateOfNewest(server).toBe("processing");
  await atProvider(server, "act", { payment: id, to: "succeeded", fault: "none", reason: "" });
  await stateOfNewest(server).toBe("succeeded");
  await expect.element(page.getByRole("heading", { name: /paid out|paid/i }).first()).toBeVisible();
});

it("CASH-32 a declined deposit leads to the list of methods, although one was used last", async () => {
  const { payments, answers } = fakeCashbox();
  payments.set(ID, payment({ id: ID, state: "declined", reason: "declined_by_bank" }));
  answers["GET /api/payments/methods"] = methods({ methods: CASHBOX_METHODS, last_method_id: "bank" });
  await renderApp(`/profile/payments/${ID}`, { player: PAYING_PLAYER, answers });
  await page.getByRole("link", { name: "Try another method" }).click();
  await find('[role=dialog] [data-method="bank"]');
});

it("CASH-32 a paid deposit leads back to the game that it was made from", async () => {
  const { payments, answers } = fakeCashbox();
  payments.set(ID, payment({ id: ID, state: "succeeded" }));
  rememberDepositOrigin("/play/nova/comet");
  await renderApp(`/profile/payments/${ID}`, { player: PAYING_PLAYER, answers });
  const play = page.getByRole("link", { name: "Play now" });
  await expect.element(play).toHaveAttribute("href", "/play/nova/comet?mode=real");
  await expectAccessible();
  await expectToFit();
  closeApp();
  rememberDepositOrigin("/profile/payments");
  await renderApp(`/profile/payments/${ID}`, { player: PAYING_PLAYER, answers });
  await expect.element(play).toHaveAttribute("href", "/");
});

it.for([
  ["an unknown id", crypto.randomUUID()],
  ["an unknown key", `key/deposit/${crypto.randomUUID()}`],
  ["no id", "nonsense"],
])(
  "CASH-32 a payment address with %s shows an error, with links to the list and support",
  async ([, address]) => {
    await renderApp(`/profile/payments/${address}`, { player: PAYING_PLAYER });
    const title = "We can't find this payment";
    await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Contact support" })).toBeVisible();
    if (address === "nonsense") await expectAccessible();
    await page.getByRole("link", { name: "Payment history" }).click();
    await expect.element(page.getByRole("heading", { name: "No payments yet" })).toBeVisible();
  },
);

it("CASH-05 CASH-32 ANC-15 ANC-42 the payments list, a payment and a month fit every width and are accessible", async () => {
  const { payments, answers } = fakeCashbox();
  const address = "bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh";
  payments.set(
    ID,
    payment({
      id: ID,
      currency: "BTC",
      amount_cents: 150_000,
      state: "pending",
      method: { id: "btc", brand: "bitcoin", name: "Bitcoin", type: "crypto", profile: null },
      next_step: {
        kind: "address",
        address,
        network: "Bitcoin",
        amount: "0.0015",
        confirmations: 2,
        expires_at: "2026-11-21T14:30:00.000Z",
        uri: `bitcoin:${address}?amount=0.0015`,
      },
    }),
  );
  await renderApp("/profile/payments", { player: PAYING_PLAYER, answers });
  await expect.poll(() => textOf("[data-net-deposits]")).toContain("Net deposits");
  const months = page.getByLabelText("Month");
  await months.selectOptions((months.element() as HTMLSelectElement).options[1]!.value);
  await expect
    .element(page.getByRole("link", { name: "Download as CSV" }))
    .toHaveAttribute("href", expect.stringMatching(/from=.*&to=/));
  await expectToFit();
  await page.viewport(390, 844);
  await expectAccessible();
  await (await find(`a[data-payment="${ID}"]`)).click();
  await expect.element(page.getByRole("img", { name: "QR code for your wallet" })).toBeVisible();
  await expect.poll(() => textOf("[data-address]")).toBe(address);
  await expectToFit();
  await page.viewport(390, 844);
  await expectAccessible();
});

it("CASH-02 on a phone, a payment takes two lines, and a third only for a state other than the usual end", async () => {
  const { payments, answers } = fakeCashbox();
  const method = {
    id: "interac",
    brand: "interac",
    name: "Interac e-Transfer",
    type: "other",
    profile: null,
  } as const;
  payments.set("1", payment({ id: "1", state: "succeeded", method }));
  payments.set("2", payment({ id: "2", state: "declined", method }));
  await renderApp("/profile/payments", { player: PAYING_PLAYER, answers, width: 390 });
  const heightOf = (row: Locator) => row.element().getBoundingClientRect().height;
  const arrived = await find('[data-payment="1"]');
  expect(heightOf(arrived)).toBeGreaterThanOrEqual(48);
  expect(heightOf(arrived)).toBeLessThanOrEqual(64);
  await expect.element(arrived).toHaveAccessibleName(/Interac e-Transfer Added to your balance$/);
  expect(heightOf(await find('[data-payment="2"]'))).toBeLessThanOrEqual(80);
  await expect.element(page.getByText("Declined")).toBeVisible();
});

it("CASH-02 the bonus balance address redirects to the profile", async () => {
  await renderApp("/bonus-balance", { player: PAYING_PLAYER });
  await expect.poll(() => location.pathname).toBe("/profile/bonus-balance");
  await expect.element(page.getByText("Nothing's locked")).toBeVisible();
  await expectAccessible();
});
