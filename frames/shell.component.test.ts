import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectToFit } from "../tests/support/component/checks.ts";
import { showGameOf, testRound, useFrameStyles } from "../tests/support/component/game-frame.ts";
import type { FreeRounds } from "./protocol.ts";

const SPINS: FreeRounds = { campaign: "spring", left: 2, bet: "0.10" };

const FREE_ROUND = testRound({ stake: "0.10", free: true });

const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)!.innerText;
const bar = () => textOf(".stake").replace(/\s+/g, " ").trim();
const counter = () => textOf(".top");
const status = () => page.getBySelector(".result");
const playButton = () => document.querySelector<HTMLElement>(".go")!;
const realMoney = () => page.getByRole("button", { name: "Play with real money" });
const isPlayable = () => playButton().ariaDisabled === "false";
async function pressPlay(): Promise<void> {
  playButton().focus();
  await userEvent.keyboard("{Enter}");
}

beforeEach(useFrameStyles);

it.each([
  ["it", "1.500,00"],
  ["et", "1\u00a0500,00"],
])("PLAY-10 groups four digits like the cashbox does: %s", (locale, balance) => {
  showGameOf({ locale, balance: "1500.00" });
  expect(textOf(".money")).toContain(balance);
});

describe("free rounds in a game", () => {
  it("BON-09 are shown as such, with their bet and without a choice of stake", () => {
    showGameOf({ free_rounds: SPINS });
    expect(bar()).toBe("Bonus spin 0.10");
    expect(counter()).toContain("Bonus spins left: 2");
  });

  it("BON-09 MI-02 are named in the request, as the stake is without them", async () => {
    const played = { round: FREE_ROUND, balance: "10.00", free_rounds: { ...SPINS, left: 1 }, finished: [] };
    const finished = { balance: "10.00", free_rounds: { ...SPINS, left: 1 }, completed: null };
    const free = showGameOf({ free_rounds: SPINS }, { play: [played], finish: [finished] });
    await pressPlay();
    await expect.poll(() => free.played).toMatchObject([{ stake: "0.10", free_rounds: "spring" }]);
    await expect.poll(isPlayable).toBe(true);
    expect([bar(), realMoney().query()]).toEqual(["Bonus spin 0.10", null]);

    const paid = showGameOf(
      {},
      {
        play: [{ round: testRound(), balance: "9.00", free_rounds: null, finished: [] }],
        finish: [{ balance: "9.00" }],
      },
    );
    expect(bar()).toBe("− Bet 1.00 +");
    await pressPlay();
    await expect.poll(() => paid.played).toMatchObject([{ stake: "1.00", free_rounds: null }]);
    await expect.poll(isPlayable).toBe(true);
    expect(realMoney().query()).toBeNull();
  });

  it("BON-09 MI-02 that have ended elsewhere are reported, and the next paid round needs a decision", async () => {
    const changed = { code: "free_rounds_changed", balance: "12.00", free_rounds: null };
    const paid = { round: testRound(), balance: "11.00", free_rounds: null, finished: [] };
    const { played } = showGameOf(
      { free_rounds: SPINS },
      { play: [changed, paid], finish: [{ balance: "11.00" }] },
    );
    await pressPlay();
    await expect
      .poll(() => status().element().textContent)
      .toBe("Your bonus spins have ended. Nothing was bet.");
    expect(bar()).toBe("− Bet 1.00 +");
    expect(counter()).not.toContain("Bonus spins");
    expect(textOf(".money")).toContain("12.00");
    // The same key again bets nothing.
    await userEvent.keyboard("{Enter}{Enter} ");
    playButton().click();
    expect(played).toHaveLength(1);
    expect(document.activeElement).toBe(playButton());

    await realMoney().click();
    expect(document.activeElement).toBe(playButton());
    expect(played).toHaveLength(1);
    expect(realMoney().query()).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => played.at(1)).toMatchObject({ stake: "1.00", free_rounds: null });
  });

  it("BON-09 that the game didn't know are shown before one is used", async () => {
    const changed = { code: "free_rounds_changed", balance: "10.00", free_rounds: SPINS };
    const { played } = showGameOf({}, { play: [changed] });
    await pressPlay();
    await expect.element(status()).toHaveTextContent("Your bonus spins have changed. Nothing was bet.");
    expect([bar(), realMoney().query()]).toEqual(["Bonus spin 0.10", null]);
    await pressPlay();
    await expect.poll(() => played.at(1)).toMatchObject({ stake: "0.10", free_rounds: "spring" });
  });

  it("BON-09 keep their counter and bet until the last one's result, then say what all have won", async () => {
    const finish = Promise.withResolvers<object>();
    const { played } = showGameOf(
      { free_rounds: { ...SPINS, left: 1 } },
      {
        play: [{ round: FREE_ROUND, balance: "10.00", free_rounds: null, finished: [] }],
        finish: [finish.promise],
      },
    );
    await pressPlay();
    await expect.poll(counter).toContain("Bonus spins left: 0");
    expect(bar()).toBe("Bonus spin 0.10");
    finish.resolve({ balance: "10.00", free_rounds: null, completed: { count: 10, won: "2.30" } });
    await expect
      .element(status())
      .toHaveTextContent("All bonus spins played (10). You won 2.30 EUR. Details are in your gifts.");
    await expect.element(status()).toHaveTextContent(/^No win/);
    expect([bar(), counter().includes("Bonus")]).toEqual(["− Bet 1.00 +", false]);
    await userEvent.keyboard("{Enter}{Enter} ");
    expect(played).toHaveLength(1);
    await expect.element(realMoney()).toBeVisible();
  });

  it("BON-09 ANC-24 are shown with their bet when the interrupted last one continues", async () => {
    const finish = Promise.withResolvers<object>();
    const { shell } = showGameOf({}, { finish: [finish.promise] });
    const resumed = shell.resume(FREE_ROUND);
    expect([bar(), counter().trim()]).toEqual(["Bonus spin 0.10", expect.stringContaining("left: 0")]);
    finish.resolve({ balance: "10.00", free_rounds: null, completed: { count: 2, won: "0.00" } });
    await resumed;
    await expect.element(status()).toHaveTextContent("All bonus spins played (2). No win.");
    await expect.element(realMoney()).toBeVisible();
  });

  it("BON-09 of the next campaign follow without a decision, because they cost nothing", async () => {
    const next = { campaign: "summer", left: 5, bet: "0.20" };
    showGameOf(
      { free_rounds: { ...SPINS, left: 1 } },
      {
        play: [{ round: FREE_ROUND, balance: "10.00", free_rounds: next, finished: [] }],
        finish: [{ balance: "10.00", free_rounds: next, completed: { count: 2, won: "0.10" } }],
      },
    );
    await pressPlay();
    await expect.element(status()).toHaveTextContent("You won 0.10 EUR.");
    expect([bar(), realMoney().query()]).toEqual(["Bonus spin 0.20", null]);
    expect(counter()).toContain("Bonus spins left: 5");
  });

  it("BON-09 MI-02 stay shown while a request for one has no response, which the next press repeats", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { played, shell } = showGameOf(
      { free_rounds: { ...SPINS, left: 1 } },
      { play: [{ code: "unsure" }], balance: [{ balance: "12.00", free_rounds: null }] },
    );
    playButton().click();
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.poll(isPlayable).toBe(true);
    expect(status().element().textContent).toContain("No reply yet.");
    shell.onBalanceHint("12.00");
    await expect.poll(() => textOf(".money")).toContain("12.00");
    expect([bar(), realMoney().query()]).toEqual(["Bonus spin 0.10", null]);
    const { length } = played;
    playButton().click();
    await expect.poll(() => played.length).toBeGreaterThan(length);
    expect(new Set(played.map(({ key }) => key)).size).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
  });

  it.each(["de", "et"])("BON-09 NEW-12 fit the screens of phones after their end, in %s", async (locale) => {
    const game = { locale, free_rounds: { ...SPINS, left: 1 } };
    showGameOf(game, {
      play: [{ round: FREE_ROUND, balance: "1234567.00", free_rounds: null, finished: [] }],
      finish: [{ balance: "1234567.00", free_rounds: null, completed: { count: 100, won: "1234.50" } }],
    });
    await expectToFit([320, 390]);
    await pressPlay();
    const button = () => document.querySelector<HTMLElement>(".foot > button:not([hidden])");
    await expect.poll(button).not.toBeNull();
    await expectToFit([320, 390]);
    await page.viewport(640, 360);
    for (const one of [button()!, playButton()]) {
      const { top, bottom } = one.getBoundingClientRect();
      expect([top >= 0, bottom <= 360]).toEqual([true, true]);
    }
  });
});

