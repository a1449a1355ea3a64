import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { expectAccessible, expectToFit } from "../tests/support/component/checks.ts";
import { showGameOf, testRound, useFrameStyles } from "../tests/support/component/game-frame.ts";
import { createLocalGame } from "./local-game.ts";
import type { FrameRound } from "./protocol.ts";
import { GameShell } from "./shell.ts";

beforeEach(useFrameStyles);

const named = (name: string) => page.getByRole("button", { name, exact: true });
const celebration = () => document.querySelector<HTMLElement>(".celebration")!;
const result = () => document.querySelector<HTMLElement>(".result")!;

/** Counts the tones that would sound. */
function listen() {
  const tones: number[] = [];
  class Silent {
    currentTime = 0;
    destination = {};
    resume = () => Promise.resolve();
    createGain = () => ({
      gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
      connect: (next: unknown) => next,
    });
    createOscillator = () => ({
      frequency: { value: 0 },
      type: "",
      connect: (next: unknown) => next,
      start: (at: number) => tones.push(at),
      stop() {},
    });
  }
  vi.stubGlobal("AudioContext", Silent);
  onTestFinished(() => void vi.unstubAllGlobals());
  return tones;
}

/** Until the test ends. */
async function withMotion(): Promise<void> {
  await commands.emulateReducedMotion(false);
  onTestFinished(() => commands.emulateReducedMotion(true));
}

const roundOf = (more: Partial<FrameRound>) =>
  testRound({ outcome: { roll: 1, won: true }, stake: "1.00", ...more });

