import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { fund } from "../../../tests/support/server/ledger.ts";
import { createConfirmedPlayer, register, signIn, visit } from "../../../tests/support/server/visitor.ts";
import { attempts } from "../../db/tables.ts";
import { utmMetrics } from "../../modules/attribution/tables.ts";
import { awards } from "../../modules/awards/tables.ts";
import { usedChallenges } from "../../modules/captcha/tables.ts";
import { clientReports } from "../../modules/client-logs/tables.ts";
import { contactMessages } from "../../modules/contact/tables.ts";
import { favoriteGames } from "../../modules/favorites/tables.ts";
import { mails } from "../../modules/mail/tables.ts";
import { playerTokens } from "../../modules/sign-in/tables.ts";
import { affiliateVisits } from "../../modules/site-info/tables.ts";
import { verificationDocuments } from "../../modules/verification/tables.ts";
import { accounts } from "../accounts/tables.ts";
import { auditEvents } from "../audit/tables.ts";
import { players } from "../players/tables.ts";
import { sessions } from "../sessions/tables.ts";

import type { JobRun } from "./jobs.ts";
import { scheduleEvery } from "./scheduler.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let app: Awaited<ReturnType<typeof testApp>>;
let clock = TEST_NOW;
beforeAll(async () => {
  app = await testApp({ now: () => clock });
});
beforeEach(() => {
  clock = TEST_NOW;
});

const ago = (age: number) => new Date(clock - age);
const playerExists = async (id: number) =>
  (await app.db.select().from(players).where(eq(players.id, id))).length > 0;

describe("cleanup of expired rows", () => {
  it("AUTH-26 deletes sessions when the licence ends them and keeps the others", async () => {
    const estonian = await register(app, { country: "EE" }, visit(app, { country: "EE" }));
    const german = await register(app);
    const countSessions = async ({ player }: { player: { id: number } }) =>
      (await app.db.select().from(sessions).where(eq(sessions.playerId, player.id))).length;
    clock += HOUR - 1;
    await app.sweep();
    expect([await countSessions(estonian), await countSessions(german)]).toEqual([1, 1]);
    clock += 1;
    await app.sweep();
    expect([await countSessions(estonian), await countSessions(german)]).toEqual([0, 1]);
    await app.db.update(sessions).set({ createdAt: ago(31 * DAY) });
    await app.sweep();
    expect(await countSessions(german)).toBe(0);
  });

  it("AUTH-06 AUTH-07 AUTH-18 AUTH-25 deletes expired tokens, challenges and attempt counters", async () => {
    const { player } = await register(app);
    const [past, future] = [ago(0), ago(-1)];
    for (const table of [usedChallenges, playerTokens, attempts]) await app.db.delete(table);
    for (const [name, at] of [
      ["past", past],
      ["future", future],
    ] as const) {
      await app.db.insert(usedChallenges).values({ signature: name, expiresAt: at });
      await app.db.insert(attempts).values({ key: name, points: 1, expire: at });
      const token = { digest: name, playerId: player.id, purpose: "password", expiresAt: at } as const;
      await app.db.insert(playerTokens).values(token);
    }
    await app.sweep();
    expect(await app.db.select().from(usedChallenges)).toMatchObject([{ signature: "future" }]);
    expect(await app.db.select().from(playerTokens)).toMatchObject([{ digest: "future" }]);
    expect(await app.db.select().from(attempts)).toMatchObject([{ key: "future" }]);
  });

  it("I18N-04 PLT-40 PLT-41 deletes reports after 14 days, attribution and affiliate visits after 90", async () => {
    for (const table of [clientReports, affiliateVisits, utmMetrics]) await app.db.delete(table);
    for (const days of [13, 15, 89, 91]) {
      const createdAt = ago(days * DAY);
      await app.db.insert(clientReports).values({ kind: `${days}`, value: {}, createdAt });
      await app.db.insert(affiliateVisits).values({ stag: `${days}`, createdAt });
      await app.db.insert(utmMetrics).values({ visit: `${days}`, value: {}, createdAt });
    }
    await app.sweep();
    expect((await app.db.select().from(clientReports)).map(({ kind }) => kind)).toEqual(["13"]);
    const younger = ["13", "15", "89"];
    expect((await app.db.select().from(affiliateVisits)).map(({ stag }) => stag).sort()).toEqual(younger);
    expect((await app.db.select().from(utmMetrics)).map(({ visit }) => visit).sort()).toEqual(younger);
    for (const table of [clientReports, affiliateVisits, utmMetrics]) await app.db.delete(table);
  });

  it("deletes emails after 90 days, sent or not", async () => {
    const { player, email } = await register(app);
    const mail = { playerId: player.id, recipient: email, locale: "en", text: "", html: "" } as const;
    for (const days of [89, 90])
      for (const sentAt of [null, ago(days * DAY)])
        await app.db
          .insert(mails)
          .values({ ...mail, subject: `${days}`, createdAt: ago(days * DAY), sentAt });
    await app.sweep();
    const remainingMails = await app.db.select().from(mails).where(eq(mails.recipient, email));
    expect(remainingMails.map(({ subject }) => subject).filter((subject) => /^\d+$/.test(subject))).toEqual([
      "89",
      "89",
    ]);
  });

  it("continues with other tables when one can't be cleaned up", async () => {
    const logged: string[] = [];
    const runs: JobRun[] = [];
    const broken = await testApp({
      now: () => clock,
      logError: (message, _, run) => logged.push(message, JSON.stringify(run)),
      logJob: (run) => runs.push(run),
    });
    const { player } = await register(app);
    clock += 31 * DAY;
    await app.db.execute("alter table used_challenges rename to challenges_away");
    await broken.sweep();
    await app.db.execute("alter table challenges_away rename to used_challenges");
    expect(logged).toEqual([
      'job "expire-used-challenges" failed',
      expect.stringMatching(/^{"job":"expire-used-challenges","outcome":"failed","duration_ms":\d+}$/),
    ]);
    expect(runs.length).toBeGreaterThan(10);
    expect(runs).toContainEqual({
      job: "remove-unconfirmed-players",
      outcome: "done",
      duration_ms: expect.any(Number),
    });
    expect(await playerExists(player.id)).toBe(false);
  });
});

