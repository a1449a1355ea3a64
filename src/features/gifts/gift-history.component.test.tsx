import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { goOffline } from "../../../tests/support/component/device.ts";
import { type FakeAnswers, rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { GIFT_PLAYER, giftAnswers, playerAnswer } from "../../../tests/support/component/gifts.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { allowLogs } from "../../../tests/support/component/setup.ts";
import { award, giftId } from "../../../tests/support/data/gifts.ts";
import type { Award } from "../../contract/awards.ts";

const PATH = "/profile/gifts/history";
const CALL = "GET /api/player/awards";
const campaign = { slug: "spins", version: 3, digest: "0" };

/** Spins, the bonus of their winnings, and the money that it became. */
const SPINS = award({
  id: giftId(1),
  kind: "freespins",
  source: "code",
  title: "Comet spins",
  amount_cents: null,
  count: 20,
  campaign,
});
const WINNINGS = award({
  id: giftId(2),
  source: "freespins",
  title: "Winnings of your spins",
  amount_cents: 840,
  parent_id: SPINS.id,
  cash_cents: 320,
  receipts: [34],
});

/** Answers pages of the awards. */
const pagesOf =
  (...pages: Award[][]) =>
  (request: Request) => {
    const index = Number(new URL(request.url).searchParams.get("cursor") ?? 0);
    return { awards: pages[index]!, next: index + 1 < pages.length ? String(index + 1) : null };
  };

const renderHistory = (answer: FakeAnswers[string], options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(PATH, { player: GIFT_PLAYER, answers: { ...giftAnswers(), [CALL]: answer }, ...options });

const step = (id: string) => find(`[data-award="${id}"]`);

it("NEW-33 a gift shows its way from cause to real money, with terms versions and receipts, fits and is accessible", async () => {
  await renderHistory(pagesOf([WINNINGS, SPINS, award({ id: giftId(3), state: "refused" })]));
  const spins = await step(SPINS.id);
  await expect.element(spins.getByText("20 bonus spins")).toBeVisible();
  await expect
    .element(spins.getByText(/^For a promo code · Nov 20, 2026.* · terms version 3$/))
    .toBeVisible();
  const winnings = await step(WINNINGS.id);
  expect(spins.element().contains(winnings.element())).toBe(true);
  await expect.element(winnings.getByText("€8.40 bonus")).toBeVisible();
  await expect.element(winnings.getByText(/^From your spin winnings · /)).toBeVisible();
  await expect.element(winnings.getByText("€3.20 became real money.")).toBeVisible();
  await expect
    .element(winnings.getByRole("link", { name: "Receipt 34" }))
    .toHaveAttribute("href", "/profile/statement?receipt=34");
  await expect
    .element(winnings.getByRole("link", { name: "Every round that counted" }))
    .toHaveAttribute("href", `/profile/gifts/${WINNINGS.id}`);
  await expect
    .element((await step(giftId(3))).getByText("You didn't get it, because it no longer applied."))
    .toBeVisible();
  await spins.getByText("Full terms").click();
  await expect.element(spins.getByText(/^Version /)).toBeVisible();
  await expectToFit();
  await expectAccessible();
});

it("NEW-33 older gifts load with a tap, and join what came from them", async () => {
  await renderHistory(pagesOf([WINNINGS], [SPINS]));
  await step(WINNINGS.id);
  await button("Show more").click();
  const spins = await step(SPINS.id);
  await expect.element(spins.getByText("€3.20 became real money.")).toBeVisible();
  expect(document.querySelectorAll("[data-award]")).toHaveLength(2);
});

it("NEW-33 the gifts can be downloaded as files in the page's language", async () => {
  await renderHistory(pagesOf([SPINS]));
  for (const [name, format] of [
    ["Download as CSV", "csv"],
    ["Download as JSON", "json"],
  ] as const) {
    const link = page.getByRole("link", { name });
    await expect.element(link).toHaveAttribute("href", `/api/player/awards/export?format=${format}&l=en`);
    await expect.element(link).toHaveAttribute("download");
  }
});

it("NEW-33 without gifts, the page says what will be there; a failed load has a retry and the request's id", async () => {
  allowLogs(/500|LOAD_/);
  let isBroken = true;
  await renderHistory((request) =>
    isBroken
      ? rejectionResponse(500, "internal_error", { errors: {}, request_id: "req-8" })
      : pagesOf([])(request),
  );
  await expect.element(page.getByText("Reference: req-8")).toBeVisible();
  isBroken = false;
  await button("Try again").click();
  await expect.element(page.getByText("No gifts yet")).toBeVisible();
  await expectAccessible();
});

it("NEW-33 offline, loaded gifts stay readable with their age", async () => {
  await renderHistory(pagesOf([SPINS]));
  await step(SPINS.id);
  goOffline();
  await expect.element(page.getByText(/^As of /)).toBeVisible();
  await expect.element(await step(SPINS.id)).toBeVisible();
});

it("NEW-33 the page of gifts leads to their history, also with bonuses off", async () => {
  await renderApp("/profile/gifts", {
    player: GIFT_PLAYER,
    answers: { ...giftAnswers(), ...playerAnswer({ can_issue_bonuses: false }) },
  });
  await expect.element(button("Turn on bonuses")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Gift history" })).toHaveAttribute("href", PATH);
});
