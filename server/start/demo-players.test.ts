import { eq, inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { AccountBalances } from "../../src/contract/accounts.ts";
import type { CompPoints } from "../../src/contract/comp-points.ts";
import type { Game } from "../../src/contract/games.ts";
import type { ActivitySeries } from "../../src/contract/limits.ts";
import type { Payments } from "../../src/contract/payments.ts";
import type { Player } from "../../src/contract/player.ts";
import { missingFields, playerFieldsOf } from "../../src/rules/players/player-fields.ts";
import { type FieldValues, fieldErrors } from "../../src/rules/players/player-form.ts";
import { TEST_NOW, testApp } from "../../tests/support/server/app.ts";
import { signIn, visit } from "../../tests/support/server/visitor.ts";
import { hashPassword } from "../core/credentials/password-hash.ts";
import { loadJurisdictions, marketOf } from "../core/jurisdictions/jurisdictions.ts";
import { verifyLedger } from "../core/ledger/verify.ts";
import { players } from "../core/players/tables.ts";
import { sessions } from "../core/sessions/tables.ts";
import { DEMO_PASSWORD } from "../modules/demo-tools/profiles.ts";
import { verifyPayments } from "../modules/payments/staff/verify-store.ts";
import { verifyActions } from "../modules/wallet/verify-store.ts";
import { findDemoPlayers, makeDemoPlayers } from "./demo-players.ts";

it("AUTH-02 MON-01 every market's demo player can log in after repeated seeding, and the first is a VIP", async () => {
  const app = await testApp();
  const emails = await makeDemoPlayers(app.db, loadJurisdictions(), () => TEST_NOW);
  expect(await makeDemoPlayers(app.db, loadJurisdictions(), () => TEST_NOW)).toEqual(emails);
  expect(emails.length).toBeGreaterThanOrEqual(6);
  for (const [i, email] of emails.entries()) {
    const client = visit(app);
    const answer = await signIn(client, email, DEMO_PASSWORD);
    expect(answer.body).toMatchObject({ email, is_vip: i === 0, auth_fields_missed: [] });
    const [account, ...others] = (await client.get("/api/player/accounts")).body as AccountBalances[];
    expect(account!.amount_cents).toBe(100_000);
    expect(others).toEqual([]);
  }
});

it("CAT-11 demo players have games to continue with, but the new player has none", async () => {
  const app = await testApp();
  const emails = await makeDemoPlayers(app.db, loadJurisdictions(), () => TEST_NOW);
  const counts: number[] = [];
  for (const email of emails) {
    const client = visit(app);
    await signIn(client, email, DEMO_PASSWORD);
    const played = (await client.get("/api/player/played_games")).body as Game[];
    expect(played.every(({ last_activity_at }) => Date.parse(last_activity_at!) < TEST_NOW)).toBe(true);
    counts.push(played.length);
  }
  expect(counts[2]).toBe(0);
  expect(Math.min(...counts.toSpliced(2, 1))).toBeGreaterThanOrEqual(3);
});

it("MON-01 CASH-02 demo players have deposited and played for eight weeks, but the new player hasn't, and the books agree", async () => {
  const app = await testApp();
  const emails = await makeDemoPlayers(app.db, loadJurisdictions(), () => TEST_NOW);
  for (const [i, email] of emails.entries()) {
    const client = visit(app);
    const { id, currency } = (await signIn(client, email, DEMO_PASSWORD)).body as Player;
    const isNew = i === 2;
    const { payments } = (await client.get("/api/player/payments")).body as Payments;
    expect(new Set(payments.map(({ action, state }) => `${action} ${state}`))).toEqual(
      new Set(isNew ? [] : ["deposit succeeded"]),
    );
    expect(payments.map((payment) => payment.currency)).toEqual(payments.map(() => currency));
    const total = payments.reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0);
    expect({ email, total }).toEqual({ email, total: isNew ? 0 : 100_000 });
    const { weeks } = (await client.get("/api/player/activity/series")).body as ActivitySeries;
    const active = weeks.filter(
      ({ net_losses_cents, play_minutes }) => net_losses_cents !== 0 && play_minutes > 0,
    );
    expect({ email, active: active.length }).toEqual({ email, active: isNew ? 0 : 8 });
    const points = (await client.get("/api/player/comp_points")).body as CompPoints;
    expect(points.persistent.points > 0).toBe(!isNew);
    expect(await verifyActions(app.db, id)).toEqual([]);
    expect((await verifyLedger(app.db, id)).problems).toEqual([]);
    const logins = await app.db.select().from(sessions).where(eq(sessions.playerId, id));
    expect(new Set(logins.map(({ createdAt }) => createdAt.getTime()))).toEqual(new Set([TEST_NOW]));
  }
  expect(await verifyPayments(app.db)).toEqual([]);
});

