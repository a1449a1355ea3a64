import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newKey } from "../../tests/support/server/game-frame.ts";
import { fund } from "../../tests/support/server/ledger.ts";
import { cents, testGames } from "../../tests/support/server/reference-games.ts";
import { createConfirmedPlayer, type TestClient, visit } from "../../tests/support/server/visitor.ts";
import { gameSessions } from "../core/game-sessions/tables.ts";
import { rounds } from "../core/rounds/tables.ts";
import { sessions } from "../core/sessions/tables.ts";
import { digestOf } from "../http/secret-token.ts";
import { gameRounds, gameSeeds } from "./tables.ts";

const { app, clock, dice, slot, wheel, openGame, callGameServer, failWalletCalls, player, play, finish } =
  await testGames();

/** How far `play` advances the clock before it plays, milliseconds. */
const PLAY_ADVANCE = 10_000;

describe("an interrupted round", () => {
  it("ANC-24 is restored in the next frame, and paid there", async () => {
    const { client, balance, ledgerProblems } = await player();
    const first = await openGame(client, wheel);
    const { body } = await play(first, { choice: { bet: 2 } });
    const reopenedGame = await openGame(client, wheel);
    expect(reopenedGame.round).toMatchObject({ id: body.round.id, outcome: body.round.outcome, done: false });
    expect(reopenedGame.balance).toBe("999.00");
    await finish(reopenedGame, reopenedGame.round!);
    expect(await balance()).toBe(99_900 + cents(body.round.win));
    expect((await openGame(client, wheel)).round).toBeNull();
    expect(await ledgerProblems()).toEqual([]);
  });

  it("ANC-24 MI-09 is paid after ten minutes, also after logout", async () => {
    const { client, player: owner } = await player();
    const game = await openGame(client, dice);
    let win = 0;
    for (let n = 0; n < 4; n++) win = cents((await play(game)).body.round.win);
    await app.db.delete(sessions).where(eq(sessions.playerId, owner.id));
    clock.advance(9 * 60_000);
    await app.settle();
    const [open] = await app.db
      .select()
      .from(rounds)
      .where(eq(rounds.playerId, owner.id))
      .orderBy(rounds.id)
      .offset(3);
    expect(open!.closedAt).toBeNull();
    clock.advance(2 * 60_000);
    await app.settle();
    const [closed] = await app.db.select().from(rounds).where(eq(rounds.id, open!.id));
    expect(closed!.closedAt).not.toBeNull();
    expect(Number(closed!.winReal)).toBe(win);
  });

  it("PLAY-10 is finished before the next one starts", async () => {
    const { client, player: owner } = await player();
    const game = await openGame(client, dice);
    await play(game);
    await play(game);
    const played = await app.db.select().from(rounds).where(eq(rounds.playerId, owner.id)).orderBy(rounds.id);
    expect(played.map(({ closedAt }) => closedAt !== null)).toEqual([true, false]);
  });
});

describe("an unfinished round", () => {
  it("PLAY-10 ANC-24 is reported with its result once, when the next round ends it", async () => {
    const { client, balance } = await player();
    const [first, second] = [await openGame(client, dice), await openGame(client, dice)];
    const abandonedPlay = (await play(first)).body;
    expect(abandonedPlay.finished).toEqual([]);
    const next = (await play(second)).body;
    expect(next.finished).toEqual([{ ...abandonedPlay.round, currency: "EUR", done: true }]);
    expect(cents(next.balance)).toBe(100_000 - 200 + cents(abandonedPlay.round.win));
    expect((await finish(second, next.round)).status).toBe(200);
    expect((await play(second)).body.finished).toEqual([]);
    expect(await balance()).toBe(100_000 - 300 + cents(abandonedPlay.round.win) + cents(next.round.win));
  });

  it("ANC-24 is reported to the next frame as finished, unless that frame resumes it", async () => {
    const { client } = await player();
    const game = await openGame(client, dice);
    failWalletCalls("answer");
    await play(game);
    failWalletCalls("none");
    const reopenedGame = await openGame(client, dice);
    expect(reopenedGame).toMatchObject({
      round: null,
      finished: [{ stake: "1.00", currency: "EUR", done: true }],
    });
    await play(reopenedGame);
    expect(await openGame(client, dice)).toMatchObject({ round: { done: false }, finished: [] });
  });

  it("ANC-24 is ignored when its stake was never taken", async () => {
    const { client, balance } = await player(100n);
    const game = await openGame(client, dice);
    failWalletCalls("call");
    await play(game, { stake: "2.00" });
    failWalletCalls("none");
    const { status, body } = await play(game);
    expect([status, body.finished, await balance()]).toEqual([200, [], 0]);
  });
});

