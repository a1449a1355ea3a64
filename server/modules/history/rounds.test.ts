import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { GamePage } from "../../../src/contract/games.ts";
import type { RoundDetails, Rounds } from "../../../src/contract/rounds.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { gameOf } from "../../../tests/support/server/game-frame.ts";
import { fund, type Owner } from "../../../tests/support/server/ledger.ts";
import {
  createConfirmedPlayer,
  signIn,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import {
  bet,
  PROVIDER,
  rollback,
  testWallet,
  type WalletSession,
  win,
} from "../../../tests/support/server/wallet.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";

const DAY = 86_400_000;
const clock = testClock();
const { app, openGameSession, play, name } = await testWallet({ now: clock.now });
const game = await gameOf(app, "pokies");

/** A player with a browser, a game client session and 10.00 euros. */
async function createPlayerInGame(identifier = game.identifier) {
  const { client, player, email } = await createConfirmedPlayer(app);
  await fund(app.db, player.id, 1_000n);
  const [account] = await app.db.select().from(accounts).where(eq(accounts.playerId, player.id));
  const walletSession = await openLongSession(
    { playerId: player.id, accountId: account!.id, currency: "EUR" },
    identifier,
  );
  return { client, walletSession, email };
}

/** A game client session that doesn't expire during the tests. */
async function openLongSession(owner: Owner, identifier: string) {
  const walletSession = await openGameSession(owner, identifier);
  const expiresAt = new Date(TEST_NOW + 500 * DAY);
  await app.db.update(gameSessions).set({ expiresAt }).where(eq(gameSessions.id, walletSession.session));
  return walletSession;
}

/** Plays a round with a stake of 1.00 and the given win. */
async function playRound(walletSession: WalletSession, winAmount = "0.40") {
  const roundName = name("round");
  await play(walletSession, roundName, [bet(name("bet"), "1.00")]);
  clock.advance(1_000);
  await play(walletSession, roundName, [win(name("win"), winAmount)], { close: true });
  return roundName;
}

const fetchRounds = async (client: TestClient, query: Record<string, string> = {}) =>
  (await client.get(`/api/player/rounds?${new URLSearchParams(query)}`)).body as Rounds;
const at = (time: number) => new Date(time).toISOString();

describe("the list of rounds", () => {
  it("PLAY-11 BON-03 shows what a bonus spin won, marked as one, in the round, the totals and its receipt alike", async () => {
    const { client, walletSession } = await createPlayerInGame();
    await playRound(walletSession);
    const free = win(name("win"), "0.80", { campaign: "unknown" });
    await play(walletSession, name("round"), [free], { close: true });
    const { rounds, totals } = await fetchRounds(client);
    expect(rounds.map((one) => [one.is_bonus_spin, one.stake_cents, one.win_cents, one.net_cents])).toEqual([
      [true, 0, 80, 80],
      [false, 100, 40, -60],
    ]);
    expect(totals).toMatchObject([{ stake_cents: 100, win_cents: 120, net_cents: 20 }]);
    const { receipts } = (await client.get(`/api/player/rounds/${rounds[0]!.id}`)).body as RoundDetails;
    expect(receipts.map(({ changes }) => changes)).toMatchObject([
      [{ balance_type: "unsettled", amount_cents: 80 }],
    ]);
  });

  it("PLAY-11 shows a round's stake, win, net result, times, game, our id and the provider's id", async () => {
    const { client, walletSession } = await createPlayerInGame();
    const startedAt = clock.now();
    const roundName = await playRound(walletSession);
    const {
      rounds: [listedRound, ...others],
      next,
      totals,
    } = await fetchRounds(client);
    expect(others).toEqual([]);
    expect(listedRound).toMatchObject({
      id: expect.any(Number),
      name: roundName,
      server: PROVIDER,
      state: "closed",
      currency: "EUR",
      stake_cents: 100,
      win_cents: 40,
      net_cents: -60,
      opened_at: at(startedAt),
      closed_at: at(startedAt + 1_000),
      verifiable: false,
      game: {
        identifier: game.identifier,
        title: game.title,
        provider_title: game.provider_title,
        path: `/play/${game.provider}/${game.seo_title}`,
        preview: game.preview,
      },
    });
    expect(next).toBeNull();
    expect(totals).toEqual([{ currency: "EUR", rounds: 1, stake_cents: 100, win_cents: 40, net_cents: -60 }]);
  });

  it("PLAY-11 distinguishes open, rolled-back and closed rounds", async () => {
    const { client, walletSession } = await createPlayerInGame();
    const [open, back, half] = [name("round"), name("round"), name("round")];
    const [b, c] = [name("bet"), name("bet")];
    await play(walletSession, open, [bet(name("bet"), "1.00")]);
    await play(walletSession, back, [bet(b, "1.00")]);
    await play(walletSession, back, [rollback(name("rollback"), b)], { close: true });
    await play(walletSession, half, [bet(c, "1.00"), bet(name("bet"), "0.50")]);
    await play(walletSession, half, [rollback(name("rollback"), c)], { close: true });
    const { rounds: listedRounds, totals } = await fetchRounds(client);
    expect(new Map(listedRounds.map(({ name, state }) => [name, state]))).toEqual(
      new Map([
        [half, "closed"],
        [back, "rolled_back"],
        [open, "open"],
      ]),
    );
    expect(listedRounds.find((one) => one.name === open)?.closed_at).toBeNull();
    // A rolled-back bet counts as neither staked nor lost.
    expect(totals).toMatchObject([{ rounds: 3, stake_cents: 150, win_cents: 0, net_cents: -150 }]);
  });

  it("PLAY-11 PLT-51 is paged newest first without repeats or gaps, even for rounds at the same time", async () => {
    const { client, walletSession } = await createPlayerInGame();
    const roundNames: string[] = [];
    for (let n = 0; n < 7; n++) {
      roundNames.unshift(name("round"));
      await play(walletSession, roundNames[0]!, [bet(name("bet"), "0.10")], { close: true });
      if (n % 3 === 2) clock.advance(1_000);
    }
    const found: string[] = [];
    let cursor: string | null = null;
    const sums = [];
    do {
      const page: Rounds = await fetchRounds(client, { limit: "3", ...(cursor && { cursor }) });
      found.push(...page.rounds.map(({ name }) => name));
      sums.push(page.totals?.[0]?.rounds);
      cursor = page.next;
      // A new round doesn't shift the pages.
      await playRound(walletSession);
    } while (cursor);
    expect(found).toEqual(roundNames);
    expect(sums).toEqual([7, undefined, undefined]);
  });

  it("PLAY-11 filters rounds and totals by period, currency and game", async () => {
    const other = await gameOf(app, "live");
    const { client, walletSession } = await createPlayerInGame();
    const otherSession = await openLongSession(walletSession, other.identifier);
    const startedAt = clock.now();
    const first = await playRound(walletSession);
    clock.advance(DAY);
    const second = await playRound(otherSession, "2.00");
    const readFiltered = async (query: Record<string, string>) => {
      const page = await fetchRounds(client, query);
      return [
        page.rounds.map(({ name }) => name),
        page.totals!.map(({ rounds, net_cents }) => [rounds, net_cents]),
      ];
    };
    const noon = startedAt + DAY / 2;
    expect(await readFiltered({ from: at(noon) })).toEqual([[second], [[1, 100]]]);
    expect(await readFiltered({ to: at(noon) })).toEqual([[first], [[1, -60]]]);
    // The start is inclusive, the end exclusive.
    expect(await readFiltered({ from: at(startedAt), to: at(startedAt + DAY + 1_000) })).toEqual([
      [first],
      [[1, -60]],
    ]);
    expect(await readFiltered({ game: other.identifier })).toEqual([[second], [[1, 100]]]);
    expect(await readFiltered({ currency: "EUR" })).toEqual([[second, first], [[2, 40]]]);
    expect(await readFiltered({ currency: "JPY" })).toEqual([[], []]);
  });

  it.each<Record<string, string>>([
    { from: "yesterday" },
    { from: "0000-01-01T00:00:00Z" },
    { to: "2026-13-01T00:00:00Z" },
    { limit: "0" },
    { limit: "101" },
    { cursor: "5" },
    { cursor: "a.b" },
    { cursor: "999999999999999.1" },
    { currency: "euro" },
  ])("PLAY-11 rejects %j", async (query) => {
    const { client } = await createConfirmedPlayer(app);
    const answer = await client.get(`/api/player/rounds?${new URLSearchParams(query)}`);
    expect(answer).toMatchObject({ status: 422, body: { code: "validation_failed" } });
  });

  it("PLAY-11 ANC-14 still has rounds of twelve months ago after the cleanup", async () => {
    const { email, walletSession } = await createPlayerInGame();
    const roundName = await playRound(walletSession);
    clock.advance(365 * DAY);
    await app.sweep();
    const secondClient = visit(app);
    expect((await signIn(secondClient, email)).status).toBe(200);
    expect(await fetchRounds(secondClient, { from: at(clock.now() - 366 * DAY) })).toMatchObject({
      rounds: [{ name: roundName, stake_cents: 100 }],
    });
    clock.reset();
  });

  it("PLAY-11 shows a removed game's identifier without a link", async () => {
    const { client, walletSession } = await createPlayerInGame("nobody/gone");
    await playRound(walletSession);
    expect((await fetchRounds(client)).rounds[0]!.game).toMatchObject({
      identifier: "nobody/gone",
      title: "nobody/gone",
      path: null,
      preview: null,
    });
  });

  it("PLAY-11 shows a game blocked in the market without a link", async () => {
    const filter = { providers: ["grumpy-magpie"] };
    const [blocked] = ((await app.post("/api/games_filter", { filter })).body as GamePage).data;
    const { client, walletSession } = await createPlayerInGame(blocked!.identifier);
    await playRound(walletSession);
    const pathFrom = async (country: string) =>
      ((await client.get("/api/player/rounds", { "x-country": country })).body as Rounds).rounds[0]!.game
        .path;
    expect(await pathFrom("DE")).toBe(`/play/grumpy-magpie/${blocked!.seo_title}`);
    expect(await pathFrom("AU")).toBeNull();
  });
});

describe("a single round", () => {
  it("PLAY-11 NEW-06 has the receipts of all its entries, oldest first", async () => {
    const { client, walletSession } = await createPlayerInGame();
    const roundName = await playRound(walletSession, "2.50");
    const { id } = (await fetchRounds(client)).rounds[0]!;
    const { round: detailedRound, receipts } = (await client.get(`/api/player/rounds/${id}`))
      .body as RoundDetails;
    expect(detailedRound).toMatchObject({ id, name: roundName, net_cents: 150 });
    expect(receipts.map(({ kind, total }) => [kind, total.before_cents, total.after_cents])).toEqual([
      ["bet", 1_000, 900],
      ["win", 900, 1_150],
    ]);
    expect(receipts.every(({ round }) => round === id)).toBe(true);
  });

  it("PLAY-11 NEW-06 is visible to its player only, in the list and by id", async () => {
    const [one, other] = [await createPlayerInGame(), await createPlayerInGame()];
    await playRound(one.walletSession);
    const { id } = (await fetchRounds(one.client)).rounds[0]!;
    expect((await fetchRounds(other.client)).rounds).toEqual([]);
    expect(await other.client.get(`/api/player/rounds/${id}`)).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    for (const path of ["rounds", `rounds/${id}`, "statement", "statement/1", "statement/export?format=csv"])
      expect((await visit(app).get(`/api/player/${path}`)).status, path).toBe(401);
  });

  it("PLAY-11 isn't cached", async () => {
    const { client } = await createPlayerInGame();
    expect((await client.get("/api/player/rounds")).headers.get("cache-control")).toBe("private, no-store");
  });
});
