import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { forward } from "../../../tests/support/component/account.ts";
import { find } from "../../../tests/support/component/find.ts";
import { watchPlaces } from "../../../tests/support/component/places.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { OFFLINE_GAME } from "../../rules/web/offline-demo.ts";

it.for([390, 1440])(
  "NEW-02 ANC-70 at %i px, a player's buttons and bets show where the page of a signed-in visitor has their places",
  async (width) => {
    const { promise: isSent, resolve: sendPlayer } = Promise.withResolvers<void>();
    const expectInPlace = watchPlaces("#game-facts", "p > [href='/responsible-gaming']");
    await renderApp(`/play/${OFFLINE_GAME.producer}/${OFFLINE_GAME.name}`, {
      player: { country: "CA" },
      answers: {
        "GET /api/player": (request) => isSent.then(() => forward(request)),
      },
      width,
    });
    await find("#game-facts");
    const demo = page.getByRole("link", { name: "Play demo" });
    const { left } = demo.element().getBoundingClientRect();
    expect(page.getByRole("button", { name: "Set a budget and time" }).elements()).toEqual([]);
    sendPlayer();
    await expect.element(page.getByRole("button", { name: "Set a budget and time" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Favourite: / }).first()).toBeVisible();
    const bets = page.getByText("Bets", { exact: true }).element().nextElementSibling!;
    const lineHeight = Number.parseFloat(getComputedStyle(bets).lineHeight);
    expect(bets.getBoundingClientRect().height).toBeGreaterThanOrEqual(2 * lineHeight);
    await expectInPlace();
    expect(demo.element().getBoundingClientRect().left).toBeCloseTo(left, 0);
  },
);

it("ANC-70 a guest's page has no places for a player's buttons", async () => {
  await renderApp(`/play/${OFFLINE_GAME.producer}/${OFFLINE_GAME.name}`);
  await expect.element(page.getByRole("link", { name: "Sign up to play", exact: true })).toBeVisible();
  const text = page.getByText("Set a budget and time");
  await expect.element(text).not.toBeVisible();
  expect(text.element().getBoundingClientRect().height).toBe(0);
});
