import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorEnvelope } from "../../../src/contract/error.ts";
import type { LimitRules, UserLimit } from "../../../src/contract/limits.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import {
  createConfirmedPlayer,
  register,
  signIn,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { players } from "../../core/players/tables.ts";
import { userLimitChanges, userLimits } from "./tables.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FOREVER = "9999-12-31T00:00:00.000Z";

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(() => clock.reset());

const createPlayer = (user: Record<string, unknown> = {}) =>
  createConfirmedPlayer(app, { country: "AT", ...user }, visit(app, { country: "AT" }));
const startBreak = (client: TestClient, type: string, period: string, more: object = {}) =>
  client.post("/api/user_limits", { type, period, ...more });
const rowOf = async (id: number) => (await app.db.select().from(players).where(eq(players.id, id)))[0]!;
const changesOf = (id: number) =>
  app.db.select().from(userLimitChanges).where(eq(userLimitChanges.playerId, id));
const excludedOf = async (id: number) => (await rowOf(id)).excludedUntil?.toISOString() ?? null;
const rulesOf = async (client: TestClient) => (await client.get("/api/user_limits/rules")).body as LimitRules;
const iso = (time: number) => new Date(time).toISOString();

/** Opens a game client session and returns a function that reads its end. */
async function openGame(playerId: number) {
  const [account] = await app.db.select().from(accounts).where(eq(accounts.playerId, playerId));
  const id = randomUUID();
  const at = new Date(TEST_NOW);
  const game = { provider: "studio", gameIdentifier: "nova-spins", currency: "EUR" };
  await app.db.insert(gameSessions).values({
    id,
    playerId,
    accountId: account!.id,
    ...game,
    createdAt: at,
    expiresAt: new Date(TEST_NOW + HOUR),
  });
  return async () => (await app.db.select().from(gameSessions).where(eq(gameSessions.id, id)))[0]!.endedAt;
}

/** A player of a country, logged in on one device; `elsewhere` logs in on another one. */
async function createResident(country: string) {
  const {
    client,
    email,
    player: self,
  } = await createConfirmedPlayer(
    app,
    { country: country === "CA" ? "CA" : "AT" },
    visit(app, { country: country === "CA" ? "CA" : "AT" }),
  );
  // Some of these countries don't accept new players.
  await app.db.update(players).set({ country }).where(eq(players.id, self.id));
  const signInElsewhere = async () => {
    const device = visit(app, { country: "AT" });
    expect((await signIn(device, email)).status).toBe(200);
    return device;
  };
  return { client, elsewhere: signInElsewhere };
}

/** The code that a real-money launch is rejected with, if any. */
async function launchRejectionCode(client: TestClient): Promise<string | undefined> {
  return (await rejectionOf(client)).code;
}

async function rejectionOf(client: TestClient): Promise<Partial<ErrorEnvelope>> {
  const { body } = await client.post("/api/games_filter", { page: 1, page_size: 60 });
  const games = (body as { data: { real: Record<string, { id: number } | undefined> }[] }).data;
  const id = games.find(({ real }) => real.EUR)!.real.EUR!.id;
  const launchRequest = { mode: "real", device: "mobile", locale: "en", return_url: "/" };
  return (await client.post(`/api/games/${id}/launch`, launchRequest)).body as Partial<ErrorEnvelope>;
}

