import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Award } from "../../../src/contract/awards.ts";
import type { CampaignBody } from "../../../src/contract/campaigns.ts";
import type { FreeSpins } from "../../../src/contract/free-spins.ts";
import { wagering } from "../../../tests/support/data/campaigns.ts";
import { publishCampaign } from "../../../tests/support/server/campaigns.ts";
import { cents, testGames } from "../../../tests/support/server/reference-games.ts";
import { visit } from "../../../tests/support/server/visitor.ts";
import { players } from "../../core/players/tables.ts";
import { gameFreeRounds } from "../../reference-game-server/tables.ts";
import { awardsModule } from "../awards/module.ts";
import { waitingUnsettled } from "../bonuses/verify-store.ts";
import { campaignsModule } from "../campaigns/module.ts";
import { paymentEnded } from "../payments/events.ts";
import { freespinGrants } from "./tables.ts";
import { verifyFreeSpins } from "./verify-store.ts";

const { app, clock, dice, openGame, play, finish, player: newPlayer } = await testGames();
const { db } = app;
const DAY = 86_400_000;

type Player = Awaited<ReturnType<typeof newPlayer>>;

const listOf = async ({ client }: Player) => (await client.get("/api/player/freespins")).body as FreeSpins[];
const activate = ({ client }: Player, id: string) =>
  client.post(`/api/player/freespins/${id}/activation`, {});
const remove = ({ client }: Player, id: string) => client.delete(`/api/player/freespins/${id}`);
const problemsOf = ({ player }: Player) => verifyFreeSpins(db, waitingUnsettled, player.id);

/** A player with three issued spins of 0.20 in a table game. */
async function playerWithSpins(give: object = {}, count = 3): Promise<Player & { id: string; slug: string }> {
  const owner = await newPlayer(1_000n);
  await db.update(players).set({ dateOfBirth: "1990-01-01" }).where(eq(players.id, owner.player.id));
  const { slug } = await publishCampaign(db, {
    gives: [
      {
        kind: "freespins",
        provider: dice.provider,
        game: dice.identifier,
        count,
        bet: { EUR: 20 },
        wagering: null,
        max_win: null,
        days: 7,
        activatable_days: 3,
        ...give,
      },
    ],
  } as Partial<CampaignBody>);
  await app.content.refresh();
  const campaign = (await app.apiOf(campaignsModule).bySlug(slug))!;
  const [award] = await app.apiOf(awardsModule).issue({
    campaign,
    playerId: owner.player.id,
    currency: "EUR",
    source: "deposit",
    sourceId: slug,
    key: `test:${randomUUID()}`,
    deposit: null,
  });
  return { ...owner, id: award!.id, slug };
}

/** Plays and finishes a round. @returns it, in cents */
async function playRound(game: Parameters<typeof play>[0]) {
  const { body } = await play(game);
  await finish(game, body.round);
  return { stake: cents(body.round.stake), win: cents(body.round.win), balance: cents(body.balance) };
}