describe("a game's buttons and results", () => {
  it("PLAY-10 keep the focus on Play during and after a round, which ignores presses meanwhile", async () => {
    const finish = Promise.withResolvers<object>();
    const { played } = showGameOf(
      {},
      {
        play: [{ round: testRound(), balance: "9.00", free_rounds: null, finished: [] }],
        finish: [finish.promise],
      },
    );
    await pressPlay();
    await expect.poll(() => playButton().ariaDisabled).toBe("true");
    await userEvent.keyboard("{Enter} ");
    playButton().click();
    expect(document.activeElement).toBe(playButton());
    finish.resolve({ balance: "9.00" });
    await expect.poll(isPlayable).toBe(true);
    expect([document.activeElement, played.length]).toEqual([playButton(), 1]);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => played.length).toBe(2);
  });

  it("PLAY-10 start one round for a key that is held down", () => {
    showGameOf({});
    const press = (repeat: boolean) =>
      playButton().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat, cancelable: true }));
    expect([press(false), press(true)]).toEqual([true, false]);
  });

  it.each([
    ["en", "gem, joker, joker, horn, bell. Winning lines: 0"],
    ["de", "Diamant, Joker, Joker, Horn, Glocke. Gewinnlinien: 0"],
    ["fr-CA", "diamant, joker, joker, cor, cloche. Lignes gagnantes\u00a0: 0"],
    ["it", "diamante, jolly, jolly, corno, campana. Linee vincenti: 0"],
    ["no", "diamant, joker, joker, horn, bjelle. Vinnerlinjer: 0"],
    ["et", "teemant, jokker, jokker, sarv, kell. Võiduliine: 0"],
  ])("PLAY-10 name the symbols of the slot in the page's language: %s", async (locale, description) => {
    const outcome = { spins: [{ stops: [4, 3, 4, 4, 6], lines: [], scatters: 0, tenths: 0 }] };
    const round = testRound({ choice: {}, outcome });
    const [gem = "", wild = "", , horn = "", bell = ""] = description.replace(/\..*/, "").split(", ");
    const src = "data:,";
    const symbols = {
      gem: { name: gem, src },
      bell: { name: bell, src },
      horn: { name: horn, src },
      wild: { name: wild, src },
    };
    const { shell } = showGameOf(
      { kind: "slot", locale, game: { title: "Slot", symbols } },
      { finish: [{ balance: "9.00" }] },
    );
    await shell.resume(round);
    expect(document.querySelector(".result .heard")!.textContent!.trim()).toBe(description);
    document.querySelector<HTMLElement>(".top button:last-child")!.click();
    const names = [...document.querySelectorAll<HTMLImageElement>("dialog img")].map(({ alt }) => alt);
    expect(names).toEqual([gem, bell, horn]);
  });
});
