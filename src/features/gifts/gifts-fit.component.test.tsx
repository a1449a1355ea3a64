import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { alterResponse } from "../../../tests/support/component/account.ts";
import { fakeCashbox, PAYING_PLAYER } from "../../../tests/support/component/cashbox.ts";
import {
  expectToFit,
  expectToFitLargeText,
  findBrokenAmounts,
  linesOf,
} from "../../../tests/support/component/checks.ts";
import { goOffline } from "../../../tests/support/component/device.ts";
import { find } from "../../../tests/support/component/find.ts";
import {
  findBonus,
  GIFT_PLAYER,
  giftAnswers,
  heldAward,
  renderGifts,
} from "../../../tests/support/component/gifts.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import {
  bonus,
  endedBonus,
  freeSpins,
  giftId,
  issuedBonus,
  offer,
  waitingBonus,
} from "../../../tests/support/data/gifts.ts";
import type { AccountBalances } from "../../contract/accounts.ts";

const RUNNING = bonus({
  id: giftId(1),
  amount_wager_cents: 2_400_000,
  amount_wager_requirement_cents: 6_000_000,
});
const GIFTS = giftAnswers({
  bonuses: [
    RUNNING,
    issuedBonus({ title: "Einzahlungsbonus am Freitag", amount_cents: 300_000 }),
    waitingBonus(1),
    waitingBonus(2),
    endedBonus({ converted_cents: 4_500 }),
  ],
  freeSpins: [
    freeSpins(),
    freeSpins({ is_ready: false }),
    freeSpins({ stage: "issued", activatable: true, freespins_played: 0 }),
  ],
  awards: [heldAward()],
});

it.for(["de", "it"] as const)("BON-18 offline, the page of gifts fits every width in %s", async (locale) => {
  await renderGifts(GIFTS, { locale });
  await findBonus(RUNNING.id);
  goOffline();
  const note = { de: "braucht eine Verbindung", it: "serve una connessione" }[locale];
  await expect.element(page.getByRole("button", { name: note }).first()).toBeVisible();
  await expectToFit();
});

it("BON-18 gifts fit a phone with doubled text in German, and no amount breaks", async () => {
  await renderGifts(GIFTS, { locale: "de" });
  await findBonus(RUNNING.id);
  await expectToFitLargeText();
  expect(findBrokenAmounts("main")).toEqual([]);
});

it("CASH-02 the balance fits a phone with doubled text in German, and no amount breaks", async () => {
  await renderApp("/bonus-balance", {
    locale: "de",
    player: GIFT_PLAYER,
    answers: {
      ...giftAnswers({ bonuses: [RUNNING] }),
      "GET /api/player/accounts": (request) =>
        alterResponse<AccountBalances[]>(request, ([account]) => [
          {
            ...account!,
            bonus_cents: 2_400,
            unsettled_cents: 340,
            wagering_cents: 6_000_000,
            wagered_cents: 2_400_000,
          },
        ]),
    },
  });
  await find("[data-account]");
  await expectToFitLargeText();
  expect(findBrokenAmounts("[data-account]")).toEqual([]);
});

it("CASH-01 a deposit's offer fits a phone with doubled text in German, and no word of its heading breaks", async () => {
  await renderApp("/deposit-bonus", {
    locale: "de",
    player: PAYING_PLAYER,
    answers: {
      ...fakeCashbox().answers,
      ...giftAnswers(),
      "GET /api/bonuses/deposit": [offer({ title: "Einzahlungsbonus zum Wochenende" })],
    },
  });
  const card = await find("[data-deposit-offer]");
  await expectToFitLargeText();
  expect(findBrokenAmounts("[data-deposit-offer]")).toEqual([]);
  expect(linesOf(card.element().querySelector("h3")!, "Einzahlungsbonus")).toBe(1);
});

it("BON-18 actions that don't fit one line start at the same edge", async () => {
  await renderGifts(GIFTS, { locale: "de" });
  await findBonus(RUNNING.id);
  const rows = [...document.querySelectorAll("article[data-stage] > [class*=actions]")].map((actions) => {
    const boxes = [...actions.children].map((child) => child.getBoundingClientRect());
    return [...Map.groupBy(boxes, ({ top, height }) => Math.round(top + height / 2)).values()].map((row) =>
      Math.round(Math.min(...row.map(({ left }) => left))),
    );
  });
  expect(rows.some((edges) => edges.length > 1)).toBe(true);
  expect(rows.filter((edges) => new Set(edges).size > 1)).toEqual([]);
});
