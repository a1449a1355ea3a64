import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Game } from "../../../src/contract/games.ts";
import type { Launched } from "../../../src/contract/launch.ts";
import type { PlaySession } from "../../../src/contract/play-sessions.ts";
import { realityCheckMinutes } from "../../../src/rules/limits/reality-check.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { testLedger } from "../../../tests/support/server/ledger.ts";
import { createConfirmedPlayer, type TestClient, visit } from "../../../tests/support/server/visitor.ts";
import { bet, PROVIDER, rollback, WALLET_SECRET, win } from "../../../tests/support/server/wallet.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { sessions } from "../../core/sessions/tables.ts";
import { sign } from "../../http/signature.ts";
import { providers } from "../games/tables.ts";

const MINUTE = 60_000;
const clock = testClock();
const ledgerFixture = await testLedger();
const app = await testApp({ now: clock.now, walletSecrets: { [PROVIDER]: WALLET_SECRET } });
const RUN = Math.random().toString(36).slice(2, 8);
let count = 0;
const name = () => `sitting-${RUN}-${++count}`;
let game: Game;
beforeAll(async () => {
  await app.db.update(providers).set({ requiredFields: [] });
  const page = await app.post("/api/games_filter", { page: 1, page_size: 60 });
  game = (page.body as { data: Game[] }).data.find(({ real }) => real.EUR && real.CAD)!;
});
afterEach(() => clock.reset());

const launch = (client: TestClient, currency = "EUR", more: object = {}) =>
  client.post(`/api/games/${game.real[currency]!.id}/launch`, {
    mode: "real",
    device: "mobile",
    locale: "en",
    return_url: "/",
    ...more,
  });
const fetchPlaySession = async (client: TestClient) =>
  (await client.get("/api/player/play_session")).body as PlaySession;

/** A player with 100.00 and a launched game, whose session is moved to the test provider. */
async function createPlayerInGame(user: Record<string, unknown> = {}, country = "AT") {
  const { client, player } = await createConfirmedPlayer(app, { country, ...user }, visit(app, { country }));
  const [account] = (await client.get("/api/player/accounts")).body as { id: number; currency: string }[];
  const owner = { playerId: player.id!, accountId: account!.id, currency: account!.currency };
  await ledgerFixture.credit(owner, 10_000n);
  const launchGame = async (more: object = {}) => {
    const { session } = (await launch(client, owner.currency, more)).body as Launched;
    await app.db.update(gameSessions).set({ provider: PROVIDER }).where(eq(gameSessions.id, session!));
    return session!;
  };
  const session = await launchGame();
  const play = async (actions: object[], round = name(), from = session) => {
    const body = JSON.stringify({ session: from, currency: owner.currency, round, actions });
    const response = await app.app.request("http://localhost/wallet/v1/play", {
      method: "POST",
      headers: { "x-provider": PROVIDER, "x-signature": sign(body, WALLET_SECRET) },
      body,
    });
    return { status: response.status, code: ((await response.json()) as { code?: string }).code };
  };
  return { client, owner, play, launchGame, session };
}

describe("a play session", () => {
  it("ANC-12 counts time and money since its start, by the server's clock and in the account's currency", async () => {
    const { client, play } = await createPlayerInGame();
    const round = name();
    const [lostBet, rolledBackBet] = [name(), name()];
    await play([bet(lostBet, "10.00"), win(name(), "4.00")], round);
    await play([bet(rolledBackBet, "3.00")], round);
    await play([rollback(name(), rolledBackBet)], round);
    clock.advance(125_000);
    const now = await fetchPlaySession(client);
    expect(now).toMatchObject({ currency: "EUR", staked_cents: 1_000, won_cents: 400, net_cents: -600 });
    expect(Date.parse(now.now) - Date.parse(now.started_at!)).toBe(125_000);
  });

  it("ANC-12 continues over several games and restarts after an hour without play", async () => {
    const { client, play, launchGame } = await createPlayerInGame();
    await play([bet(name(), "10.00")]);
    const { started_at } = await fetchPlaySession(client);
    clock.advance(59 * MINUTE);
    await launchGame();
    expect(await fetchPlaySession(client)).toMatchObject({ started_at, staked_cents: 1_000 });
    clock.advance(60 * MINUTE);
    await launchGame();
    const secondSession = await fetchPlaySession(client);
    expect(secondSession).toMatchObject({ started_at: secondSession.now, staked_cents: 0, net_cents: 0 });
  });

  it("ANC-12 requires a session and is empty before the first game", async () => {
    expect((await visit(app).get("/api/player/play_session")).status).toBe(401);
    const { client } = await createConfirmedPlayer(app);
    await createPlayerInGame();
    expect(await fetchPlaySession(client)).toMatchObject({
      started_at: null,
      staked_cents: 0,
      won_cents: 0,
      net_cents: 0,
      reality_check: { due_at: null },
    });
  });
});

