import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { goOffline } from "../../../tests/support/component/device.ts";
import { rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import {
  findBonus,
  GIFT_PLAYER,
  giftAnswers,
  heldAward,
  NO_PROMOTIONS,
  playerAnswer,
  renderGifts,
  startBreak,
} from "../../../tests/support/component/gifts.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { allowLogs } from "../../../tests/support/component/setup.ts";
import {
  bonus,
  endedBonus,
  freeSpins,
  giftId,
  issuedBonus,
  offer,
} from "../../../tests/support/data/gifts.ts";
import type { Bonus } from "../../contract/bonuses.ts";

const RUNNING = bonus({ id: giftId(1) });

it("BON-18 I18N-16 the page asks for titles in its own language", async () => {
  const languages = new Map<string, string | null>();
  const recorded = Object.entries(giftAnswers()).map(([call, answer]) => [
    call,
    (request: Request) => {
      languages.set(call, new URL(request.url).searchParams.get("l"));
      return (answer as () => object)();
    },
  ]);
  await renderGifts(Object.fromEntries(recorded), { locale: "de" });
  await expect.poll(() => languages.size).toBe(3);
  expect([...languages.values()]).toEqual(["de", "de", "de"]);
});

it("BON-18 without gifts, the page says where they come from, and a way on costs nothing", async () => {
  await renderGifts({
    ...giftAnswers(),
    "GET /api/bonuses/deposit": [],
    "GET /api/bonuses/registration": [],
  });
  await expect.element(page.getByText("No gifts yet")).toBeVisible();
  const headings = page.getByRole("heading", { level: 3 });
  for (const name of ["Deposit offers", "Promo codes", "Gifts from us"])
    await expect.element(headings.filter({ hasText: name })).toBeVisible();
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "See promotions" }))
    .toHaveAttribute("href", "/promotions");
  await expect
    .poll(() => document.querySelector("main section img")?.getAttribute("src"))
    .toMatch(/^\/art\//);
  await expectAccessible();
});

it("BON-18 without gifts, the page leads to the offers of the next deposit", async () => {
  await renderGifts({ ...giftAnswers(), "GET /api/bonuses/deposit": [offer({ id: "first" })] });
  const heading = page.getByRole("heading", { name: "50% up to €100 with your next deposit" });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole("main").getByText(/^Deposit from €20/)).toBeVisible();
  await expect.element(page.getByText("No gifts yet")).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "See the offer" }))
    .toHaveAttribute("href", "/promotions");
  await expectToFit();
});

it.each([
  ["confirm the email", null, "Confirm my email", "/email-verify"],
  ["complete the details", "2026-11-01T00:00:00.000Z", "Complete my details", "/profile"],
])(
  "BON-18 where a registration's gifts wait, the page leads on to %s",
  async (_, confirmed_at, name, href) => {
    await renderGifts({
      ...giftAnswers(),
      ...playerAnswer({ confirmed_at }),
      "GET /api/bonuses/deposit": [offer({ id: "first" })],
      "GET /api/bonuses/registration": [offer({ id: "welcome" })],
    });
    await expect.element(page.getByRole("heading", { name: "Your welcome gifts are waiting" })).toBeVisible();
    const link = page.getByRole("main").getByRole("link", { name });
    await expect.element(link).toHaveAttribute("href", href);
    await expectToFit();
  },
);

it("BON-18 while gifts load, boxes keep their place", async () => {
  const answer = Promise.withResolvers<Bonus[]>();
  await renderGifts({ ...giftAnswers(), "GET /api/player/bonuses": () => answer.promise });
  const box = await find("[aria-hidden] > [class*=runningGhost]");
  const { top, height } = box.element().getBoundingClientRect();
  expect(height).toBeGreaterThan(300);
  answer.resolve([RUNNING]);
  const running = await findBonus(RUNNING.id);
  expect(Math.abs(running.element().getBoundingClientRect().top - top)).toBeLessThan(1);
  expect(Math.abs(running.element().getBoundingClientRect().height - height)).toBeLessThan(60);
});

it("BON-18 a failed load has a retry and the request's id", async () => {
  allowLogs(/500|LOAD_/);
  let isBroken = true;
  await renderGifts({
    ...giftAnswers(),
    "GET /api/player/bonuses": () =>
      isBroken ? rejectionResponse(500, "internal_error", { errors: {}, request_id: "req-7" }) : [RUNNING],
  });
  await expect.element(page.getByText("Reference: req-7")).toBeVisible();
  isBroken = false;
  await button("Try again").click();
  await expect.element(await findBonus(RUNNING.id)).toBeVisible();
});

