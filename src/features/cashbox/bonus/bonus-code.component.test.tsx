import { expect, it } from "vitest";
import { page } from "vitest/browser";
import {
  fakeCashbox,
  methodButton,
  PAYING_PLAYER,
  savedProfile,
} from "../../../../tests/support/component/cashbox.ts";
import { expectAccessible, expectToFit } from "../../../../tests/support/component/checks.ts";
import {
  createFakeServer,
  type FakeAnswers,
  rejectionResponse,
} from "../../../../tests/support/component/fake-server.ts";
import { find } from "../../../../tests/support/component/find.ts";
import { renderApp } from "../../../../tests/support/component/render-app.tsx";
import { offer } from "../../../../tests/support/data/gifts.ts";
import type { Player } from "../../../contract/player.ts";

/** Answers changes of the player's bonus settings, and records them. */
function answerBonuses(
  can_issue_bonuses: boolean,
  isValid: boolean,
  deposit_bonus_code: string | null = null,
) {
  const server = createFakeServer({});
  const changes: Partial<Player> = { can_issue_bonuses, deposit_bonus_code };
  const changedSettings: string[] = [];
  const player = async () => ({
    ...((await (await server.fetch("/api/player")).json()) as Player),
    ...changes,
  });
  const change = async ({ url }: Request) => {
    const name = url.split("/").at(-1)!;
    changedSettings.push(name);
    if (name === "update_bonus_settings") changes.can_issue_bonuses = true;
    if (name === "clear_bonus_code") changes.deposit_bonus_code = null;
    if (name === "set_bonus_code") {
      if (!isValid)
        return rejectionResponse(422, "validation_failed", { errors: { deposit_bonus_code: ["unknown"] } });
      changes.deposit_bonus_code = "WELCOME";
    }
    return player();
  };
  const answers: FakeAnswers = { ...fakeCashbox().answers, "GET /api/player": player };
  for (const name of ["set_bonus_code", "clear_bonus_code", "update_bonus_settings"])
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      answers[`${method} /api/player/${name}`] = change;
  return { answers, changed: changedSettings };
}

/** Stores a bonus code as if the tab's first address had it. */
const storeCode = (code: string) => sessionStorage.setItem("deposit-bonus-code", code);

it("CASH-24 AMB-PAY-06 a bonus code waits for consent with equal choices, then the deposit opens with it", async () => {
  const { answers, changed } = answerBonuses(false, true);
  storeCode("WELCOME");
  await renderApp("/", { player: PAYING_PLAYER, answers });
  const question = page.getByRole("dialog", { name: "Use a bonus?" });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  expect(changed).toEqual([]);
  const sizeOf = (name: string) => {
    const { width, height } = question.getByRole("button", { name }).element().getBoundingClientRect();
    return [width, height];
  };
  expect(sizeOf("No thanks, no bonuses")).toEqual(sizeOf("Yes, turn on bonuses"));
  await question.getByRole("button", { name: "Yes, turn on bonuses" }).click();
  await expect.poll(() => location.pathname).toBe("/deposit");
  expect(changed).toEqual(["update_bonus_settings", "set_bonus_code"]);
});

it("CASH-24 an invalid bonus code is cleared with an error, without a question when bonuses are on", async () => {
  const { answers, changed } = answerBonuses(true, false);
  storeCode("NONE");
  await renderApp("/", { player: PAYING_PLAYER, answers });
  await expect.element(page.getByText("This bonus code isn't valid.")).toBeVisible();
  await expect.poll(() => location.pathname).toBe("/deposit");
  expect(changed).toEqual(["set_bonus_code", "clear_bonus_code"]);
});

it("CASH-24 a link's bonus that replaces the chosen one says which", async () => {
  const { answers } = answerBonuses(true, true, "OLD");
  storeCode("WELCOME");
  await renderApp("/", { player: PAYING_PLAYER, answers });
  await expect.element(page.getByText("Your link's bonus replaces the one you'd chosen: OLD.")).toBeVisible();
});

it("BON-14 BON-15 a chosen bonus that the player can't have any more says so before the deposit, and can be removed", async () => {
  const { answers, changed } = answerBonuses(true, true, "GONE");
  await renderApp("/deposit", {
    player: PAYING_PLAYER,
    answers: { ...answers, "GET /api/bonuses/deposit": [] },
  });
  await (await methodButton("bank")).click();
  const note = await find('[data-bonus-code="GONE"]');
  await expect
    .element(note)
    .toHaveTextContent("Bonus GONE isn't available to you right now, so your deposit may come without it.");
  await expectToFit();
  await expectAccessible();
  await note.getByRole("button", { name: "Remove bonus" }).click();
  await expect.element(page.getByText("Bonus removed. Your deposit comes without one.")).toBeVisible();
  expect(changed).toEqual(["clear_bonus_code"]);
});

it("BON-14 a chosen bonus goes with the deposit however its code was written", async () => {
  const { answers } = answerBonuses(true, true, "winter");
  await renderApp("/deposit", {
    player: PAYING_PLAYER,
    answers: { ...answers, "GET /api/bonuses/deposit": [offer()] },
  });
  await (await methodButton("bank")).click();
  await expect.element(page.getByText("Bonus Winter reload goes with this deposit")).toBeVisible();
});

it.for([
  ["shows the bonus that comes with it", true, "Bonus WELCOME"],
  ["shows what's wrong with it", false, "This code isn't valid for your account. Check it for typos."],
] as const)(
  "BON-14 a deposit with a typed code that wasn't applied %s, and moves no money yet",
  async ([, isValid, text]) => {
    const { answers, changed } = answerBonuses(true, isValid);
    const { calls } = await renderApp("/deposit", {
      player: PAYING_PLAYER,
      answers: { ...answers, "GET /api/bonuses/deposit": [] },
    });
    await (await savedProfile()).click();
    await page.getByRole("button", { name: "I have a bonus code" }).click();
    await page.getByLabelText("Bonus code").fill("WELCOME");
    await page.getByRole("button", { name: /^Deposit €/ }).click();
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
    expect(changed).toEqual(["set_bonus_code"]);
    expect(calls).not.toContain("POST /api/payments/deposits");
  },
);