describe("the reality check", () => {
  it("ANC-11 MI-19 stops only bets when it is due, until the player continues", async () => {
    const { client, play } = await createPlayerInGame();
    const round = name();
    await play([bet(name(), "10.00")], round);
    const { reality_check } = await fetchPlaySession(client);
    expect(reality_check).toMatchObject({ minutes: 60 });
    clock.advance(60 * MINUTE - 1);
    expect((await play([bet(name(), "1.00")])).status).toBe(200);
    clock.advance(1);
    expect(Date.parse(reality_check.due_at!)).toBe(clock.now());
    expect(await play([bet(name(), "1.00")])).toEqual({ status: 409, code: "reality_check" });
    expect((await play([win(name(), "20.00")], round)).status).toBe(200);
    await client.post("/api/player/play_session/continue", {});
    expect((await play([bet(name(), "1.00")])).status).toBe(200);
    expect(Date.parse((await fetchPlaySession(client)).reality_check.due_at!)).toBe(
      clock.now() + 60 * MINUTE,
    );
  });

  it("ANC-11 isn't postponed by an answer before it is due", async () => {
    const { client, play } = await createPlayerInGame();
    clock.advance(59 * MINUTE);
    await client.post("/api/player/play_session/continue", {});
    clock.advance(MINUTE);
    expect((await play([bet(name(), "1.00")])).code).toBe("reality_check");
  });

  it("ANC-11 has the interval that the player chooses from the licence's options", async () => {
    const { client, play } = await createPlayerInGame();
    const choose = (minutes: number | null) =>
      client.put("/api/player/play_session/reality_check", { minutes });
    expect((await choose(15)).body).toMatchObject({ reality_check: { minutes: 15 } });
    for (const minutes of [14, 0, -15, 1.5]) expect((await choose(minutes)).status).toBe(422);
    clock.advance(15 * MINUTE);
    expect((await play([bet(name(), "1.00")])).code).toBe("reality_check");
    // A due check isn't postponed by a longer interval or by none.
    for (const minutes of [60, null]) expect((await choose(minutes)).status).toBe(422);
    expect((await play([bet(name(), "1.00")])).code).toBe("reality_check");
    await client.post("/api/player/play_session/continue", {});
    const { optional } = (await fetchPlaySession(client)).reality_check;
    expect((await choose(null)).status).toBe(optional ? 200 : 422);
  });

  it("ANC-11 can be turned off only where the licence allows it", () => {
    const reminder = { default_minutes: 30, choices_minutes: [15, 30], optional: false };
    expect(realityCheckMinutes(0, reminder)).toBe(30);
    expect(realityCheckMinutes(0, { ...reminder, optional: true })).toBeNull();
    expect(realityCheckMinutes(null, reminder)).toBe(30);
    expect(realityCheckMinutes(15, reminder)).toBe(15);
  });

  it("ANC-11 starts no play session when it is set before the first game, and applies to the next play session", async () => {
    const { client } = await createConfirmedPlayer(app);
    await client.put("/api/player/play_session/reality_check", { minutes: 15 });
    expect(await fetchPlaySession(client)).toMatchObject({
      started_at: null,
      reality_check: { due_at: null, minutes: 15 },
    });
    await launch(client);
    const { now, reality_check } = await fetchPlaySession(client);
    expect(Date.parse(reality_check.due_at!) - Date.parse(now)).toBe(15 * MINUTE);
  });
});

