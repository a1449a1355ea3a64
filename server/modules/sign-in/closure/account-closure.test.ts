import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { LimitRules } from "../../../../src/contract/limits.ts";
import type { Publication } from "../../../../src/contract/realtime.ts";
import { adjustmentPosting, violatedConstraint } from "../../../../tests/support/server/ledger.ts";
import { mailTo } from "../../../../tests/support/server/mails.ts";
import { ACCOUNT, OFFER } from "../../../../tests/support/server/notices.ts";
import {
  depositOf,
  type Payer,
  testPayments,
  withdrawalOf,
} from "../../../../tests/support/server/payments.ts";
import {
  createConfirmedPlayer,
  linkIn,
  mailsTo,
  newEmail,
  PASSWORD,
  register,
  registration,
  requestMail,
  signIn,
  type TestClient,
  visit,
} from "../../../../tests/support/server/visitor.ts";
import {
  bet,
  rejectionResponse,
  testWallet,
  type WalletSession,
  win,
} from "../../../../tests/support/server/wallet.ts";
import { auditEvents } from "../../../core/audit/tables.ts";
import { gameSessions } from "../../../core/game-sessions/tables.ts";
import { ledgerEntries } from "../../../core/ledger/tables.ts";
import { players } from "../../../core/players/tables.ts";
import { sessions } from "../../../core/sessions/tables.ts";
import { attempts } from "../../../db/tables.ts";
import { payments } from "../../payments/tables.ts";
import { playerTokens } from "../tables.ts";

const { app, db, clock, payer, sendWebhook, event, balances, deposit, withdraw } = await testPayments();
const wallet = await testWallet();

const CLOSING = "/api/player/account_closure";
const close = (client: TestClient, user: object = {}) =>
  client.post(CLOSING, { user: { password: PASSWORD, ...user } });
const rowOf = async (id: number) => (await db.select().from(players).where(eq(players.id, id)))[0]!;
const sessionsOf = (id: number) => db.select().from(sessions).where(eq(sessions.playerId, id));
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);

/** Logs in with the demo's provider; returns the browser's final address. */
async function logInWithProvider(client: TestClient, email: string): Promise<string> {
  const locationOf = (answer: { headers: Headers }) =>
    new URL(answer.headers.get("location")!, "http://localhost");
  const authorizationUrl = locationOf(await client.get("/api/auth_providers/demo/start"));
  await client.get(authorizationUrl.pathname + authorizationUrl.search);
  const consentForm = new URLSearchParams({ email, verified: "on" });
  const back = locationOf(
    await client.get(`/api/demo_provider/consent${authorizationUrl.search}&${consentForm}`),
  );
  const end = locationOf(await client.get(back.pathname + back.search));
  return end.pathname + end.search;
}

