import { expect, expectAccessible, open, overflows, test } from "../support/browser/browser.ts";
import { answerCashbox, payingPlayer } from "../support/browser/cashbox-page.ts";
import { payment } from "../support/data/payment-answers.ts";

const ID = "00000000-0000-4000-8000-000000000001";

test("CASH-05 CASH-32 ANC-15 ANC-42 payments have a list, a page each and a month, at every width", async ({
  page,
}) => {
  const { payments } = await answerCashbox(page);
  await payingPlayer(page);
  const address = "bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh";
  const expires_at = "2026-11-21T14:30:00.000Z";
  const step = {
    kind: "address",
    address,
    network: "Bitcoin",
    amount: "0.0015",
    confirmations: 2,
    expires_at,
  } as const;
  payments.set(
    ID,
    payment({
      id: ID,
      currency: "BTC",
      amount_cents: 150_000,
      state: "pending",
      method: { id: "btc", brand: "bitcoin", name: "Bitcoin", type: "crypto", profile: null },
      next_step: { ...step, uri: `bitcoin:${address}?amount=0.0015` },
    }),
  );
  await open(page, "/profile/payments");
  await expect(page.locator("[data-net-deposits]")).toContainText("Net deposits");
  await page.getByLabel("Month").selectOption({ index: 1 });
  await expect(page.getByRole("link", { name: "Download as CSV" })).toHaveAttribute("href", /from=.*&to=/);
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
  }
  await expectAccessible(page);
  await page.locator(`a[data-payment="${ID}"]`).click();
  await expect(page.getByRole("img", { name: "Code for your wallet" })).toBeVisible();
  await expect(page.locator("[data-address]")).toHaveText(address);
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
  }
  await expectAccessible(page);
  await open(page, "/bonus-balance");
  await expect(page).toHaveURL("/profile/bonus-balance");
  await expect(page.getByText("Nothing is locked")).toBeVisible();
  await expectAccessible(page);
});
