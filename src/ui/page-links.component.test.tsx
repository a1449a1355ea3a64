import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { fakeCashbox, PAYING_PLAYER } from "../../tests/support/component/cashbox.ts";
import { GIFT_PLAYER, giftAnswers } from "../../tests/support/component/gifts.ts";
import { closeApp, renderApp } from "../../tests/support/component/render-app.tsx";

const WEEK = { from: "2026-11-16", deposits_cents: 5_000, net_losses_cents: 0, play_minutes: 0 };

const lookOf = (element: Element) => {
  const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
  return { color, fontSize, fontWeight, textDecorationLine };
};

/** A link's look; its icon stands before its text, and a thumb can hit it. */
async function pageLink(name: string) {
  const link = page.getByRole("link", { name }).last();
  await expect.element(link).toBeVisible();
  const element = link.element();
  expect(element.firstElementChild?.localName).toBe("svg");
  expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  return lookOf(element);
}

it("NEW-12 links to other pages and what opens in place are neutral, without a line", async () => {
  await renderApp("/deposit", { player: PAYING_PLAYER, answers: fakeCashbox().answers });
  const look = await pageLink("Payment history");
  expect(look.textDecorationLine).toBe("none");
  closeApp();
  await renderApp("/profile/gifts", { player: GIFT_PLAYER, answers: giftAnswers() });
  expect(await pageLink("Gift history")).toEqual(look);
  closeApp();
  await renderApp("/profile/activity", {
    player: PAYING_PLAYER,
    answers: {
      "GET /api/player/activity/series": { currency: "EUR", days: [WEEK, WEEK], weeks: [WEEK, WEEK] },
    },
  });
  const summary = page.getByText("Show as a table").first();
  await expect.element(summary).toBeVisible();
  expect(lookOf(summary.element())).toEqual(look);
});

it("NEW-12 ways back look alike", async () => {
  const looks = [];
  for (const [path, name] of [
    ["/profile/gifts/history", "All gifts"],
    ["/profile/payments/00000000-0000-4000-8000-000000000001", "Payment history"],
  ] as const) {
    await renderApp(path, { player: GIFT_PLAYER, answers: { ...fakeCashbox().answers, ...giftAnswers() } });
    looks.push(await pageLink(name));
    closeApp();
  }
  expect(looks[0]).toEqual(looks[1]);
});
