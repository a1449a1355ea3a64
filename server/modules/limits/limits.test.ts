import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LimitRules, UserLimit } from "../../../src/contract/limits.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { mailTo } from "../../../tests/support/server/mails.ts";
import {
  createConfirmedPlayer,
  linkIn,
  mailsTo,
  signIn,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import { outbox } from "../../core/outbox/tables.ts";
import { userLimitChanges } from "./tables.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(() => clock.reset());

/** A player in Austria, where only the licence's rule applies: increases wait for a day. */
const createPlayer = (country = "AT", user: Record<string, unknown> = {}) =>
  createConfirmedPlayer(app, { country, ...user }, visit(app, { country }));
const setLimit = (
  client: TestClient,
  type: string,
  period: string,
  amount_cents?: number,
  more: object = {},
) => client.post("/api/user_limits", { type, period, amount_cents, ...more });
const listOf = async (client: TestClient) => (await client.get("/api/user_limits")).body as UserLimit[];
const tokenIn = (mail: { text: string }) => linkIn(mail).searchParams.get("token");
const confirmWith = (token: string | null, client = visit(app)) =>
  client.post("/api/user_limits/confirm", { token });
const changesOf = (id: number) =>
  app.db
    .select()
    .from(userLimitChanges)
    .where(eq(userLimitChanges.playerId, id))
    .orderBy(asc(userLimitChanges.id));
const amounts = (limits: UserLimit[]) =>
  limits.map(({ type, period, state, accounts: [account] }) => [type, period, state, account?.amount_cents]);

describe("the question for a deposit limit", () => {
  const declinedBy = async (client: TestClient) =>
    ((await client.get("/api/user_limits/rules")).body as LimitRules).declined;

  it("ANC-02 remembers with the account that the player declined, on every device", async () => {
    const { client, email } = await createPlayer();
    const other = await createPlayer();
    expect(await declinedBy(client)).toBe(false);
    for (const _ of [1, 2])
      expect(await client.post("/api/user_limits/decline", {})).toMatchObject({ status: 200 });
    expect(await declinedBy(client)).toBe(true);
    const device = visit(app, { country: "AT" });
    await signIn(device, email);
    expect(await declinedBy(device)).toBe(true);
    expect(await declinedBy(other.client)).toBe(false);
    expect((await visit(app).post("/api/user_limits/decline", {})).status).toBe(401);
  });
});

describe("setting a limit", () => {
  it("LIM-02 LIM-08 LIM-09 LIM-15 applies a new limit immediately and lists it with its usage", async () => {
    const { client } = await createPlayer();
    expect(await listOf(client)).toEqual([]);
    const answer = await setLimit(client, "deposit", "week", 5_000);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual([
      {
        id: expect.any(Number),
        type: "deposit",
        period: "week",
        state: "active",
        accounts: [{ currency: "EUR", amount_cents: 5_000, current_value_amount_cents: 0 }],
        reached: false,
        near: false,
        since: "2026-11-16T00:00:00.000Z",
        resets_at: "2026-11-23T00:00:00.000Z",
        forever: false,
        pending_change: null,
      },
    ]);
    expect(await listOf(client)).toEqual(answer.body);
  });

  it("LIM-15 ANC-04 lowers a limit immediately and keeps one per type and period", async () => {
    const { client, player: self } = await createPlayer();
    await setLimit(client, "loss", "day", 5_000);
    await setLimit(client, "loss", "week", 20_000);
    await setLimit(client, "loss", "day", 4_999);
    expect(amounts(await listOf(client))).toEqual([
      ["loss", "day", "active", 4_999],
      ["loss", "week", "active", 20_000],
    ]);
    expect(
      (await changesOf(self.id)).map(({ kind, fromAmount, toAmount }) => [kind, fromAmount, toAmount]),
    ).toEqual([
      ["set", null, 5_000n],
      ["set", null, 20_000n],
      ["lower", 5_000n, 4_999n],
    ]);
  });

  it("LIM-15 changes nothing when the amount is the same", async () => {
    const { client, player: self } = await createPlayer();
    const first = await setLimit(client, "wager", "month", 100_000);
    expect((await setLimit(client, "wager", "month", 100_000)).body).toEqual(first.body);
    expect(await changesOf(self.id)).toHaveLength(1);
  });

  it.each([
    ["deposit", "forever", 100, { period: ["unknown"] }],
    ["session", "week", 60, { period: ["unknown"] }],
    ["single_stake", "day", 100, { period: ["unknown"] }],
    ["wager", "bet", 100, { period: ["unknown"] }],
    ["coolingoff", "6_months", undefined, { period: ["unknown"] }],
    ["selfexclusion", "day", undefined, { period: ["unknown"] }],
    ["deposit", "day", undefined, { amount_cents: ["required"] }],
    ["deposit", "day", 0, { amount_cents: ["too_small"] }],
    ["deposit", "day", -5, { amount_cents: ["too_small"] }],
    ["session", "day", 1_441, { amount_cents: ["too_big"] }],
    ["deposit", "day", 10.5, { amount_cents: ["not_integer"] }],
    ["session", "day", 10.5, { amount_cents: ["not_integer"] }],
  ])("LIM-14 AMB-LIM-02 MI-14 rejects the limit %s per %s of %s", async (type, period, amount, errors) => {
    const { client } = await createPlayer();
    expect(await setLimit(client, type, period, amount)).toMatchObject({ status: 422, body: { errors } });
    expect(await listOf(client)).toEqual([]);
  });

  it("LIM-14 rejects what the licence doesn't offer", async () => {
    const { client } = await createPlayer("EE", {
      locale: "et",
      date_of_birth: "1980-01-01",
      personal_id: "38001010000",
    });
    expect(await setLimit(client, "selfexclusion", "3_months")).toMatchObject({ status: 422 });
    const rules = (await client.get("/api/user_limits/rules")).body as LimitRules;
    expect(rules).toMatchObject({
      time_zone: "Europe/Tallinn",
      increase_delay_seconds: 604_800,
      currency: "EUR",
    });
    expect(rules.offered.find(({ type }) => type === "selfexclusion")?.periods).not.toContain("3_months");
  });

  it("LIM-03 AMB-LIM-03 limits time played in minutes a day", async () => {
    const { client } = await createPlayer();
    const { body } = await setLimit(client, "session", "day", 90);
    expect(body).toMatchObject([
      { accounts: [{ currency: null, amount_cents: 90, current_value_amount_cents: 0 }] },
    ]);
  });

  it("ANC-07 offers limits of deposits, losses, time and single bets in every country", async () => {
    for (const country of ["AT", "CA", "AU", "NO"]) {
      const { client } = await createPlayer(country);
      const { offered } = (await client.get("/api/user_limits/rules")).body as LimitRules;
      for (const type of ["deposit", "loss", "session", "single_stake"])
        expect(offered.find((one) => one.type === type)?.periods, `${type} in ${country}`).not.toHaveLength(
          0,
        );
    }
  });

  it("ANC-07 applies a single-stake limit to each bet immediately; an increase waits", async () => {
    const { client } = await createPlayer();
    const { body } = await setLimit(client, "single_stake", "bet", 200);
    expect(body).toMatchObject([
      {
        type: "single_stake",
        period: "bet",
        state: "active",
        accounts: [{ currency: "EUR", amount_cents: 200, current_value_amount_cents: 0 }],
        reached: false,
        near: false,
        since: new Date(TEST_NOW).toISOString(),
      },
    ]);
    expect(amounts((await setLimit(client, "single_stake", "bet", 199)).body as UserLimit[])).toEqual([
      ["single_stake", "bet", "active", 199],
    ]);
    const raised = (await setLimit(client, "single_stake", "bet", 500)).body as UserLimit[];
    expect(raised).toMatchObject([
      {
        state: "unconfirmed",
        accounts: [{ amount_cents: 199 }],
        pending_change: { to: { amount_cents: 500 }, confirm_from: new Date(TEST_NOW + DAY).toISOString() },
      },
    ]);
    const removed = await client.delete(`/api/user_limits/${raised[0]!.id}`);
    expect(removed.body).toMatchObject([{ state: "unconfirmed_disable", accounts: [{ amount_cents: 199 }] }]);
  });

  it("LIM-18 compares another currency by its value", async () => {
    const { client } = await createPlayer();
    await setLimit(client, "deposit", "day", 10_000);
    const less = await setLimit(client, "deposit", "day", 50_000, { currency: "NOK" });
    expect(less.body).toMatchObject([
      { state: "active", accounts: [{ currency: "NOK", amount_cents: 50_000 }] },
    ]);
    const more = await setLimit(client, "deposit", "day", 10_000, { currency: "EUR" });
    expect(more.body).toMatchObject([{ state: "unconfirmed", accounts: [{ currency: "NOK" }] }]);
    expect(await setLimit(client, "deposit", "day", 100, { currency: "XXX" })).toMatchObject({ status: 422 });
  });

  it("rejects guests", async () => {
    const guest = visit(app);
    for (const answer of [
      await guest.get("/api/user_limits"),
      await guest.get("/api/user_limits/rules"),
      await setLimit(guest, "deposit", "day", 100),
      await guest.delete("/api/user_limits/1"),
    ])
      expect(answer.status).toBe(401);
  });

  it("PLT-14 AMB-PLT-14 notifies the player's devices", async () => {
    const { client, player: self } = await createPlayer();
    await setLimit(client, "deposit", "day", 100);
    const publications = await app.db.select().from(outbox).where(eq(outbox.playerId, self.id));
    expect(publications.map(({ type }) => type)).toContain("game_limits_changes");
  });
});

describe("an increase of a limit", () => {
  it("LIM-05 LIM-16 LIM-11 ANC-05 waits, never applies by itself, and is confirmed by the emailed link", async () => {
    const { client, email, player: self } = await createPlayer();
    await setLimit(client, "deposit", "day", 1_000);
    const response = await setLimit(client, "deposit", "day", 2_000);
    expect(response.body).toMatchObject([
      {
        state: "unconfirmed",
        accounts: [{ amount_cents: 1_000 }],
        pending_change: {
          to: { currency: "EUR", amount_cents: 2_000 },
          confirm_from: new Date(TEST_NOW + DAY).toISOString(),
          confirm_until: new Date(TEST_NOW + 8 * DAY).toISOString(),
        },
      },
    ]);
    const mail = await mailTo(app, email, 2);
    expect(mail).toMatchObject({ subject: "Bestätigen Sie das höhere Limit" });
    expect(mail.text).toContain("22. November 2026");
    expect(linkIn(mail).pathname).toBe("/de/profile/limits/confirm");
    const token = tokenIn(mail);

    clock.set(TEST_NOW + DAY - 1);
    expect(await confirmWith(token)).toMatchObject({
      status: 422,
      body: { errors: { token: ["too_early"] }, retry_after: 1 },
    });
    clock.set(TEST_NOW + DAY);
    // Without confirmation the limit doesn't change.
    await app.sweep();
    expect(amounts(await listOf(client))).toEqual([["deposit", "day", "unconfirmed", 1_000]]);
    const guest = visit(app);
    const confirmation = await confirmWith(token, guest);
    expect(confirmation).toMatchObject({
      status: 200,
      body: {
        type: "deposit",
        period: "day",
        from: { currency: "EUR", amount_cents: 1_000 },
        to: { currency: "EUR", amount_cents: 2_000 },
        in_force_at: new Date(TEST_NOW + DAY).toISOString(),
      },
    });
    expect(amounts(await listOf(client))).toEqual([["deposit", "day", "confirmed", 2_000]]);
    clock.advance(HOUR);
    // Reloading the page repeats the confirmation.
    expect((await confirmWith(token, guest)).body).toEqual(confirmation.body);
    expect(
      (await changesOf(self.id)).map(({ kind, by, inForceAt }) => [kind, by, inForceAt?.getTime()]),
    ).toEqual([
      ["set", "player", TEST_NOW],
      ["raise", "player", undefined],
      ["confirm_raise", "link", TEST_NOW + DAY],
    ]);
  });

  it.each([
    ["DE", "day", 7 * DAY],
    ["SE", "day", 3 * DAY],
    ["SE", "month", Date.UTC(2026, 11, 1) - TEST_NOW],
  ])("ANC-05 MI-20 in %s of a limit per %s waits %i ms", async (country, period, wait) => {
    const { client, email } = await createPlayer(country);
    await setLimit(client, "loss", period, 1_000);
    const { body } = await setLimit(client, "loss", period, 1_001);
    expect(body).toMatchObject([
      { pending_change: { confirm_from: new Date(TEST_NOW + wait).toISOString() } },
    ]);
    const token = tokenIn(await mailTo(app, email, 2));
    clock.set(TEST_NOW + wait - 1);
    expect((await confirmWith(token)).status).toBe(422);
    clock.set(TEST_NOW + wait);
    expect((await confirmWith(token)).status).toBe(200);
  });

  it("LIM-16 AMB-LIM-05 waits and is confirmed also when it removes the limit", async () => {
    const { client, email } = await createPlayer();
    const [limit] = (await setLimit(client, "wager", "week", 1_000)).body as UserLimit[];
    const response = await client.delete(`/api/user_limits/${limit!.id}`);
    expect(response).toMatchObject({
      status: 200,
      body: [
        { state: "unconfirmed_disable", accounts: [{ amount_cents: 1_000 }], pending_change: { to: null } },
      ],
    });
    const mail = await mailTo(app, email, 2);
    clock.advance(DAY);
    expect(await confirmWith(tokenIn(mail))).toMatchObject({
      status: 200,
      body: { type: "wager", period: "week", to: null },
    });
    expect(await listOf(client)).toEqual([]);
    expect((await setLimit(client, "wager", "week", 9_000)).body).toMatchObject([{ state: "active" }]);
  });

  it("LIM-16 is cancelled, with its link, by a lower limit", async () => {
    const { client, email } = await createPlayer();
    await setLimit(client, "deposit", "day", 1_000);
    await setLimit(client, "deposit", "day", 5_000);
    const token = tokenIn(await mailTo(app, email, 2));
    await setLimit(client, "deposit", "day", 900);
    clock.advance(DAY);
    expect(await confirmWith(token)).toMatchObject({ status: 422, body: { errors: { token: ["expired"] } } });
    expect(amounts(await listOf(client))).toEqual([["deposit", "day", "active", 900]]);
  });

  it("LIM-16 is cancelled by setting the current amount", async () => {
    const { client } = await createPlayer();
    const [limit] = (await setLimit(client, "deposit", "day", 1_000)).body as UserLimit[];
    await client.delete(`/api/user_limits/${limit!.id}`);
    expect((await setLimit(client, "deposit", "day", 1_000)).body).toMatchObject([
      { state: "active", pending_change: null },
    ]);
  });

  it("LIM-16 restarts its wait with another amount; the same amount only gets a new link", async () => {
    const { client, email } = await createPlayer();
    await setLimit(client, "deposit", "day", 1_000);
    await setLimit(client, "deposit", "day", 5_000);
    const first = tokenIn(await mailTo(app, email, 2));
    clock.advance(HOUR);
    expect((await setLimit(client, "deposit", "day", 5_000)).body).toMatchObject([
      { pending_change: { confirm_from: new Date(TEST_NOW + DAY).toISOString() } },
    ]);
    const second = tokenIn(await mailTo(app, email, 3));
    expect((await setLimit(client, "deposit", "day", 4_000)).body).toMatchObject([
      { pending_change: { confirm_from: new Date(TEST_NOW + DAY + HOUR).toISOString() } },
    ]);
    const third = tokenIn(await mailTo(app, email, 4));
    clock.set(TEST_NOW + DAY + HOUR);
    expect((await confirmWith(first)).status).toBe(422);
    expect((await confirmWith(second)).status).toBe(422);
    expect(await confirmWith(third)).toMatchObject({ status: 200, body: { to: { amount_cents: 4_000 } } });
  });

  it("LIM-16 expires when it isn't confirmed within a week", async () => {
    const { client, email } = await createPlayer();
    await setLimit(client, "deposit", "day", 1_000);
    await setLimit(client, "deposit", "day", 5_000);
    const token = tokenIn(await mailTo(app, email, 2));
    clock.advance(8 * DAY);
    expect(await confirmWith(token)).toMatchObject({ status: 422, body: { errors: { token: ["expired"] } } });
    await signIn(client, email);
    expect(await listOf(client)).toMatchObject([
      { state: "active", pending_change: null, accounts: [{ amount_cents: 1_000 }] },
    ]);
    await app.sweep();
    expect((await setLimit(client, "deposit", "day", 5_000)).body).toMatchObject([
      { state: "unconfirmed", pending_change: { confirm_from: new Date(TEST_NOW + 9 * DAY).toISOString() } },
    ]);
  });

  it("LIM-16 waits even if another tab lowered the limit and this tab shows an old amount", async () => {
    const { client } = await createPlayer();
    await setLimit(client, "deposit", "day", 1_000);
    await setLimit(client, "deposit", "day", 500);
    expect((await setLimit(client, "deposit", "day", 800)).body).toMatchObject([
      { state: "unconfirmed", accounts: [{ amount_cents: 500 }] },
    ]);
  });

  it("LIM-10 rejects removing another player's limit", async () => {
    const [one, other] = [await createPlayer(), await createPlayer()];
    const [limit] = (await setLimit(one.client, "deposit", "day", 1_000)).body as UserLimit[];
    expect((await other.client.delete(`/api/user_limits/${limit!.id}`)).status).toBe(404);
    expect(await listOf(one.client)).toMatchObject([{ state: "active" }]);
  });

  it("LIM-11 isn't confirmed by an invalid link", async () => {
    expect(await confirmWith("nonsense")).toMatchObject({
      status: 422,
      body: { errors: { token: ["expired"] } },
    });
    expect((await confirmWith("")).status).toBe(422);
  });

  it("LIM-11 is limited in the number of links", async () => {
    const { client, email } = await createPlayer();
    await setLimit(client, "deposit", "day", 1_000);
    for (let amount = 2_000; amount < 2_005; amount++) await setLimit(client, "deposit", "day", amount);
    expect((await setLimit(client, "deposit", "day", 3_000)).status).toBe(429);
    expect(await mailsTo(app, email)).toHaveLength(6);
  });

  it("LIM-16 isn't created when too many links were requested", async () => {
    const { client, email, player: self } = await createPlayer();
    const [limit] = (await setLimit(client, "deposit", "day", 1_000)).body as UserLimit[];
    for (let n = 0; n < 5; n++) await setLimit(client, "deposit", "day", 2_000);
    const link = tokenIn(await mailTo(app, email, 6));
    const before = { limits: await listOf(client), changes: await changesOf(self.id) };
    for (const rejection of [
      await setLimit(client, "deposit", "day", 900_000),
      await setLimit(client, "deposit", "day", 2_000),
      await client.delete(`/api/user_limits/${limit!.id}`),
    ])
      expect(rejection).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect({ limits: await listOf(client), changes: await changesOf(self.id) }).toEqual(before);
    clock.advance(DAY);
    expect(await confirmWith(link)).toMatchObject({ status: 200, body: { to: { amount_cents: 2_000 } } });
  });

  it("LIM-15 doesn't count a lower limit or a rejected request towards the maximum number of links", async () => {
    const { client, player: self } = await createPlayer();
    const limitId = ((await setLimit(client, "deposit", "day", 1_000)).body as UserLimit[])[0]!.id;
    for (let n = 0; n < 6; n++) {
      await setLimit(client, "deposit", "day", 999 - n);
      expect((await setLimit(client, "deposit", "day", 0)).status).toBe(422);
      expect((await client.delete(`/api/user_limits/${limitId + 1_000_000}`)).status).toBe(404);
    }
    for (let n = 0; n < 5; n++)
      expect((await setLimit(client, "deposit", "day", 5_000 + n)).status).toBe(200);
    expect((await setLimit(client, "deposit", "day", 6_000)).status).toBe(429);
    expect((await setLimit(client, "deposit", "day", 500)).status).toBe(200);
    expect((await changesOf(self.id)).at(-1)).toMatchObject({ kind: "lower", toAmount: 500n });
  });

  it("ANC-14 appears in the history when set, requested and confirmed, newest first", async () => {
    const { client, email } = await createPlayer();
    await setLimit(client, "deposit", "day", 1_000);
    await setLimit(client, "deposit", "day", 2_000);
    const token = tokenIn(await mailTo(app, email, 2));
    clock.advance(DAY);
    await confirmWith(token);
    const { status, body } = await client.get("/api/user_limits/changes");
    expect(status).toBe(200);
    const base = { type: "deposit", period: "day", ends_at: null };
    const euro = (amount_cents: number) => ({ currency: "EUR", amount_cents });
    expect(body).toMatchObject([
      { ...base, kind: "confirm_raise", from: euro(1_000), to: euro(2_000) },
      { ...base, kind: "raise", from: euro(1_000), to: euro(2_000), in_force_at: null },
      { ...base, kind: "set", from: null, to: euro(1_000), in_force_at: new Date(TEST_NOW).toISOString() },
    ]);
    const other = await createPlayer();
    expect((await other.client.get("/api/user_limits/changes")).body).toEqual([]);
    expect((await visit(app).get("/api/user_limits/changes")).status).toBe(401);
  });

  it("LIM-16 can't be changed in the history", async () => {
    const { client, player: self } = await createPlayer();
    await setLimit(client, "deposit", "day", 1_000);
    const change = app.db
      .update(userLimitChanges)
      .set({ toAmount: 9n })
      .where(eq(userLimitChanges.playerId, self.id));
    await expect(change).rejects.toThrow();
    const removal = app.db.delete(userLimitChanges).where(eq(userLimitChanges.playerId, self.id));
    await expect(removal).rejects.toThrow();
  });
});
