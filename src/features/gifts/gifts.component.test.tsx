import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../../tests/support/component/account.ts";
import { appearanceOf, expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { goOffline } from "../../../tests/support/component/device.ts";
import { type FakeAnswers, rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import {
  giftAnswers,
  heldAward,
  NO_PROMOTIONS,
  playerAnswer,
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
  wageringTerms,
  waitingBonus,
} from "../../../tests/support/data/gifts.ts";
import type { Bonus } from "../../contract/bonuses.ts";

const PLAYER = { isConfirmed: true, funds: 75 };
const RUNNING = bonus({ id: giftId(1) });

const renderGifts = (answers: FakeAnswers, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp("/profile/gifts", { player: PLAYER, answers, ...options });

const card = (id: string) => find(`[data-bonus="${id}"]`);

it("BON-18 BON-21 MON-13 the running bonus shows its progress, conditions and games, fits every width and is accessible", async () => {
  await renderGifts(
    giftAnswers({
      bonuses: [
        RUNNING,
        issuedBonus(),
        waitingBonus(1),
        waitingBonus(2),
        endedBonus({ converted_cents: 4_500 }),
      ],
      freeSpins: [freeSpins(), freeSpins({ is_ready: false })],
      awards: [heldAward()],
    }),
  );
  const running = await card(RUNNING.id);
  await expect.element(running.getByText("€240.00 of €600.00 wagered", { exact: true })).toBeVisible();
  await expect.element(running.getByRole("progressbar", { name: "Wagering" })).toHaveAttribute("value", "40");
  for (const text of [
    "40%",
    "€360.00 more in bets, and what's left becomes real money.",
    "€24.00",
    "€5.00",
    "€500.00",
    "Table games, Live casino",
    "10%",
    "All other games",
    "Jackpots",
    "Not with bonus money",
  ])
    await expect.element(running.getByText(text, { exact: true })).toBeVisible();
  await expectToFit();
  await expectAccessible();
});

it("ANC-48 BON-11 ending a bonus says what is lost and what stays, with equal answers, and asks again when the loss changed", async () => {
  const bonuses = [RUNNING];
  const losses: unknown[] = [];
  await renderGifts({
    ...giftAnswers({ bonuses }),
    "DELETE /api/player/bonuses/*": async (request) => {
      const { expected_loss_cents } = (await request.json()) as { expected_loss_cents: number };
      losses.push(expected_loss_cents);
      if (expected_loss_cents !== 1_850)
        return rejectionResponse(409, "bonus_loss_changed", { errors: {}, loss_cents: 1_850 });
      bonuses[0] = { ...RUNNING, stage: "canceled", cancel_reason: "by_player", forfeited_cents: 1_850 };
      return bonuses[0];
    },
  });
  await (await card(RUNNING.id)).getByRole("button", { name: "End this bonus" }).click();
  const sheet = page.getByRole("dialog", { name: "End this bonus?" });
  await expect.element(sheet.getBySelector("[data-loss]")).toHaveTextContent("€24.00");
  await expect.element(sheet.getBySelector("[data-remaining]")).toHaveTextContent("€75.00");
  await expectAccessible();
  const answers = ["Keep bonus", "End bonus"].map((name) =>
    appearanceOf(sheet.getByRole("button", { name, exact: true })),
  );
  expect(answers[0]).toEqual(answers[1]);
  await sheet.getByRole("button", { name: "End bonus" }).click();
  await expect
    .element(sheet.getByRole("alert"))
    .toHaveTextContent("The amount has changed. Check it, then confirm again.");
  await expect.element(sheet.getBySelector("[data-loss]")).toHaveTextContent("€18.50");
  await sheet.getByRole("button", { name: "End bonus" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByText("You ended it. €18.50 of bonus money was lost.")).toBeVisible();
  expect(losses).toEqual([2_400, 1_850]);
});

it.for([
  [
    "round_open",
    { game: "Book of Tides" },
    "Your round in Book of Tides isn't finished. Finish it, then try again.",
  ],
  ["bonus_ended", {}, "This gift has already ended. The list below is up to date."],
] as const)("BON-11 ANC-48 ending a bonus explains %s", async ([code, more, text]) => {
  const { calls } = await renderGifts({
    ...giftAnswers({ bonuses: [RUNNING] }),
    "DELETE /api/player/bonuses/*": rejectionResponse(409, code, { errors: {}, ...more }),
  });
  await button("End this bonus").click();
  const before = calls.filter((call) => call === "GET /api/player/bonuses").length;
  await button("End bonus").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
  // The list is brought up to date.
  await expect
    .poll(() => calls.filter((call) => call === "GET /api/player/bonuses").length)
    .toBeGreaterThan(before);
});

it("BON-18 the queue is reordered by keyboard, which keeps its place, and the new place is announced", async () => {
  const waiting = [1, 2, 3].map((place) =>
    waitingBonus(place, { id: giftId(place), title: ["Alpha", "Beta", "Gamma"][place - 1]! }),
  );
  let bonuses: Bonus[] = waiting;
  await renderGifts({
    ...giftAnswers(),
    "GET /api/player/bonuses": () => bonuses,
    "PUT /api/player/bonuses/queue": async (request) => {
      const { ids } = (await request.json()) as { ids: string[] };
      bonuses = ids.map((id, index) => ({ ...waiting.find((one) => one.id === id)!, position: index + 1 }));
      return bonuses;
    },
  });
  const order = () =>
    [...document.querySelectorAll("li[data-bonus] h3")].map(({ textContent }) => textContent);
  const down = page.getByRole("button", { name: "Move Alpha down" });
  await expect.element(page.getByRole("button", { name: "Move Alpha up" })).toHaveAttribute("aria-disabled");
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(order).toEqual(["Beta", "Alpha", "Gamma"]);
  await expect.element(page.getByText("Alpha is now number 2")).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("Move Alpha down");
});

it("BON-18 a queue that has changed meanwhile is loaded again, with the reason", async () => {
  const waiting = [waitingBonus(1, { title: "Alpha" }), waitingBonus(2, { title: "Beta" })];
  const { calls } = await renderGifts({
    ...giftAnswers({ bonuses: waiting }),
    "PUT /api/player/bonuses/queue": rejectionResponse(409, "bonus_queue_changed", { errors: {} }),
  });
  await page.getByRole("button", { name: "Move Beta up" }).click();
  await expect
    .element(page.getByText("The order has changed meanwhile. Check it, then try again."))
    .toBeVisible();
  await expect
    .poll(() => calls.filter((call) => call === "GET /api/player/bonuses").length)
    .toBeGreaterThan(1);
});

it("BON-11 BON-19 an issued bonus is activated, and the count of gifts beside the tab and in the header goes down", async () => {
  const bonuses = [issuedBonus({ id: giftId(1) }), issuedBonus({ id: giftId(2), title: "Other" })];
  await renderGifts(
    {
      ...giftAnswers({ bonuses }),
      "POST /api/player/bonuses/*": () => {
        bonuses[0] = RUNNING;
        return RUNNING;
      },
    },
    { width: 1440 },
  );
  const tab = page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: /^Gifts/ });
  await expect.element(tab).toHaveTextContent("Gifts 2");
  await expect.element(page.getByRole("link", { name: "Gifts: 2 to activate" })).toBeVisible();
  await (await card(giftId(1))).getByRole("button", { name: "Activate bonus" }).click();
  await expect.element(page.getByText("Bonus activated")).toBeVisible();
  await expect.element(await card(RUNNING.id)).toHaveAttribute("data-stage", "handle_bets");
  await expect.element(tab).toHaveTextContent("Gifts 1");
  await expect.element(page.getByRole("link", { name: "Gifts: 1 to activate" })).toBeVisible();
});

it("BON-18 a full queue rejects an activation with its reason", async () => {
  await renderGifts({
    ...giftAnswers({ bonuses: [issuedBonus()] }),
    "POST /api/player/bonuses/*": rejectionResponse(409, "bonus_queue_full", { errors: {} }),
  });
  await button("Activate bonus").click();
  await expect.element(page.getByText("Too many bonuses are waiting. End one of them first.")).toBeVisible();
});

it("BON-03 BON-18 ANC-56 spins show what was played and won, that they are prepared, and what their winnings become", async () => {
  const spins = [
    freeSpins({ id: giftId(1) }),
    freeSpins({
      id: giftId(2),
      is_ready: false,
      freespins_played: 0,
      won_cents: 0,
      wagering: wageringTerms(),
    }),
  ];
  await renderGifts(giftAnswers({ freeSpins: spins }));
  const ready = await find(`[data-spins="${giftId(1)}"]`);
  for (const text of ["8 of 20 played", "€3.40 won so far", "Real money"])
    await expect.element(ready.getByText(text, { exact: true })).toBeVisible();
  await expect
    .element(ready.getByRole("link", { name: "Open Book of Tides" }))
    .toHaveAttribute("href", "/play/nova/book-of-tides");
  const prepared = await find(`[data-spins="${giftId(2)}"]`);
  await expect.element(prepared.getByText(/^Your spins are being prepared/)).toBeVisible();
  await expect.element(prepared.getByText("A bonus to wager")).toBeVisible();
  await expect.element(prepared.getByRole("link")).not.toBeInTheDocument();
});

it("BON-10 spins are activated; cancelling them says what is lost", async () => {
  const spins = [
    freeSpins({ id: giftId(1), stage: "issued", activatable: true, freespins_played: 0, won_cents: 0 }),
  ];
  await renderGifts({
    ...giftAnswers({ freeSpins: spins }),
    "POST /api/player/freespins/*": () => {
      spins[0] = freeSpins({ id: giftId(1) });
      return spins[0];
    },
    "DELETE /api/player/freespins/*": () => {
      spins[0] = freeSpins({ id: giftId(1), stage: "canceled", ended_at: "2026-11-22T10:00:00.000Z" });
      return spins[0];
    },
  });
  await button("Activate spins").click();
  await expect.element(page.getByText("8 of 20 played", { exact: true })).toBeVisible();
  await button("Cancel spins").click();
  const sheet = page.getByRole("dialog", { name: "Cancel these spins?" });
  await expect.element(sheet.getBySelector("[data-loss]")).toHaveTextContent("12 spinsand €3.40 won so far");
  await sheet.getByRole("button", { name: "Cancel spins" }).click();
  await expect.element(page.getByText(/They were canceled\. 8 of 20 played, €3\.40 won\./)).toBeVisible();
});

it.for<[Partial<Bonus>, string]>([
  [{ converted_cents: 4_500 }, "You met its wagering requirement. €45.00 became real money."],
  [{ stage: "lost" }, "You played all of its money."],
  [{ stage: "expired", forfeited_cents: 700 }, "Its time to wager was over. €7.00 of bonus money was lost."],
  [{ stage: "expired", started_at: null }, "It wasn't activated in time."],
  [{ stage: "wager_done" }, "You met its wagering requirement. It's paid when your open round ends."],
  [{ stage: "canceled", cancel_reason: "self_excluded" }, "It ended when you excluded yourself."],
  [
    { stage: "canceled", cancel_reason: "withdrawal", forfeited_cents: 100 },
    "It ended with your withdrawal. €1.00 of bonus money was lost.",
  ],
])("BON-02 BON-18 a past bonus says why it ended: %j", async ([changes, text]) => {
  await renderGifts(giftAnswers({ bonuses: [endedBonus(changes)] }));
  await expect.element(page.getByRole("heading", { name: "Past gifts" })).toBeVisible();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

it.for<[string, string]>([
  ["verification", "Waiting for your documents. You get it as soon as they're verified."],
  ["multi_account", "Waiting, because you may have another account. Support can clear this up."],
  ["unknown", "Waiting for a check. Support can tell you more."],
])("BON-18 a gift on hold says what clears it: %s", async ([reason, text]) => {
  await renderGifts(
    giftAnswers({
      awards: [heldAward({ reason }), heldAward({ state: "issued", id: giftId(9), title: "Not held" })],
    }),
  );
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText("Not held")).not.toBeInTheDocument();
});

it("BON-18 a frozen bonus says since when and why, without a deadline", async () => {
  const frozen = { since: "2026-11-21T10:00:00.000Z", reason: "withdrawal" } as const;
  await renderGifts(giftAnswers({ bonuses: [bonus({ frozen })] }));
  await expect
    .element(
      page.getByText(
        "Paused since Nov 21, 2026, because of your withdrawal. Its time will be extended by the pause.",
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText("Time left")).not.toBeInTheDocument();
});

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

it("BON-18 without gifts, one sentence says so, and a way on costs nothing", async () => {
  await renderGifts(giftAnswers());
  await expect.element(page.getByText("No gifts. That's fine.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Browse games" })).toHaveAttribute("href", "/");
  await expectAccessible();
});

it("BON-18 while gifts load, boxes keep their place", async () => {
  const answer = Promise.withResolvers<Bonus[]>();
  await renderGifts({ ...giftAnswers(), "GET /api/player/bonuses": () => answer.promise });
  const box = await find("[aria-hidden] > [class*=runningGhost]");
  const { top, height } = box.element().getBoundingClientRect();
  expect(height).toBeGreaterThan(300);
  answer.resolve([RUNNING]);
  const running = await card(RUNNING.id);
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
  await expect.element(page.getByText("Request req-7")).toBeVisible();
  isBroken = false;
  await button("Try again").click();
  await expect.element(await card(RUNNING.id)).toBeVisible();
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
    player: PLAYER,
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
  await expect.element(await card(RUNNING.id)).toBeVisible();
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
  await held.getByText("Terms in full").click();
  await expect.element(held.getByText(/^Version 2/)).toBeVisible();
  await expect.element((await find(`[data-award="${giftId(8)}"]`)).getByText("€30.00")).toBeVisible();
  const spins = await find("[data-spins]");
  expect(spins.getByText("Number of spins").element().parentElement!.textContent).toBe("Number of spins20");
});

it("ANC-50 the terms of gifts can be read offline without having been opened before", async () => {
  const { calls } = await renderGifts(giftAnswers({ bonuses: [RUNNING] }));
  await card(RUNNING.id);
  await expect.poll(() => calls.filter((call) => call.includes("/terms")).length).toBe(1);
  goOffline();
  await (await card(RUNNING.id)).getByText("Terms in full").click();
  await expect.element((await card(RUNNING.id)).getByText(/^Version /)).toBeVisible();
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
    await expect.element(await card(RUNNING.id)).toBeVisible();
    await expect.element(button("Activate bonus")).not.toBeInTheDocument();
    await expect.element(page.getByText(/Time left|Time to activate/)).not.toBeInTheDocument();
    await expect.element(button("Turn off bonuses")).not.toBeInTheDocument();
  },
);

it("BON-18 a licence without promotions has no link to gifts, and the address says why", async () => {
  await renderGifts({ ...giftAnswers(), ...NO_PROMOTIONS }, { width: 1440 });
  await expect.element(page.getByText("No gifts where you live")).toBeVisible();
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
  const disabled = await card(giftId(1));
  await expect
    .element(disabled.getByText("You can't activate this bonus right now. It stays here in the meantime."))
    .toBeVisible();
  expect(disabled.getByRole("button", { name: "Activate bonus" }).query()).toBeNull();
});