describe("a break", () => {
  it.each([
    ["day", DAY],
    ["3_days", 3 * DAY],
    ["week", 7 * DAY],
    ["month", 30 * DAY],
  ])(
    "LIM-19 ANC-08 of a %s stops bets and offers immediately; the player stays logged in",
    async (period, length) => {
      const { client, player: self } = await createPlayer({ receive_promos: true });
      await app.db.update(players).set({ depositBonusCode: "WELCOME" }).where(eq(players.id, self.id));
      const endOf = await openGame(self.id);
      const { status, body } = await startBreak(client, "coolingoff", period);
      const end = iso(TEST_NOW + length);
      expect(status).toBe(200);
      expect(body).toMatchObject([
        {
          type: "coolingoff",
          period,
          accounts: [],
          reached: true,
          since: iso(TEST_NOW),
          resets_at: end,
          forever: false,
        },
      ]);
      expect(await rowOf(self.id)).toMatchObject({
        excludedUntil: new Date(end),
        subscriptions: [],
        depositBonusCode: null,
      });
      expect((await endOf())?.getTime()).toBe(TEST_NOW);
      expect((await rulesOf(client)).excluded_until).toBe(end);
      expect((await client.get("/api/player/accounts")).status).toBe(200);
    },
  );

  it.each([
    ["GB", "day", iso(TEST_NOW + DAY)],
    ["GB", "week", iso(TEST_NOW + 7 * DAY)],
    ["GB", "month", "2026-12-21T12:00:00.000Z"],
    ["GB", "6_weeks", iso(TEST_NOW + 42 * DAY)],
    ["CA", "day", iso(TEST_NOW + DAY)],
    ["CA", "week", iso(TEST_NOW + 7 * DAY)],
    ["CA", "month", "2026-12-21T12:00:00.000Z"],
    ["CA", "2_months", "2027-01-21T12:00:00.000Z"],
    ["CA", "3_months", "2027-02-21T12:00:00.000Z"],
  ])(
    "ANC-08 in %s of %s applies on every device immediately and ends exactly at %s",
    async (country, period, end) => {
      const { client, elsewhere } = await createResident(country);
      const other = await elsewhere();
      expect((await startBreak(client, "coolingoff", period)).status).toBe(200);
      for (const device of [client, other]) {
        expect((await rulesOf(device)).excluded_until).toBe(end);
        expect(await launchRejectionCode(device)).toBe("player_excluded");
      }
      clock.set(Date.parse(end) - 1);
      expect(await launchRejectionCode(await elsewhere())).toBe("player_excluded");
      clock.set(Date.parse(end));
      expect(await launchRejectionCode(await elsewhere())).not.toBe("player_excluded");
    },
  );

  it.each([
    ["GB", ["3_days", "2_months", "3_months", "forever"]],
    ["CA", ["3_days", "6_weeks", "6_months"]],
    ["AT", ["6_weeks", "2_months", "3_months"]],
  ])("ANC-08 in %s rejects other lengths: %s", async (country, periods) => {
    const { client } = await createResident(country);
    const { offered } = await rulesOf(client);
    const breaks = offered.find(({ type }) => type === "coolingoff")!.periods as string[];
    for (const period of periods) {
      expect(breaks).not.toContain(period);
      expect(await startBreak(client, "coolingoff", period)).toMatchObject({
        status: 422,
        body: { errors: { period: ["unknown"] } },
      });
    }
    expect((await rulesOf(client)).excluded_until).toBeNull();
  });

  it("LIM-19 can't be shortened", async () => {
    const { client, player: self } = await createPlayer();
    const [limit] = (await startBreak(client, "coolingoff", "week")).body as UserLimit[];
    expect(await client.delete(`/api/user_limits/${limit!.id}`)).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
    await startBreak(client, "coolingoff", "day");
    expect(await excludedOf(self.id)).toBe(iso(TEST_NOW + 7 * DAY));
    const shorten = app.db
      .update(userLimits)
      .set({ endsAt: new Date(TEST_NOW) })
      .where(eq(userLimits.id, limit!.id));
    await expect(shorten).rejects.toThrow();
  });

  it("LIM-19 restarts when it is taken again; once over, it isn't listed and another one can start", async () => {
    const { client, player: self } = await createPlayer();
    await startBreak(client, "coolingoff", "day");
    clock.advance(HOUR);
    await startBreak(client, "coolingoff", "day");
    expect(await excludedOf(self.id)).toBe(iso(TEST_NOW + DAY + HOUR));
    clock.advance(DAY);
    expect((await client.get("/api/user_limits")).body).toEqual([]);
    expect((await rulesOf(client)).excluded_until).toBeNull();
    expect((await startBreak(client, "coolingoff", "day")).body).toMatchObject([
      { since: iso(TEST_NOW + DAY + HOUR) },
    ]);
  });

  it("NEW-03 starts once when its request is repeated with the same key", async () => {
    const { client, player: self } = await createPlayer();
    const key = randomUUID();
    const first = await startBreak(client, "coolingoff", "day", { key });
    clock.advance(HOUR);
    expect((await startBreak(client, "coolingoff", "day", { key })).body).toEqual(first.body);
    expect(await changesOf(self.id)).toHaveLength(1);
  });

  it("LIM-19 ignores subscriptions to offers until it is over", async () => {
    const { client, player: self } = await createPlayer();
    await startBreak(client, "coolingoff", "day");
    const subscriptions = [{ product: "casino", channel: "email", subscribed: true }];
    await client.put("/api/subscriptions", { subscriptions });
    expect((await rowOf(self.id)).subscriptions).toEqual([]);
    clock.advance(DAY);
    await client.put("/api/subscriptions", { subscriptions });
    expect((await rowOf(self.id)).subscriptions).toEqual(["casino.email"]);
  });

  it("NEW-24 rejects a launch, naming waiting as the next step and the time when the break ends", async () => {
    const { client } = await createPlayer();
    await startBreak(client, "coolingoff", "day");
    const until = iso(TEST_NOW + DAY);
    expect(await rejectionOf(client)).toMatchObject({
      code: "player_excluded",
      next: "wait",
      until,
      limit: { type: "coolingoff", resets_at: until },
    });
    const { client: other, player: self } = await createPlayer();
    await app.db
      .update(players)
      .set({ excludedUntil: new Date(TEST_NOW + HOUR) })
      .where(eq(players.id, self.id));
    expect(await rejectionOf(other)).toMatchObject({ next: "wait", until: iso(TEST_NOW + HOUR) });
  });

  it("LIM-19 rejects real-money launches", async () => {
    const { client } = await createPlayer();
    await startBreak(client, "coolingoff", "day");
    expect(await launchRejectionCode(client)).toBe("player_excluded");
  });
});

