import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/support/component/checks.ts";
import { createFakeServer, refusal } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import {
  button,
  credit,
  emptyGames,
  fact,
  gamePath,
  launchCode,
  listGames,
  playerId,
  postJson,
  sendHint,
  shownFact,
} from "../../../tests/support/component/game.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import type { Sitting } from "../../contract/play.ts";
import type { UserLimit } from "../../contract/user-limits.ts";
import { reportAnswer, reportUnreachable } from "../../lib/connection.ts";

const PLAYER = { funds: 500 };
const playLink = () => page.getByRole("link", { name: "Play", exact: true }).first();
const hasFrame = () => document.querySelector("iframe") !== null;

/** A game with a demo that can be played in euro, whose studio asks for nothing. */
async function findGame(code?: "" | "fields_missing", fetch = createFakeServer({}).fetch) {
  for (const game of await listGames()) {
    if (!game.has_demo_mode || !game.real.EUR) continue;
    if (code === undefined || (await launchCode(fetch, game)) === code) return game;
  }
  throw new Error("no such game");
}

/** Renders a player's game without its frame. */
async function renderGame(options: Parameters<typeof renderApp>[1] = {}) {
  let path = "";
  const server = await renderApp("/support", {
    player: PLAYER,
    locale: options.locale ?? "en",
    prepare: async (fetch) => {
      path = gamePath(await findGame("", fetch));
      await options.prepare?.(fetch);
    },
  });
  closeApp();
  const { player: _, prepare: __, ...rest } = options;
  await renderApp(path, { ...rest, answers: { ...emptyGames(), ...options.answers } });
  return { path, fetch: server.fetch };
}

it("PLAY-03 a guest who wants to play for money registers first, with the way back to the game", async () => {
  const path = `${gamePath(await findGame())}?mode=real`;
  await renderApp(path);
  await expect
    .poll(() => location.pathname + location.search)
    .toBe(`/registration?redirect=${encodeURIComponent(path)}`);
  expect(hasFrame()).toBe(false);
});

