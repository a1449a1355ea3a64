import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { address, alterResponse } from "../../../tests/support/component/account.ts";
import {
  expectAccessible,
  expectToFit,
  expectToFitLargeText,
  nextLayout,
} from "../../../tests/support/component/checks.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { campaignTerms, offer } from "../../../tests/support/data/gifts.ts";
import type { Player } from "../../contract/player.ts";

const CALL = "GET /api/bonuses/welcome";
const answers = {
  [CALL]: [
    offer({ id: "spins", kind: "registration", title: "Bonus-Spins für neue Spielerinnen und Spieler" }),
    offer({ id: "first", kind: "deposit", title: "Bonus zur ersten Einzahlung" }),
  ],
  "GET /api/campaigns/first/terms": campaignTerms(),
};
const cards = page.getBySelector("[data-guest-offer]");
const isFilled = () => document.querySelectorAll("main h3").length > 2;

it("NAV-43 BON-07 guests see what new players get, with the terms and the way to an account, at every width", async () => {
  await renderApp("/promotions", { country: "AT", answers });
  const first = await find('[data-guest-offer="first"]');
  await expect.element(first.getByText("With your first deposit")).toBeVisible();
  await expect.element(cards.first()).toHaveTextContent("With your new account");
  await expect.element(first.getByRole("heading", { name: "50% up to €100" })).toBeVisible();
  await expect.element(first.getByText("Deposit from €20")).toBeVisible();
  const picture = first.getBySelector("img").element() as HTMLImageElement;
  expect(new URL(picture.src).pathname).toMatch(/^\/art\/banners\/welcome-pack\/\w+\/480\.webp$/);
  await first.getByText("Full terms").click();
  await expect.element(first.getByText("Bets use real money first.")).toBeVisible();
  await expectToFit([390, 768, 1440]);
  await expectAccessible();
  await page.getByRole("region", { name: "For new players" }).getByRole("link", { name: "Sign up" }).click();
  await expect.poll(address).toBe("/registration");
});

it.for([
  ["a guest where offers aren't public", { country: "IT" }],
  ["a player", { country: "AT", player: { country: "AT" } }],
] as const)("NAV-43 BON-07 %s sees no offer for new players", async ([, visitor]) => {
  const { calls } = await renderApp("/promotions", { ...visitor, answers });
  await expect.poll(isFilled).toBe(true);
  await nextLayout();
  expect(cards.elements()).toEqual([]);
  expect(calls).not.toContain(CALL);
  const note = page.getByText("Where you live, we show offers after you log in.");
  const main = page.getByRole("main");
  if ("player" in visitor) return void (await expect.element(note).not.toBeInTheDocument());
  await expect.element(note).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Sign up" })).toBeVisible();
  await expectToFit();
  await expectAccessible();
  await main.getByRole("link", { name: "Log in" }).click();
  await expect.poll(address).toBe("/login");
});

it("NAV-43 BON-07 a player's card of deposit bonuses names what they give and what they ask for", async () => {
  await renderApp("/promotions", {
    country: "AT",
    player: { country: "AT" },
    answers: { "GET /api/bonuses/deposit": [offer({ id: "first", kind: "deposit" })] },
  });
  const card = page.getByRole("link", { name: /^Bonuses for your next deposit/ });
  await expect
    .element(card)
    .toHaveTextContent(/50% up to €100.*Deposit from €20 · Wager \d+ times the bonus in/);
  // The gain is the headline, the title its label.
  const sizeOf = (selector: string) =>
    Number.parseFloat(getComputedStyle(card.element().querySelector(selector)!).fontSize);
  expect(sizeOf("strong")).toBeGreaterThanOrEqual(20);
  expect(sizeOf("h3")).toBe(14);
  await expect.element(card).not.toHaveTextContent("See what each one gives");
  await expectToFit([390, 768, 1440]);
  await expectAccessible();
});

it("NAV-43 a player without offers keeps the card's text alone", async () => {
  const { answeredCalls } = await renderApp("/promotions", {
    country: "AT",
    player: { country: "AT" },
    answers: { "GET /api/bonuses/deposit": [] },
  });
  await expect.poll(() => answeredCalls).toContain("GET /api/bonuses/deposit");
  const card = page.getByRole("link", { name: /^Bonuses for your next deposit/ });
  await expect.element(card).not.toHaveTextContent("Wager");
  await expect.element(card).toHaveTextContent("See what each one gives");
});

it("NAV-43 VIP-13 a VIP's card shows the level and the way to the next one", async () => {
  await renderApp("/promotions", {
    country: "AT",
    player: { country: "AT" },
    answers: {
      "GET /api/player": (request) =>
        alterResponse<Player>(request, (player) => ({ ...player, level: "silver", groups: [258] })),
      "GET /api/player/comp_points": {
        chargeable: { points: 10 },
        persistent: { points: 30_000 },
        stake_for_point: {},
      },
    },
  });
  const card = page.getByRole("link", { name: /^Your level in the VIP club/ });
  await expect.element(card).toHaveTextContent(/Silver.*30,000 of [\d,]+ points.*more to Gold/);
  await expect.element(card.getByRole("progressbar", { name: "Points to Gold" })).toBeVisible();
  await expectToFit([390, 768, 1440]);
  await expectAccessible();
});

it("NAV-43 the texts of cards beside each other end on one line", async () => {
  await renderApp("/promotions", { country: "AT", width: 1440, answers: { [CALL]: [] } });
  const list = page.getByRole("region", { name: "Good to know" });
  const firstRow = () => {
    const texts = [...list.element().querySelectorAll("p")].map((text) => text.getBoundingClientRect());
    return texts.filter(({ bottom }) => Math.abs(bottom - texts[0]!.bottom) < 100);
  };
  await expect.element(list).toBeVisible();
  expect(firstRow().length).toBeGreaterThan(2);
  expect(new Set(firstRow().map(({ bottom }) => Math.round(bottom)))).toHaveLength(1);
});

it("NAV-43 the list of promotions stands alone when there is no offer", async () => {
  const { answeredCalls } = await renderApp("/promotions", { country: "AT", answers: { [CALL]: [] } });
  await expect.poll(() => answeredCalls).toContain(CALL);
  await nextLayout();
  await expect.element(page.getByRole("region", { name: "For new players" })).not.toBeInTheDocument();
});

it("NAV-43 what guests read where offers aren't public fits large text", async () => {
  await renderApp("/promotions", { country: "IT" });
  await expect.element(page.getByRole("heading", { name: "Log in to see your offers" })).toBeVisible();
  await expectToFitLargeText();
});