describe("one game at a time", () => {
  const ontario = { country: "CA", currency: "CAD", state: "ON", postal_code: "M5V 3L9" };

  it("NEW-11 rejects a second real-money game where the licence forbids it, unless it replaces the first", async () => {
    const { client, play, session, launchGame } = await createPlayerInGame(ontario, "CA");
    const [open] = await app.db.select().from(gameSessions).where(eq(gameSessions.id, session));
    // It says which game is open, and when it closes by itself.
    expect(await launch(client, "CAD")).toMatchObject({
      status: 409,
      body: { code: "already_playing", game: game.title, until: open!.expiresAt.toISOString() },
    });
    const second = await launchGame({ replace: true });
    expect((await play([bet(name(), "1.00")])).code).toBe("session_expired");
    expect((await play([bet(name(), "1.00")], name(), second)).status).toBe(200);
    // A game that was left blocks no other.
    await client.delete(`/api/games/sessions/${session}`);
    await client.delete(`/api/games/sessions/${second}`);
    expect((await launch(client, "CAD")).status).toBe(200);
  });

  it("NEW-11 lets a reloaded page replace its own game without a question and keep the play session", async () => {
    const { client, play, session, launchGame } = await createPlayerInGame(ontario, "CA");
    await play([bet(name(), "10.00")]);
    const { started_at } = await fetchPlaySession(client);
    clock.advance(2 * MINUTE);
    const newSession = await launchGame({ replaces_session: session });
    expect(newSession).not.toBe(session);
    expect((await play([bet(name(), "1.00")])).code).toBe("session_expired");
    expect((await play([bet(name(), "1.00")], name(), newSession)).status).toBe(200);
    expect(await fetchPlaySession(client)).toMatchObject({ started_at, staked_cents: 1_100 });
  });

  it("NEW-11 lets only the player's own game of the same login be replaced by a reload", async () => {
    const { client, owner, play, session } = await createPlayerInGame(ontario, "CA");
    const rejection = { status: 409, body: { code: "already_playing" } };
    expect((await launch(client, "CAD", { replaces_session: "no name" })).status).toBe(422);
    expect(await launch(client, "CAD", { replaces_session: crypto.randomUUID() })).toMatchObject(rejection);
    // A session of another player.
    const other = await createPlayerInGame(ontario, "CA");
    expect(await launch(other.client, "CAD", { replaces_session: session })).toMatchObject(rejection);
    expect((await other.play([bet(name(), "1.00")])).status).toBe(200);
    // A session of another game.
    const [another] = await app.db
      .update(gameSessions)
      .set({ gameIdentifier: "another" })
      .where(eq(gameSessions.id, session))
      .returning();
    expect(await launch(client, "CAD", { replaces_session: session })).toMatchObject(rejection);
    await app.db
      .update(gameSessions)
      .set({ gameIdentifier: game.identifier })
      .where(eq(gameSessions.id, session));
    // A session of another login.
    const [login] = await app.db.select().from(sessions).where(eq(sessions.digest, another!.loginDigest!));
    await app.db
      .insert(sessions)
      .values({ ...login!, id: crypto.randomUUID(), digest: `elsewhere-${RUN}`, playerId: owner.playerId });
    const setLoginDigest = (loginDigest: string) =>
      app.db.update(gameSessions).set({ loginDigest }).where(eq(gameSessions.id, session));
    await setLoginDigest(`elsewhere-${RUN}`);
    expect(await launch(client, "CAD", { replaces_session: session })).toMatchObject(rejection);
    expect((await play([bet(name(), "1.00")])).status).toBe(200);
    await setLoginDigest(login!.digest);
    expect((await launch(client, "CAD", { replaces_session: session })).status).toBe(200);
  });

  it("NEW-11 rejects a reload after another device took over", async () => {
    const { client, session, launchGame } = await createPlayerInGame(ontario, "CA");
    await launchGame({ replace: true });
    expect(await launch(client, "CAD", { replaces_session: session })).toMatchObject({
      status: 409,
      body: { code: "already_playing" },
    });
  });

  it("NEW-11 accepts one of two concurrent launches", async () => {
    const { client, session } = await createPlayerInGame(ontario, "CA");
    await client.delete(`/api/games/sessions/${session}`);
    const both = await Promise.all([launch(client, "CAD"), launch(client, "CAD")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("NEW-11 a player's call to end another's game changes nothing, and demos are always allowed", async () => {
    const { play, session, client } = await createPlayerInGame(ontario, "CA");
    const other = await createConfirmedPlayer(app);
    // Idempotent: it answers the same for an ended, an unknown and another player's session.
    expect((await other.client.delete(`/api/games/sessions/${session}`)).status).toBe(200);
    expect((await visit(app).delete(`/api/games/sessions/${session}`)).status).toBe(401);
    const [row] = await app.db.select().from(gameSessions).where(eq(gameSessions.id, session));
    expect(row).toMatchObject({ endedAt: null });
    expect((await play([bet(name(), "1.00")])).status).toBe(200);
    expect((await launch(client, "CAD", { mode: "demo" })).status).toBe(200);
  });

  it("NEW-11 allows several games under other licences", async () => {
    const { client, play } = await createPlayerInGame();
    expect((await launch(client)).status).toBe(200);
    expect((await play([bet(name(), "1.00")])).status).toBe(200);
  });
});