describe("self-exclusion", () => {
  it("LIM-19 ANC-09 logs out everywhere, and after a new login the player can still view and withdraw", async () => {
    const { client, email, player: self } = await createPlayer();
    const elsewhere = visit(app, { country: "AT" });
    await signIn(elsewhere, email);
    const endOf = await openGame(self.id);
    const { status, body } = await startBreak(client, "selfexclusion", "6_months");
    const end = "2027-05-21T12:00:00.000Z";
    expect(status).toBe(200);
    expect(body).toMatchObject([{ type: "selfexclusion", resets_at: end, reached: true }]);
    expect((await endOf())?.getTime()).toBe(TEST_NOW);
    expect(client.cookies.size).toBe(0);
    for (const one of [client, elsewhere]) expect((await one.get("/api/player")).status).toBe(401);
    expect((await signIn(client, email)).status).toBe(200);
    expect((await client.get("/api/player/accounts")).status).toBe(200);
    expect((await rulesOf(client)).excluded_until).toBe(end);
  });

  it("LIM-04 ANC-09 has no end when it is permanent, and isn't ended by a shorter break", async () => {
    const { client, email, player: self } = await createPlayer();
    expect((await startBreak(client, "selfexclusion", "forever")).body).toMatchObject([
      { forever: true, resets_at: FOREVER },
    ]);
    await signIn(client, email);
    await startBreak(client, "coolingoff", "day");
    expect(await excludedOf(self.id)).toBe(FOREVER);
  });
});

