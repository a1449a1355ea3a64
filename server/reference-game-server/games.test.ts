import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { FrameRound, OpenedSession } from "../../frames/protocol.ts";
import { rollDice } from "../../src/rules/fair/dice.ts";
import { createDraw } from "../../src/rules/fair/draw.ts";
import { newKey } from "../../tests/support/server/game-frame.ts";
import { fund } from "../../tests/support/server/ledger.ts";
import { CHOICE, cents, testGames } from "../../tests/support/server/reference-games.ts";
import { visit } from "../../tests/support/server/visitor.ts";
import { ledgerEntries } from "../core/ledger/tables.ts";
import { rounds } from "../core/rounds/tables.ts";
import { digestOf } from "../http/secret-token.ts";
import { gameClientSessions, gameRounds, gameSeeds } from "./tables.ts";

const {
  app,
  clock,
  dice,
  slot,
  wheel,
  openGame,
  callGameServer,
  delayWalletCall,
  isWalletCallDelayed,
  player,
  play,
  finish,
} = await testGames();

it("PLAY-10 names the pictures of a slot in the player's language, and has none for other games", async () => {
  const { client } = await player();
  const { symbols } = (await openGame(client, slot)).game;
  expect(Object.keys(symbols!).sort()).toEqual(["bell", "crown", "gem", "horn", "scatter", "wild"]);
  expect([symbols!.wild!.name, symbols!.scatter!.name]).toEqual(["joker", "star"]);
  expect(new Set(Object.values(symbols!).map(({ name }) => name)).size).toBe(6);
  for (const game of [dice, wheel]) expect((await openGame(client, game)).game.symbols).toBeUndefined();
});

