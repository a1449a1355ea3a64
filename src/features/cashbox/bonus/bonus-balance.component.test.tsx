import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { alterResponse } from "../../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../../tests/support/component/checks.ts";
import { goOffline } from "../../../../tests/support/component/device.ts";
import type { FakeAnswers } from "../../../../tests/support/component/fake-server.ts";
import { find } from "../../../../tests/support/component/find.ts";
import { giftAnswers, playerAnswer, startBreak } from "../../../../tests/support/component/gifts.ts";
import { renderApp } from "../../../../tests/support/component/render-app.tsx";
import { bonus, giftId } from "../../../../tests/support/data/gifts.ts";
import type { AccountBalances } from "../../../contract/accounts.ts";
import type { Bonus } from "../../../contract/bonuses.ts";

/** Answers the player's one account with these balances. */
const accountAnswer = (changes: Partial<AccountBalances>): FakeAnswers => ({
  "GET /api/player/accounts": (request) =>
    alterResponse<AccountBalances[]>(request, ([account]) => [{ ...account!, ...changes }]),
});

const BALANCES = {
  bonus_cents: 2_400,
  unsettled_cents: 340,
  wagering_cents: 60_000,
  wagered_cents: 24_000,
};

const renderBalance = (answers: FakeAnswers, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp("/bonus-balance", {
    player: { isConfirmed: true, funds: 75 },
    answers: { ...giftAnswers({ bonuses: [bonus({ id: giftId(1) })] }), ...answers },
    ...options,
  });

it("CASH-02 MON-02 MON-13 the balance shows real, bonus and unsettled money, what can be withdrawn, and the way to every counted round", async () => {
  await renderBalance(accountAnswer(BALANCES));
  const account = await find("[data-account]");
  const parts = [...account.element().querySelectorAll("dt")].map((name) => [
    name.textContent,
    name.nextElementSibling!.textContent,
  ]);
  expect(parts).toEqual([
    ["Real money", "€75.00"],
    ["Bonus money", "€24.00"],
    ["Available to play", "€99.00"],
    ["Available to withdraw", "€75.00"],
    ["Spin winnings, not settled yet", "€3.40"],
    ["Reserved for pending withdrawals", "€0.00"],
  ]);
  await expect.element(account.getByText("€240.00 of €600.00 wagered · 40%")).toBeVisible();
  await expect
    .element(account.getByRole("link", { name: "Every round that counted" }))
    .toHaveAttribute("href", `/profile/gifts/${giftId(1)}`);
  await expectToFit();
  await expectAccessible();
});

it("MON-02 BON-18 offline, the balance stays readable and says when it was loaded", async () => {
  await renderBalance(accountAnswer(BALANCES));
  await expect.element(await find("[data-account]")).toBeVisible();
  expect(page.getByText(/^As of /).query()).toBeNull();
  goOffline();
  await expect
    .element(page.getByText(/^As of .+\. We'll update it once you're back online\.$/))
    .toBeVisible();
  await expect.element(await find("[data-account]")).toBeVisible();
});

const frozen = { since: "2026-11-21T10:00:00.000Z", reason: "withdrawal" } as const;

it.for<[string, boolean, Partial<Bonus>]>([
  ["a break", true, {}],
  ["a withdrawal", false, { frozen }],
])("MON-02 BON-18 during %s, the balance says that bonus money is paused", async ([, isBreak, changes]) => {
  await renderBalance(
    {
      ...accountAnswer(BALANCES),
      ...giftAnswers({ bonuses: [bonus({ id: giftId(1), ...changes })] }),
    },
    isBreak ? { prepare: (fetch) => startBreak(fetch) } : {},
  );
  const paused = "Your bonus money is paused, so you can't play with it for now.";
  await expect.element((await find("[data-account]")).getByText(paused)).toBeInTheDocument();
  expect(page.getByText("You can play with bonus money").query()).toBeNull();
  const deposits = page.getByRole("main").getByRole("link", { name: "Deposit", exact: true });
  expect(deposits.elements()).toHaveLength(isBreak ? 0 : 1);
});

it("NEW-36 with bonuses off and no bonus money, the balance and the header say nothing of bonuses", async () => {
  await renderBalance({
    ...accountAnswer({ bonus_cents: 0 }),
    ...playerAnswer({ can_issue_bonuses: false }),
  });
  await expect.element(await find("[data-account]")).toBeVisible();
  await page.getByRole("banner").getByText("€75.00").first().click();
  await expect.element(page.getByRole("banner").getByText("Available to withdraw")).toBeVisible();
  for (const place of [page.getByRole("banner"), await find("[data-account]")])
    await expect.element(place.getByText(/bonus/i)).not.toBeInTheDocument();
});

it("NEW-36 bonus money that is still there shows with bonuses off", async () => {
  await renderBalance({ ...accountAnswer(BALANCES), ...playerAnswer({ can_issue_bonuses: false }) });
  await expect
    .element((await find("[data-account]")).getByText("Bonus money", { exact: true }))
    .toBeVisible();
});
