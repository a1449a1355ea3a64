import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../../tests/support/component/account.ts";
import { appearanceOf, expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { findBonus, giftAnswers, heldAward, renderGifts } from "../../../tests/support/component/gifts.ts";
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

const RUNNING = bonus({ id: giftId(1) });

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
  const running = await findBonus(RUNNING.id);
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
  await (await findBonus(RUNNING.id)).getByRole("button", { name: "End this bonus" }).click();
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
  await expect.element(page.getByText("You ended it. €18.50 in bonus money was removed.")).toBeVisible();
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
  await expect.element(page.getByText("The order has changed. Check it, then try again.")).toBeVisible();
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
  await (await findBonus(giftId(1))).getByRole("button", { name: "Activate bonus" }).click();
  await expect.element(page.getByText("Bonus activated")).toBeVisible();
  await expect.element(await findBonus(RUNNING.id)).toHaveAttribute("data-stage", "handle_bets");
  await expect.element(tab).toHaveTextContent("Gifts 1");
  await expect.element(page.getByRole("link", { name: "Gifts: 1 to activate" })).toBeVisible();
});

it("BON-11 BON-18 a bonus that has to wait is announced as queued, and its card says what to wager", async () => {
  const bonuses = [RUNNING, issuedBonus({ id: giftId(2) })];
  await renderGifts({
    ...giftAnswers({ bonuses }),
    "POST /api/player/bonuses/*": () => {
      bonuses[1] = waitingBonus(1, { id: giftId(2) });
      return bonuses[1];
    },
  });
  await button("Activate bonus").click();
  await expect.element(page.getByText("Added to your queue")).toBeVisible();
  expect(page.getByText("Bonus activated").query()).toBeNull();
  const waiting = await find(`[data-bonus="${giftId(2)}"][data-stage=wait]`);
  const [fact] = waiting.element().querySelectorAll<HTMLElement>("dl > div");
  expect(fact!.checkVisibility()).toBe(true);
  expect(fact!.innerText).toBe("To wager\n€600.00");
});

it("BON-18 a full queue rejects an activation with its reason", async () => {
  await renderGifts({
    ...giftAnswers({ bonuses: [issuedBonus()] }),
    "POST /api/player/bonuses/*": rejectionResponse(409, "bonus_queue_full", { errors: {} }),
  });
  await button("Activate bonus").click();
  await expect.element(page.getByText("Your bonus queue is full. End one first.")).toBeVisible();
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
  await expect.element(prepared.getByText(/^We're getting your spins ready/)).toBeVisible();
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
  await expect.element(page.getByText(/They were cancelled\. 8 of 20 played, €3\.40 won\./)).toBeVisible();
});

it.for<[Partial<Bonus>, string]>([
  [{ converted_cents: 4_500 }, "You met its wagering requirement. €45.00 became real money."],
  [{ stage: "lost" }, "You used all of the bonus money."],
  [
    { stage: "expired", forfeited_cents: 700 },
    "It expired before it was wagered. €7.00 in bonus money was removed.",
  ],
  [{ stage: "expired", started_at: null }, "It wasn't activated in time."],
  [{ stage: "wager_done" }, "You met its wagering requirement. It's paid when your open round ends."],
  [{ stage: "canceled", cancel_reason: "self_excluded" }, "It ended when you excluded yourself."],
  [
    { stage: "canceled", cancel_reason: "withdrawal", forfeited_cents: 100 },
    "It ended with your withdrawal. €1.00 in bonus money was removed.",
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
        "Paused since Nov 21, 2026, because of your withdrawal. You'll get the paused time back.",
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText("Time left")).not.toBeInTheDocument();
});