it("PROF-03 CASH-28 demo players have all details that payments in their country require, in a valid form", async () => {
  const app = await testApp();
  const jurisdictions = loadJurisdictions();
  for (const email of await makeDemoPlayers(app.db, jurisdictions, () => TEST_NOW)) {
    const client = visit(app);
    const player = (await signIn(client, email, DEMO_PASSWORD)).body as Player;
    const licence = jurisdictions.licences[player.license_name]!;
    const { deposit, cashout } = playerFieldsOf(licence, marketOf(jurisdictions, player.country));
    for (const fields of [deposit, cashout]) {
      expect({ email, missing: missingFields(fields, player) }).toEqual({ email, missing: [] });
      const values = Object.fromEntries(fields.map(({ name }) => [name, player[name as keyof Player]]));
      const today = new Date(TEST_NOW).toISOString().slice(0, 10);
      const errors = fieldErrors(fields, values as FieldValues, { country: player.country, today });
      expect({ email, errors }).toEqual({ email, errors: {} });
    }
  }
});

it("demo passwords are hashed once for all missing players, and never for existing ones", async () => {
  const app = await testApp();
  const make = () => makeDemoPlayers(app.db, loadJurisdictions(), () => TEST_NOW);
  const emails = await make();
  const hashes = async () => {
    const rows = await app.db
      .select()
      .from(players)
      .where(inArray(players.email, emails))
      .orderBy(players.id);
    return rows.map(({ passwordHash }) => passwordHash);
  };
  const before = await hashes();
  expect(new Set(before).size).toBe(1);
  // Players who have had money can't be deleted, so they are renamed.
  const renamed = { email: sql`'former.' || ${players.email}` };
  await app.db
    .update(players)
    .set(renamed)
    .where(inArray(players.email, emails.slice(0, 2)));
  await make();
  const after = await hashes();
  expect(after.slice(0, -2)).toEqual(before.slice(2));
  expect(new Set(after.slice(-2)).size).toBe(1);
  expect(after.at(-1)).not.toBe(before[0]);
});

it("SEC-03 demo accounts are found until they are closed or get another password", async () => {
  const app = await testApp();
  const jurisdictions = loadJurisdictions();
  const emails = await makeDemoPlayers(app.db, jurisdictions, () => TEST_NOW);
  expect(await findDemoPlayers(app.db, jurisdictions)).toEqual(emails);
  const [closed, changed] = emails as [string, string];
  const passwordHash = await hashPassword("a password of their own");
  await app.db.update(players).set({ passwordHash }).where(eq(players.email, changed));
  await app.db.execute(sql`update players set closed_at = now() where email = ${closed}`);
  expect(await findDemoPlayers(app.db, jurisdictions)).toEqual(emails.slice(2));
  await app.db
    .update(players)
    .set({ email: sql`'gone.' || ${players.email}` })
    .where(inArray(players.email, emails));
  expect(await findDemoPlayers(app.db, jurisdictions)).toEqual([]);
});
