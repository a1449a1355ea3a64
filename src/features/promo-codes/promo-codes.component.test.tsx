import { useQuery } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { alterResponse, button, label } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { goOffline, goOnline } from "../../../tests/support/component/device.ts";
import { type FakeAnswers, rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import {
  giftAnswers,
  heldAward,
  NO_PROMOTIONS,
  playerAnswer,
  startBreak,
} from "../../../tests/support/component/gifts.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import { giftId, issuedBonus, offer } from "../../../tests/support/data/gifts.ts";
import { depositOffersQuery } from "../../api/bonuses.ts";
import type { HoldReason } from "../../contract/awards.ts";
import type { Bonus } from "../../contract/bonuses.ts";
import type { Player } from "../../contract/player.ts";
import type { AppliedCode } from "../../contract/promo-codes.ts";
import { PRESS_TIME } from "../../lib/page/use-fields.ts";

/** Loads the deposit's offers, as the deposit does. */
function OffersLoader() {
  const { data } = useQuery(depositOffersQuery("EUR"));
  return data ? <span data-offers-loaded hidden /> : null;
}

const PLAYER = { isConfirmed: true };

/** Answers a code with what it did; the player is the server's. */
const applies = (applied: Omit<AppliedCode, "player">): FakeAnswers => ({
  "POST /api/bonuses/coupon": (request) =>
    alterResponse<Player>(new Request(new URL("/api/player", request.url)), (player) => ({
      ...applied,
      player,
    })),
});

const renderForm = (answers: FakeAnswers, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp("/profile/promocode", { player: PLAYER, answers: { ...giftAnswers(), ...answers }, ...options });

async function use(code: string): Promise<void> {
  await label("Code").fill(code);
  await button("Use code").click();
}

it.for<[string, Omit<AppliedCode, "player">, string, string | null]>([
  [
    "deposit code",
    { applied: "deposit", title: "50% bonus", gift: null },
    "Comes with your next deposit: 50% bonus",
    "Deposit",
  ],
  [
    "coupon of a bonus",
    { applied: "coupon", title: "€10 bonus", gift: { type: "bonus", id: "1" } },
    "Added to your gifts: €10 bonus",
    "View gifts",
  ],
  [
    "coupon of money",
    { applied: "coupon", title: "€5", gift: { type: "cash", id: "1" } },
    "Added to your balance as real money: €5",
    null,
  ],
  [
    "coupon of points",
    { applied: "coupon", title: "100 points", gift: { type: "points", id: "1" } },
    "Added to your points: 100 points",
    null,
  ],
  [
    "used-up code",
    { applied: "coupon", title: "€10 bonus", gift: { type: "bonus", id: "1" }, used_before: true },
    "You've already used this code. It gave you: €10 bonus.",
    "View gifts",
  ],
  [
    "betting code",
    { applied: "betting", title: "Free bet", gift: null },
    "For the betting site: Free bet",
    null,
  ],
])(
  "BON-18 AMB-BON-03 one field takes a %s, and the answer says what it did",
  async ([, applied, text, next]) => {
    await renderForm(applies(applied));
    await use(" SPRING ");
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(label("Code")).toHaveValue("");
    const card = page.getByRole("main");
    if (next) await expect.element(card.getByRole("link", { name: next, exact: true })).toBeVisible();
  },
);

it("BON-18 a code that was taken leaves an empty field without an error", async () => {
  await renderForm(applies({ applied: "coupon", title: "€5", gift: { type: "cash", id: "1" } }));
  await label("Code").fill("SPRING");
  await button("Use code").click();
  // Timers fire in order: the field's, which started when the button took the focus, comes first.
  const afterBlur = new Promise((resolve) => setTimeout(resolve, PRESS_TIME));
  await expect.element(page.getByText("Added to your balance as real money: €5")).toBeVisible();
  await afterBlur;
  await expect.element(label("Code")).toHaveValue("");
  expect(label("Code").element().getAttribute("aria-invalid")).not.toBe("true");
  await button("Use code").click();
  await expect.element(label("Code")).toHaveAttribute("aria-invalid", "true");
});

it.for([
  ["its title where that is known", true, "Winter reload"],
  ["its code", false, "OLD"],
] as const)(
  "BON-18 CASH-24 a code for a deposit names the chosen bonus that it replaces by %s",
  async ([, areOffersLoaded, name]) => {
    await renderForm(
      {
        ...playerAnswer({ deposit_bonus_code: "OLD" }),
        "GET /api/bonuses/deposit": [offer({ code: "OLD", title: "Winter reload" })],
        "POST /api/bonuses/coupon": (request) =>
          alterResponse<Player>(new Request(new URL("/api/player", request.url)), (player) => ({
            applied: "deposit",
            title: "50% bonus",
            gift: null,
            player: { ...player, deposit_bonus_code: "SPRING" },
          })),
      },
      areOffersLoaded ? { extraPart: <OffersLoader /> } : {},
    );
    if (areOffersLoaded) await find("[data-offers-loaded]");
    await use("SPRING");
    const text = `Comes with your next deposit: 50% bonus. It replaces the bonus you'd chosen: ${name}.`;
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

it.for<[HoldReason, string, string | null]>([
  [
    "verification",
    "Waiting for your documents. You get it as soon as they're verified.",
    "/profile/verification",
  ],
  [
    "multi_account",
    "Waiting, because you may have another account. Support can clear this up.",
    "/profile/promocode?popup=support",
  ],
  ["approval", "Waiting for a second check by our team. There's nothing you need to do.", null],
])(
  "BON-18 a code whose gift is held for %s says what it waits for, and the next step",
  async ([waits_for, text, href]) => {
    const gift = { type: "cash", id: "1" } as const;
    await renderForm(applies({ applied: "coupon", title: "€5", gift, waits_for }));
    await use("SPRING");
    await expect.element(page.getByText("Code accepted. €5: on hold for now.")).toBeVisible();
    const note = page.getByRole("main").getByText(text);
    await expect.element(note).toBeVisible();
    await expect.element(page.getByText("it's in your balance")).not.toBeInTheDocument();
    if (href) await expect.element(note.getByRole("link")).toHaveAttribute("href", href);
    else await expect.element(note.getByRole("link")).not.toBeInTheDocument();
    await expect.element(page.getByRole("main").getByRole("link", { name: "View gifts" })).toBeVisible();
    await expectToFit();
    await expectAccessible();
  },
);

it("BON-18 BON-19 within a second of a code, the count of gifts and the gifts on hold are right", async () => {
  const bonuses: Bonus[] = [];
  const awards = [heldAward({ title: "Earlier gift" })];
  await renderApp("/profile/gifts", {
    player: PLAYER,
    width: 1440,
    answers: {
      ...giftAnswers({ bonuses, awards }),
      "POST /api/bonuses/coupon": (request) => {
        bonuses.push(issuedBonus({ id: giftId(1) }));
        awards.push(heldAward({ id: giftId(2), title: "Held coupon" }));
        return (
          applies({ applied: "coupon", title: "€10 bonus", gift: { type: "bonus", id: giftId(1) } })[
            "POST /api/bonuses/coupon"
          ] as (request: Request) => Promise<object>
        )(request);
      },
    },
  });
  await expect.element(page.getByText("Earlier gift")).toBeVisible();
  await page.getByRole("link", { name: "Promo code" }).click();
  await use("SPRING");
  await page.getByRole("main").getByRole("link", { name: "View gifts" }).click();
  await expect
    .element(page.getByRole("link", { name: "Gifts: 1 to activate" }), { timeout: 1_000 })
    .toBeVisible();
  await expect.element(page.getByText("Held coupon"), { timeout: 1_000 }).toBeVisible();
});

it("BON-18 a code that isn't valid stays in its field, the screen fits and is accessible", async () => {
  await renderForm({ "POST /api/bonuses/coupon": rejectionResponse(422, "code_not_valid", { errors: {} }) });
  await use("NOPE");
  await expect.element(page.getByText("This code isn't valid. Check it for typos.")).toBeVisible();
  await expect.element(label("Code")).toHaveValue("NOPE");
  await expectToFit();
  await expectAccessible();
});

it("BON-18 after too many tries, the form says when to try again", async () => {
  await renderForm({
    "POST /api/bonuses/coupon": rejectionResponse(429, "too_many_requests", {
      errors: {},
      retry_after: 1_800,
    }),
  });
  await use("NOPE");
  await expect.element(page.getByText("Too many attempts. Try again in 30 minutes.")).toBeVisible();
});

it("BON-18 a code in the wrong format is not sent", async () => {
  const { calls } = await renderForm({});
  await use("no spaces");
  await expect.element(page.getByText("Check this for typos.")).toBeVisible();
  expect(calls).not.toContain("POST /api/bonuses/coupon");
});

it("BON-18 offline, the code stays in its field, also when the page is opened again", async () => {
  await renderForm({});
  await label("Code").fill("SPRING");
  goOffline();
  await expect.element(page.getByText(/^You're offline\. Your code/)).toBeVisible();
  await button("Use code").click();
  await expect.element(label("Code")).toHaveValue("SPRING");
  goOnline();
  closeApp();
  await renderForm({});
  await expect.element(label("Code")).toHaveValue("SPRING");
});

it.for<[string, FakeAnswers, boolean, string]>([
  ["with bonuses off", playerAnswer({ can_issue_bonuses: false }), false, "Bonuses are off"],
  ["without promotions", NO_PROMOTIONS, false, "Gifts aren't available where you live"],
  ["on a break", {}, true, "You're taking a break"],
])("NEW-36 %s there is no field for codes", async ([, answers, isBreak, title]) => {
  await renderForm(answers, isBreak ? { prepare: (fetch) => startBreak(fetch) } : {});
  await expect.element(page.getByRole("main").getByText(title)).toBeVisible();
  await expect.element(label("Code")).not.toBeInTheDocument();
});