describe("free spins of a player", () => {
  it("BON-03 BON-09 BON-10 RI-16 are issued, activated, created at the provider once, played free and settled", async () => {
    const one = await playerWithSpins();
    expect(await listOf(one)).toMatchObject([
      {
        id: one.id,
        kind: "fs",
        stage: "issued",
        freespins_total: 3,
        bet_cents: 20,
        activatable: true,
        is_ready: false,
      },
    ]);
    const activated = await activate(one, one.id);
    expect(activated).toMatchObject({ status: 200, body: { stage: "activated", activatable: false } });
    expect((await activate(one, one.id)).body).toMatchObject({
      stage: "activated",
      expires_at: (activated.body as FreeSpins).expires_at,
    });
    await app.settle();
    await app.settle();
    expect(await listOf(one)).toMatchObject([{ is_ready: true, freespins_played: 0 }]);
    expect(await db.select().from(gameFreeRounds).where(eq(gameFreeRounds.id, one.id))).toHaveLength(1);

    const game = await openGame(one.client, dice);
    let won = 0;
    for (let n = 1; n <= 3; n++) {
      const { stake, win, balance } = await playRound(game);
      expect([stake, balance]).toEqual([20, 1_000]);
      won += win;
      if (n < 3) expect((await listOf(one))[0]!.stage).toBe("activated");
    }
    await app.settle();
    await app.settle();
    expect(await listOf(one)).toMatchObject([
      { stage: "finished", freespins_played: 3, won_cents: won, ended_at: expect.any(String) },
    ]);
    expect(await one.balance()).toBe(1_000 + won);
    expect((await playRound(game)).stake).toBe(100);
    expect([await problemsOf(one), await one.ledgerProblems()]).toEqual([[], []]);
  });

  it("BON-03 BON-10 PLT-04 the game server hears of an activation and of an end immediately", async () => {
    const one = await playerWithSpins();
    expect((await activate(one, one.id)).body).toMatchObject({ stage: "activated", is_ready: true });
    expect((await remove(one, one.id)).body).toMatchObject({ stage: "canceled" });
    const [atServer] = await db.select().from(gameFreeRounds).where(eq(gameFreeRounds.id, one.id));
    expect(atServer!.endedAt).not.toBeNull();
  });

  it("BON-09 are counted in the game, which says that they stake nothing, and in the end what they won", async () => {
    const one = await playerWithSpins({}, 2);
    await activate(one, one.id);
    await app.settle();
    const game = await openGame(one.client, dice);
    expect(game.free_rounds).toEqual({ campaign: one.id, left: 2, bet: "0.20" });
    let won = 0;
    for (const free_rounds of [{ campaign: one.id, left: 1, bet: "0.20" }, null]) {
      const { body } = await play(game);
      expect(body).toMatchObject({ free_rounds, round: { free: true } });
      won += cents(body.round.win);
      const completed = free_rounds ? null : { count: 2, won: (won / 100).toFixed(2) };
      for (let times = 0; times < 2; times++)
        expect((await finish(game, body.round)).body).toMatchObject({ free_rounds, completed });
    }
    expect((await play(game)).body).toMatchObject({ free_rounds: null, round: { free: false } });
  });

  it("BON-10 RI-04 with wagering become a bonus that the awards list under them", async () => {
    const one = await playerWithSpins({ wagering: wagering({ multiplier: 5 }) }, 30);
    await activate(one, one.id);
    await app.settle();
    const game = await openGame(one.client, dice);
    let won = 0;
    for (let n = 0; n < 30; n++) won += (await playRound(game)).win;
    await app.settle();
    await app.settle();
    const { awards } = (await one.client.get("/api/player/awards")).body as { awards: Award[] };
    expect(won).toBeGreaterThan(0);
    expect(awards.find(({ parent_id }) => parent_id === one.id)).toMatchObject({
      kind: "bonus",
      source: "freespins",
      amount_cents: won,
    });
    expect((await one.client.get("/api/player/bonuses")).body).toMatchObject([
      { stage: "handle_bets", amount_cents: won, terms: { multiplier: 5 } },
    ]);
    expect(await one.balance()).toBe(1_000);
    expect(await problemsOf(one)).toEqual([]);
  });

  it("BON-10 RI-04 are canceled once with what they won, at the provider too", async () => {
    const one = await playerWithSpins({}, 40);
    await activate(one, one.id);
    await app.settle();
    const game = await openGame(one.client, dice);
    let won = 0;
    while (won === 0) won += (await playRound(game)).win;
    for (let times = 0; times < 2; times++)
      expect(await remove(one, one.id)).toMatchObject({
        status: 200,
        body: { stage: "canceled", won_cents: won },
      });
    expect(await activate(one, one.id)).toMatchObject({ status: 409, body: { code: "bonus_ended" } });
    await app.settle();
    await app.settle();
    // The game still shows a free spin.
    expect((await play(game)).body).toMatchObject({ code: "free_rounds_changed", free_rounds: null });
    expect(await one.balance()).toBe(1_000);
    expect((await playRound(game)).stake).toBe(100);
    expect(await problemsOf(one)).toEqual([]);
    expect(await one.ledgerProblems()).toEqual([]);
  });

  it("RI-36 of another player are not found, and stay unchanged", async () => {
    const [one, other] = [await playerWithSpins(), await newPlayer()];
    for (const call of [activate, remove])
      for (const id of [one.id, randomUUID()])
        expect(await call(other, id)).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect((await visit(app).get("/api/player/freespins")).status).toBe(401);
    expect(await listOf(one)).toMatchObject([{ stage: "issued", version: 1 }]);
  });

  it("RI-32 are not activated with bonuses turned off, or after their time", async () => {
    const one = await playerWithSpins();
    await db.update(players).set({ canIssueBonuses: false }).where(eq(players.id, one.player.id));
    expect(await activate(one, one.id)).toMatchObject({ status: 409, body: { code: "bonuses_disabled" } });
    await db.update(players).set({ canIssueBonuses: true }).where(eq(players.id, one.player.id));
    clock.advance(3 * DAY);
    expect((await activate(one, one.id)).body).toMatchObject({ code: "bonus_ended" });
    await app.settle();
    expect(await listOf(one)).toMatchObject([{ stage: "expired", is_ready: false }]);
  });

  it("RI-14 BON-03 expire when their time to be played is over, and what was won is settled", async () => {
    const one = await playerWithSpins({}, 40);
    await activate(one, one.id);
    await app.settle();
    const game = await openGame(one.client, dice);
    let won = 0;
    while (won === 0) won += (await playRound(game)).win;
    clock.set(clock.now() + 7 * DAY);
    await app.settle();
    await app.settle();
    await app.settle();
    const [row] = await db.select().from(freespinGrants).where(eq(freespinGrants.id, one.id));
    expect(row).toMatchObject({ stage: "expired", providerState: "ended", settled: BigInt(won) });
    expect(await problemsOf(one)).toEqual([]);
  });

  it("BON-10 RI-32 are canceled when the deposit that gave them is reversed", async () => {
    const [one, other] = [await playerWithSpins(), await playerWithSpins()];
    await db.transaction((tx) =>
      app.core.events.emit(tx, paymentEnded, {
        paymentId: one.slug,
        playerId: one.player.id,
        end: "deposit_reversed",
      }),
    );
    await app.settle();
    expect((await listOf(one))[0]!.stage).toBe("canceled");
    expect((await listOf(other))[0]!.stage).toBe("issued");
  });

  it("RI-32 are canceled at a self-exclusion and frozen in a break", async () => {
    const [left, paused] = [await playerWithSpins(), await playerWithSpins()];
    const until = (await listOf(paused))[0]!.activatable_until!;
    await left.client.post("/api/user_limits", { type: "selfexclusion", period: "6_months" });
    const broke = await paused.client.post("/api/user_limits", { type: "coolingoff", period: "day" });
    expect(broke.status).toBeLessThan(300);
    await app.settle();
    const rowOf = async (id: string) =>
      (await db.select().from(freespinGrants).where(eq(freespinGrants.id, id)))[0]!;
    expect((await rowOf(left.id)).stage).toBe("canceled");
    expect((await rowOf(paused.id)).frozenAt).not.toBeNull();
    clock.advance(DAY + 60_000);
    await app.settle();
    const thawed = await rowOf(paused.id);
    expect(thawed.frozenAt).toBeNull();
    expect(thawed.activatableUntil.getTime()).toBeGreaterThanOrEqual(Date.parse(until) + DAY);
  });
});
