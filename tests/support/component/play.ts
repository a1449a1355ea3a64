import { commands } from "vitest/browser";
import type { Game } from "../../../src/contract/games.ts";
import type { Launched } from "../../../src/contract/launch.ts";
import { alterResponse } from "./account.ts";
import { createFakeServer, type FakeAnswers, postJson } from "./fake-server.ts";

/** Sends JSON to the server with this test's session. */
export const send = (method: string, path: string, body: object = {}): Promise<Response> =>
  createFakeServer({}).fetch(path, postJson(body, method));

const launch = (id: number) =>
  send("POST", `/api/games/${id}/launch`, { mode: "real", device: "mobile", locale: "en", return_url: "/" });

/** A game with a demo and a variant in this currency; for a player, one that can be launched. */
export async function findGame(isForPlayer = true, currency = "EUR"): Promise<Game> {
  const answer = await send("POST", "/api/games_filter", { page: 1, page_size: 60 });
  const { data } = (await answer.json()) as { data: Game[] };
  for (const game of data) {
    if (!game.has_demo_mode || !game.real[currency]) continue;
    if (!isForPlayer || (await launch(game.currencies[currency]!.id)).ok) return game;
  }
  throw new Error("no game can be launched");
}

export const gamePath = ({ provider, seo_title }: Game) => `/play/${provider}/${seo_title}`;

/** Launches at the real server, with an empty frame as the game, whose document isn't served here. */
export const EMPTY_FRAMES: FakeAnswers = {
  "POST /api/games/*": (request) =>
    alterResponse<Launched>(request, (launched) => ({ ...launched, url: "/art/game.png" })),
};

export const frame = () => document.querySelector("iframe");

/** Sends the app a message as the game's frame would. */
export function postFromFrame(hint: object): void {
  const source = frame()!.contentWindow;
  dispatchEvent(new MessageEvent("message", { source, origin: "null", data: { frame: hint } }));
}

/** Calls the reference game server, as a frame does. */
async function callGameServer(
  path: string,
  body: object,
): Promise<{ session: string; round: { id: string } }> {
  const answer = await commands.callServer({
    method: "POST",
    path: `/reference-games/api/${path}`,
    headers: { origin: "null", "sec-fetch-site": "cross-site", "content-type": "text/plain" },
    body: JSON.stringify(body),
  });
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body);
}

/** Plays a round of dice for one unit at the server. @returns its game and id */
export async function playRound(currency: string): Promise<{ title: string; round: string }> {
  const filter = { filter: { categories: ["table"] }, page: 1, page_size: 60 };
  const { data } = (await (await send("POST", "/api/games_filter", filter)).json()) as { data: Game[] };
  const game = data.find(({ title, real }) => real[currency] && !/roulette|wheel/i.test(title))!;
  const { url } = (await (await launch(Number(game.real[currency]!.id))).json()) as Launched;
  const { session } = await callGameServer("open", {
    launch: new URL(url, location.href).searchParams.get("launch"),
  });
  const { round } = await callGameServer("play", {
    session,
    key: crypto.randomUUID(),
    stake: "1.00",
    choice: { chances: 4_950, over: false },
  });
  await callGameServer("finish", { session, round: round.id });
  return { title: game.title, round: round.id };
}
