import { beforeAll, expect, it } from "vitest";
import type { Game, GamePage } from "../../../src/contract/games.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { createConfirmedPlayer, type TestClient, visit } from "../../../tests/support/server/visitor.ts";
import { providers } from "../games/tables.ts";

const PATH = "/api/player/played_games";
/** A provider blocked in Australia. */
const BLOCKED = "grumpy-magpie";

const clock = testClock();
const app = await testApp({ now: clock.now });
let games: Game[];
beforeAll(async () => {
  await app.db.update(providers).set({ requiredFields: [] });
  const { body } = await app.post("/api/games_filter", { page: 1, page_size: 100 });
  games = (body as GamePage).data.filter(({ real }) => real.EUR);
});

const openGames = (n: number) => games.filter(({ provider }) => provider !== BLOCKED).slice(0, n);

/** Opens a game a minute later; returns the time. */
async function play(client: TestClient, game: Game, mode = "real"): Promise<string> {
  clock.advance(60_000);
  const launch = { mode, device: "mobile", locale: "de", return_url: "/", replace: true };
  const variant = mode === "real" ? game.real.EUR : game.currencies.FUN;
  expect((await client.post(`/api/games/${variant!.id}/launch`, launch)).status).toBe(200);
  return new Date(clock.now()).toISOString();
}
const listOf = async (client: TestClient, headers = {}) =>
  ((await client.get(PATH, headers)).body as Game[]).map(({ id, last_activity_at }) => [
    id,
    last_activity_at,
  ]);

it("CAT-11 ANC-69 recent games are listed once each, newest first, with the time of the last play", async () => {
  const { client } = await createConfirmedPlayer(app);
  expect(await listOf(client)).toEqual([]);
  const [first, second] = openGames(2) as [Game, Game];
  await play(client, first);
  const secondAt = await play(client, second);
  const firstAt = await play(client, first);
  expect(await listOf(client)).toEqual([
    [first.id, firstAt],
    [second.id, secondAt],
  ]);
});

it("CAT-11 demos aren't listed, and neither are other players' games", async () => {
  const [{ client }, other] = await Promise.all([createConfirmedPlayer(app), createConfirmedPlayer(app)]);
  const demo = games.find(({ has_demo_mode, provider }) => has_demo_mode && provider !== BLOCKED)!;
  await play(client, demo, "demo");
  await play(other.client, openGames(1)[0]!);
  expect(await listOf(client)).toEqual([]);
});

it("CAT-11 guests are rejected, and nothing is cached", async () => {
  expect(await visit(app).get(PATH)).toMatchObject({ status: 401, body: { code: "unauthorized" } });
  const { client } = await createConfirmedPlayer(app);
  expect((await client.get(PATH)).headers.get("cache-control")).toBe("private, no-store");
});

it("CAT-11 LIC-06 LIC-07 games blocked in the market aren't listed there", async () => {
  const { client } = await createConfirmedPlayer(app);
  const { body } = await app.post("/api/games_filter", { filter: { providers: [BLOCKED] } });
  const blocked = (body as GamePage).data.find(({ real }) => real.EUR)!;
  const at = await play(client, blocked);
  expect(await listOf(client)).toEqual([[blocked.id, at]]);
  expect(await listOf(client, { "x-country": "AU" })).toEqual([]);
});