describe("a game's celebration", () => {
  it.each([
    ["0.00", "No win"],
    ["0.40", "Paid back 0.40 EUR"],
    ["1.00", "Paid back 1.00 EUR"],
  ])("ANC-22 PLAY-10 is absent when a bet of 1.00 wins %s, and so is its sound", async (win, text) => {
    await withMotion();
    const tones = listen();
    const { shell } = showGameOf({}, { finish: [{ balance: "9.00" }] });
    await named("Sound").click();
    const before = tones.length;
    await shell.resume(roundOf({ win }));
    expect(result().innerText).toContain(text);
    expect(result().innerText).not.toContain("You won");
    expect([celebration().hidden, result().hasAttribute("data-won")]).toEqual([true, false]);
    // The start of the round alone.
    expect(tones.length - before).toBe(3);
  });

  it.each([
    ["1.01", "1.00", false, false],
    ["9.99", "1.00", false, false],
    ["10.00", "1.00", false, true],
    ["0.05", "0.10", true, false],
  ] as const)(
    "PLAY-10 counts %s up after a bet of %s (free: %s), and is stronger from ten times: %s",
    async (win, stake, free, isBig) => {
      await withMotion();
      const tones = listen();
      const { shell } = showGameOf({}, { finish: [{ balance: "9.00" }] });
      await named("Sound").click();
      const before = tones.length;
      await shell.resume(roundOf({ win, stake, free }));
      expect([celebration().hidden, celebration().hasAttribute("data-big")]).toEqual([false, isBig]);
      const { left, right, top, bottom } = celebration().querySelector("strong")!.getBoundingClientRect();
      const scene = document.querySelector("canvas")!.getBoundingClientRect();
      expect([left >= 0, right <= innerWidth, top >= scene.top, bottom <= scene.bottom]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(result().innerText).toContain(`You won ${win} EUR`);
      await expect.poll(() => celebration().innerText).toBe(win);
      expect(tones.length - before).toBeGreaterThan(isBig ? 12 : 6);
      // It makes way by itself.
      await expect.poll(() => celebration().hidden, { timeout: 5_000 }).toBe(true);
    },
  );

  it("PLAY-10 stays away under reduced motion, where the result alone tells of a win", async () => {
    const { shell } = showGameOf({}, { finish: [{ balance: "9.00" }] });
    await shell.resume(roundOf({ win: "50.00" }));
    expect(result().innerText).toContain("You won 50.00 EUR");
    expect(celebration().hidden).toBe(true);
  });
});

describe("a game's sound", () => {
  it("PLAY-10 is off at first, is switched by a button, and the page is hints of it", async () => {
    const tones = listen();
    const post = vi.spyOn(parent, "postMessage");
    onTestFinished(() => post.mockRestore());
    const hints = () => post.mock.calls.map(([message]) => (message as { frame?: unknown }).frame);
    showGameOf({});
    await expect.element(named("Sound")).toHaveAttribute("aria-pressed", "false");
    expect(tones).toEqual([]);
    await named("Sound").click();
    await expect.element(named("Sound")).toHaveAttribute("aria-pressed", "true");
    expect(tones.length).toBe(1);
    await expect.poll(hints).toContainEqual({ type: "sound", on: true });
    await named("Sound").click();
    await expect.element(named("Sound")).toHaveAttribute("aria-pressed", "false");
    expect(tones.length).toBe(1);
    await expect.poll(hints).toContainEqual({ type: "sound", on: false });
  });

  it("PLAY-10 stays silent until the player has touched the game, even if it was on before", async () => {
    const tones = listen();
    const { shell } = showGameOf({}, { finish: [{ balance: "9.00" }] });
    shell.setSound(true);
    await shell.resume(roundOf({ win: "50.00" }));
    expect(tones).toEqual([]);
    await expect.element(named("Sound")).toHaveAttribute("aria-pressed", "true");
  });
});

describe("a game's bet", () => {
  const bet = () => page.getByRole("spinbutton", { name: "Bet" });
  const value = () => bet().element().ariaValueText;

  it("PLAY-10 takes the allowed steps by button and key, and stops at the smallest and the largest", async () => {
    showGameOf({ stakes: ["0.20", "0.50", "1.00", "2.00"] });
    expect(value()).toBe("1.00");
    await named("Higher bet").click();
    expect(value()).toBe("2.00");
    await expect.element(named("Higher bet")).toHaveAttribute("aria-disabled", "true");
    await named("Higher bet").click({ force: true });
    expect(value()).toBe("2.00");
    bet().element().focus();
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    expect(value()).toBe("0.50");
    await userEvent.keyboard("{ArrowUp}");
    expect(value()).toBe("1.00");
    await userEvent.keyboard("{Home}{ArrowDown}");
    expect(value()).toBe("0.20");
    await expect.element(named("Lower bet")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{End}");
    expect(value()).toBe("2.00");
  });

  it("BON-09 of a free round is no control", () => {
    showGameOf({ free_rounds: { campaign: "spring", left: 2, bet: "0.10" } });
    expect([bet().query(), named("Higher bet").query()]).toEqual([null, null]);
  });
});

describe("a game's history", () => {
  const ROUNDS = [
    { id: "b", at: "2026-11-20T10:00:05Z", stake: "1.00", win: "2.50", free: false },
    { id: "a", at: "2026-11-20T10:00:00Z", stake: "0.10", win: "0.00", free: true },
  ];
  const drawer = () => page.getByRole("dialog");

  it("PLAY-10 lists the session's rounds with time, bet and win, and gives the focus back", async () => {
    showGameOf({}, { history: [{ rounds: ROUNDS }] });
    await named("Your last rounds").click();
    await expect.element(page.getByRole("heading", { name: "Your last rounds" })).toHaveFocus();
    await expect.element(drawer().getByRole("cell", { name: "2.50" })).toBeVisible();
    const rows = [...document.querySelectorAll("dialog tbody tr")].map((row) =>
      [...row.children].slice(1).map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ["1.00", "2.50"],
      ["Bonus spin", "0.00"],
    ]);
    await expectAccessible();
    await drawer().getByRole("button", { name: "Close" }).click();
    await expect.element(named("Your last rounds")).toHaveFocus();
    expect(drawer().query()).toBeNull();
  });

  it("PLAY-10 says when there is nothing, and when the session is over", async () => {
    showGameOf({}, { history: [{ rounds: [] }, { code: "session_expired" }] });
    await named("Your last rounds").click();
    await expect.element(drawer().getByText("You haven't played a round in this session yet.")).toBeVisible();
    await drawer().getByRole("button", { name: "Close" }).click();
    await named("Your last rounds").click();
    await expect.element(drawer().getByText("This session has ended.", { exact: false })).toBeVisible();
  });
});

describe("a game's screen", () => {
  const SIZES = [
    [390, 844],
    [844, 390],
    [768, 1_024],
    [1_440, 900],
  ] as const;
  const LOCALES = ["en", "de", "it", "no", "et", "fr-CA"];
  const CASES = (["slot", "wheel", "dice", "dice on the device"] as const).flatMap((game) =>
    LOCALES.map((locale) => [game, locale] as const),
  );

  it.each(CASES)(
    "NEW-12 PLAY-10 shows every control of the %s without scrolling on all screens, in %s",
    async (game, locale) => {
      const isLocal = game === "dice on the device";
      showGameOf({
        kind: isLocal ? "dice" : game,
        locale,
        mode: isLocal ? "local" : "demo",
        balance: "1234567.00",
      });
      for (const [width, height] of SIZES) {
        await page.viewport(width, height);
        const buttons = [
          ...document.querySelectorAll<HTMLElement>("button:not([hidden]), input, .result, .mode, canvas"),
        ];
        const outside = buttons.filter((one) => {
          if (one.closest("[hidden]")) return false;
          const { top, bottom, left, right } = one.getBoundingClientRect();
          return top < 0 || left < 0 || bottom > height || right > width;
        });
        expect([width, height, outside.map(({ outerHTML }) => outerHTML)]).toEqual([width, height, []]);
        // The picture keeps most of a phone's screen.
        expect(document.querySelector("canvas")!.clientHeight).toBeGreaterThan(height * 0.3);
      }
      await expectToFit([320, 390]);
    },
  );
});

describe("the demo on the device", () => {
  it("PLT-54 says that it's for fun, plays without the server, and claims no proof", async () => {
    const fetch = vi.spyOn(globalThis, "fetch");
    onTestFinished(() => fetch.mockRestore());
    const { session, call } = createLocalGame({
      title: "Dice",
      locale: "en",
      draw: async () => 0,
      now: () => 0,
    });
    new GameShell(session, call);
    await expect.element(page.getByText("Just for fun, on this device")).toBeVisible();
    await named("Play").click();
    await expect.poll(() => result().innerText).toContain("You won");
    await named("Your last rounds").click();
    await expect.element(page.getByRole("dialog").getByRole("cell", { name: "1.00" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await named("Rules and odds").click();
    await expect.element(page.getByText("Rounds aren't recorded", { exact: false })).toBeVisible();
    expect(named("Check a round").query()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });
});
