import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Game, GamePage } from "../../../src/contract/games.ts";
import type { RecentWin } from "../../../src/contract/public-wins.ts";
import { parsePublication } from "../../../src/contract/realtime.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { gameOf } from "../../../tests/support/server/game-frame.ts";
import { newEmail, visit } from "../../../tests/support/server/visitor.ts";
import { bet, rollback, testWallet, type WalletSession, win } from "../../../tests/support/server/wallet.ts";
import { outbox } from "../../core/outbox/tables.ts";
import { players } from "../../core/players/tables.ts";
import { publicWins } from "./tables.ts";

const clock = testClock();
const { app, createPlayer, openGameSession, play, name, balances } = await testWallet({ now: clock.now });
const game: Game = await gameOf(app, "pokies");

beforeEach(async () => {
  await app.db.delete(publicWins);
  // Lets the cached list expire.
  clock.advance(5_000);
});

async function createPlayerInGame(
  values: Partial<typeof players.$inferInsert> = {},
  identifier = game.identifier,
) {
  const owner = await createPlayer(10_000n);
  await app.db
    .update(players)
    .set({ nickname: "Benjamin", ...values })
    .where(eq(players.id, owner.playerId));
  return openGameSession(owner, identifier);
}

/** Plays a round with the given win and a stake of 1.00 by default. */
async function playRound(walletSession: WalletSession, winAmount: string, stake = "1.00") {
  const [roundName, id] = [name("round"), name("win")];
  await play(walletSession, roundName, [bet(name("bet"), stake)]);
  await play(walletSession, roundName, [win(id, winAmount)]);
  return { roundName, id };
}

const listWins = async (path = "/api/wins", headers: Record<string, string> = {}) =>
  (await visit(app).get(path, headers)).body as RecentWin[];
const messages = () =>
  app.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.type, "wins"), isNull(outbox.playerId)))
    .orderBy(desc(outbox.id));

