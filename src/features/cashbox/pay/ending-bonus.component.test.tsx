import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../../tests/support/component/account.ts";
import { fakeCashbox, renderPayment, savedProfile } from "../../../../tests/support/component/cashbox.ts";
import { expectAccessible, expectToFit } from "../../../../tests/support/component/checks.ts";
import { rejectionResponse } from "../../../../tests/support/component/fake-server.ts";
import { find, textOf } from "../../../../tests/support/component/find.ts";
import { bonus } from "../../../../tests/support/data/gifts.ts";

const ID = "00000000-0000-4000-8000-0000000000b1";
const { terms } = bonus();
const ending = bonus({
  id: ID,
  stage: "handle_bets",
  title: "100% match",
  currency: "EUR",
  balance_cents: 1_850,
  terms: { ...terms, ends_on_withdrawal: true },
});

const note = () => page.getByText("This withdrawal ends your bonus: 100% match");
const loss = () => page.getByText(/You'll lose €18\.50 in bonus money\./);

async function openForm(answers: Parameters<typeof renderPayment>[1], path = "/withdraw") {
  await renderPayment(path, answers);
  await (await savedProfile()).click();
  await find("form");
  if (path === "/withdraw") await button("Withdraw all").click();
}

describe("a withdrawal that ends a bonus by its terms", () => {
  it("CASH-28 BON-23 says what is lost before it's sent, and names the bonus in the request", async () => {
    const { paymentRequests, answers } = fakeCashbox();
    await openForm({ ...answers, "GET /api/player/bonuses": () => [ending] });
    await expect.element(note()).toBeVisible();
    await expect.element(loss()).toBeVisible();
    await expectToFit();
    await expectAccessible();
    await button(/^Withdraw €/).click();
    await find("[data-payment]");
    expect(paymentRequests).toMatchObject([{ request: { ends_bonus_id: ID } }]);
  });

  it("CASH-28 BON-23 that the page didn't know yet shows the loss after the rejection, and is sent again", async () => {
    const { paymentRequests, answers } = fakeCashbox();
    const start = answers["POST /api/payments/withdrawals"] as (request: Request) => Promise<object>;
    const { title, currency, balance_cents: loss_cents } = ending;
    await openForm({
      ...answers,
      "GET /api/player/bonuses": () => [],
      "POST /api/payments/withdrawals": async (request: Request) =>
        "ends_bonus_id" in ((await request.clone().json()) as object)
          ? start(request)
          : rejectionResponse(409, "bonus_would_end", {
              errors: {},
              bonus: { id: ID, title, currency, loss_cents },
            }),
    });
    await button(/^Withdraw €/).click();
    await expect.element(note()).toBeVisible();
    await expect.element(loss()).toBeVisible();
    expect(textOf("form")).toContain("Check what you'd lose, then withdraw again.");
    expect(paymentRequests).toEqual([]);
    await button(/^Withdraw €/).click();
    await find("[data-payment]");
    expect(paymentRequests).toMatchObject([{ request: { ends_bonus_id: ID } }]);
  });

  it.each([
    ["runs in another currency", { ...ending, currency: "NOK" }],
    ["only waits", { ...ending, stage: "wait" as const }],
    ["doesn't end by its terms", { ...ending, terms: { ...terms, ends_on_withdrawal: false } }],
  ])("CASH-28 isn't mentioned for a bonus that %s", async (_, one) => {
    const { paymentRequests, answers } = fakeCashbox();
    await openForm({ ...answers, "GET /api/player/bonuses": () => [one] });
    await button(/^Withdraw €/).click();
    await find("[data-payment]");
    expect(note().query()).toBeNull();
    expect(paymentRequests[0]!.request).not.toHaveProperty("ends_bonus_id");
  });

  it("CASH-28 isn't mentioned in a deposit", async () => {
    const { answers } = fakeCashbox();
    await openForm({ ...answers, "GET /api/player/bonuses": () => [ending] }, "/deposit");
    await expect.element(button(/^Deposit €/)).toBeVisible();
    expect(note().query()).toBeNull();
  });
});
