import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import type { Game } from "../../../src/contract/games.ts";
import type { Player } from "../../../src/contract/player.ts";
import { confirmedPlayer } from "./account-page.ts";
import { answerConsent, expect, open } from "./browser.ts";
import { operate } from "./operator.ts";

/** Credits the signed-in player, as `npm run ledger` does. `amount` is decimal, in whole units. */
export async function credit(page: Page, amount: string, currency = "EUR"): Promise<void> {
  const { id } = (await (await page.request.get("/api/player")).json()) as Player;
  await operate("ledger", {
    command: "credit",
    player: String(id),
    amount,
    currency,
    reason: "test",
    key: randomUUID(),
  });
}

/** The code of a rejected launch, else empty; leaves the game again. */
async function tryLaunch(page: Page, { currencies }: Game): Promise<string> {
  const answer = await page.request.post(`/api/games/${currencies.EUR!.id}/launch`, {
    data: { mode: "real", device: "mobile", locale: "en", return_url: "/" },
  });
  const { code = "", session } = (await answer.json()) as { code?: string; session?: string };
  if (session) await page.request.delete(`/api/games/sessions/${session}`);
  return code;
}

/** A game with a demo and a euro variant; with `code`, one whose real-money launch gives it (empty for success). */
export async function findGame(page: Page, code?: "" | "fields_missing"): Promise<Game> {
  const answer = await page.request.post("/api/games_filter", { data: { page: 1, page_size: 60 } });
  const { data } = (await answer.json()) as { data: Game[] };
  const codes: string[] = [];
  for (const game of data) {
    if (!game.has_demo_mode || !game.real.EUR) continue;
    if (code === undefined) return game;
    const launchCode = await tryLaunch(page, game);
    if (launchCode === code) return game;
    codes.push(`${game.provider} ${launchCode}`);
  }
  throw new Error(`no game answers "${code}" to a launch: ${codes.join(", ")}`);
}

export const gamePath = ({ provider, seo_title }: Game) => `/play/${provider}/${seo_title}`;

/** The amount in a text of the page, in cents. */
export const centsOf = (text: string) => Number(text.replace(/[^\d−-]/g, "").replace("−", "-"));

/** The content of the game's frame. */
export const inFrame = (page: Page) => page.frameLocator("iframe");
/** The value of a label in the bar above a game. */
/** Opens the play bar's details, which a round closes; on phones, a round also makes the bar small. */
export async function openBar(page: Page): Promise<void> {
  const small = page.getByRole("button", { name: "Show game bar" });
  if (await small.isVisible()) await small.click();
  await page.getByRole("button", { name: "Game details" }).click();
}

export const barValue = (page: Page, name: string) =>
  page.locator("header dl > div").filter({ hasText: name }).locator("dd");

/**
 * A player with these funds and no missing details, and a game for them. Uses Austria, where rounds have no minimum
 * time and several may be open.
 */
export async function playerWithGame(
  page: Page,
  { funds = "500.00", locale = "en", country = "AT" } = {},
): Promise<Game> {
  await confirmedPlayer(page, { country });
  await answerConsent(page);
  await page.request.patch("/api/player/update_locale", { data: { locale } });
  await credit(page, funds);
  return findGame(page, "");
}

/** Like `playerWithGame`, with the game's page open. */
export async function playerAtGame(page: Page, funds?: string): Promise<Game> {
  const game = await playerWithGame(page, { ...(funds && { funds }) });
  await open(page, gamePath(game));
  return game;
}

/** Blocks the call that ends the next round until `release`. `arrival` resolves when that call is made. */
export async function holdRound(page: Page): Promise<{ arrival: Promise<void>; release: () => void }> {
  const arrival = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const delayRoute = async (route: Route) => {
    arrival.resolve();
    await gate.promise;
    await route.continue();
  };
  await page.route("**/reference-games/api/finish", delayRoute, { times: 1 });
  return { arrival: arrival.promise, release: gate.resolve };
}

/**
 * Starts a round and waits until the page around the game knows. Frames run in separate processes: going back right
 * after the click may overtake the game's message.
 */
export async function startRound(page: Page): Promise<void> {
  const started = await page.evaluateHandle(() => {
    const isBusy = ({ data }: MessageEvent<{ frame?: { busy?: boolean } }>) => data.frame?.busy === true;
    const roundStarted = new Promise<void>((resolve) => {
      addEventListener("message", (event) => isBusy(event) && resolve());
    });
    return { known: roundStarted };
  });
  await inFrame(page).getByRole("button", { name: "Play", exact: true }).click();
  await started.evaluate(({ known }) => known);
}

/** Plays a round to its end, even if it's shown only briefly. */
export async function playRound(page: Page): Promise<void> {
  const play = inFrame(page).getByRole("button", { name: "Play", exact: true });
  const finished = page.waitForResponse("**/reference-games/api/finish");
  await play.click();
  await finished;
  await expect(play).toBeEnabled();
}