describe("a lost response", () => {
  it.each(["answer", "call"] as const)(
    "MI-02 PLAY-10 to a bet whose wallet %s got lost: the same key gives the same round and one stake",
    async (lostPart) => {
      const { client, balance, ledgerProblems } = await player();
      const game = await openGame(client, dice);
      const key = newKey();
      failWalletCalls(lostPart);
      expect(await play(game, { key })).toMatchObject({ status: 503, body: { code: "unsure" } });
      failWalletCalls("none");
      const { status, body } = await play(game, { key });
      expect(status).toBe(200);
      expect(await balance()).toBe(99_900);
      expect((await play(game, { key })).body.round).toEqual(body.round);
      expect(await balance()).toBe(99_900);
      expect(await ledgerProblems()).toEqual([]);
    },
  );

  it("MI-02 ANC-24 to a bet that was never retried: the next frame settles the round", async () => {
    const { client, balance } = await player();
    const game = await openGame(client, dice);
    failWalletCalls("answer");
    await play(game);
    failWalletCalls("none");
    const reopenedGame = await openGame(client, dice);
    const [round] = await app.db
      .select()
      .from(gameRounds)
      .where(eq(gameRounds.session, digestOf(game.session)));
    expect(round!.status).toBe("done");
    expect(cents(reopenedGame.balance)).toBe(99_900 + Number(round!.win));
    expect(await balance()).toBe(cents(reopenedGame.balance));
  });
});