describe("unconfirmed accounts", () => {
  it("are deleted 30 days after their last use, with all dependent rows and emails", async () => {
    const { client, email, player } = await register(app);
    const other = await register(app, { email });
    await client.put(`/api/player/favorite_games/${app.games.index()[0]!.id}`, {});
    const playerId = player.id;
    const contactMessage = { name: "Anna", email, subject: "", message: "Hello", createdAt: new Date(clock) };
    await app.db.insert(contactMessages).values({ ...contactMessage, playerId });
    clock += 6 * DAY;
    expect((await client.get("/api/player")).status).toBe(200);
    clock += 29 * DAY;
    await app.sweep();
    expect([await playerExists(playerId), await playerExists(other.player.id)]).toEqual([true, false]);
    // Deleting an account keeps another account's emails to the same address.
    expect(await app.db.select().from(mails).where(eq(mails.recipient, email))).toMatchObject([{ playerId }]);
    clock += DAY;
    await app.sweep();
    expect(await playerExists(playerId)).toBe(false);
    for (const table of [accounts, auditEvents, favoriteGames, mails, playerTokens, sessions])
      expect(await app.db.select().from(table).where(eq(table.playerId, playerId))).toEqual([]);
    const [message] = await app.db.select().from(contactMessages).where(eq(contactMessages.email, email));
    expect(message).toMatchObject({ message: "Hello", playerId: null });
  });

  it("are kept once they are confirmed, have held money, have sent a document or were awarded something", async () => {
    const retainedPlayers = [
      await createConfirmedPlayer(app),
      await register(app),
      await register(app),
      await register(app),
      await register(app),
    ];
    const [, fundedPlayer, emptyPlayer, documented, awarded] = retainedPlayers.map(
      ({ player }) => player.id,
    ) as [number, number, number, number, number];
    await app.db.insert(awards).values({
      id: crypto.randomUUID(),
      playerId: awarded,
      kind: "badge",
      source: "staff",
      sourceId: "test",
      key: `test:${awarded}`,
      digest: "d",
      groupKey: "g",
      give: { kind: "badge" },
      state: "issued",
      worthEur: 0n,
      createdAt: new Date(clock),
    });
    await fund(app.db, fundedPlayer, 1n);
    await fund(app.db, emptyPlayer, 1n);
    await fund(app.db, emptyPlayer, -1n);
    await app.db.insert(verificationDocuments).values({
      id: crypto.randomUUID(),
      playerId: documented,
      kind: "identity",
      status: "rejected",
      contentType: "image/png",
      size: 1,
      content: Buffer.from("x"),
      createdAt: new Date(clock),
    });
    clock += 400 * DAY;
    await app.sweep();
    for (const { player } of retainedPlayers) expect(await playerExists(player.id)).toBe(true);
    expect((await signIn(visit(app), retainedPlayers[0]!.email)).status).toBe(200);
  });
});

describe("scheduled cleanup", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("runs shortly after the start and then every hour, until it is stopped", async () => {
    vi.useFakeTimers();
    let runCount = 0;
    const end = scheduleEvery(HOUR, async () => {
      runCount += 1;
    });
    expect(runCount).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runCount).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(runCount).toBe(3);
    await end();
    vi.advanceTimersByTime(10 * HOUR);
    expect([runCount, vi.getTimerCount()]).toEqual([3, 0]);
  });

  it("ANC-24 runs minutely jobs each minute and never two at a time", async () => {
    vi.useFakeTimers();
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let started = 0;
    const end = scheduleEvery(MINUTE, () => gates[started++]!.promise);
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    expect(started).toBe(1);
    gates[0]!.resolve();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toBe(2);
    gates[1]!.resolve();
    await end();
  });

  it("doesn't keep the process alive, and stops after the current run", async () => {
    vi.useFakeTimers();
    const timers = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "setInterval")];
    const gate = Promise.withResolvers<void>();
    const end = scheduleEvery(HOUR, () => gate.promise);
    for (const { mock } of timers) expect(mock.results[0]!.value.hasRef()).toBe(false);
    vi.restoreAllMocks();
    vi.advanceTimersByTime(60_000);
    let hasEnded = false;
    const ended = end().then(() => {
      hasEnded = true;
    });
    await Promise.resolve();
    expect(hasEnded).toBe(false);
    gate.resolve();
    await ended;
  });
});
