import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import type { TestPlayer } from "../../tests/support/browser/player-request.ts";
import { blockFont } from "../../tests/support/component/block-font.ts";
import type { FakeAnswers } from "../../tests/support/component/fake-server.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";

const FAMILY = "Blocks";
/** Draws text as blocks, hides art and what comes at any time, stops what moves, and limits the page to one screen. */
const STYLE = `
  img { visibility: hidden; }
  [data-notice-stack] { display: none !important; }
  html, body { height: 100vh; overflow: hidden !important; }
  *, *::before, *::after {
    font-family: ${FAMILY} !important;
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scrollbar-width: none !important;
  }
`;

/** Sizes at which the runner doesn't scale the page, pixels. */
const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 720 } };
/** Winners depend on what other tests have played. */
const ANSWERS: FakeAnswers = { "GET /api/jackpot_wins": () => Response.json([]) };
/** Milliseconds. */
const PATIENCE = { timeout: 25_000, interval: 250 };
const SETTLING_TIME = 3_000;

beforeAll(async () => {
  document.fonts.add(await blockFont(FAMILY).load());
});

beforeEach(() => {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = STYLE;
  onTestFinished(() => style.remove());
});

/** Name of the reference, path, and what the screen has once it is complete. */
type Screen = readonly [name: string, path: string, complete: string];

const GUEST: readonly Screen[] = [
  ["lobby", "/", "article[data-game]"],
  ["list", "/pokies/all", "main article[data-game]"],
  ["jackpot", "/mystic-nova", "main article[data-game]"],
  ["providers", "/producers", "main a[href^='/producers/']"],
  ["promotions", "/promotions", "main [data-offer-terms]"],
  ["sign-up", "/registration", "[role=dialog] input[type=password]"],
  ["log-in", "/login", "[role=dialog] input[type=password]"],
  ["search", "/search", "[role=dialog] article[data-game]"],
  ["support", "/support", "main a[href^='mailto:']"],
  ["not-found", "/no-such-page", "main h1"],
];

const PLAYER: readonly Screen[] = [
  ["player-lobby", "/", "article[data-game]"],
  ["profile", "/profile", "main form input"],
  ["balance", "/cashbox", "[role=dialog] select"],
  ["deposit", "/deposit", "[role=dialog]:has(li button) p[role=status]:not(:empty)"],
  ["withdrawal", "/withdraw", "[role=dialog] a[href*='verification']"],
  ["limits", "/profile/limits", "main section button"],
  ["security", "/profile/security", "main input[type=password]"],
  ["verification", "/profile/verification", "main input[type=file]"],
  ["activity", "/profile/activity", "main h2 ~ * > a[href$='/limits'], main figure svg"],
  ["level", "/profile/level", "main ol"],
];

async function expectScreen([name, path, complete]: Screen, player?: TestPlayer): Promise<void> {
  await renderApp(path, { ...SIZES.desktop, answers: ANSWERS, ...(player && { player }) });
  await expect.poll(() => document.querySelector(complete)).not.toBeNull();
  for (const [size, { width, height }] of Object.entries(SIZES)) {
    await page.viewport(width, height);
    // `npm run update-screens` writes the references, of screens that nothing comes to any more.
    if (import.meta.env.MODE === "screens")
      await new Promise((resolve) => setTimeout(resolve, SETTLING_TIME));
    // What loads later, such as lists and notices, is part of the reference, whenever it comes.
    await vi.waitFor(() => expect(document.body).toMatchScreenshot(`${name}-${size}`), PATIENCE);
  }
}

it.each(GUEST)("a guest's %s looks like its reference on a desktop and a phone", async (...screen) => {
  await expectScreen(screen);
});

it.each(PLAYER)("a player's %s looks like its reference on a desktop and a phone", async (...screen) => {
  await expectScreen(screen, { country: "CA", asDemo: true });
});
