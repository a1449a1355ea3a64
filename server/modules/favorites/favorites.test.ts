import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Game, GamePage } from "../../../src/contract/games.ts";
import { MAX_FAVORITES } from "../../../src/contract/pagination.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { TEST_GAMES } from "../../../tests/support/server/database.ts";
import { register, type TestClient, visit } from "../../../tests/support/server/visitor.ts";
import { favoriteGames } from "./tables.ts";

const PATH = "/api/player/favorite_games";
/** A provider blocked in Australia. */
const BLOCKED = "grumpy-magpie";

let app: Awaited<ReturnType<typeof testApp>>;
let games: Game[];
let clock = TEST_NOW;
beforeAll(async () => {
  app = await testApp({ now: () => clock++ });
  const pages = Array.from({ length: TEST_GAMES / 100 }, (_, i) => ({ page: i + 1, page_size: 100 }));
  const answers = await Promise.all(pages.map((body) => app.post("/api/games_filter", body)));
  games = answers.flatMap(({ body }) => (body as GamePage).data);
});

const gameWith = (...codes: string[]) =>
  games.find(({ real, provider }) => provider !== BLOCKED && codes.every((code) => real[code]))!;
const gameWithout = (...codes: string[]) =>
  games.find(({ real, provider }) => provider !== BLOCKED && codes.every((code) => !real[code]))!;
const variant = (game: Game, code: string) => game.currencies[code]!.id;

const put = (client: TestClient, id: number | string) => client.put(`${PATH}/${id}`, undefined);
const remove = (client: TestClient, id: number | string) => client.delete(`${PATH}/${id}`);
const ids = async (client: TestClient) => (await client.get(PATH)).body as number[];
const favoriteGamesOf = async (client: TestClient) =>
  (await client.get(PATH, { "accept-client": "v2" })).body as Game[];
const play = (client: TestClient, currency: string) => client.post("/api/player/accounts", { currency });
const rejectionResponse = (code: string) => ({
  status: 422,
  body: { code: "validation_failed", errors: { id: [code] } },
});