it("BON-18 offline, what was loaded stays readable with its age, and actions need a connection", async () => {
  const { calls } = await renderGifts(giftAnswers({ bonuses: [RUNNING, issuedBonus()] }));
  await expect.element(button("Activate bonus")).toBeVisible();
  goOffline();
  await expect.element(page.getByText(/^As of /)).toBeVisible();
  const activate = button("Activate bonus · needs a connection");
  await expect.element(activate).toHaveAttribute("aria-disabled", "true");
  await activate.click({ force: true });
  await expect.element(page.getByText("All other games").first()).toBeVisible();
  expect(calls.filter((call) => call.startsWith("POST /api/player/bonuses"))).toEqual([]);
});

it("NEW-36 with bonuses off, nothing of gifts shows; the page has a switch, and only what the player still has", async () => {
  const answers = giftAnswers({
    bonuses: [RUNNING, endedBonus({ title: "Past one" })],
    awards: [heldAward({ title: "Held one" })],
  });
  const changes = { can_issue_bonuses: false };
  const { calls } = await renderApp("/profile", {
    player: GIFT_PLAYER,
    answers: { ...answers, ...playerAnswer(changes) },
    width: 1440,
  });
  const nav = page.getByRole("navigation", { name: "Profile" });
  await expect.element(nav.getByRole("link", { name: "Level" })).toBeVisible();
  await expect.element(nav.getByRole("link", { name: /Gifts|Promo code/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: /^Gifts/ })).not.toBeInTheDocument();
  expect(calls).not.toContain("GET /api/player/bonuses");
});

it("NEW-36 the page of gifts says that bonuses are off, with a switch and only what the player still has", async () => {
  const changes = { can_issue_bonuses: false };
  await renderGifts({
    ...giftAnswers({
      bonuses: [RUNNING, issuedBonus({ id: giftId(2) }), endedBonus({ title: "Past one" })],
      freeSpins: [freeSpins({ stage: "issued", activatable: true })],
      awards: [heldAward({ title: "Held one" })],
    }),
    ...playerAnswer(changes),
    "PATCH /api/player/update_bonus_settings": async (request) => {
      changes.can_issue_bonuses = true;
      return ((await playerAnswer(changes)["GET /api/player"]) as (request: Request) => Promise<object>)(
        new Request(new URL("/api/player", request.url)),
      );
    },
  });
  await expect.element(page.getByText("Bonuses are off", { exact: true })).toBeVisible();
  await expect.element(await findBonus(RUNNING.id)).toBeVisible();
  const notes = page.getByText("Bonuses are off. Turn them on to activate this.");
  await expect.poll(() => notes.elements().length).toBe(2);
  for (const name of ["Activate bonus", "Activate spins"]) expect(button(name).query()).toBeNull();
  await expect.element(page.getByText("Past one")).not.toBeInTheDocument();
  await expect.element(page.getByText("Held one")).not.toBeInTheDocument();
  await button("Turn on bonuses").click();
  await expect.element(page.getByText("Past one")).toBeVisible();
  await expect.element(button("Turn off bonuses")).toBeVisible();
  for (const name of ["Activate bonus", "Activate spins"]) await expect.element(button(name)).toBeVisible();
});

it("BON-18 ANC-50 a gift on hold shows its worth and its terms, and spins their number", async () => {
  const campaign = { slug: "welcome", version: 2, digest: "d" };
  await renderGifts({
    ...giftAnswers({
      freeSpins: [freeSpins({ stage: "issued", freespins_total: 20 })],
      awards: [
        heldAward({ id: giftId(7), kind: "freespins", amount_cents: null, count: 15, campaign }),
        heldAward({ id: giftId(8) }),
      ],
    }),
  });
  const held = await find(`[data-award="${giftId(7)}"]`);
  await expect.element(held.getByText("15 bonus spins")).toBeVisible();
  await held.getByText("Full terms").click();
  await expect.element(held.getByText(/^Version 2/)).toBeVisible();
  await expect.element((await find(`[data-award="${giftId(8)}"]`)).getByText("€30.00")).toBeVisible();
  const spins = await find("[data-spins]");
  expect(spins.getByText("Number of spins").element().parentElement!.textContent).toBe("Number of spins20");
});

it("ANC-50 the terms of gifts can be read offline without having been opened before", async () => {
  const { calls } = await renderGifts(giftAnswers({ bonuses: [RUNNING] }));
  await findBonus(RUNNING.id);
  await expect.poll(() => calls.filter((call) => call.includes("/terms")).length).toBe(1);
  goOffline();
  await (await findBonus(RUNNING.id)).getByText("Full terms").click();
  await expect.element((await findBonus(RUNNING.id)).getByText(/^Version /)).toBeVisible();
});