describe("closing an account", () => {
  it("ANC-41 requires only the password, applies immediately on all devices, and is confirmed by email", async () => {
    const { client, email, player } = await createConfirmedPlayer(app, {
      receive_promos: true,
      locale: "de",
    });
    const other = visit(app);
    await signIn(other, email);
    await db.update(players).set({ depositBonusCode: "WELCOME" }).where(eq(players.id, player.id));
    expect((await client.get(CLOSING)).body).toEqual({ proof: "password" });
    expect(await close(client, { password: "wrong-horse-7" })).toMatchObject({
      status: 422,
      body: { errors: { "user.password": ["wrong_password"] } },
    });
    expect(await client.post(CLOSING, { user: {} })).toMatchObject({ status: 422 });
    expect((await rowOf(player.id)).closedAt).toBeNull();

    expect(await close(client)).toMatchObject({ status: 200, body: { ok: true } });
    expect(client.cookies.has("__Host-session")).toBe(false);
    for (const one of [client, other]) expect((await one.get("/api/player")).status).toBe(401);
    expect(await sessionsOf(player.id)).toEqual([]);
    expect(await rowOf(player.id)).toMatchObject({
      closedAt: new Date(clock.now()),
      subscriptions: [],
      depositBonusCode: null,
    });
    const mail = await mailTo(app, email, 2);
    expect(mail).toMatchObject({ subject: "Ihr Konto ist geschlossen", locale: "de" });
    expect(linkIn(mail).pathname).toBe("/de/support");
  });

  it("ANC-41 stores an optional reason", async () => {
    const auditedValuesFor = async (user: object) => {
      const { client, player } = await createConfirmedPlayer(app);
      expect((await close(client, user)).status).toBe(200);
      const ofPlayer = and(eq(auditEvents.playerId, player.id), eq(auditEvents.kind, "account_closed"));
      return (await db.select().from(auditEvents).where(ofPlayer)).map(({ value }) => value);
    };
    expect(await auditedValuesFor({})).toEqual([{ by: "player", reason: "" }]);
    expect(await auditedValuesFor({ reason: " too much of it " })).toEqual([
      { by: "player", reason: "too much of it" },
    ]);
  });

  it("ANC-41 limits password guesses without blocking logins", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    for (let n = 0; n < 10; n++) await close(client, { password: `wrong-horse-${n}` });
    expect((await close(client)).status).toBe(429);
    expect((await signIn(visit(app), email)).status).toBe(200);
    await db.delete(attempts);
  });

  it("ANC-41 notifies open pages and closes their connections", async () => {
    const { client } = await createConfirmedPlayer(app);
    const { token } = (await client.get("/api/player/realtime")).body as { token: string };
    const codes: number[] = [];
    const receivedMessages: { push?: { pub: { data: Publication } } }[] = [];
    const { frame, closed } = app.realtime.hub.open({
      send: (text) => void receivedMessages.push(JSON.parse(text)),
      close: (code) => void codes.push(code),
      bufferedAmount: 0,
    });
    frame(JSON.stringify({ id: 1, connect: { token } }));
    await expect.poll(() => receivedMessages.length).toBe(1);
    await app.realtime.start();
    await close(client);
    expect(receivedMessages.flatMap(({ push }) => push?.pub.data.type ?? [])).toContain("account_closed");
    expect(codes).toEqual([3500]);
    closed();
    await app.realtime.stop();
  });

  it("ANC-41 is available to excluded players, who stay excluded", async () => {
    const { client, email, player } = await createConfirmedPlayer(
      app,
      { country: "AT" },
      visit(app, { country: "AT" }),
    );
    await client.post("/api/user_limits", { type: "coolingoff", period: "week" });
    const { excluded_until } = (await client.get("/api/user_limits/rules")).body as LimitRules;
    expect((await close(client)).status).toBe(200);
    expect((await rowOf(player.id)).excludedUntil?.toISOString()).toBe(excluded_until);
    const [tag, domain] = email.split("@");
    const again = await register(app, { email: `${tag}+2@${domain}` });
    expect((await rowOf(again.player.id)).excludedUntil?.toISOString()).toBe(excluded_until);
  });

  it("ANC-41 without a password uses an emailed link that works once and for its player only", async () => {
    const client = visit(app);
    const email = newEmail();
    await logInWithProvider(client, email);
    expect((await client.get(CLOSING)).body).toEqual({ proof: "mail" });
    expect(await close(client)).toMatchObject({ body: { errors: { "user.token": ["required"] } } });
    const other = visit(app);
    const otherEmail = newEmail();
    await logInWithProvider(other, otherEmail);
    const link = async (one: TestClient, address: string, number = 1) => {
      expect(await one.post(`${CLOSING}/link`, undefined)).toMatchObject({ status: 200 });
      return linkIn(await mailTo(app, address, number));
    };
    const foreign = await link(other, otherEmail);
    expect(foreign.pathname).toBe("/profile/security");
    const tokenIn = (url: URL) => ({ token: url.searchParams.get("closing_token")! });
    expect(await close(client, tokenIn(foreign))).toMatchObject({
      body: { errors: { "user.token": ["expired"] } },
    });
    const own = tokenIn(await link(client, email));
    clock.advance(3_600_000);
    expect((await close(client, own)).status).toBe(422);
    expect((await close(client, tokenIn(await link(client, email, 2)))).status).toBe(200);
    expect((await other.get("/api/player")).status).toBe(200);
    // A provider login is rejected with the same code as a password login.
    expect(await logInWithProvider(visit(app), email)).toBe("/sign-in?auth_error=account_closed");
    expect(await subjects(email)).toContain("Your account is closed");
  });

  it("ANC-41 sends no link to a player with a password", async () => {
    const { client } = await createConfirmedPlayer(app);
    expect((await client.post(`${CLOSING}/link`, undefined)).status).toBe(422);
  });
});