describe("a frame", () => {
  it("PLAY-09 opens once per launch", async () => {
    const { client } = await player();
    const { launch } = await openGame(client, dice);
    expect(await callGameServer("open", { launch })).toMatchObject({
      status: 409,
      body: { code: "unknown_launch" },
    });
  });

  it("ANC-21 enforces Estonia's minimum round time", async () => {
    const country = "EE";
    const { client, player: owner } = await createConfirmedPlayer(app, { country }, visit(app, { country }));
    await fund(app.db, owner.id, 1_000n);
    const game = await openGame(client, dice);
    expect(game.min_round).toBe(5_000);
    const first = await play(game);
    await finish(game, first.body.round);
    const playAfter = (milliseconds: number) => {
      clock.advance(milliseconds - PLAY_ADVANCE);
      return play(game);
    };
    expect(await playAfter(4_999)).toMatchObject({ status: 409, body: { code: "too_fast" } });
    expect((await playAfter(1)).status).toBe(200);
  });

  it("ANC-21 follows Germany's rules under another country's licence, for residents and for demo visitors", async () => {
    const german = await createConfirmedPlayer(app, { country: "DE" });
    await fund(app.db, german.player.id, 1_000n);
    const strict = { min_round: 5_000 };
    expect(await openGame(german.client, slot)).toMatchObject(strict);
    expect(await openGame(visit(app, { country: "DE" }), slot, "demo")).toMatchObject(strict);
    expect(await openGame(visit(app, { country: "AT" }), slot, "demo")).toMatchObject({ min_round: 0 });
    const variant = dice.real.EUR!.id;
    const launchRequest = { mode: "real", device: "mobile", locale: "en", return_url: "/" };
    const second = await german.client.post(`/api/games/${variant}/launch`, launchRequest);
    expect(second).toMatchObject({ status: 409, body: { code: "already_playing" } });
  });

  it("MI-10 MI-06 reports the wallet's rejection, and ends that round", async () => {
    const { client, balance } = await player(50n);
    const game = await openGame(client, dice);
    const key = newKey();
    expect(await play(game, { key })).toMatchObject({ status: 200, body: { code: "insufficient_funds" } });
    expect(await play(game, { key })).toMatchObject({ status: 409, body: { code: "round_rejected" } });
    expect(await balance()).toBe(50);
  });

  it("MI-28 PLAY-08 reads the current balance after changes made outside it", async () => {
    const { client, player: owner } = await player();
    const game = await openGame(client, dice);
    await fund(app.db, owner.id, 2_550n);
    const balance = (body: object) => callGameServer<{ balance: string }>("balance", body);
    expect(await balance({ session: game.session })).toMatchObject({
      status: 200,
      body: { balance: "1025.50" },
    });
    expect(await balance({ session: "A".repeat(43) })).toMatchObject({
      body: { code: "client_session_expired" },
    });
  });

  it.each([
    ["stake", { stake: "2.00" }],
    ["choice", { choice: { chances: 4_950, over: true } }],
  ])("MI-03 rejects another %s under a played round's key, and moves nothing", async (_, other) => {
    const { client, balance } = await player();
    const game = await openGame(client, dice);
    const key = newKey();
    const first = await play(game, { key });
    const after = await balance();
    expect(await play(game, { key, ...other })).toMatchObject({
      status: 409,
      body: { code: "key_conflict" },
    });
    expect(await balance()).toBe(after);
    expect((await play(game, { key })).body.round).toEqual(first.body.round);
  });

  it("MI-03 plays one of two simultaneous stakes under one key", async () => {
    const { client, balance } = await player();
    const game = await openGame(client, dice);
    const key = newKey();
    const answers = await Promise.all(["1.00", "2.00"].map((stake) => play(game, { key, stake })));
    expect(answers.map(({ body }) => body.code ?? "played").toSorted()).toEqual(["key_conflict", "played"]);
    const { round } = answers.find(({ status }) => status === 200)!.body;
    expect(await balance()).toBe(100_000 - cents(round.stake));
  });

  it("AUTH-16 MI-09 shows no money after logout, and still pays the win", async () => {
    const { client, player: owner } = await player();
    const [game, elsewhere] = [await openGame(client, dice), await openGame(client, wheel)];
    const { round } = (await play(game)).body;
    expect((await client.delete("/api/users/sign_out")).status).toBe(200);
    const over = { status: 200, body: { code: "session_expired" } };
    for (const answer of [
      await finish(game, round),
      await finish(game, round),
      await play(game),
      await play(elsewhere, { choice: { bet: 2 } }),
    ]) {
      expect(answer).toMatchObject(over);
      expect(JSON.stringify(answer.body)).not.toMatch(/balance|\d\.\d\d/);
    }
    const [paid] = await app.db.select().from(rounds).where(eq(rounds.playerId, owner.id));
    expect([paid!.closedAt !== null, Number(paid!.winReal)]).toEqual([true, cents(round.win)]);
  });

  const leaveAll = async (client: TestClient, playerId: number) => {
    for (const { id } of await app.db.select().from(gameSessions).where(eq(gameSessions.playerId, playerId)))
      await client.delete(`/api/games/sessions/${id}`);
  };
  it.each([
    ["signed out", false, (client: TestClient) => client.delete("/api/users/sign_out")],
    ["left the game", true, leaveAll],
    ["been inactive for 12 hours", true, async () => clock.advance(12 * 3_600_000 - 60_000)],
  ])(
    "NEW-05 MI-09 AUTH-16 of a player who has %s finishes its round, and shows and changes nothing else",
    async (_, showsBalance, end) => {
      const startTime = clock.now();
      const { client, player: owner, balance } = await player();
      const [game, other, third] = [
        await openGame(client, dice),
        await openGame(client, dice),
        await openGame(client, dice),
      ];
      await finish(game, (await play(game)).body.round);
      const { round } = (await play(game)).body;
      const seeds = () => app.db.select().from(gameSeeds).orderBy(gameSeeds.id);
      await end(client, owner.id);
      clock.advance(60_000);
      const before = await seeds();
      const over = { status: 200, body: { code: "session_expired" } };
      expect(await callGameServer("seeds", { session: game.session, client: "mine" })).toMatchObject(over);
      expect(await callGameServer("balance", { session: other.session })).toMatchObject(over);
      const fair = { commitment: "0".repeat(64), client: "another" };
      const stale = await play(third, { fair });
      expect([stale.status, stale.body]).toEqual([200, { code: "session_expired" }]);
      for (const one of [game, other, third]) {
        expect(await play(one)).toMatchObject(over);
        expect(await callGameServer("seeds", { session: one.session, client: "mine" })).toMatchObject(over);
      }
      const at = (await seeds()).map(({ id, nonce, client, revealedAt }) => [id, nonce, client, revealedAt]);
      expect(at).toEqual(before.map(({ id, nonce, client, revealedAt }) => [id, nonce, client, revealedAt]));
      const { body } = await finish(game, round);
      expect(body).toEqual(showsBalance ? { balance: expect.any(String) } : { code: "session_expired" });
      if (showsBalance) expect(cents(body.balance)).toBe(await balance());
      const played = await app.db
        .select()
        .from(rounds)
        .where(eq(rounds.playerId, owner.id))
        .orderBy(rounds.id);
      expect(played.map(({ closedAt, winReal }) => [closedAt !== null, Number(winReal)])[1]).toEqual([
        true,
        cents(round.win),
      ]);
      clock.set(startTime);
    },
  );

  it.each([
    ["a stake that isn't offered", { stake: "1.01" }, "invalid_stake"],
    ["a negative stake", { stake: "-1.00" }, "invalid_stake"],
    ["a choice that can't win", { choice: { chances: 0, over: false } }, "invalid_choice"],
    ["a choice that can't lose", { choice: { chances: 10_000, over: false } }, "invalid_choice"],
    ["another game's choice", { choice: { bet: 2 } }, "invalid_choice"],
  ])("MI-14 MI-30 rejects %s", async (_, more, code) => {
    const { client } = await player();
    const game = await openGame(client, dice);
    expect(await play(game, more)).toMatchObject({ status: 409, body: { code } });
  });

  it("MI-30 can't finish another player's round, and a forged session is rejected", async () => {
    const [one, two] = [await player(), await player()];
    const game = await openGame(one.client, dice);
    const { body } = await play(game);
    const other = await openGame(two.client, dice);
    expect(await finish(other, body.round)).toMatchObject({ status: 409, body: { code: "unknown_round" } });
    expect(await play({ session: "A".repeat(43) })).toMatchObject({
      status: 200,
      body: { code: "client_session_expired" },
    });
    expect(await callGameServer("play", { session: 1 })).toMatchObject({ status: 400 });
    clock.advance(13 * 3_600_000);
    expect(await play(game)).toMatchObject({ status: 200, body: { code: "session_expired" } });
    clock.advance(-13 * 3_600_000);
  });

  it("PLAY-10 a demo expires after twelve hours", async () => {
    const game = await openGame((await player()).client, dice, "demo");
    clock.advance(13 * 3_600_000);
    expect(await play(game)).toMatchObject({ status: 200, body: { code: "client_session_expired" } });
    clock.advance(-13 * 3_600_000);
  });

  it("allows requests without an origin, and sends no credentials", async () => {
    const answer = await callGameServer("open", { launch: "A".repeat(43) });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

it("PLAY-10 a frame without an origin can read the error of an invalid request", async () => {
  const { status, headers, body } = await callGameServer("play", { session: "x" });
  expect([status, headers.get("access-control-allow-origin"), body.code]).toEqual([400, "*", "bad_request"]);
});