it.for([
  ["coolingoff", /Your bonuses and spins are paused\./],
  ["selfexclusion", /Your bonuses and spins ended when you excluded yourself\./],
] as const)(
  "BON-18 during a %s there are no offers and no deadlines, and the page says what happens to gifts",
  async ([type, text]) => {
    await renderGifts(giftAnswers({ bonuses: [RUNNING, issuedBonus()] }), {
      prepare: (fetch) => startBreak(fetch, type),
    });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(await findBonus(RUNNING.id)).toBeVisible();
    await expect.element(button("Activate bonus")).not.toBeInTheDocument();
    await expect.element(page.getByText(/Time left|Time to activate/)).not.toBeInTheDocument();
    await expect.element(button("Turn off bonuses")).not.toBeInTheDocument();
  },
);

it("BON-10 BON-18 during a break, spins are paused, and can still be canceled", async () => {
  const spins = [
    freeSpins({ id: giftId(1) }),
    freeSpins({ id: giftId(2), stage: "issued", activatable: true, freespins_played: 0 }),
  ];
  await renderGifts(giftAnswers({ freeSpins: spins }), { prepare: (fetch) => startBreak(fetch) });
  for (const { id } of spins) {
    const card = await find(`[data-spins="${id}"]`);
    await expect.element(card.getByText("Paused", { exact: true })).toBeVisible();
    await expect.element(card.getByRole("button", { name: "Cancel spins" })).toBeVisible();
    await expect.element(card.getByRole("link", { name: /^Open/ })).not.toBeInTheDocument();
    await expect.element(card.getByRole("button", { name: "Activate spins" })).not.toBeInTheDocument();
  }
  await expectToFit();
  await expectAccessible();
});

it("BON-18 a licence without promotions has no link to gifts, and the address says why", async () => {
  await renderGifts({ ...giftAnswers(), ...NO_PROMOTIONS }, { width: 1440 });
  await expect.element(page.getByText("Gifts aren't available where you live")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Promo code" })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("banner").getByRole("link", { name: /^Gifts/ }))
    .not.toBeInTheDocument();
});

it("BON-17 BON-20 shows the operator's titles, pictures, order and cards, and none of the hidden gifts", async () => {
  const card = (id: string, url: string, group_ids: number[] = []) => ({
    id,
    title: `Card ${id}`,
    description: "Take a look.",
    image: "/art/banners/vip/1",
    url,
    group_ids,
  });
  await renderGifts({
    ...giftAnswers({
      bonuses: [
        issuedBonus({ id: giftId(1), group_key: "last" }),
        issuedBonus({ id: giftId(2), group_key: "first" }),
        issuedBonus({ id: giftId(3), group_key: "hidden" }),
        bonus({ id: giftId(4), group_key: "hidden", title: "Has money" }),
      ],
    }),
    "GET /api/fe/config/modify-gifts-config": {
      first: { order: 1, title: "Weekend bonus", image: "/art/banners/welcome/1" },
      hidden: { hidden: true },
    },
    "GET /api/fe/config/additional-gifts": [
      card("open", "/profile/promocode"),
      card("of-others", "/profile/promocode", [987]),
      card("off", "/switched-off"),
    ],
    "GET /api/fe/config/manage-promotion-pages": { "switched-off": false },
  });
  await expect.element(page.getByRole("heading", { name: "Weekend bonus" })).toBeVisible();
  const ids = () =>
    [...document.querySelectorAll<HTMLElement>("[data-stage=issued]")].map(({ dataset }) => dataset.bonus);
  await expect.poll(ids).toEqual([giftId(2), giftId(1)]);
  expect(document.querySelector(`[data-bonus="${giftId(2)}"] img`)?.getAttribute("src")).toBe(
    "/art/banners/welcome/1/480.webp",
  );
  await expect.element(page.getByRole("heading", { name: "Has money" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Card open" }))
    .toHaveAttribute("href", "/profile/promocode");
  for (const hidden of ["Card of-others", "Card off"]) expect(page.getByText(hidden).query()).toBeNull();
  // The count leaves out what is hidden.
  await page.viewport(1440, 900);
  await expect
    .element(page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: /^Gifts/ }))
    .toHaveTextContent("Gifts 2");
  await expectToFit();
  await expectAccessible();
});

it("BON-17 a bonus of a disabled group says that it can't be activated now", async () => {
  await renderGifts({
    ...giftAnswers({ bonuses: [issuedBonus({ id: giftId(1), group_key: "off", activatable: false })] }),
    "GET /api/fe/config/disabled-bonuses": { group_keys: ["off"] },
  });
  const disabled = await findBonus(giftId(1));
  await expect
    .element(disabled.getByText("You can't activate this bonus right now. It stays here in the meantime."))
    .toBeVisible();
  expect(disabled.getByRole("button", { name: "Activate bonus" }).query()).toBeNull();
});
