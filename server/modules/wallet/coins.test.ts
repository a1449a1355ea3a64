import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Game } from "../../../src/contract/games.ts";
import type { Launched } from "../../../src/contract/launch.ts";
import type { Round } from "../../../src/contract/rounds.ts";
import { createConfirmedPlayer, type TestClient } from "../../../tests/support/server/visitor.ts";
import {
  bet,
  PROVIDER,
  rejectionResponse,
  rollback,
  testWallet,
  win,
} from "../../../tests/support/server/wallet.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { players } from "../../core/players/tables.ts";
import { games, providers } from "../games/tables.ts";

const { app, credit, play, send, name, balances, problemsOf } = await testWallet();
const MILLION = 1_000_000n;

let game: Game;
beforeAll(async () => {
  await app.db.update(providers).set({ requiredFields: [] });
  const catalogue = async () =>
    ((await app.post("/api/games_filter", { page: 1, page_size: 60 })).body as { data: Game[] }).data;
  const { id } = (await catalogue()).find(({ real }) => real.EUR && real.NOK)!;
  const [before] = await app.db.select().from(games).where(eq(games.id, id));
  const { BTC: _, NOK: __, ...currencies } = before!.currencies;
  await app.db.update(games).set({ currencies }).where(eq(games.id, id));
  await app.content.refresh();
  game = (await catalogue()).find((one) => one.id === id)!;
  return async () => {
    await app.db.update(games).set({ currencies: before!.currencies }).where(eq(games.id, id));
    await app.content.refresh();
  };
});

const launch = (client: TestClient, variant: number) =>
  client.post(`/api/games/${variant}/launch`, {
    mode: "real",
    device: "mobile",
    locale: "en",
    return_url: "/",
  });

/** A player with a balance in satoshi who plays with it. */
async function createPlayerWithCoins(satoshi: bigint) {
  const { client, player } = await createConfirmedPlayer(app);
  await client.post("/api/player/accounts", { currency: "BTC" });
  await app.db.update(players).set({ currency: "BTC" }).where(eq(players.id, player.id!));
  const all = await app.db.select().from(accounts).where(eq(accounts.playerId, player.id!));
  const account = all.find(({ currency }) => currency === "BTC")!;
  const owner = { playerId: player.id!, accountId: account.id, currency: "BTC" };
  await credit(owner, satoshi);
  return { client, owner };
}

/** A player with coins and a game client session, which is moved to the test provider. */
async function createPlayerInGame(satoshi: bigint) {
  const { client, owner } = await createPlayerWithCoins(satoshi);
  const answer = await launch(client, game.real.EUR!.id);
  expect(answer.status).toBe(200);
  const launched = answer.body as Launched;
  const session = launched.session!;
  await app.db.update(gameSessions).set({ provider: PROVIDER }).where(eq(gameSessions.id, session));
  return { client, owner, launched, walletSession: { ...owner, currency: "EUR", session } };
}

it("AMB-MON-07 a game without a variant in the player's coin is played in euros, at a fixed rate that is shown", async () => {
  const { client, owner, launched, walletSession } = await createPlayerInGame(100_000n);
  expect(launched).toMatchObject({
    currency: "BTC",
    conversion: { played: "EUR", rate: expect.any(Number) },
  });
  const rate = BigInt(launched.conversion!.rate);
  const toEuros = (satoshi: bigint) => (Number((satoshi * MILLION) / rate) / 100).toFixed(2);
  const round = name("round");
  expect((await send("balance", JSON.stringify({ session: walletSession.session }))).body).toEqual({
    balance: toEuros(100_000n),
    currency: "EUR",
    open: true,
  });

  // A stake is rounded up and a win down, to one satoshi.
  const stake = (100n * rate + MILLION - 1n) / MILLION;
  const prize = (250n * rate) / MILLION;
  const [b, w] = [name("bet"), name("win")];
  const first = await play(walletSession, round, [bet(b, "1.00")]);
  expect(first).toMatchObject({
    status: 200,
    body: { currency: "EUR", balance: toEuros(100_000n - stake) },
  });
  expect(await balances(owner)).toMatchObject({ real: 100_000n - stake });
  expect(await play(walletSession, round, [bet(b, "1.00")])).toEqual(first);
  expect(await play(walletSession, round, [bet(b, "1.01")])).toMatchObject(
    rejectionResponse("action_conflict"),
  );
  await play(walletSession, round, [win(w, "2.50")], { close: true });
  expect(await balances(owner)).toMatchObject({ real: 100_000n - stake + prize });

  const { rounds } = (await client.get("/api/player/rounds")).body as { rounds: Round[] };
  expect(rounds[0]).toMatchObject({
    game: { identifier: game.identifier },
    currency: "BTC",
    stake_cents: Number(stake),
    win_cents: Number(prize),
    conversion: launched.conversion,
  });
  expect(await problemsOf(owner)).toEqual([]);
});

it("AMB-MON-07 MI-04 MI-10 exactly the shown balance can be staked, and a rollback returns every satoshi", async () => {
  const { owner, walletSession } = await createPlayerInGame(12_345n);
  const { balance } = (await send("balance", JSON.stringify({ session: walletSession.session }))).body;
  const more = (Number(balance) + 0.01).toFixed(2);
  expect(await play(walletSession, name("round"), [bet(name(), more)])).toMatchObject(
    rejectionResponse("insufficient_funds", balance),
  );
  const [round, b] = [name("round"), name("bet")];
  expect((await play(walletSession, round, [bet(b, balance!)])).body.balance).toBe("0.00");
  expect((await balances(owner)).real).toBeGreaterThanOrEqual(0n);
  await play(walletSession, round, [rollback(name(), b)]);
  expect(await balances(owner)).toMatchObject({ real: 12_345n });
  expect(await problemsOf(owner)).toEqual([]);
});

it("AMB-MON-07 a provider sends the currency of the game, not the player's", async () => {
  const { walletSession } = await createPlayerInGame(12_345n);
  expect(
    await play({ ...walletSession, currency: "BTC" }, name("round"), [bet(name(), "0.00001")]),
  ).toMatchObject(rejectionResponse("wrong_currency"));
});

it("AMB-MON-07 a game without a variant in the player's fiat currency is rejected", async () => {
  const { client, player } = await createConfirmedPlayer(app);
  await client.post("/api/player/accounts", { currency: "NOK" });
  await app.db.update(players).set({ currency: "NOK" }).where(eq(players.id, player.id!));
  expect(await launch(client, game.real.EUR!.id)).toMatchObject({
    status: 409,
    body: { code: "currency_not_supported" },
  });
});

it("AMB-MON-07 a session keeps its own rate, whatever the current one is", async () => {
  const { owner, walletSession, launched } = await createPlayerInGame(100_000n);
  await app.db
    .update(gameSessions)
    .set({ rate: 2n * BigInt(launched.conversion!.rate) })
    .where(eq(gameSessions.id, walletSession.session));
  await play(walletSession, name("round"), [bet(name(), "1.00")]);
  const stake = (200n * BigInt(launched.conversion!.rate) + MILLION - 1n) / MILLION;
  expect(await balances(owner)).toMatchObject({ real: 100_000n - stake });
});