describe("the favourites list", () => {
  it("CAT-30 CAT-32 AMB-PLT-10 returns ids for v1 and without a header, and games for v2", async () => {
    const { client } = await register(app);
    const [first, second] = games.filter(({ real, provider }) => real.EUR && provider !== BLOCKED);
    for (const game of [first!, second!]) await put(client, variant(game, "EUR"));
    // Ordered newest first.
    const expected = [second!, first!];
    expect(await ids(client)).toEqual(expected.map((game) => variant(game, "EUR")));
    expect((await client.get(PATH, { "accept-client": "v1" })).body).toEqual(await ids(client));
    expect(await favoriteGamesOf(client)).toEqual(expected);
  });

  it("CAT-30 AMB-PLT-10 rejects an unknown version with a list of the known ones", async () => {
    const { client } = await register(app);
    for (const version of ["v3", "V1", "1"]) {
      const answer = await client.get(PATH, { "accept-client": version });
      expect(answer).toMatchObject({
        status: 406,
        body: { code: "not_acceptable", errors: { "accept-client": ["v1", "v2"] } },
      });
      expect(answer.headers.get("vary")).toContain("accept-client");
    }
  });

  it("CAT-30 varies by the version header and isn't cached", async () => {
    const { client } = await register(app);
    const { headers, body } = await client.get(PATH);
    expect(body).toEqual([]);
    expect(headers.get("vary")).toContain("accept-client");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("CAT-06 CAT-28 belongs to one player and isn't available to guests", async () => {
    const [{ client }, other] = await Promise.all([register(app), register(app)]);
    const id = variant(gameWith("EUR"), "EUR");
    await put(client, id);
    expect(await ids(other.client)).toEqual([]);
    await remove(other.client, id);
    expect(await ids(client)).toEqual([id]);
    for (const answer of [await visit(app).get(PATH), await put(visit(app), id)])
      expect(answer.status).toBe(401);
  });
});

describe("adding and removing favourites", () => {
  it("CAT-31 is idempotent and keeps the position in the list", async () => {
    const { client } = await register(app);
    const [first, second] = games.filter(({ real, provider }) => real.EUR && provider !== BLOCKED);
    for (const game of [first!, second!, first!]) {
      expect(await put(client, variant(game, "EUR"))).toMatchObject({ status: 200, body: { ok: true } });
    }
    expect(await favoriteGamesOf(client)).toEqual([second, first]);
    for (let n = 0; n < 2; n++)
      expect((await remove(client, variant(first!, "EUR"))).body).toEqual({ ok: true });
    expect(await favoriteGamesOf(client)).toEqual([second]);
  });

  it("CAT-31 keeps one entry when two tabs add it concurrently", async () => {
    const { client } = await register(app);
    const id = variant(gameWith("EUR"), "EUR");
    const answers = await Promise.all([put(client, id), put(client, id), put(client, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ids(client)).toEqual([id]);
  });

  it("AMB-PLT-11 accepts any variant's id, and keeps the game when the currency changes", async () => {
    const { client } = await register(app);
    const game = games.find(
      ({ currencies, provider }) =>
        provider !== BLOCKED && ["FUN", "EUR", "USD", "JPY"].every((code) => currencies[code]),
    )!;
    await put(client, variant(game, "JPY"));
    await put(client, variant(game, "FUN"));
    expect(await ids(client)).toEqual([variant(game, "EUR")]);
    await play(client, "USD");
    expect(await ids(client)).toEqual([variant(game, "USD")]);
    await remove(client, variant(game, "EUR"));
    expect(await favoriteGamesOf(client)).toEqual([]);
  });

  it("CAT-28 AMB-PLT-11 rejects a game without a variant in the currency, and hides one that was added before", async () => {
    const { client } = await register(app);
    const game = games.find(({ real, provider }) => provider !== BLOCKED && real.EUR && !real.JPY)!;
    await put(client, variant(game, "EUR"));
    await play(client, "JPY");
    expect(await ids(client)).toEqual([]);
    expect(await favoriteGamesOf(client)).toEqual([game]);
    const other = games.find(
      ({ real, provider, id }) => provider !== BLOCKED && id !== game.id && real.EUR && !real.JPY,
    )!;
    expect(await put(client, variant(other, "EUR"))).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
    expect(await favoriteGamesOf(client)).toEqual([game]);
    await play(client, "EUR");
    expect(await ids(client)).toEqual([variant(game, "EUR")]);
  });

  it("CAT-28 AMB-MON-07 uses the fiat variant of a game that has none in the player's coin", async () => {
    const { client } = await register(app, { currency: "BTC" });
    const [btcGame, fiatGame] = [gameWith("BTC", "EUR"), gameWithout("BTC")];
    for (const game of [btcGame, fiatGame])
      expect((await put(client, variant(game, "EUR"))).status).toBe(200);
    expect(await ids(client)).toEqual([variant(fiatGame, "EUR"), variant(btcGame, "BTC")]);
  });

  it("CAT-31 rejects an unknown id, and removing one changes nothing", async () => {
    const { client } = await register(app);
    for (const id of ["1", "0", "2147483648", "999999999999999"]) {
      expect(await put(client, id), id).toMatchObject(rejectionResponse("unknown"));
      expect(await remove(client, id), id).toMatchObject({ status: 200 });
    }
    for (const id of ["9999999999999999", "-1", "1.5", "abc", "%00"])
      for (const change of [put, remove])
        expect(await change(client, id), id).toMatchObject(rejectionResponse("unknown"));
  });

  it("CAT-31 LIC-06 LIC-07 neither lists nor adds games blocked in the market, but removes them", async () => {
    const { client, player } = await register(app);
    const game = games.find(({ provider, real }) => provider === BLOCKED && real.EUR)!;
    const id = variant(game, "EUR");
    const inAustralia = { "x-country": "AU" };
    expect(await client.put(`${PATH}/${id}`, undefined, inAustralia)).toMatchObject(
      rejectionResponse("unknown"),
    );
    expect((await put(client, id)).status).toBe(200);
    expect((await client.get(PATH, inAustralia)).body).toEqual([]);
    expect((await client.get(PATH, { ...inAustralia, "accept-client": "v2" })).body).toEqual([]);
    expect(await ids(client)).toEqual([id]);
    await client.delete(`${PATH}/${id}`, undefined, inAustralia);
    const stored = await app.db.select().from(favoriteGames).where(eq(favoriteGames.playerId, player.id));
    expect(stored).toEqual([]);
  });

  it("CAT-31 limits the list to five hundred, also for concurrent additions", async () => {
    const { client, player } = await register(app);
    const favoriteOf = (gameIdentifier: string) => ({
      playerId: player.id,
      gameIdentifier,
      createdAt: new Date(clock),
    });
    await app.db
      .insert(favoriteGames)
      .values(Array.from({ length: MAX_FAVORITES - 1 }, (_, i) => favoriteOf(`nobody/game-${i}`)));
    const newGames = games.filter(({ real, provider }) => real.EUR && provider !== BLOCKED).slice(0, 3);
    const answers = await Promise.all(newGames.map((game) => put(client, variant(game, "EUR"))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject(rejectionResponse("too_big"));
    // Adding an existing favourite doesn't exceed the limit.
    const [existingId] = await ids(client);
    expect((await put(client, existingId!)).status).toBe(200);
    await remove(client, existingId!);
    expect((await put(client, variant(newGames[2]!, "EUR"))).status).toBe(200);
  });

  it("CAT-30 omits games that left the catalogue", async () => {
    const { client, player } = await register(app);
    const createdAt = new Date(clock);
    await app.db
      .insert(favoriteGames)
      .values({ playerId: player.id, gameIdentifier: "nobody/gone", createdAt });
    await put(client, variant(gameWith("EUR"), "EUR"));
    expect(await favoriteGamesOf(client)).toHaveLength(1);
  });
});
