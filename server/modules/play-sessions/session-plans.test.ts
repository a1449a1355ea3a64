import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Game } from "../../../src/contract/games.ts";
import type { Launched } from "../../../src/contract/launch.ts";
import type { PlaySession, SessionPlan } from "../../../src/contract/play-sessions.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { testLedger } from "../../../tests/support/server/ledger.ts";
import { createConfirmedPlayer, type TestClient, visit } from "../../../tests/support/server/visitor.ts";
import { bet, PROVIDER, WALLET_SECRET, win } from "../../../tests/support/server/wallet.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { sign } from "../../http/signature.ts";
import { providers } from "../games/tables.ts";

const MINUTE = 60_000;
const clock = testClock();
const ledgerFixture = await testLedger();
const app = await testApp({ now: clock.now, walletSecrets: { [PROVIDER]: WALLET_SECRET } });
const RUN = Math.random().toString(36).slice(2, 8);
let count = 0;
const name = () => `plan-${RUN}-${++count}`;
let game: Game;
beforeAll(async () => {
  await app.db.update(providers).set({ requiredFields: [] });
  const page = await app.post("/api/games_filter", { page: 1, page_size: 60 });
  game = (page.body as { data: Game[] }).data.find(({ real }) => real.EUR)!;
});
afterEach(() => clock.reset());

const fetchPlaySession = async (client: TestClient) =>
  (await client.get("/api/player/play_session")).body as PlaySession;
const fetchPlans = async (client: TestClient) =>
  (await client.get("/api/player/play_session/plans")).body as SessionPlan[];
const setPlan = (client: TestClient, budget_cents: unknown, minutes: unknown, currency = "EUR") =>
  client.put("/api/player/play_session/plan", { budget_cents, minutes, currency });
const answer = (client: TestClient, choice: string) =>
  client.post("/api/player/play_session/plan/answer", { answer: choice });

/** A player with 100.00 euros who can launch games; their sessions are moved to the test provider. */
async function createPlayer() {
  const { client, player } = await createConfirmedPlayer(app, { country: "AT" });
  const [account] = (await client.get("/api/player/accounts")).body as { id: number; currency: string }[];
  const owner = { playerId: player.id!, accountId: account!.id, currency: account!.currency };
  await ledgerFixture.credit(owner, 10_000n);
  const launchGame = async () => {
    const launchRequest = { mode: "real", device: "mobile", locale: "en", return_url: "/" };
    const { body } = await client.post(`/api/games/${game.real.EUR!.id}/launch`, launchRequest);
    const { session } = body as Launched;
    await app.db.update(gameSessions).set({ provider: PROVIDER }).where(eq(gameSessions.id, session!));
    return session!;
  };
  const play = async (session: string, actions: object[], round = name()) => {
    const body = JSON.stringify({ session, currency: owner.currency, round, actions });
    const response = await app.app.request("http://localhost/wallet/v1/play", {
      method: "POST",
      headers: { "x-provider": PROVIDER, "x-signature": sign(body, WALLET_SECRET) },
      body,
    });
    return response.status;
  };
  return { client, owner, launchGame, play };
}