describe("the public feed of wins", () => {
  it("PLT-14 lists the wins of one game, newest first, five at most", async () => {
    const other = await gameOf(app, "live");
    const [here, elsewhere] = [await createPlayerInGame(), await createPlayerInGame({}, other.identifier)];
    for (const amount of ["5.00", "6.00", "7.00"]) await playRound(here, amount);
    await playRound(elsewhere, "9.00");
    const winsOf = async (identifier: string) =>
      (await listWins(`/api/wins?game=${encodeURIComponent(identifier)}`)).map((one) => one.amount_cents);
    expect(await winsOf(game.identifier)).toEqual([700, 600, 500]);
    expect(await winsOf(other.identifier)).toEqual([900]);
    expect(await winsOf("luna/none")).toEqual([]);
    expect(await listWins()).toHaveLength(4);
    clock.advance(5_000);
    for (const amount of ["8.00", "9.00", "10.00"]) await playRound(here, amount);
    expect(await winsOf(game.identifier)).toEqual([1_000, 900, 800, 700, 600]);
    expect((await visit(app).get("/api/wins?game=")).status).toBe(422);
  });

  it("PLT-14 lists a win with its game and amount and a masked name", async () => {
    const at = await createPlayerInGame();
    await playRound(at, "5.00");
    const [publicWin, ...others] = await listWins();
    expect(others).toEqual([]);
    expect(publicWin).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      at: new Date(clock.now()).toISOString(),
      user_name: "Benjam***",
      currency: "EUR",
      amount_cents: 500,
      game: {
        identifier: game.identifier,
        title: game.title,
        provider: game.provider,
        seo_title: game.seo_title,
        preview: game.preview,
        tone: game.tone,
      },
    });
    expect(JSON.stringify(await visit(app).get("/api/wins"))).not.toContain("Benjamin");
  });

  it("PLT-14 publishes the same win in the contract's shape", async () => {
    const at = await createPlayerInGame();
    await playRound(at, "5.00");
    const [row] = await messages();
    const { at: _, ...win } = (await listWins())[0]!;
    expect(row).toMatchObject({ playerId: null, type: "wins", data: win });
    const message = { type: "wins", id: String(row!.id), version: row!.id, occurred_at: "", data: row!.data };
    expect(parsePublication(message)).toMatchObject({ data: win });
  });

  it("PLT-14 omits a win below five times its stake", async () => {
    const at = await createPlayerInGame();
    await playRound(at, "4.99");
    expect(await listWins()).toEqual([]);
    await playRound(at, "5.00");
    clock.advance(5_000);
    expect(await listWins()).toHaveLength(1);
  });

  it("PLT-14 counts a round's whole stake, and omits wins without one", async () => {
    const at = await createPlayerInGame();
    const roundName = name("round");
    await play(at, roundName, [bet(name("bet"), "1.00"), bet(name("bet"), "1.00")]);
    await play(at, roundName, [win(name("win"), "9.99")]);
    expect(await listWins()).toEqual([]);
    // Free rounds have no stake.
    await play(at, name("round"), [win(name("win"), "50.00", { campaign: "free" })]);
    clock.advance(5_000);
    expect(await listWins()).toEqual([]);
  });

  it("PLT-14 lists a win once when the provider repeats it", async () => {
    const at = await createPlayerInGame();
    const before = (await messages()).length;
    const { roundName, id } = await playRound(at, "5.00");
    for (let n = 0; n < 3; n++) await play(at, roundName, [win(id, "5.00")]);
    expect(await listWins()).toHaveLength(1);
    expect(await messages()).toHaveLength(before + 1);
  });

  it.each([
    ["are excluded", { excludedUntil: new Date(8.64e13) }],
    ["are testers", { groups: [21] }],
  ])("PLT-14 neither lists nor publishes players who %s", async (_, values) => {
    const at = await createPlayerInGame();
    const before = (await messages()).length;
    const roundName = name("round");
    await play(at, roundName, [bet(name("bet"), "1.00")]);
    await app.db.update(players).set(values).where(eq(players.id, at.playerId));
    await play(at, roundName, [win(name("win"), "50.00")]);
    expect(await listWins()).toEqual([]);
    expect(await messages()).toHaveLength(before);
    expect(await balances(at)).toMatchObject({ real: 14_900n });
  });

  it("PLT-14 AMB-VAL-09 shows a masked name, and no part of the email of a player without a name", async () => {
    const before = new Set((await messages()).map(({ id }) => id));
    const email = newEmail();
    await playRound(await createPlayerInGame({ email, nickname: null, firstName: null }), "5.00");
    const list = await listWins();
    const publications = (await messages()).filter(({ id }) => !before.has(id)).map(({ data }) => data);
    expect(list.map(({ user_name }) => user_name)).toEqual(["***"]);
    expect(publications).toMatchObject([{ user_name: "***" }]);
    expect(JSON.stringify([list, publications])).not.toContain(email);
  });

  it("PLT-14 removes rolled-back wins and those of players excluded since", async () => {
    const [one, other] = [
      await createPlayerInGame(),
      await createPlayerInGame({ nickname: null, firstName: null }),
    ];
    const { roundName, id } = await playRound(one, "5.00");
    await playRound(other, "6.00");
    expect((await listWins()).map(({ user_name }) => user_name)).toEqual(["***", "Benjam***"]);
    await play(one, roundName, [rollback(name("rollback"), id)]);
    clock.advance(4_999);
    expect(await listWins()).toHaveLength(2);
    clock.advance(1);
    expect((await listWins()).map(({ user_name }) => user_name)).toEqual(["***"]);
    await app.db
      .update(players)
      .set({ excludedUntil: new Date(clock.now() + 3_600_000) })
      .where(eq(players.id, other.playerId));
    clock.advance(5_000);
    expect(await listWins()).toEqual([]);
  });

  it("PLT-14 lists the last twenty, newest first, also after a restart", async () => {
    const at = await createPlayerInGame();
    for (let n = 1; n <= 22; n++) await playRound(at, (n * 0.5).toFixed(2), "0.10");
    const amounts = Array.from({ length: 20 }, (_, n) => (22 - n) * 50);
    expect((await listWins()).map(({ amount_cents }) => amount_cents)).toEqual(amounts);
    const secondWallet = await testWallet({ now: clock.now });
    const { body } = await visit(secondWallet.app).get("/api/wins");
    expect((body as RecentWin[]).map(({ amount_cents }) => amount_cents)).toEqual(amounts);
  });

  it("PLT-14 LIC-06 omits games blocked in the visitor's market", async () => {
    const filter = { providers: ["grumpy-magpie"] };
    const [blocked] = ((await app.post("/api/games_filter", { filter })).body as GamePage).data;
    await playRound(await createPlayerInGame({}, blocked!.identifier), "5.00");
    expect(await listWins()).toHaveLength(1);
    expect(await listWins("/api/wins", { "x-country": "AU" })).toEqual([]);
  });

  it("PLT-14 pays a win that can't be stored in the feed", async () => {
    const at = await createPlayerInGame();
    const before = (await messages()).length;
    await app.db.execute(sql`alter table public_wins rename to public_wins_away`);
    await playRound(at, "5.00");
    await app.db.execute(sql`alter table public_wins_away rename to public_wins`);
    expect(await balances(at)).toMatchObject({ real: 10_400n });
    // A message without a stored win would be worse than none.
    expect(await messages()).toHaveLength(before);
    expect(app.errors).toHaveLength(1);
  });

  it("PLT-14 drops wins after a week, and lets a CDN cache the list for some seconds", async () => {
    await playRound(await createPlayerInGame(), "5.00");
    clock.advance(8 * 86_400_000);
    await app.sweep();
    expect(await listWins()).toEqual([]);
    const { headers } = await visit(app).get("/api/wins");
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=5");
    clock.reset();
  });
});