it("PLAY-08 PLT-53 a round that runs is not left by mistake, and the tab is busy with it", async () => {
  const { path } = await renderGame();
  await playLink().click();
  await shownFact("Balance").toBe("€500.00");
  await sendHint({ type: "busy", busy: true });
  const isBusy = () => document.documentElement.hasAttribute("data-busy");
  await expect.poll(isBusy).toBe(true);
  history.back();
  const sheet = page.getByRole("dialog");
  const running = sheet.getByText("A round is under way.", { exact: false });
  await expect.element(running).toBeVisible();
  await sheet.getByRole("button", { name: "Stay" }).click();
  await expect.poll(() => location.search).toBe("?mode=real");
  await expect.element(sheet).not.toBeInTheDocument();
  await sendHint({ type: "busy", busy: false });

  // A round that ends while the sheet is open moves nothing below the thumb.
  await sendHint({ type: "busy", busy: true });
  history.back();
  await expect.element(running).toBeVisible();
  const top = () =>
    (sheet.getByRole("button", { name: "Leave", exact: true }).element() as HTMLElement).offsetTop;
  const before = top();
  await sendHint({ type: "busy", busy: false });
  await expect.element(sheet.getByText("The round is over.")).toBeVisible();
  await expect.element(running).not.toBeVisible();
  expect(top()).toBe(before);
  await sheet.getByRole("button", { name: "Stay" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  history.back();
  await expect.poll(() => location.pathname + location.search).toBe(path);
  await expect.poll(isBusy).toBe(false);
});

it("PLAY-04 what a studio has to know is asked before the first stake, and not for a demo", async () => {
  let path = "";
  await renderApp("/support", {
    player: PLAYER,
    prepare: async (fetch) => {
      path = gamePath(await findGame("fields_missing", fetch));
    },
  });
  closeApp();
  await renderApp(`${path}?mode=demo`, { answers: emptyGames() });
  await expect.poll(hasFrame).toBe(true);
  await page.getByRole("link", { name: "Real money" }).click();
  await expect
    .element(page.getByText("The studio of this game has to know a little more", { exact: false }))
    .toBeVisible();
  expect(hasFrame()).toBe(false);
  await expect.element(button("Save and play")).toBeVisible();
  await expectAccessible();
  for (const [label, text] of [
    ["First name", "Anna"],
    ["Last name", "Berg"],
    ["City", "Köln"],
    ["Street and number", "Hauptstraße 5"],
    ["Postal code", "50667"],
    ["Mobile phone", "0221 1234567"],
  ] as const) {
    const field = page.getByLabelText(label);
    if (field.query()) await field.fill(text);
  }
  await button("Save and play").click();
  await expect.poll(hasFrame).toBe(true);
});

it("PLAY-05 a game without demo says so without asking the server, and how it is played", async () => {
  const game = (await listGames()).find(({ has_demo_mode, real }) => !has_demo_mode && real.EUR)!;
  const { calls } = await renderApp(`${gamePath(game)}?mode=demo`);
  const title = "This game has no demo mode: it is played for money only.";
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  expect(button("Try again").query()).toBeNull();
  await expectAccessible();
  expect(calls.filter((call) => call.endsWith("/launch"))).toEqual([]);
  await page.getByRole("link", { name: "Play for real money" }).click();
  await expect.poll(() => location.pathname).toBe("/registration");
  expect(location.search).toMatch(/^\?redirect=/);
});

it("PLAY-05 PLAY-06 PLAY-09 a refusal says what can be done; a reached limit leads to the limits", async () => {
  let code = "currency_not_supported";
  const { path } = await renderGame({
    answers: { "POST /api/games/*": () => refusal(409, code, { errors: {} }) },
  });
  await playLink().click();
  await expect.element(page.getByText("Your currency is not supported by this game.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "To the game’s page" }).click();
  await expect.poll(() => location.pathname + location.search).toBe(path);
  code = "limit_reached";
  await playLink().click();
  await expect.poll(() => location.pathname).toBe("/profile/limits");
});

it("PLAY-08 a game that cannot be launched without network says so, and begins with it", async () => {
  onTestFinished(() => reportAnswer(null));
  let isOffline = true;
  const launch = emptyGames()["POST /api/games/*"] as (request: Request) => Promise<object>;
  const path = gamePath(await findGame());
  await renderApp(path, {
    answers: {
      "POST /api/games/*": (request) => {
        if (!isOffline) return launch(request);
        reportUnreachable();
        throw new TypeError("Failed to fetch");
      },
    },
  });
  await page.getByRole("link", { name: "Play the demo" }).click();
  await expect.element(page.getByText("A game needs a connection.", { exact: false })).toBeVisible();
  await expect.element(button("Try again")).toBeVisible();
  isOffline = false;
  reportAnswer(null);
  await expect.poll(hasFrame).toBe(true);
});

it("ANC-11 a reminder that is due stops the game until the player has answered it", async () => {
  const server = createFakeServer({});
  let isDue = true;
  const answerSitting = async (request: Request) => {
    if (request.method === "POST") isDue = false;
    const sitting = (await (await server.fetch(request.clone())).json()) as Sitting;
    if (isDue) sitting.reality_check.due_at = sitting.now;
    return sitting;
  };
  const { fetch } = await renderGame({
    answers: {
      "GET /api/player/sitting": answerSitting,
      "POST /api/player/sitting/*": answerSitting,
      "PUT /api/player/sitting/*": answerSitting,
    },
  });
  await playLink().click();
  const reminder = page.getByRole("alertdialog");
  await expect.element(reminder.getByText("Staked")).toBeVisible();
  await expect.poll(() => document.querySelector("iframe")?.inert).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(reminder).toBeVisible();
  await expectAccessible();
  await reminder.getByLabelText("Remind me").selectOptions("every 15 minutes");
  await reminder.getByRole("button", { name: "Go on" }).click();
  await expect.element(reminder).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector("iframe")?.inert).toBe(false);
  const sitting = (await (await fetch("/api/player/sitting")).json()) as Sitting;
  expect(sitting.reality_check.minutes).toBe(15);
});

it("MI-19 LIM-07 LIM-20 the bar tells what a limit leaves; once it is used up, the bar leads to the limits", async () => {
  const server = createFakeServer({});
  let isUsedUp = false;
  await renderGame({
    prepare: (fetch) =>
      fetch("/api/user_limits", postJson({ type: "wager", period: "day", amount_cents: 100 })),
    answers: {
      "GET /api/user_limits": async (request) => {
        const limits = (await (await server.fetch(request)).json()) as UserLimit[];
        if (!isUsedUp) return limits;
        return limits.map((limit) => ({
          ...limit,
          reached: true,
          accounts: limit.accounts.map((account) => ({
            ...account,
            current_value_amount_cents: account.amount_cents,
          })),
        }));
      },
    },
  });
  await playLink().click();
  await shownFact("Stake limit").toBe("€1.00 left");
  isUsedUp = true;
  // A game says so after each bet that is refused.
  await expect
    .poll(async () => {
      await sendHint({ type: "refused", code: "limit_reached" });
      return fact("Stake limit");
    })
    .toBe("Used up");
  await (await find("header dl dd a")).click();
  await expect.poll(() => location.pathname).toBe("/profile/limits");
});

it("ANC-10 ANC-12 LIM-20 the bar with everything that a licence asks for fits, in long words too", async () => {
  const { path } = await renderGame({
    locale: "de",
    prepare: (fetch) =>
      fetch("/api/user_limits", postJson({ type: "wager", period: "day", amount_cents: 10_000 })),
  });
  closeApp();
  await renderApp(`${path}?mode=real`, { locale: "de", answers: emptyGames() });
  await shownFact("Einsatzlimit").toContain("100,00");
  const outside = () => {
    const bar = document.querySelector("header:has([role=timer])")!;
    return [...bar.querySelectorAll("a, button, svg, dd")].filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return left < 0 || right > innerWidth || width < 16;
    }).length;
  };
  for (const [width, height] of [
    [390, 844],
    [667, 375],
    [768, 1024],
    [844, 390],
    [1200, 800],
    [1440, 900],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(outside, { message: `${width} px` }).toBe(0);
    await expect.element(button("24 Stunden Pause")).toBeVisible();
  }
});

it("NEW-11 a game whose session was ended elsewhere says so, and can be opened again", async () => {
  await renderGame();
  await playLink().click();
  await sendHint({ type: "refused", code: "session_expired" });
  const message = page.getByText("This session is over.", { exact: false });
  await expect.element(message).toBeVisible();
  await expectAccessible();
  await button("Open the game again").click();
  await expect.element(message).not.toBeInTheDocument();
  await expect.poll(hasFrame).toBe(true);
});

it("PLAY-08 CASH-01 a stake above the balance: to deposit and to leave are offered alike, and go when there is more", async () => {
  const { fetch } = await renderGame();
  await playLink().click();
  const deposits = () =>
    [...document.querySelectorAll("[data-popup=deposit]")].filter((link) => link.checkVisibility());
  await shownFact("Balance").toBe("€500.00");
  expect(deposits()).toHaveLength(0);
  const refuseRound = async () => {
    await sendHint({ type: "busy", busy: true });
    await sendHint({ type: "refused", code: "insufficient_funds" });
    await sendHint({ type: "busy", busy: false });
  };
  await refuseRound();
  await expect.poll(() => deposits().length).toBe(1);
  await expectAccessible();
  const leave = () =>
    [...document.querySelectorAll("button")].find(
      (one) => one.checkVisibility() && one.innerText.trim() === "Leave the game",
    )!;
  const lookOf = (element: Element) => {
    const { color, backgroundImage, backgroundColor, fontSize } = getComputedStyle(element);
    const { y, width, height } = element.getBoundingClientRect();
    return [color, backgroundImage, backgroundColor, fontSize, y, Math.round(width), height];
  };
  for (const width of [390, 768, 1440]) {
    await page.viewport(width, 844);
    await expect
      .poll(() => JSON.stringify(lookOf(deposits()[0]!)) === JSON.stringify(lookOf(leave())), {
        message: `${width} px`,
      })
      .toBe(true);
  }
  expect(deposits()[0]!.getAttribute("href")).toBe("/deposit");
  await page.elementLocator(deposits()[0]!).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  // The game is still there below it.
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(hasFrame()).toBe(true);
  await page.elementLocator(leave()).click();
  await expect.element(dialog.getByText("Net position")).toBeVisible();
  await button("Stay").click();
  await credit(await playerId(fetch), "20.00");
  await sendHint({ type: "busy", busy: true });
  await sendHint({ type: "busy", busy: false });
  await shownFact("Balance").toBe("€520.00");
  await expect.poll(() => deposits().length).toBe(0);
  expect(fact("Net position")).toBe("€0.00");
});
