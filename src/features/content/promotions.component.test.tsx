import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { address, alterResponse } from "../../../tests/support/component/account.ts";
import { fakeCashbox } from "../../../tests/support/component/cashbox.ts";
import {
  expectAccessible,
  expectToFit,
  expectToFitLargeText,
  nextLayout,
} from "../../../tests/support/component/checks.ts";
import { find } from "../../../tests/support/component/find.ts";
import { giftAnswers } from "../../../tests/support/component/gifts.ts";
import { watchPlaces } from "../../../tests/support/component/places.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { campaignTerms, offer, wageringTerms } from "../../../tests/support/data/gifts.ts";
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

it("NAV-43 BON-06 BON-14 each of a player's offers has a name by its difference, its end, and a deposit with it chosen", async () => {
  let code: string | null = null;
  const player = (request: Request) =>
    alterResponse<Player>(new Request(new URL("/api/player", request.url)), (answer) => ({
      ...answer,
      deposit_bonus_code: code,
    }));
  await renderApp("/promotions", {
    country: "AT",
    player: { country: "AT" },
    answers: {
      ...fakeCashbox().answers,
      ...giftAnswers(),
      "GET /api/player": player,
      "GET /api/bonuses/deposit": [
        offer({ id: "large", title: "Large", code: "LARGE", ends_at: "2126-12-05T18:00:00.000Z" }),
        offer({
          id: "easy",
          title: "Easy",
          code: "EASY",
          max_amount_cents: 7_500,
          wagering: wageringTerms({ multiplier: 8 }),
        }),
      ],
      "PATCH /api/player/set_bonus_code": async (request) => {
        code = ((await request.json()) as { deposit_bonus_code: string }).deposit_bonus_code;
        return player(request);
      },
    },
  });
  const card = page.getByRole("region", { name: "For you" });
  const [large, easy] = ["large", "easy"].map((id) => page.getBySelector(`[data-offer="${id}"]`));
  await expect
    .element(large!)
    .toHaveTextContent(
      /^Biggest bonus50% up to €100Deposit from €20 Wager 20 times the bonus in 14 daysOffer until Dec 5, 2126/,
    );
  await expect
    .element(easy!)
    .toHaveTextContent(
      /^Lowest wagering50% up to €75Deposit from €20 Wager 8 times the bonus in 14 daysExample: deposit €20, get €10\. You need €80 in bets/,
    );
  // The gain is the headline, the title its label.
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  expect(sizeOf(large!.element().querySelector("strong")!)).toBeGreaterThanOrEqual(20);
  expect(sizeOf(card.getByRole("heading", { name: "For your next deposit" }).element())).toBe(14);
  await expect.element(card).not.toHaveTextContent("See what each one gives");
  expect(card.getByRole("link", { name: /See offers/ }).elements()).toEqual([]);
  await expectToFit([390, 768, 1440]);
  await expectAccessible();
  await easy!.getByRole("button", { name: /^Deposit with this bonus ?: Easy$/ }).click();
  await expect.poll(address).toBe("/deposit-bonus");
  expect(code).toBe("EASY");
  await expect.element(await find('[data-chosen-offer="easy"]')).toBeVisible();
  await expect.element(large!).not.toBeInTheDocument();
  await expect.element(easy!).toHaveTextContent("You've chosen this bonus.");
});

it("NAV-43 BON-06 a player's one offer has no name by a difference", async () => {
  await renderApp("/promotions", {
    country: "AT",
    player: { country: "AT" },
    answers: { "GET /api/bonuses/deposit": [offer({ id: "first" })] },
  });
  const first = await find('[data-offer="first"]');
  await expect.element(first).toHaveTextContent(/^50% up to €100Deposit from €20 Wager \d+ times/);
});

it("NAV-43 a player without offers keeps the card's text alone", async () => {
  const { answeredCalls } = await renderApp("/promotions", {
    country: "AT",
    player: { country: "AT" },
    answers: { "GET /api/bonuses/deposit": [] },
  });
  await expect.poll(() => answeredCalls).toContain("GET /api/bonuses/deposit");
  const card = page.getByRole("link", { name: /^For your next deposit/ });
  await expect.element(card).not.toHaveTextContent("Wager");
  await expect.element(card).toHaveTextContent("See what each one gives");
});

/** Opens the promotions as a silver player, whose card it returns. */
async function renderSilver(points: number) {
  await renderApp("/promotions", {
    country: "AT",
    player: { country: "AT" },
    answers: {
      "GET /api/player": (request) =>
        alterResponse<Player>(request, (player) => ({ ...player, level: "silver", groups: [258] })),
      "GET /api/player/comp_points": {
        chargeable: { points: 10 },
        persistent: { points },
        stake_for_point: {},
      },
    },
  });
  return page.getByRole("link", { name: /^Your level in the VIP club/ });
}

it("NAV-43 VIP-13 a VIP's card shows the level and the way to the next one", async () => {
  const card = await renderSilver(30_000);
  await expect
    .element(card)
    .toHaveTextContent(/Silver.*Personal manager, .*30,000 of [\d,]+ points.*more to Gold/);
  await expect.element(card.getByRole("progressbar", { name: "Points to Gold" })).toBeVisible();
  await expectToFit([390, 768, 1440]);
  await expectAccessible();
});

it("NAV-43 VIP-13 a level that staff gave is said to be a gift, without the long way from below it", async () => {
  const card = await renderSilver(10);
  await expect.element(card).toHaveTextContent(/Silver.*Personal manager, .*Silver is our gift to you/);
  await expect.element(card).not.toHaveTextContent("more to Gold");
  await expect.element(card.getByRole("progressbar")).not.toBeInTheDocument();
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

it.for([390, 1440])(
  "NEW-02 NAV-43 at %i px, a player's promotions and what follows them show where they stay",
  async (width) => {
    const player = Promise.withResolvers<void>();
    const offers = Promise.withResolvers<void>();
    const list = "section[aria-labelledby]:not([data-awaited])";
    const expectInPlace = watchPlaces(`${list} [data-offer]`, `${list} [data-level]`, `${list} + ${list}`);
    await renderApp("/promotions", {
      country: "AT",
      player: { country: "AT" },
      width,
      answers: {
        ...giftAnswers(),
        "GET /api/player": async (request) => {
          await player.promise;
          return alterResponse<Player>(request, (answer) => ({ ...answer, level: "silver", groups: [258] }));
        },
        "GET /api/bonuses/deposit": () => offers.promise.then(() => [offer({ id: "a" }), offer({ id: "b" })]),
      },
    });
    const explanations = page.getByRole("region", { name: "Good to know" });
    await expect.element(page.getByText("For you")).toBeVisible();
    await expect.element(explanations).not.toBeInTheDocument();
    player.resolve();
    await find("[data-level]");
    await expect.element(explanations).not.toBeInTheDocument();
    offers.resolve();
    await expect.element(explanations).toBeVisible();
    await find("[data-offer=b]");
    await expectInPlace();
  },
);
