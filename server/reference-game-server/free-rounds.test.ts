import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import type { OpenedSession } from "../../frames/protocol.ts";
import { newKey } from "../../tests/support/server/game-frame.ts";
import { CHOICE, testGames } from "../../tests/support/server/reference-games.ts";
import { visit } from "../../tests/support/server/visitor.ts";
import { digestOf } from "../http/secret-token.ts";
import { freeRoundsStore } from "./free-rounds-store.ts";
import { gameClientSessions, gameFreeRounds, gameRounds } from "./tables.ts";

const {
  app,
  clock,
  dice,
  openGame,
  callGameServer,
  delayWalletCall,
  isWalletCallDelayed,
  player,
  play,
  finish,
} = await testGames();
const { db } = app;

type Game = Pick<OpenedSession, "session">;
interface Changed {
  code: string;
  balance: string;
  free_rounds: OpenedSession["free_rounds"];
}

const sessionOf = async ({ session }: Game) =>
  (
    await db
      .select()
      .from(gameClientSessions)
      .where(eq(gameClientSessions.digest, digestOf(session)))
  )[0]!;

const given: string[] = [];

/** Gives free rounds of 0.10 to the player of a session. @returns the campaign */
async function give(game: Game, count = 10): Promise<string> {
  const { player, gameIdentifier, currency, subunits } = await sessionOf(game);
  const id = randomUUID();
  const createdAt = new Date(clock.now());
  await db
    .insert(gameFreeRounds)
    .values({ id, player, gameIdentifier, currency, subunits, bet: 10n, count, createdAt });
  given.push(id);
  return id;
}
/** The casino doesn't know these campaigns, so their rounds pay nothing to it. */
const removeWins = () => db.update(gameRounds).set({ win: 0n }).where(inArray(gameRounds.freeRounds, given));
afterEach(removeWins);
const end = (campaign: string) => freeRoundsStore.end(db, campaign, new Date(clock.now()));

/** Opens a game a second time, in which the free rounds are known from the start. */
async function playerWithFreeRounds(count = 10) {
  const owner = await player(1_000n);
  const campaign = await give(await openGame(owner.client, dice), count);
  const game = await openGame(owner.client, dice);
  expect(game.free_rounds).toEqual({ campaign, left: count, bet: "0.10" });
  return { ...owner, campaign, game };
}
const roundsOf = async (game: Game) => db.$count(gameRounds, eq(gameRounds.session, digestOf(game.session)));

/** A request of a frame of an earlier release, which doesn't say what it shows. */
const playUnstated = ({ session }: Game, key = newKey()) => {
  clock.advance(10_000);
  return callGameServer<Changed & { round: { free: boolean } }>("play", {
    session,
    key,
    stake: "1.00",
    choice: CHOICE,
  });
};

