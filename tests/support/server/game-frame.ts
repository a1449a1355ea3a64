import { randomUUID } from "node:crypto";
import type { OpenedSession } from "../../../frames/protocol.ts";
import type { Game } from "../../../src/contract/games.ts";
import type { Launched } from "../../../src/contract/launch.ts";
import type { testApp } from "./app.ts";
import type { TestClient } from "./visitor.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** A frame's request to its server. */
export async function callGameServer<T>(app: App, path: string, body: object) {
  const response = await app.app.request(`http://localhost/reference-games/api/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    // A sandboxed frame has an opaque origin.
    headers: { origin: "null", "sec-fetch-site": "cross-site" },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as T & { code?: string },
  };
}

/** A game of a category with a euro variant, bets from 0.20 and a matching title; preferably one with a demo. */
export async function gameOf(app: App, category: string, title = /./): Promise<Game> {
  const { body } = await app.post("/api/games_filter", {
    filter: { categories: [category], bet: { currency: "EUR", amount: 20 } },
    page: 1,
    page_size: 60,
  });
  const fitting = (body as { data: Game[] }).data.filter((game) => game.real.EUR && title.test(game.title));
  const found = fitting.find(({ has_demo_mode }) => has_demo_mode) ?? fitting[0];
  if (!found) throw new Error(`no such game of ${category}`);
  return found;
}

/** Launches a game as the page does, and opens its frame. */
export async function openGame(app: App, client: TestClient, game: Game, mode: "real" | "demo" = "real") {
  const variant = mode === "demo" ? game.currencies.FUN! : game.real.EUR!;
  const launchRequest = { mode, device: "mobile", locale: "en", return_url: "/" };
  const { body } = await client.post(`/api/games/${variant.id}/launch`, launchRequest);
  const launch = new URL((body as Launched).url, "http://localhost").searchParams.get("launch")!;
  const openResponse = await callGameServer<OpenedSession>(app, "open", { launch });
  if (openResponse.status !== 200) throw new Error(`not opened: ${JSON.stringify(openResponse.body)}`);
  return { ...openResponse.body, launch };
}

export const newKey = (): string => randomUUID();
