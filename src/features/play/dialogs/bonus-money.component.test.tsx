import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { address, alterResponse, button } from "../../../../tests/support/component/account.ts";
import { appearanceOf, expectAccessible, expectToFit } from "../../../../tests/support/component/checks.ts";
import { signIn } from "../../../../tests/support/component/fake-server.ts";
import { find } from "../../../../tests/support/component/find.ts";
import { giftAnswers } from "../../../../tests/support/component/gifts.ts";
import { EMPTY_FRAMES, findGame, gamePath, postFromFrame } from "../../../../tests/support/component/play.ts";
import { closeApp, renderApp } from "../../../../tests/support/component/render-app.tsx";
import { bonus, wageringTerms } from "../../../../tests/support/data/gifts.ts";
import type { AccountBalances } from "../../../contract/accounts.ts";
import type { Bonus } from "../../../contract/bonuses.ts";
import type { Game } from "../../../contract/games.ts";

/** Opens a game with these amounts in the account; a change of them changes the next answers. */
async function openGame(
  balances: Partial<AccountBalances>,
  game?: Game,
  current: (game: Game) => Bonus = () => bonus(),
): Promise<Game> {
  const opened = game ?? (await findGame());
  const path = `${gamePath(opened)}?mode=real`;
  await renderApp(path, {
    answers: {
      ...EMPTY_FRAMES,
      ...giftAnswers({ bonuses: [current(opened)] }),
      "GET /api/player/accounts": (request) =>
        alterResponse<AccountBalances[]>(request, (accounts) =>
          accounts.map((account) => ({ ...account, ...balances })),
        ),
    },
  });
  await expect.element(page.getByTitle(/ game$/)).toBeVisible();
  return opened;
}

const notice = page.getByRole("alertdialog", { name: "Your next bet uses bonus money" });

function playRound(): void {
  postFromFrame({ type: "busy", busy: true });
  postFromFrame({ type: "busy", busy: false });
}

it("ANC-49 the bar names the money that the next bet takes and the bonus's progress in amounts, and fits every width", async () => {
  await signIn({ funds: 75 });
  await openGame({ amount_cents: 7_500, bonus_cents: 2_400 });
  await expect.element(await find('[data-next-stake="mixed"]')).toHaveTextContent("Real money first");
  await expectToFit();
  await page.viewport(390, 844);
  await page.getByRole("button", { name: "Game details" }).click();
  await expect.element(page.getByText("€240.00 of €600.00")).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await expectToFit();
});

it("ANC-49 the progress and the notice's amounts follow the account after each round", async () => {
  await signIn({ funds: 75 });
  const balances = { amount_cents: 500, bonus_cents: 2_400, wagering_cents: 60_000, wagered_cents: 24_000 };
  await openGame(balances);
  await expect.element(await find("dd:has([data-wagered])")).toHaveTextContent("€240.00 of €600.00");
  Object.assign(balances, { amount_cents: 0, bonus_cents: 2_207, wagered_cents: 24_200, version: 1_001 });
  playRound();
  await expect.element(await find("dd:has([data-wagered])")).toHaveTextContent("€242.00 of €600.00");
  await expect.element(notice.getByText("€22.07")).toBeVisible();
  await expect.element(notice.getByText("€358.00")).toBeVisible();
});

it("ANC-49 BON-22 in a game that bonus money isn't for, the bar says that bets take real money only", async () => {
  await signIn({ funds: 75 });
  await openGame({ amount_cents: 500, bonus_cents: 2_400 }, undefined, ({ identifier }) =>
    bonus({
      terms: wageringTerms({
        contributions: {
          default: 10_000,
          categories: {},
          providers: {},
          games: { [identifier]: "excluded" },
        },
      }),
    }),
  );
  await expect.element(await find('[data-next-stake="real"]')).toHaveTextContent("Real money only");
  expect(document.querySelector("[data-wagered]")).toBeNull();
});

it("BON-21 if what's left of a bonus is too little for a bet, the notice says so and leads to its end", async () => {
  await signIn({ funds: 75 });
  await openGame({ amount_cents: 0, bonus_cents: 7 });
  await notice.getByRole("button", { name: "Continue" }).click();
  postFromFrame({ type: "busy", busy: true });
  postFromFrame({ type: "refused", code: "insufficient_funds" });
  postFromFrame({ type: "busy", busy: false });
  await expect
    .element(page.getByText("Your balance is too low for this bet. That includes what's left of your bonus."))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "View or end bonus" }))
    .toHaveAttribute("href", "/profile/gifts");
  await expectToFit();
});

it("ANC-49 without bonus money the bar says nothing of it", async () => {
  await signIn({ funds: 75 });
  await openGame({ bonus_cents: 0 });
  await expect.element(page.getByText("Net position").first()).toBeVisible();
  expect(document.querySelector("[data-next-stake], [data-wagered]")).toBeNull();
});

it("ANC-49 when play moves from real to bonus money, the player is told once per session, after the round, with an equal offer to stop", async () => {
  await signIn({ funds: 75 });
  const balances = { amount_cents: 500, bonus_cents: 2_400, version: 1_000 };
  const game = await openGame(balances);
  await find('[data-next-stake="mixed"]');
  postFromFrame({ type: "busy", busy: true });
  Object.assign(balances, { amount_cents: 0, version: 1_001 });
  await expect.element(notice).not.toBeInTheDocument();
  postFromFrame({ type: "busy", busy: false });
  await expect.element(notice).toBeVisible();
  await expect.element(notice.getByText("€24.00")).toBeVisible();
  await expect.element(notice.getByText("€360.00")).toBeVisible();
  await expect.element(await find('[data-next-stake="bonus"]')).toHaveTextContent("Bonus money");
  const [stop, proceed] = ["Stop playing", "Continue"].map((name) =>
    appearanceOf(notice.getByRole("button", { name })),
  );
  expect(stop).toEqual(proceed);
  await expectAccessible();
  await notice.getByRole("button", { name: "Continue" }).click();
  await expect.element(notice).not.toBeInTheDocument();
  playRound();
  closeApp();
  await openGame(balances, game);
  await find('[data-next-stake="bonus"]');
  await expect.element(page.getByText("Time played").first()).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

it("ANC-49 stopping leaves the game", async () => {
  await signIn({ funds: 75 });
  await openGame({ amount_cents: 0, bonus_cents: 2_400 });
  await notice.getByRole("button", { name: "Stop playing" }).click();
  await expect.poll(address).toBe("/");
});

it.for([
  ["bonus_max_bet", "With bonus money, you can bet up to €5.00. Choose a lower bet."],
  ["bonus_game_excluded", "This game doesn't take bonus money, and your real money doesn't cover this bet."],
] as const)("RI-13 BON-22 a bet rejected as %s says what the player can do", async ([code, text]) => {
  await signIn({ funds: 75 });
  await openGame({ amount_cents: 100, bonus_cents: 2_400 });
  await find("[data-next-stake]");
  postFromFrame({ type: "busy", busy: true });
  postFromFrame({ type: "refused", code });
  postFromFrame({ type: "busy", busy: false });
  const rejection = await find(`[data-bonus-rejection="${code}"]`);
  await expect.element(rejection.getByText(text)).toBeVisible();
  await expect
    .element(rejection.getByRole("link", { name: "View or end bonus" }))
    .toHaveAttribute("href", "/profile/gifts");
  await rejection.getByRole("button", { name: "Choose another game" }).click();
  await expect.element(page.getByRole("dialog", { name: /^Leave .+\?$/ })).toBeVisible();
  await button("Stay").click();
  playRound();
  await expect.element(rejection).not.toBeInTheDocument();
});