describe("a round that the frame shows as free", () => {
  it("BON-09 MI-02 isn't played with money after the free rounds have ended elsewhere", async () => {
    const { game, campaign, balance, ledgerProblems } = await playerWithFreeRounds();
    await end(campaign);
    expect(await play(game)).toMatchObject({
      status: 200,
      body: { code: "free_rounds_changed", balance: "10.00", free_rounds: null },
    });
    expect([await roundsOf(game), await balance()]).toEqual([0, 1_000]);
    // The frame has shown the paid stake now.
    expect((await play(game)).body).toMatchObject({ round: { free: false, stake: "1.00" }, balance: "9.00" });
    expect(await ledgerProblems()).toEqual([]);
  });

  it("BON-09 MI-02 isn't played with money if the free rounds end while the request is on its way", async () => {
    const { game, campaign, balance } = await playerWithFreeRounds();
    const gate = Promise.withResolvers<void>();
    delayWalletCall(gate.promise);
    const playing = play(game);
    await expect.poll(isWalletCallDelayed).toBe(false);
    await end(campaign);
    gate.resolve();
    expect((await playing).body).toMatchObject({ code: "free_rounds_changed", free_rounds: null });
    expect([await roundsOf(game), await balance()]).toEqual([0, 1_000]);
  });

  it("BON-09 isn't of another campaign, nor of another bet", async () => {
    const { game, campaign } = await playerWithFreeRounds();
    expect((await play(game, { stake: "1.00" })).body).toMatchObject({
      code: "free_rounds_changed",
      free_rounds: { campaign, left: 10, bet: "0.10" },
    });
    await end(campaign);
    const next = await give(game, 3);
    expect((await play(game, { free_rounds: campaign, stake: "0.10" })).body).toMatchObject({
      code: "free_rounds_changed",
      free_rounds: { campaign: next, left: 3, bet: "0.10" },
    });
    expect(await roundsOf(game)).toBe(0);
  });

  it("BON-09 MI-02 is played once however often its request is repeated, also after the end", async () => {
    const { game, campaign, balance } = await playerWithFreeRounds(1);
    const key = newKey();
    const first = await play(game, { key });
    expect(first.body).toMatchObject({ round: { free: true, stake: "0.10" }, free_rounds: null });
    const repeated = await play(game, { key, free_rounds: campaign, stake: "0.10" });
    expect(repeated.body.round.id).toBe(first.body.round.id);
    // The key is of a free round: it names no paid one.
    expect(await play(game, { key })).toMatchObject({ status: 409, body: { code: "key_conflict" } });
    expect(await balance()).toBe(1_000);
  });

  it("BON-09 doesn't exist in a demo", async () => {
    const { campaign } = await playerWithFreeRounds();
    const demo = await openGame(visit(app), dice, "demo");
    expect((await play(demo, { free_rounds: campaign, stake: "0.10" })).body).toMatchObject({
      code: "free_rounds_changed",
      balance: demo.balance,
      free_rounds: null,
    });
    expect((await play(demo)).body.round.free).toBe(false);
  });
});

describe("a round that the frame shows with a stake", () => {
  it("BON-09 uses no free round that the frame doesn't know, and stakes nothing", async () => {
    const { client, balance } = await player(1_000n);
    const game = await openGame(client, dice);
    const campaign = await give(game);
    expect((await play(game)).body).toMatchObject({
      code: "free_rounds_changed",
      balance: "10.00",
      free_rounds: { campaign, left: 10, bet: "0.10" },
    });
    expect([await roundsOf(game), await balance()]).toEqual([0, 1_000]);
    expect((await play(game)).body).toMatchObject({ round: { free: true }, free_rounds: { left: 9 } });
    expect(await balance()).toBe(1_000);
  });
});

describe("a frame of an earlier release", () => {
  it("BON-09 MI-02 plays free rounds, but none with money once its session may have shown free ones", async () => {
    const { game, campaign, balance } = await playerWithFreeRounds();
    const { body } = await playUnstated(game);
    expect(body.round.free).toBe(true);
    await end(campaign);
    for (let times = 0; times < 2; times++)
      expect((await playUnstated(game)).body).toMatchObject({ code: "free_rounds_changed" });
    expect([await roundsOf(game), await balance()]).toEqual([1, 1_000]);
  });

  it("BON-09 MI-02 plays none with money when the last free round was played elsewhere", async () => {
    const { client, game, balance } = await playerWithFreeRounds(1);
    const other = await openGame(client, dice);
    const { body } = await play(other);
    await removeWins();
    await finish(other, body.round);
    expect((await playUnstated(game)).body).toMatchObject({ code: "free_rounds_changed" });
    expect([await roundsOf(game), await balance()]).toEqual([0, 1_000]);
  });

  it("PLAY-10 plays with money where there were no free rounds, or none since its start", async () => {
    const { client, campaign, balance } = await playerWithFreeRounds();
    await end(campaign);
    clock.advance(60_000);
    const game = await openGame(client, dice);
    expect((await playUnstated(game)).body.round.free).toBe(false);
    expect(await balance()).toBe(900);
  });
});
