import { expect } from "vitest";
import { commands, page } from "vitest/browser";
import type { Game } from "../../../src/contract/games.ts";
import type { Launched } from "../../../src/contract/play.ts";
import { createFakeServer, type FakeAnswers, type FakeServer } from "./fake-server.ts";
import { find } from "./find.ts";

/** Answers every game's frame with an empty document: `sendHint` says what the game would. */
const FRAME = "/art/game.svg";

export const postJson = (body: object, method = "POST"): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

export const gamePath = ({ provider, seo_title }: Game) => `/play/${provider}/${seo_title}`;

/** The games of the lobby, by the server's own code. */
export async function listGames(): Promise<Game[]> {
  const { fetch } = createFakeServer({});
  const found: Game[] = [];
  for (let part = 1; part <= 5; part++) {
    const answer = await fetch("/api/games_filter", postJson({ page: part, page_size: 60 }));
    found.push(...((await answer.json()) as { data: Game[] }).data);
  }
  return found;
}

/** The code by which the server refuses to launch a game for the player who is signed in; empty where it launches. */
export async function launchCode(fetch: FakeServer["fetch"], { currencies }: Game): Promise<string> {
  const body = { mode: "real", device: "mobile", locale: "en", return_url: "/" };
  const answer = await fetch(`/api/games/${currencies.EUR!.id}/launch`, postJson(body));
  return answer.ok ? "" : ((await answer.json()) as { code: string }).code;
}

/** Lets the server launch games, with an empty document in the place of the game's. */
export function emptyGames(): FakeAnswers {
  const server = createFakeServer({});
  return {
    "POST /api/games/*": async (request) => {
      const answer = await server.fetch(request.clone());
      if (!answer.ok) return answer;
      return { ...((await answer.json()) as Launched), url: FRAME };
    },
  };
}

/** Sends what the game in the frame would say of itself, as soon as the app listens. */
export async function sendHint(hint: { type: string; [key: string]: unknown }): Promise<void> {
  await find("iframe");
  let isRead = false;
  const send = () => {
    const { contentWindow } = document.querySelector("iframe")!;
    const event = new MessageEvent("message", { source: contentWindow, data: { frame: hint } });
    // A frame without origin; the app reads it of messages of its own frame alone.
    const origin = () => {
      isRead = true;
      return "null";
    };
    Object.defineProperty(event, "origin", { get: origin });
    dispatchEvent(event);
  };
  await expect
    .poll(() => {
      if (!isRead) send();
      return isRead;
    })
    .toBe(true);
}

/** What stands below a name in the bar above a game. */
export const fact = (name: string): string | undefined =>
  [...document.querySelectorAll("header dl > div")]
    .find(({ textContent }) => textContent?.includes(name))
    ?.querySelector("dd")?.innerText;

export const shownFact = (name: string) => expect.poll(() => fact(name), { message: name });

export const credit = (player: number, amount: string, currency = "EUR") =>
  commands.operate("ledger", {
    does: "credit",
    player: String(player),
    amount,
    currency,
    reason: "test",
    key: crypto.randomUUID(),
  });

/** The id of the player who is signed in. */
export const playerId = async (fetch: FakeServer["fetch"]): Promise<number> =>
  ((await (await fetch("/api/player")).json()) as { id: number }).id;

export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