describe("another account of an excluded player", () => {
  let count = 0;
  /** A unique mailbox name: the part before the at sign. */
  const mailbox = () => `ada.lovelace${++count}x${process.pid}`;
  const createExcludedPlayer = async (
    user: Record<string, unknown>,
    details: Record<string, unknown> = { state: "W" },
  ) => {
    const { client, player: self } = await createPlayer(user);
    await app.db.update(players).set(details).where(eq(players.id, self.id));
    await startBreak(client, "selfexclusion", "forever");
    return self;
  };

  it("LIM-19 ANC-09 is excluded when its address is the same mailbox", async () => {
    const name = mailbox();
    await createExcludedPlayer({ email: `${name}@gmail.com` });
    for (const email of [`${name}+new@gmail.com`, `${name.replace(".", "")}@googlemail.com`])
      expect(await excludedOf((await register(app, { email })).player.id)).toBe(FOREVER);
    const stranger = await register(app, { email: `${name}z@gmail.com` });
    expect(await excludedOf(stranger.player.id)).toBeNull();
  });

  it("LIM-19 ANC-09 isn't excluded when dots make a different address", async () => {
    const name = mailbox();
    await createExcludedPlayer({ email: `${name}@example.com` });
    const stranger = await register(app, { email: `${name.replace(".", "")}@example.com` });
    expect(await excludedOf(stranger.player.id)).toBeNull();
  });

  it("LIM-19 ANC-09 is excluded even if it existed before", async () => {
    const name = mailbox();
    const before = await createPlayer({ email: `${name}+one@example.com` });
    await createExcludedPlayer({ email: `${name}+two@example.com` });
    expect(await excludedOf(before.player.id)).toBe(FOREVER);
  });

  it.each([
    ["phone", { mobilePhone: `+4366412${process.pid}` }, { mobilePhone: `+4366412${process.pid}` }],
    ["personal ID", { personalId: `P${process.pid}` }, { personalId: `P${process.pid}` }],
    [
      "name and date of birth",
      { firstName: `Ada${process.pid}`, lastName: "Byron", dateOfBirth: "1985-12-10" },
      { firstName: `ADA${process.pid}`, lastName: "byron", dateOfBirth: "1985-12-10" },
    ],
    [
      "name in another spelling, and date of birth",
      { firstName: `Zoë${process.pid}`, lastName: "O'Byron-Müller", dateOfBirth: "1985-12-11" },
      { firstName: ` ZOE${process.pid}`, lastName: "O’Byron Muller ", dateOfBirth: "1985-12-11" },
    ],
  ])("LIM-19 ANC-09 is excluded as soon as it has the same %s", async (_, details, sharedDetails) => {
    await createExcludedPlayer({}, details);
    const { player: self } = await createPlayer();
    expect(await excludedOf(self.id)).toBeNull();
    await app.db.update(players).set(sharedDetails).where(eq(players.id, self.id));
    expect(await excludedOf(self.id)).toBe(FOREVER);
  });

  it("LIM-19 isn't excluded by an unconfirmed email or phone", async () => {
    const [phone, name] = [`+4367612${process.pid}`, mailbox()];
    const victim = await createPlayer({ email: `${name}@example.com` });
    await app.db.update(players).set({ mobilePhone: phone }).where(eq(players.id, victim.player.id));
    // The address isn't confirmed, and the phone isn't verified.
    const claim = await register(app, { email: `${name}@example.com` }, visit(app, { country: "AT" }));
    await app.db.update(players).set({ mobilePhone: phone }).where(eq(players.id, claim.player.id));
    await startBreak(claim.client, "selfexclusion", "forever");
    expect(await excludedOf(claim.player.id)).toBe(FOREVER);
    expect(await excludedOf(victim.player.id)).toBeNull();
    await victim.client.patch("/api/player", { user: { nickname: "still here" } });
    expect(await excludedOf(victim.player.id)).toBeNull();
  });
});
