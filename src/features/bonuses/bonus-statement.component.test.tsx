import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { goOffline } from "../../../tests/support/component/device.ts";
import { type FakeAnswers, rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { giftAnswers } from "../../../tests/support/component/gifts.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { allowLogs } from "../../../tests/support/component/setup.ts";
import { bonus, giftId, wageringEntry } from "../../../tests/support/data/gifts.ts";
import type { WageringEntry, WageringStatement } from "../../contract/bonuses.ts";

const ID = giftId(1);
const PATH = `/profile/gifts/${ID}`;
const CALL = `GET /api/player/bonuses/${ID}/statement`;

/** Answers pages of one entry each. */
const pagesOf =
  (entries: WageringEntry[], parts: number) =>
  (request: Request): WageringStatement => {
    const index = Number(new URL(request.url).searchParams.get("cursor") ?? 0);
    return {
      currency: "EUR",
      parts,
      required_parts: 600_000_000,
      max_bet_cents: 500,
      entries: entries.slice(index, index + 1),
      next: index + 1 < entries.length ? String(index + 1) : null,
    };
  };

const renderStatement = (answer: FakeAnswers[string]) =>
  renderApp(PATH, {
    player: { isConfirmed: true, funds: 75 },
    answers: { ...giftAnswers({ bonuses: [bonus({ id: ID })] }), [CALL]: answer },
  });

const ENTRIES = [
  wageringEntry(3, { stake_cents: 2_000 }),
  wageringEntry(2, { contribution: 1_000, parts: 500_000 }),
  wageringEntry(1),
];

it("NEW-27 the statement lists every counted round of all pages, adds them up, fits and is accessible", async () => {
  const { calls } = await renderStatement(pagesOf(ENTRIES, 10_500_000));
  await expect.element(page.getByText("It adds up")).toBeVisible();
  await expect
    .element(page.getByText("Your device added up 3 rounds: €10.50 of €600.00 wagered."))
    .toBeVisible();
  await expect
    .element(await find('[data-entry="3"]'))
    .toHaveTextContent("Bet €20.00, 100% of €5.00 counts€5.00");
  await expect.element(await find('[data-entry="2"]')).toHaveTextContent("Bet €5.00, 10% counts€0.50");
  expect(calls.filter((call) => call === CALL)).toHaveLength(3);
  await expectToFit();
  await expectAccessible();
});

it("NEW-27 once loaded, the statement is added up again without a network", async () => {
  await renderStatement(pagesOf(ENTRIES, 10_500_000));
  await expect.element(page.getByText("It adds up")).toBeVisible();
  goOffline();
  await page.getByRole("link", { name: "All gifts" }).click();
  await page.getByRole("link", { name: "Every round that counted" }).click();
  await expect.element(page.getByText("It adds up")).toBeVisible();
});

it("NEW-27 a statement that doesn't add up says so, links to support and can be checked again", async () => {
  let parts = 10_500_001;
  await renderStatement((request: Request) => pagesOf(ENTRIES, parts)(request));
  await expect.element(page.getByText("It doesn't add up")).toBeVisible();
  await expect
    .element(page.getByText("The rounds don't add up to the progress we show. Your device's total: €10.50."))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: "Contact support" }).first()).toBeVisible();
  parts = 10_500_000;
  await button("Check again").click();
  await expect.element(page.getByText("It adds up")).toBeVisible();
});

it("NEW-27 RI-36 a bonus that isn't the player's has no statement", async () => {
  allowLogs(/404|LOAD_/);
  await renderStatement(rejectionResponse(404, "not_found", { errors: {}, request_id: "req-9" }));
  await expect.element(page.getByText("Reference: req-9")).toBeVisible();
});

it("NEW-27 long statements are listed in steps", async () => {
  const many = Array.from({ length: 60 }, (_, i) => wageringEntry(60 - i));
  const whole: WageringStatement = {
    currency: "EUR",
    parts: 300_000_000,
    required_parts: 600_000_000,
    max_bet_cents: null,
    entries: many,
    next: null,
  };
  await renderStatement(whole);
  await expect.element(page.getByText("It adds up")).toBeVisible();
  expect(document.querySelectorAll("[data-entry]")).toHaveLength(50);
  await button("Show more").click();
  await expect.poll(() => document.querySelectorAll("[data-entry]").length).toBe(60);
});

it("NEW-27 a bonus without counted rounds says so", async () => {
  await renderStatement(pagesOf([], 0));
  await expect.element(page.getByText("No rounds yet")).toBeVisible();
});