describe("a round of each game", () => {
  it.each([
    ["dice", dice, CHOICE],
    ["wheel", wheel, { bet: 2 }],
    ["slot", slot, {}],
  ] as const)(
    "PLAY-10 ANC-22 of %s is staked, shown, paid and closed through the wallet alone",
    async (kind, game, choice) => {
      const { client, player: owner, balance, ledgerProblems } = await player();
      const frameGame = await openGame(client, game);
      expect(frameGame).toMatchObject({
        kind,
        mode: "real",
        currency: "EUR",
        decimals: 2,
        balance: "1000.00",
        round: null,
      });
      expect(frameGame.facts.return).toBeGreaterThan(94);
      expect(frameGame.facts.top.oneIn).toBeGreaterThan(1);
      let expected = 100_000;
      for (let n = 0; n < 8; n++) {
        const { status, body } = await play(frameGame, { choice });
        expect(status).toBe(200);
        expected -= 100;
        expect([cents(body.balance), await balance()]).toEqual([expected, expected]);
        expected += cents(body.round.win);
        expect(cents((await finish(frameGame, body.round)).body.balance)).toBe(expected);
        // Finishing again pays nothing.
        expect(cents((await finish(frameGame, body.round)).body.balance)).toBe(expected);
      }
      expect(await balance()).toBe(expected);
      expect(await ledgerProblems()).toEqual([]);
      const played = await app.db.select().from(rounds).where(eq(rounds.playerId, owner.id));
      expect(played).toHaveLength(8);
      expect(played.every(({ closedAt, stakeReal }) => closedAt !== null && stakeReal === 100n)).toBe(true);
    },
  );

  it("MI-02 in a demo takes its stake once for simultaneous requests with the same key", async () => {
    const game = await openGame(visit(app), dice, "demo");
    const key = newKey();
    clock.advance(10_000);
    const body = { session: game.session, key, stake: "1.00", choice: CHOICE };
    const answers = await Promise.all(
      [1, 2, 3].map(() => callGameServer<{ round: FrameRound }>("play", body)),
    );
    expect(new Set(answers.map(({ body: { round } }) => round.id)).size).toBe(1);
    const { round } = answers[0]!.body;
    const { balance } = (await finish(game, round)).body;
    expect(cents(balance)).toBe(cents(game.balance) - 100 + cents(round.win));
  });

  it("MI-02 is played once its stake is taken, even if a simultaneous retry was rejected", async () => {
    const { client, player: owner, balance, ledgerProblems } = await player(0n);
    const game = await openGame(client, dice);
    const key = newKey();
    clock.advance(10_000);
    const placeBet = () =>
      callGameServer<{ round: FrameRound }>("play", {
        session: game.session,
        key,
        stake: "1.00",
        choice: CHOICE,
      });
    const gate = Promise.withResolvers<void>();
    delayWalletCall(gate.promise);
    const first = placeBet();
    await expect.poll(isWalletCallDelayed).toBe(false);
    expect((await placeBet()).body).toMatchObject({ code: "insufficient_funds" });
    await fund(app.db, owner.id, 500n);
    gate.resolve();
    const { round } = (await first).body;
    expect((await finish(game, round)).status).toBe(200);
    expect(await balance()).toBe(500 - 100 + cents(round.win));
    expect(await ledgerProblems()).toEqual([]);
  });

  it("NEW-05 MI-24 keeps a seed's secret while it is open, even when seeds are changed concurrently", async () => {
    const { client } = await player();
    const game = await openGame(client, dice);
    for (let n = 0; n < 6; n++) {
      clock.advance(10_000);
      const rotate = () => callGameServer("seeds", { session: game.session, client: `text ${n}` });
      const [played] = await Promise.all([play(game), rotate(), rotate(), rotate()]);
      const open = await app.db
        .select({ id: gameRounds.id })
        .from(gameRounds)
        .innerJoin(gameSeeds, eq(gameSeeds.id, gameRounds.seed))
        .where(and(isNotNull(gameSeeds.revealedAt), inArray(gameRounds.status, ["drawn", "staked"])));
      expect(open).toEqual([]);
      if (played.body.round) await finish(game, played.body.round);
    }
    const [clientSession] = await app.db
      .select({ player: gameClientSessions.player })
      .from(gameClientSessions)
      .where(eq(gameClientSessions.digest, digestOf(game.session)));
    const current = and(eq(gameSeeds.player, clientSession!.player), isNull(gameSeeds.revealedAt));
    expect(await app.db.$count(gameSeeds, current)).toBe(1);
  });

  it("ANC-21 keeps its minimum time: one of several simultaneous rounds is played, across frames too", async () => {
    const { client } = await player();
    const games = [await openGame(client, dice), await openGame(client, dice)];
    // As some licences require.
    for (const { session } of games)
      await app.db
        .update(gameClientSessions)
        .set({ minRound: 2_500 })
        .where(eq(gameClientSessions.digest, digestOf(session)));
    clock.advance(10_000);
    const playIn = ({ session }: { session: string }) =>
      callGameServer("play", { session, key: newKey(), stake: "1.00", choice: CHOICE });
    const answers = await Promise.all([...games, ...games].map(playIn));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("PLAY-02 ANC-23 in a demo has the same rules and moves no money", async () => {
    const before = await app.db.$count(ledgerEntries);
    const game = await openGame(visit(app), slot, "demo");
    expect(game).toMatchObject({ mode: "demo", currency: "FUN", balance: "5000.00" });
    const { client } = await player(0n);
    expect((await openGame(client, slot)).facts).toEqual(game.facts);
    const { body } = await play(game, { choice: {} });
    expect(body.balance).toBe("4999.00");
    const after = await finish(game, body.round);
    expect(cents(after.body.balance)).toBe(499_900 + cents(body.round.win));
    expect(await finish(game, body.round)).toMatchObject({ body: after.body });
    expect(await app.db.$count(ledgerEntries)).toBe(before);
  });
});

describe("a frame's history", () => {
  const historyOf = ({ session }: Pick<OpenedSession, "session">) =>
    callGameServer<{ rounds: { id: string; at: string; stake: string; win: string; free: boolean }[] }>(
      "history",
      {
        session,
      },
    );

  it("PLAY-10 has the last 20 finished rounds of its session, newest first, and none that is still open", async () => {
    const { client } = await player();
    const game = await openGame(client, dice);
    expect((await historyOf(game)).body.rounds).toEqual([]);
    const played: { id: string; at: string; stake: string; win: string; free: boolean }[] = [];
    for (let n = 0; n < 21; n++) {
      const { round } = (await play(game)).body;
      await finish(game, round);
      played.unshift({
        id: round.id,
        at: new Date(clock.now()).toISOString(),
        stake: "1.00",
        win: round.win,
        free: false,
      });
    }
    await play(game);
    expect((await historyOf(game)).body.rounds).toEqual(played.slice(0, 20));
    expect((await historyOf(await openGame(client, dice))).body.rounds).toEqual([]);
  });

  it("PLAY-10 is its own player's alone, and ends with the session", async () => {
    const { client } = await player();
    const game = await openGame(client, dice);
    await finish(game, (await play(game)).body.round);
    const other = await openGame((await player()).client, dice);
    const demo = await openGame(visit(app), slot, "demo");
    for (const session of [other, demo]) expect((await historyOf(session)).body.rounds).toEqual([]);
    expect((await historyOf({ session: "x".repeat(32) })).body).toEqual({ code: "client_session_expired" });
    await client.delete("/api/users/sign_out");
    expect((await historyOf(game)).body).toEqual({ code: "session_expired" });
  });
});

describe("a seed's secret", () => {
  it("NEW-05 matches the commitment shown before, and reproduces every outcome", async () => {
    const { client } = await player();
    const game = await openGame(client, dice);
    const played: FrameRound[] = [];
    for (let n = 0; n < 3; n++) {
      const { body } = await play(game);
      expect(body.round.nonce).toBe(n);
      await finish(game, body.round);
      played.push(body.round);
    }
    const proofOf = async (id: string) => {
      const response = await app.app.request(`http://localhost/reference-games/api/rounds/${id}`);
      return (await response.json()) as { secret: string | null; commitment: string; client: string };
    };
    expect(await proofOf(played[0]!.id)).toMatchObject({ secret: null, commitment: game.fair.commitment });
    const rotated = await callGameServer<{
      revealed: { secret: string; commitment: string; rounds: number };
      fair: OpenedSession["fair"];
    }>("seeds", { session: game.session, client: "my own words" });
    expect(rotated.body).toMatchObject({
      revealed: { commitment: game.fair.commitment, rounds: 3 },
      fair: { client: "my own words", nonce: 0 },
    });
    const proof = await proofOf(played[2]!.id);
    expect(proof.secret).toBe(rotated.body.revealed.secret);
    for (const { nonce, outcome } of played) {
      const draw = await createDraw({ secret: proof.secret!, client: proof.client, nonce });
      expect(outcome).toEqual(await rollDice(draw, CHOICE));
    }
    expect((await play(game)).body.round.nonce).toBe(0);
  });

  it("NEW-05 isn't revealed while a round is open", async () => {
    const { client } = await player();
    const game = await openGame(client, dice);
    const { body } = await play(game);
    const rotate = () => callGameServer("seeds", { session: game.session, client: "mine" });
    expect(await rotate()).toMatchObject({ status: 409, body: { code: "round_open" } });
    await finish(game, body.round);
    expect((await rotate()).status).toBe(200);
  });
});