describe("a session plan", () => {
  it("NEW-18 waits for the first game and counts with the play session by the server's clock", async () => {
    const { client, launchGame, play } = await createPlayer();
    expect((await fetchPlaySession(client)).plan).toBeNull();
    expect((await setPlan(client, 2_000, 60)).body).toMatchObject({
      plan: { state: "waiting", currency: "EUR", budget_cents: 2_000, minutes: 60, started_at: null },
    });
    clock.advance(5 * MINUTE);
    const session = await launchGame();
    await play(session, [bet(name(), "10.00"), win(name(), "4.00")]);
    clock.advance(10 * MINUTE);
    const { started_at, now, plan } = await fetchPlaySession(client);
    expect(plan).toMatchObject({
      state: "running",
      started_at,
      staked_cents: 1_000,
      won_cents: 400,
      net_cents: -600,
      exceeded_count: 0,
    });
    expect(Date.parse(now) - Date.parse(started_at!)).toBe(10 * MINUTE);
    expect(await fetchPlans(client)).toMatchObject([{ id: plan!.id, state: "running" }]);
  });

  it("NEW-18 rejects no bet, even when exceeded", async () => {
    const { client, launchGame, play } = await createPlayer();
    await setPlan(client, 500, 1);
    const session = await launchGame();
    expect(await play(session, [bet(name(), "8.00")])).toBe(200);
    clock.advance(2 * MINUTE);
    expect(await play(session, [bet(name(), "8.00")])).toBe(200);
  });

  it("NEW-18 warns once when it is nearly used up, and counts continuing beyond budget or time once each", async () => {
    const { client, launchGame, play } = await createPlayer();
    await setPlan(client, 1_000, 60);
    const session = await launchGame();
    for (const choice of ["acknowledged", "continue"]) await answer(client, choice);
    expect((await fetchPlaySession(client)).plan).toMatchObject({
      acknowledged: [],
      exceeded: [],
      exceeded_count: 0,
    });
    await play(session, [bet(name(), "8.00")]);
    for (let times = 0; times < 2; times++) {
      await answer(client, "continue");
      await answer(client, "acknowledged");
    }
    expect((await fetchPlaySession(client)).plan).toMatchObject({
      acknowledged: ["budget"],
      exceeded: [],
      exceeded_count: 0,
    });
    await play(session, [bet(name(), "2.00")]);
    for (let times = 0; times < 2; times++) await answer(client, "continue");
    expect((await fetchPlaySession(client)).plan).toMatchObject({ exceeded: ["budget"], exceeded_count: 1 });
    // The reality check is independent of the plan.
    clock.advance(60 * MINUTE - 1);
    await play(session, [bet(name(), "1.00")]);
    clock.advance(1);
    await answer(client, "continue");
    expect((await fetchPlaySession(client)).plan).toMatchObject({
      exceeded: ["budget", "time"],
      exceeded_count: 2,
    });
  });

  it("NEW-18 can only be lowered during play, each part separately, and not removed", async () => {
    const { client, launchGame } = await createPlayer();
    await setPlan(client, 1_000, null);
    expect((await setPlan(client, 5_000, null)).status).toBe(200);
    await launchGame();
    const rejectionOf = async (budget: unknown, minutes: unknown) =>
      (await setPlan(client, budget, minutes)).body;
    expect(await rejectionOf(5_001, null)).toMatchObject({ errors: { budget_cents: ["only_less"] } });
    expect(await rejectionOf(null, 30)).toMatchObject({ errors: { budget_cents: ["required"] } });
    expect((await setPlan(client, 5_000, 30)).status).toBe(200);
    expect(await rejectionOf(5_000, 31)).toMatchObject({ errors: { minutes: ["only_less"] } });
    expect(await rejectionOf(5_000, null)).toMatchObject({ errors: { minutes: ["required"] } });
    expect((await setPlan(client, 4_000, 30)).body).toMatchObject({
      plan: { budget_cents: 4_000, minutes: 30 },
    });
    expect((await client.delete("/api/player/play_session/plan")).body).toMatchObject({
      errors: { plan: ["locked"] },
    });
    expect(await fetchPlans(client)).toHaveLength(1);
  });

  it("NEW-18 made during a play session counts the whole play session", async () => {
    const { client, launchGame, play } = await createPlayer();
    await play(await launchGame(), [bet(name(), "10.00")]);
    clock.advance(10 * MINUTE);
    const { started_at } = await fetchPlaySession(client);
    expect((await setPlan(client, 2_000, 60)).body).toMatchObject({
      plan: { state: "running", started_at, net_cents: -1_000 },
    });
  });

  it("NEW-18 ends with its play session; the next one can have a new, larger plan", async () => {
    const { client, launchGame, play } = await createPlayer();
    await setPlan(client, 1_000, null);
    const first = await launchGame();
    clock.advance(20 * MINUTE);
    await play(first, [bet(name(), "12.50")]);
    clock.advance(60 * MINUTE);
    expect((await fetchPlaySession(client)).plan).toMatchObject({
      state: "over",
      net_cents: -1_250,
      summary_due: true,
    });
    expect((await setPlan(client, 9_000, 90)).body).toMatchObject({
      plan: { state: "waiting", net_cents: 0 },
    });
    await play(await launchGame(), [bet(name(), "3.00")]);
    const [next, last, ...others] = await fetchPlans(client);
    expect(others).toEqual([]);
    expect(next).toMatchObject({ state: "running", budget_cents: 9_000, net_cents: -300 });
    expect(last).toMatchObject({ state: "over", budget_cents: 1_000, net_cents: -1_250 });
    expect(Date.parse(last!.ended_at!) - Date.parse(last!.started_at!)).toBe(20 * MINUTE);
  });

  it("NEW-18 of the previous play session ends when one without a plan starts", async () => {
    const { client, launchGame, play } = await createPlayer();
    await setPlan(client, 1_000, null);
    await play(await launchGame(), [bet(name(), "2.00")]);
    clock.advance(61 * MINUTE);
    await play(await launchGame(), [bet(name(), "5.00")]);
    expect((await fetchPlaySession(client)).plan).toBeNull();
    expect(await fetchPlans(client)).toMatchObject([{ state: "over", net_cents: -200 }]);
  });

  it("NEW-18 expires after a day without a game, and can be removed while it waits", async () => {
    const { client, launchGame } = await createPlayer();
    await setPlan(client, 1_000, null);
    expect((await client.delete("/api/player/play_session/plan")).body).toMatchObject({ plan: null });
    await setPlan(client, 1_000, null);
    clock.advance(24 * 60 * MINUTE - 1);
    expect((await fetchPlaySession(client)).plan).toMatchObject({ state: "waiting" });
    clock.advance(1);
    expect((await fetchPlaySession(client)).plan).toBeNull();
    await launchGame();
    expect((await fetchPlaySession(client)).plan).toBeNull();
    expect(await fetchPlans(client)).toEqual([]);
  });

  it("NEW-18 has a summary that is due until it was seen, and again after more play", async () => {
    const { client, launchGame, play } = await createPlayer();
    await setPlan(client, 1_000, null);
    expect((await fetchPlaySession(client)).plan).toMatchObject({ summary_due: false });
    const session = await launchGame();
    await play(session, [bet(name(), "1.00")]);
    expect((await fetchPlaySession(client)).plan).toMatchObject({ summary_due: true });
    clock.advance(MINUTE);
    expect((await answer(client, "seen")).body).toMatchObject({ plan: { summary_due: false } });
    clock.advance(MINUTE);
    await play(session, [bet(name(), "1.00")]);
    expect((await fetchPlaySession(client)).plan).toMatchObject({ summary_due: true });
  });

  it("NEW-18 counts play with the account for which it was made, even after a switch to another account", async () => {
    const { client, launchGame, play } = await createPlayer();
    await setPlan(client, 1_000, null);
    await play(await launchGame(), [bet(name(), "4.00")]);
    await client.post("/api/player/accounts", { currency: "USD" });
    const { currency, plan, staked_cents } = await fetchPlaySession(client);
    expect([currency, staked_cents]).toEqual(["USD", 0]);
    expect(plan).toMatchObject({ currency: "EUR", net_cents: -400 });
    expect((await setPlan(client, 500, null, "USD")).body).toMatchObject({
      errors: { currency: ["unknown"] },
    });
    expect((await setPlan(client, 500, null)).status).toBe(200);
  });

  it("NEW-18 belongs to one player, and invalid plans are rejected by field", async () => {
    const { client } = await createPlayer();
    const other = await createPlayer();
    await setPlan(client, 1_000, null);
    expect((await fetchPlaySession(other.client)).plan).toBeNull();
    for (const [method, path] of [
      ["put", "plan"],
      ["post", "plan/answer"],
    ] as const)
      expect((await visit(app)[method](`/api/player/play_session/${path}`, {})).status).toBe(401);
    expect((await visit(app).get("/api/player/play_session/plans")).status).toBe(401);
    expect((await visit(app).delete("/api/player/play_session/plan")).status).toBe(401);
    const invalidPlans: [unknown, unknown, string, Record<string, string[]>][] = [
      [null, null, "EUR", { budget_cents: ["required"] }],
      [0, null, "EUR", { budget_cents: ["too_small"] }],
      [-5, null, "EUR", { budget_cents: ["too_small"] }],
      [0.5, null, "EUR", { budget_cents: ["not_integer", "too_small"] }],
      ["5", null, "EUR", { budget_cents: ["invalid_format"] }],
      [10 ** 12 + 1, null, "EUR", { budget_cents: ["too_big"] }],
      [null, 0, "EUR", { minutes: ["too_small"] }],
      [null, -1, "EUR", { minutes: ["too_small"] }],
      [null, 1_441, "EUR", { minutes: ["too_big"] }],
      // An account that the player doesn't have or doesn't play with.
      [500, null, "USD", { currency: ["unknown"] }],
      [500, null, "nothing", { currency: ["unknown"] }],
    ];
    for (const [budget, minutes, currency, errors] of invalidPlans)
      expect(await setPlan(other.client, budget, minutes, currency)).toMatchObject({
        status: 422,
        body: { code: "validation_failed", errors },
      });
    expect((await setPlan(other.client, 10 ** 12, 1_440)).status).toBe(200);
    expect((await answer(client, "whatever")).status).toBe(422);
  });

  it("NEW-18 made during a launch belongs to that launch's play session, whichever request comes first", async () => {
    const { client, launchGame } = await createPlayer();
    await Promise.all([setPlan(client, 1_000, null), launchGame()]);
    const { started_at, plan } = await fetchPlaySession(client);
    expect(plan).toMatchObject({ state: "running", started_at });
  });
});