describe("a closed account", () => {
  it("ANC-41 AMB-VAL-11 is revealed to its owner only: a wrong password gets the usual response", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const tryWrongPassword = (address: string) => signIn(visit(app), address, "wrong-horse-7");
    const before = (await tryWrongPassword(email)).body as { errors: object };
    await close(client);
    expect(((await tryWrongPassword(email)).body as { errors: object }).errors).toEqual(before.errors);
    expect(await signIn(visit(app), email)).toMatchObject({
      status: 403,
      body: { code: "account_closed", errors: {} },
    });
  });

  it("ANC-41 AMB-VAL-11 keeps its address taken when someone registers with it, without revealing that", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    await close(client);
    const again = visit(app);
    const answer = await again.post("/api/users", registration({ email, captcha: await again.captcha() }));
    expect(answer.status).toBe(200);
    expect((await subjects(email)).at(-1)).toBe("Sie haben schon ein Konto");
    // The new account has a confirmation token, but no email contains it.
    const { id } = answer.body as { id: number };
    expect(await db.select().from(playerTokens).where(eq(playerTokens.playerId, id))).toHaveLength(1);
    expect((await signIn(visit(app), email)).body).toMatchObject({ code: "account_closed" });
  });

  it("ANC-41 that was unconfirmed can't be confirmed any more and gets no email", async () => {
    const { client, email } = await register(app);
    const { search } = linkIn(await mailTo(app, email));
    await close(client);
    const confirmation_token = new URLSearchParams(search).get("confirmation_token");
    expect((await signIn(visit(app), email, PASSWORD, { confirmation_token })).status).toBe(422);
    await requestMail(visit(app), "confirmation", email);
    // Once this email, which is requested later, has arrived, an earlier one would have arrived, too.
    const { email: later } = await register(app);
    await mailTo(app, later);
    expect(await mailsTo(app, email)).toHaveLength(2);
  });

  it("ANC-41 receives no offers and no pushes", async () => {
    const { client, player } = await createConfirmedPlayer(app);
    await close(client);
    expect(await app.notify(player.id, OFFER)).toEqual({
      notification: null,
      pushes: 0,
      skipReason: "excluded",
    });
    expect(await app.notify(player.id, ACCOUNT)).toMatchObject({ pushes: 0, skipReason: "excluded" });
  });

  it("ANC-41 LIM-11 can't raise a limit with an earlier link", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const set = (amount: number) =>
      client.post("/api/user_limits", {
        type: "deposit",
        period: "day",
        amount_cents: amount,
        currency: "EUR",
      });
    await set(1_000);
    await set(5_000);
    const mail = await mailTo(app, email, 2);
    await close(client);
    clock.advance(3 * 24 * 3_600_000);
    const token = linkIn(mail).searchParams.get("token");
    expect(await visit(app).post("/api/user_limits/confirm", { token })).toMatchObject({
      body: { errors: { token: ["expired"] } },
    });
  });

  it("ANC-41 keeps its owner's money, pays withdrawals, and loses bonus money only", async () => {
    const one = await payer({ funds: 50_000n });
    const owner = { playerId: one.id, accountId: one.accountId, currency: "EUR" };
    await wallet.post(owner, [{ side: { balanceType: "bonus" }, amount: 700n }, adjustmentPosting(-700n)]);
    const { id } = (await withdraw(one.client, withdrawalOf({ amount_cents: 4_000 }))).body as { id: string };
    expect((await close(one.client)).status).toBe(200);
    expect(await balances(one)).toEqual({ real: 46_000n, bonus: 0n, reserved: 4_000n, owed: 0n });
    const entries = await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.playerId, one.id))
      .orderBy(ledgerEntries.number);
    expect(entries.at(-1)).toMatchObject({ kind: "adjustment", cause: { reason: "account closed" } });
    await app.settle();
    await sendWebhook(event({ id }, "succeeded", { amount: "40.00" }));
    expect(await balances(one)).toMatchObject({ real: 46_000n, reserved: 0n });
  });

  it("ANC-41 ends a pending deposit, and money that arrives later is refunded", async () => {
    const one = await payer();
    const { id } = (await deposit(one.client)).body as { id: string };
    await close(one.client);
    const stateOf = async (name: string) =>
      (await db.select().from(payments).where(eq(payments.id, name)))[0]!.state;
    expect(await stateOf(id)).toBe("canceled");
    await sendWebhook(event({ id }, "succeeded"));
    expect(await balances(one)).toMatchObject({ real: 0n });
    const rows = await db.select().from(payments).where(eq(payments.lateOf, id));
    expect(rows).toMatchObject([{ state: "declined", reason: "player_excluded", refund: "due" }]);
    await app.settle();
  });

  it("ANC-41 accepts no bets, and settles those that were placed", async () => {
    const { client, player } = await createConfirmedPlayer(app);
    const [account] = (await client.get("/api/player/accounts")).body as { id: number }[];
    const owner = { playerId: player.id, accountId: account!.id, currency: "EUR" };
    await wallet.credit(owner, 1_000n);
    const walletSession = (await wallet.openGameSession(owner)) as WalletSession;
    const [round, first, second, paid] = ["r", "b", "b", "w"].map((kind) => wallet.name(kind)) as [
      string,
      string,
      string,
      string,
    ];
    expect((await wallet.play(walletSession, round, [bet(first, "4.00")])).status).toBe(200);
    await close(client);
    expect(await wallet.play(walletSession, wallet.name("r"), [bet(second, "1.00")])).toMatchObject(
      rejectionResponse("player_excluded"),
    );
    const settled = await wallet.play(walletSession, round, [win(paid, "9.00")]);
    expect(settled).toMatchObject({ status: 200, body: { balance: "15.00" } });
    expect(await wallet.problemsOf(owner)).toEqual([]);
    const [session] = await db.select().from(gameSessions).where(eq(gameSessions.id, walletSession.session));
    expect(session!.endedAt).not.toBeNull();
  });

  it("ANC-41 is blocked by the database from logins, games, deposits and subscriptions to offers", async () => {
    const one: Payer = await payer();
    await deposit(one.client);
    const [payment] = await db.select().from(payments).where(eq(payments.playerId, one.id));
    await close(one.client);
    const at = new Date(clock.now());
    const login = { digest: randomUUID(), id: randomUUID(), playerId: one.id, ip: "", userAgent: "" };
    const enterAgain = () =>
      db.insert(sessions).values({ ...login, createdAt: at, activeAt: at, seenAt: at });
    expect(await violatedConstraint(enterAgain())).toBe("sessions_not_closed");
    const game = { id: randomUUID(), playerId: one.id, accountId: one.accountId, currency: "EUR" };
    const times = { createdAt: at, expiresAt: at };
    const insertedGameSession = db
      .insert(gameSessions)
      .values({ ...game, ...times, provider: "studio", gameIdentifier: "nova-spins" });
    expect(await violatedConstraint(insertedGameSession)).toBe("game_sessions_not_closed");
    const { number: _, ...again } = { ...payment!, id: randomUUID(), key: randomUUID() };
    const pay = db.insert(payments).values({ ...again, state: "pending", finishedAt: null, reason: null });
    expect(await violatedConstraint(pay)).toBe("payments_not_closed");
    const subscribe = db
      .update(players)
      .set({ subscriptions: ["casino.email"] })
      .where(eq(players.id, one.id));
    expect(await violatedConstraint(subscribe)).toBe("players_closed_quiet");

    // Staff reopens the account: the password works, earlier sessions don't.
    await db.update(players).set({ closedAt: null }).where(eq(players.id, one.id));
    expect((await one.client.get("/api/player")).status).toBe(401);
    expect((await signIn(one.client, one.email)).status).toBe(200);
    expect((await one.client.post("/api/payments/deposits", depositOf())).status).toBe(200);
  });

  it("ANC-41 can't be opened by a session row that was left in the table", async () => {
    const { client, player } = await createConfirmedPlayer(app);
    await db.transaction(async (tx) => {
      await tx.execute("ALTER TABLE players DISABLE TRIGGER players_end_sign_ins");
      await tx
        .update(players)
        .set({ closedAt: new Date(clock.now()) })
        .where(eq(players.id, player.id));
      await tx.execute("ALTER TABLE players ENABLE TRIGGER players_end_sign_ins");
    });
    expect(await sessionsOf(player.id)).toHaveLength(1);
    expect((await client.get("/api/player")).status).toBe(401);
    await db.update(players).set({ closedAt: null }).where(eq(players.id, player.id));
    expect((await client.get("/api/player")).status).toBe(401);
  });
});
