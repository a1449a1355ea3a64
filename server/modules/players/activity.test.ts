import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Activity } from "../../../src/contract/activity.ts";
import type { Game } from "../../../src/contract/games.ts";
import type { InactivityRule } from "../../../src/contract/jurisdictions.ts";
import type { Launched } from "../../../src/contract/launch.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { testLedger } from "../../../tests/support/server/ledger.ts";
import {
  createConfirmedPlayer,
  signIn,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import { bet, PROVIDER, WALLET_SECRET, win } from "../../../tests/support/server/wallet.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { loadJurisdictions } from "../../core/jurisdictions/jurisdictions.ts";
import { inactiveSessions, sessions } from "../../core/sessions/tables.ts";
import { sign } from "../../http/signature.ts";
import { providers } from "../games/tables.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const clock = testClock();
const ledgerFixture = await testLedger();
const wallet = { now: clock.now, walletSecrets: { [PROVIDER]: WALLET_SECRET } };
const app = await testApp(wallet);
/** The same server under a licence with this rule. */
async function appWithRule(inactivity: InactivityRule) {
  const jurisdictions = loadJurisdictions();
  jurisdictions.licences.CW!.inactivity = inactivity;
  return testApp({ ...wallet, jurisdictions });
}
const RUN = Math.random().toString(36).slice(2, 8);
let count = 0;
const name = () => `activity-${RUN}-${++count}`;
let game: Game;
beforeAll(async () => {
  await app.db.update(providers).set({ requiredFields: [] });
  const page = await app.post("/api/games_filter", { page: 1, page_size: 60 });
  game = (page.body as { data: Game[] }).data.find(({ real }) => real.EUR)!;
});
beforeEach(() => clock.reset());

const fetchActivity = async (client: TestClient) =>
  (await client.get("/api/player/activity")).body as Activity;
const touch = async (client: TestClient) => (await client.post("/api/player/activity", {})).body as Activity;
const answer = async (client: TestClient) =>
  (await client.post("/api/player/activity", { answer: true })).body;
const iso = (time: number) => new Date(time).toISOString();

async function createPlayerIn(country: string, server = app) {
  const { client, player, email } = await createConfirmedPlayer(
    server,
    { country },
    visit(server, { country }),
  );
  return { client, player, email };
}

/** A player with 100.00 and a game client session. */
async function createPlayerInGame(country: string) {
  const { client, player } = await createPlayerIn(country);
  const [account] = (await client.get("/api/player/accounts")).body as { id: number; currency: string }[];
  await ledgerFixture.credit({ playerId: player.id, accountId: account!.id, currency: "EUR" }, 10_000n);
  const launchRequest = { mode: "real", device: "mobile", locale: "en", return_url: "/" };
  const launchResponse = await client.post(`/api/games/${game.real.EUR!.id}/launch`, launchRequest);
  const { session } = launchResponse.body as Launched;
  await app.db.update(gameSessions).set({ provider: PROVIDER }).where(eq(gameSessions.id, session!));
  const play = async (actions: object[], round = name(), close = false) => {
    const body = JSON.stringify({ session, currency: "EUR", round, actions, close });
    const response = await app.app.request("http://localhost/wallet/v1/play", {
      method: "POST",
      headers: { "x-provider": PROVIDER, "x-signature": sign(body, WALLET_SECRET) },
      body,
    });
    return { status: response.status, code: ((await response.json()) as { code?: string }).code };
  };
  return { client, play };
}

describe("an inactivity rule that needs an answer", () => {
  it("ANC-17 prompts after the market's time by the server's clock and accepts an answer", async () => {
    const { client } = await createPlayerIn("SE");
    const startedAt = clock.now();
    expect((await client.get("/api/player/settings")).body).toMatchObject({
      inactivity: { ask_after_seconds: 120, end_after_seconds: 240 },
    });
    clock.advance(120 * SECOND - 1);
    expect(await fetchActivity(client)).toEqual({
      now: iso(clock.now()),
      prompts_at: iso(startedAt + 120 * SECOND),
      ends_at: iso(startedAt + 240 * SECOND),
      is_prompting: false,
      needs_answer: true,
    });
    clock.advance(1);
    expect(await fetchActivity(client)).toMatchObject({ is_prompting: true });
    // Touching the page behind the prompt doesn't answer it.
    expect(await touch(client)).toMatchObject({
      is_prompting: true,
      prompts_at: iso(startedAt + 120 * SECOND),
    });
    expect(await answer(client)).toMatchObject({
      is_prompting: false,
      prompts_at: iso(clock.now() + 120 * SECOND),
    });
  });

  it("ANC-17 is postponed by the player's activity, but not by the page's own requests", async () => {
    const { client } = await createPlayerIn("SE");
    clock.advance(100 * SECOND);
    for (const path of ["/api/player", "/api/player/notifications", "/api/player/activity"])
      expect((await client.get(path)).status).toBe(200);
    clock.advance(20 * SECOND);
    expect(await fetchActivity(client)).toMatchObject({ is_prompting: true });
    await answer(client);
    clock.advance(100 * SECOND);
    await touch(client);
    clock.advance(119 * SECOND);
    expect(await fetchActivity(client)).toMatchObject({ is_prompting: false });
  });

  it("ANC-17 ends the session without an answer, gives the reason, and deletes the session", async () => {
    const { client, email, player } = await createPlayerIn("SE");
    clock.advance(240 * SECOND - 1);
    expect(await fetchActivity(client)).toMatchObject({ is_prompting: true });
    clock.advance(1);
    for (let i = 0; i < 2; i++)
      expect(await client.get("/api/player")).toMatchObject({
        status: 401,
        body: { code: "session_inactive" },
      });
    expect(await client.post("/api/player/activity", { answer: true })).toMatchObject({ status: 401 });
    expect(await app.db.select().from(sessions).where(eq(sessions.playerId, player.id))).toEqual([]);
    // The catalogue is available as for any guest.
    expect((await client.get("/api/current_ip")).status).toBe(200);
    expect((await signIn(client, email)).status).toBe(200);
    expect((await client.get("/api/player")).status).toBe(200);
  });

  it("ANC-17 AUTH-26 cleans up a session without requests and forgets it a week later", async () => {
    const { client } = await createPlayerIn("SE");
    const elsewhere = await createPlayerIn("DE");
    clock.advance(5 * MINUTE);
    await app.sweep();
    expect((await elsewhere.client.get("/api/player")).status).toBe(200);
    expect((await client.get("/api/player")).body).toMatchObject({ code: "session_inactive" });
    clock.advance(8 * 24 * 60 * MINUTE);
    await app.sweep();
    expect(await app.db.select().from(inactiveSessions)).toEqual([]);
    expect((await client.get("/api/player")).body).toMatchObject({ code: "unauthorized" });
  });

  it("ANC-17 prompts each of several devices separately", async () => {
    const { client, email } = await createPlayerIn("SE");
    const phone = visit(app, { country: "SE" });
    await signIn(phone, email);
    clock.advance(110 * SECOND);
    await touch(phone);
    clock.advance(20 * SECOND);
    expect((await fetchActivity(client)).is_prompting).toBe(true);
    expect((await fetchActivity(phone)).is_prompting).toBe(false);
    clock.advance(110 * SECOND);
    expect((await client.get("/api/player")).status).toBe(401);
    const listed = (await phone.get("/api/player/sessions")).body as { current: boolean }[];
    expect(listed.map(({ current }) => current)).toEqual([true]);
  });
});

describe("a running game under an inactivity rule", () => {
  it("ANC-17 counts bets as activity, stops during the prompt and continues after the answer", async () => {
    const { client, play } = await createPlayerInGame("SE");
    clock.advance(100 * SECOND);
    expect(await play([bet(name(), "1.00")])).toMatchObject({ status: 200 });
    clock.advance(119 * SECOND);
    expect(await fetchActivity(client)).toMatchObject({ is_prompting: false });
    clock.advance(1 * SECOND);
    expect(await play([bet(name(), "1.00")])).toEqual({ status: 409, code: "reality_check" });
    await answer(client);
    expect(await play([bet(name(), "1.00")])).toMatchObject({ status: 200 });
  });

  it("ANC-17 ANC-24 finishes its round after the session has ended, and starts no other", async () => {
    const { client, play } = await createPlayerInGame("SE");
    const round = name();
    expect(await play([bet(name(), "1.00")], round)).toMatchObject({ status: 200 });
    clock.advance(240 * SECOND);
    // The bet is rejected even though no request has noticed the end yet.
    expect(await play([bet(name(), "1.00")])).toEqual({ status: 409, code: "session_expired" });
    expect((await client.get("/api/player")).status).toBe(401);
    expect(await play([win(name(), "2.00")], round, true)).toMatchObject({ status: 200 });
    expect(await play([bet(name(), "1.00")])).toEqual({ status: 409, code: "session_expired" });
  });
});

describe("an inactivity rule that any activity satisfies", () => {
  const rule = { ask_after_seconds: 14 * 60, end_after_seconds: 15 * 60, needs_answer: false };

  it("ANC-17 prompts a minute before the end, accepts a touch, and ends the session after a quarter of an hour", async () => {
    const server = await appWithRule(rule);
    const { client } = await createPlayerIn("DE", server);
    clock.advance(14 * MINUTE);
    expect(await fetchActivity(client)).toMatchObject({ is_prompting: true, needs_answer: false });
    expect(await touch(client)).toMatchObject({ is_prompting: false });
    clock.advance(15 * MINUTE - 1);
    expect((await client.get("/api/player")).status).toBe(200);
    clock.advance(1);
    expect((await client.get("/api/player")).body).toMatchObject({ code: "session_inactive" });
  });

  it("ANC-17 doesn't prompt where there is no rule", async () => {
    const { client } = await createPlayerIn("DE");
    clock.advance(60 * MINUTE);
    expect(await touch(client)).toEqual({
      now: iso(clock.now()),
      prompts_at: null,
      ends_at: null,
      is_prompting: false,
      needs_answer: false,
    });
    expect((await client.get("/api/player/settings")).body).toMatchObject({ inactivity: null });
  });
});
