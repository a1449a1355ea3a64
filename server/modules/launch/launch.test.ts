import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Game } from "../../../src/contract/games.ts";
import type { Launched } from "../../../src/contract/launch.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import {
  createConfirmedPlayer,
  register,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { players } from "../../core/players/tables.ts";
import { providers } from "../games/tables.ts";
import { gameLaunches } from "./tables.ts";

const clock = testClock();
const app = await testApp({ now: clock.now });
let games: Game[];
beforeAll(async () => {
  const page = await app.post("/api/games_filter", { page: 1, page_size: 60 });
  games = (page.body as { data: Game[] }).data;
  await app.db.update(providers).set({ requiredFields: [] });
});

const find = (matches: (game: Game) => unknown) => games.find(matches)!;
const requestLaunch = (client: TestClient, id: number | string, more: object = {}) =>
  client.post(`/api/games/${id}/launch`, {
    mode: "real",
    device: "mobile",
    locale: "de",
    return_url: "/de/pokies/all",
    ...more,
  });
const euroVariantId = () => find(({ real }) => real.EUR).real.EUR!.id;

describe("a real-money launch", () => {
  it("PLAY-09 PLAY-07 returns a frame address that works once, and a session of the player's account", async () => {
    const { client, player } = await createConfirmedPlayer(app);
    const game = find(({ real }) => real.EUR);
    const answer = await requestLaunch(client, game.real.EUR!.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const launched = answer.body as Launched;
    expect(launched).toMatchObject({
      mode: "real",
      currency: "EUR",
      url: expect.stringMatching(/^\/reference-games\/frame\?launch=[\w-]{43}&symbols=(?:\w+\+){5}\w+$/),
    });
    const [session] = await app.db.select().from(gameSessions).where(eq(gameSessions.id, launched.session!));
    expect(session).toMatchObject({
      playerId: player.id,
      currency: "EUR",
      gameIdentifier: game.identifier,
      provider: "reference",
    });
    // The token in the address isn't stored as is.
    const token = new URL(launched.url, "http://x").searchParams.get("launch")!;
    const storedLaunches = await app.db.select().from(gameLaunches);
    expect(JSON.stringify(storedLaunches)).not.toContain(token);
    expect(storedLaunches.find(({ sessionId }) => sessionId === launched.session)).toMatchObject({
      returnUrl: "/de/pokies/all",
      locale: "de",
    });
  });

  it("PLAY-09 returns only to an address within the app", async () => {
    const { client } = await createConfirmedPlayer(app, { country: "AT" });
    for (const return_url of ["//evil.example", "/\\evil.example", "/\tevil"]) {
      const { session } = (await requestLaunch(client, euroVariantId(), { return_url })).body as Launched;
      const [launch] = await app.db.select().from(gameLaunches).where(eq(gameLaunches.sessionId, session!));
      expect(launch!.returnUrl).toBe("/");
    }
    expect(
      (await requestLaunch(client, euroVariantId(), { return_url: "https://evil.example" })).status,
    ).toBe(422);
  });

  it("PLAY-03 PLAY-09 rejects guests", async () => {
    expect(await requestLaunch(visit(app), euroVariantId())).toMatchObject({
      status: 401,
      body: { code: "unauthorized" },
    });
  });

  it("PLAY-06 PLAY-09 rejects a variant in a currency that isn't the player's", async () => {
    const { client } = await createConfirmedPlayer(app);
    const without = games.find(({ real }) => !real.EUR && Object.keys(real).length > 0);
    const other = without
      ? Object.values(without.real)[0]!.id
      : find(({ real }) => Object.keys(real).some((code) => code !== "EUR")).real.CAD!.id;
    expect(await requestLaunch(client, other)).toMatchObject({
      status: 409,
      body: { code: "currency_not_supported" },
    });
  });

  it("PLAY-04 PLAY-09 names the missing fields that the provider requires; a demo requires none", async () => {
    const { client } = await createConfirmedPlayer(app);
    const game = find((one) => one.real.EUR && one.has_demo_mode);
    await app.db
      .update(providers)
      .set({ requiredFields: ["nickname", "first_name"] })
      .where(eq(providers.slug, game.provider));
    expect(await requestLaunch(client, game.real.EUR!.id)).toMatchObject({
      status: 409,
      body: { code: "fields_missing", errors: { nickname: ["required"], first_name: ["required"] } },
    });
    expect((await requestLaunch(client, game.currencies.FUN!.id, { mode: "demo" })).status).toBe(200);
    await client.patch("/api/player", { user: { nickname: "Anna", first_name: "Anna" } });
    expect((await requestLaunch(client, game.real.EUR!.id)).status).toBe(200);
    await app.db.update(providers).set({ requiredFields: [] });
  });

  it.each([
    ["an excluded player", "player_excluded", 403, { excludedUntil: new Date(TEST_NOW + 1_000) }],
    ["an underage player", "too_young", 403, { dateOfBirth: "2010-01-01" }],
    ["a player who hasn't accepted the current terms", "fields_missing", 409, { termsAccepted: 0 }],
  ] as const)("PLAY-09 rejects %s with %s", async (_, code, status, values) => {
    const { client, player } = await register(app);
    await app.db.update(players).set(values).where(eq(players.id, player.id));
    expect(await requestLaunch(client, euroVariantId())).toMatchObject({ status, body: { code } });
  });

  it("PLAY-09 rejects players in a country without real-money play", async () => {
    const { client } = await createConfirmedPlayer(app);
    const answer = await client.post(
      `/api/games/${euroVariantId()}/launch`,
      { mode: "real", device: "mobile", locale: "de", return_url: "/" },
      { "x-country": "US" },
    );
    expect(answer).toMatchObject({ status: 451, body: { code: "restricted_country" } });
  });

  it("PLAY-09 rejects a provider that the player's country excludes, though the visitor's country is unknown", async () => {
    const { client, player } = await createConfirmedPlayer(app);
    await app.db.update(players).set({ country: "AU" }).where(eq(players.id, player.id));
    const variantOf = async (providers: string[]) => {
      const { body } = await app.post("/api/games_filter", { page: 1, page_size: 60, filter: { providers } });
      return (body as { data: Game[] }).data.find(({ real }) => real.EUR)!.real.EUR!.id;
    };
    const blocked = await variantOf(["oddferry", "grumpy-magpie", "parlour-seven"]);
    expect(await requestLaunch(client, blocked)).toMatchObject({ status: 404, body: { code: "not_found" } });
    await app.db.update(players).set({ country: "AT" }).where(eq(players.id, player.id));
    expect((await requestLaunch(client, blocked)).status).toBe(200);
  });

  it.each(["0", "999999999", "1e3", "-1", "abc"])("PLAY-09 rejects the unknown variant %s", async (id) => {
    const { client } = await createConfirmedPlayer(app);
    expect([404, 422]).toContain((await requestLaunch(client, id)).status);
  });
});

describe("a demo launch", () => {
  it("PLAY-02 is open to every visitor and has no session", async () => {
    const game = find(({ has_demo_mode }) => has_demo_mode);
    const answer = await requestLaunch(visit(app), game.currencies.FUN!.id, { mode: "demo" });
    expect(answer).toMatchObject({ status: 200, body: { session: null, mode: "demo", currency: "FUN" } });
  });

  it("PLAY-02 is rejected for a game without a demo", async () => {
    const game = find(({ has_demo_mode }) => !has_demo_mode);
    const variant = Object.values(game.real)[0]!.id;
    expect(await requestLaunch(visit(app), variant, { mode: "demo" })).toMatchObject({
      status: 409,
      body: { code: "no_demo_mode" },
    });
  });
});
