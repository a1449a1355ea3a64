import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FOREVER } from "../../../src/rules/limits/limit-windows.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { newEmail } from "../../../tests/support/server/visitor.ts";
import { loadJurisdictions } from "../../core/jurisdictions/jurisdictions.ts";
import { players } from "../../core/players/tables.ts";
import { presentLimitRejection } from "./present.ts";
import { limitUsage, userLimits } from "./tables.ts";
import { createLimitEnforcement, type Usage } from "./use.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const { licences } = loadJurisdictions();
/** One euro is 11.55 Norwegian kroner. */
const RATES: Record<string, [bigint, bigint]> = { EUR: [1n, 1n], NOK: [100n, 1_155n] };
const worth = (amount: bigint, from: string, to: string) => {
  const [a, b] = [RATES[from], RATES[to]];
  if (from === to) return amount;
  return a && b && (amount * a[0] * b[1]) / (a[1] * b[0]);
};

let db: Awaited<ReturnType<typeof testApp>>["db"];
const clock = testClock();
beforeAll(async () => {
  ({ db } = await testApp());
  use = createLimitEnforcement({ db, now: clock.now, exchange: async () => worth, licences });
});
beforeEach(() => clock.reset());

let use: ReturnType<typeof createLimitEnforcement>;

async function newPlayer(licence = "CW", currency = "EUR"): Promise<number> {
  const [row] = await db
    .insert(players)
    .values({
      email: newEmail(),
      currency,
      locale: "en",
      licence,
      groups: [],
      termsAccepted: 1,
      createdAt: new Date(TEST_NOW),
    })
    .returning();
  return row!.id;
}
type Row = typeof userLimits.$inferInsert;
const limit = async (
  playerId: number,
  type: Row["type"],
  period: Row["period"],
  amount: bigint,
  more: Partial<Row> = {},
) =>
  (
    await db
      .insert(userLimits)
      .values({
        playerId,
        type,
        period,
        scope: "",
        state: "active",
        amount,
        currency: type === "session" ? null : "EUR",
        startedAt: new Date(TEST_NOW),
        ...more,
      })
      .returning()
  )[0]!.id;
const count = async (...items: Usage[]) => {
  const { count } = await use.prepare();
  await db.transaction((tx) => count(tx, items));
};
const usedBy = async (playerId: number) => {
  const found = (await (await use.prepare()).of(db, [playerId])).get(playerId);
  return Object.fromEntries(found!.limits.map(({ type, period, used }) => [`${type} ${period}`, used]));
};
const findRejection = async (playerId: number, kind: "bet" | "deposit", amount: bigint, currency = "EUR") => {
  const { of, rejectionOf } = await use.prepare();
  const found = (await of(db, [playerId])).get(playerId)!;
  const rejection = rejectionOf(found.limits, { kind, amount, currency });
  return rejection && [rejection.code, rejection.limit.type, rejection.limit.period, rejection.remaining];
};
const spend = (playerId: number, staked: bigint, won = 0n, currency = "EUR"): Usage => ({
  playerId,
  currency,
  staked,
  won,
});

describe("limit usage", () => {
  it("LIM-18 counts bets, losses (bets minus wins) and deposits by day, week and month", async () => {
    const id = await newPlayer();
    for (const period of ["day", "week", "month"] as const)
      for (const type of ["deposit", "loss", "wager"] as const) await limit(id, type, period, 100_000n);
    // The first of the month, a Sunday; the Monday of this week; now.
    for (const at of [Date.UTC(2026, 10, 1, 12), Date.UTC(2026, 10, 16), TEST_NOW]) {
      clock.set(at);
      await count(spend(id, 100n, 30n), { playerId: id, currency: "EUR", deposited: 1_000n });
    }
    expect(await usedBy(id)).toEqual({
      "deposit day": 1_000n,
      "loss day": 70n,
      "wager day": 100n,
      "deposit week": 2_000n,
      "loss week": 140n,
      "wager week": 200n,
      "deposit month": 3_000n,
      "loss month": 210n,
      "wager month": 300n,
    });
    clock.set(Date.UTC(2026, 11, 1));
    expect(new Set(Object.values(await usedBy(id)))).toEqual(new Set([0n]));
  });

  it("LIM-18 includes bets from before the limit was set", async () => {
    const id = await newPlayer();
    await count(spend(id, 500n));
    await limit(id, "wager", "day", 600n);
    expect(await findRejection(id, "bet", 100n)).toBeNull();
    expect(await findRejection(id, "bet", 101n)).toEqual(["limit_exceeded", "wager", "day", 100n]);
  });

  it("LIM-18 starts a day at midnight in the licence's time zone", async () => {
    const [tallinn, curacao] = [await newPlayer("EE"), await newPlayer("CW")];
    for (const id of [tallinn, curacao]) await limit(id, "wager", "day", 1_000n);
    clock.set(Date.UTC(2026, 10, 21, 21, 59));
    await count(spend(tallinn, 5n), spend(curacao, 5n));
    expect([await usedBy(tallinn), await usedBy(curacao)]).toEqual([
      { "wager day": 5n },
      { "wager day": 5n },
    ]);
    clock.advance(MINUTE);
    await count(spend(tallinn, 7n), spend(curacao, 7n));
    expect([await usedBy(tallinn), await usedBy(curacao)]).toEqual([
      { "wager day": 7n },
      { "wager day": 12n },
    ]);
  });

  it("LIM-06 doesn't allow losses above the limit after net wins", async () => {
    const id = await newPlayer();
    await limit(id, "loss", "day", 100n);
    await count(spend(id, 50n, 500n));
    expect(await usedBy(id)).toEqual({ "loss day": -450n });
    expect(await findRejection(id, "bet", 100n)).toBeNull();
    expect(await findRejection(id, "bet", 101n)).toEqual(["limit_exceeded", "loss", "day", 100n]);
  });

  it("MI-09 no longer counts a rolled-back stake", async () => {
    const id = await newPlayer();
    await limit(id, "wager", "day", 100n);
    await count(spend(id, 100n));
    expect(await findRejection(id, "bet", 1n)).toEqual(["limit_reached", "wager", "day", 0n]);
    await count(spend(id, -100n));
    expect(await findRejection(id, "bet", 100n)).toBeNull();
  });

  it("LIM-18 adds currencies by their value, and the limit's own currency exactly", async () => {
    const id = await newPlayer();
    await limit(id, "wager", "day", 1_000n);
    await count(spend(id, 1n), spend(id, 1_155n, 0n, "NOK"), spend(id, 2n));
    expect(await usedBy(id)).toEqual({ "wager day": 103n });
    // A fraction of a cent is rounded up, so that fractions never exceed the limit.
    await count(spend(id, 4n, 0n, "NOK"));
    expect(await usedBy(id)).toEqual({ "wager day": 104n });
    expect(await findRejection(id, "bet", 10_348n, "NOK")).toBeNull();
    expect(await findRejection(id, "bet", 10_349n, "NOK")).toEqual(["limit_exceeded", "wager", "day", 896n]);
  });

  it("LIM-18 adds a thousand stakes in the limit's currency exactly", async () => {
    const id = await newPlayer("CW", "NOK");
    await limit(id, "wager", "day", 1_000n, { currency: "NOK" });
    for (let i = 0; i < 10; i++) await count(...Array.from({ length: 100 }, () => spend(id, 1n, 0n, "NOK")));
    expect(await findRejection(id, "bet", 1n, "NOK")).toEqual(["limit_reached", "wager", "day", 0n]);
  });

  it("LIM-18 ignores other currencies where a licence limits each currency separately", async () => {
    const id = await newPlayer();
    await limit(id, "wager", "day", 1_000n, { scope: "EUR" });
    await count(spend(id, 5n), spend(id, 99_999n, 0n, "NOK"));
    expect(await usedBy(id)).toEqual({ "wager day": 5n });
  });

  it("LIM-18 counts as full when there is no exchange rate", async () => {
    const id = await newPlayer();
    await limit(id, "wager", "day", 1_000n, { currency: "BTC" });
    await count(spend(id, 5n));
    expect(await findRejection(id, "bet", 1n, "BTC")).toEqual(["limit_reached", "wager", "day", 0n]);
  });

  it("LIM-03 counts the time between bets as time played, except for long gaps", async () => {
    const id = await newPlayer();
    await limit(id, "session", "day", 60n);
    await count(spend(id, 1n));
    clock.advance(20 * MINUTE);
    await count(spend(id, 1n));
    expect(await usedBy(id)).toEqual({ "session day": 20n });
    clock.advance(2 * HOUR);
    expect(await usedBy(id)).toEqual({ "session day": 20n });
    await count(spend(id, 1n));
    clock.advance(39 * MINUTE);
    expect(await findRejection(id, "bet", 1n)).toBeNull();
    clock.advance(MINUTE);
    // A deposit isn't play.
    await count({ playerId: id, currency: "EUR", deposited: 5n });
    expect(await findRejection(id, "bet", 1n)).toEqual(["limit_reached", "session", "day", 0n]);
    expect(await findRejection(id, "deposit", 1n)).toBeNull();
  });

  it("LIM-17 reads many players in one statement, each by their own limits", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => newPlayer()));
    for (const [i, id] of ids.entries()) if (i % 2 === 0) await limit(id, "wager", "day", 100n);
    await count(...ids.map((id, i) => spend(id, BigInt(i * 10))));
    const { of } = await use.prepare();
    const found = await of(db, [...ids, -1]);
    expect([...found.keys()].sort((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    for (const [i, id] of ids.entries())
      expect(found.get(id)!.limits.map(({ used }) => used)).toEqual(i % 2 === 0 ? [BigInt(i * 10)] : []);
  });

  it("MI-06 doesn't count a transaction that is rolled back", async () => {
    const id = await newPlayer();
    await limit(id, "wager", "day", 100n);
    const { count } = await use.prepare();
    const undone = db.transaction(async (tx) => {
      await count(tx, [spend(id, 100n)]);
      throw new Error("refused");
    });
    await expect(undone).rejects.toThrow("refused");
    expect(await findRejection(id, "bet", 100n)).toBeNull();
  });

  it("is deleted once no window includes it", async () => {
    const id = await newPlayer();
    const rows = () => db.select().from(limitUsage).where(eq(limitUsage.playerId, id));
    await count(spend(id, 1n));
    clock.advance(61 * 24 * HOUR);
    await use.sweep();
    expect(await rows()).toHaveLength(1);
    clock.advance(2 * 24 * HOUR);
    await use.sweep();
    expect(await rows()).toHaveLength(0);
  });
});

describe("a limit's rejection", () => {
  const presentRejection = async (playerId: number, amount: bigint) => {
    const { of, rejectionOf } = await use.prepare();
    const { limits } = (await of(db, [playerId])).get(playerId)!;
    return presentLimitRejection(rejectionOf(limits, { kind: "bet", amount, currency: "EUR" })!);
  };

  it("NEW-24 has the limit, the remaining amount, the next steps and the time when the limit resets", async () => {
    const id = await newPlayer();
    await limit(id, "loss", "day", 100n);
    await count(spend(id, 90n));
    const base = { type: "loss", period: "day", currency: "EUR", resets_at: "2026-11-22T00:00:00.000Z" };
    expect(await presentRejection(id, 11n)).toEqual({
      ...base,
      reached: false,
      remaining_cents: 10,
      remedies: ["less", "wait", "request_increase"],
    });
    await count(spend(id, 10n));
    expect(await presentRejection(id, 1n)).toEqual({
      ...base,
      reached: true,
      remaining_cents: 0,
      remedies: ["wait", "request_increase"],
    });
    // An amount of 0 checks whether play may start at all.
    expect(await presentRejection(id, 0n)).toMatchObject({ reached: true });
  });

  it("NEW-24 offers waiting during a break, and no next step during a permanent one", async () => {
    const [short, long] = [await newPlayer(), await newPlayer()];
    const none = { amount: null, currency: null };
    await limit(short, "coolingoff", "day", 1n, { ...none, endsAt: new Date(TEST_NOW + HOUR) });
    await limit(long, "selfexclusion", "forever", 1n, { ...none, endsAt: new Date(FOREVER) });
    expect(await presentRejection(short, 1n)).toMatchObject({ remedies: ["wait"], reached: true });
    expect(await presentRejection(long, 1n)).toMatchObject({ remedies: [], reached: true });
  });
});

describe("limits in force", () => {
  it("MI-20 exclude unconfirmed increases and removed limits", async () => {
    const id = await newPlayer();
    const pendingChange = {
      state: "unconfirmed" as const,
      requestedAmount: 9_999n,
      requestedCurrency: "EUR",
      requestedAt: new Date(TEST_NOW - 9 * HOUR),
      confirmFrom: new Date(TEST_NOW - HOUR),
      confirmUntil: new Date(TEST_NOW + HOUR),
      tokenDigest: `${Math.random()}`,
    };
    await limit(id, "wager", "day", 100n, pendingChange);
    await limit(id, "loss", "day", 1n, { state: "confirmed_disable" });
    expect(await findRejection(id, "bet", 101n)).toEqual(["limit_exceeded", "wager", "day", 100n]);
  });

  it("LIM-06 LIM-19 reject bets and deposits during a break", async () => {
    const id = await newPlayer();
    const none = { amount: null, currency: null };
    await limit(id, "coolingoff", "day", 1n, { ...none, endsAt: new Date(TEST_NOW + HOUR) });
    expect(await findRejection(id, "bet", 1n)).toEqual(["limit_reached", "coolingoff", "day", 0n]);
    expect(await findRejection(id, "deposit", 1n)).toEqual(["limit_reached", "coolingoff", "day", 0n]);
    clock.advance(HOUR);
    expect(await findRejection(id, "bet", 1n)).toBeNull();
  });

  it("MI-18 apply to concurrent deposits: each one counts those before it", async () => {
    const id = await newPlayer();
    await limit(id, "deposit", "day", 100n);
    const { of, count, rejectionOf } = await use.prepare();
    const deposit = () =>
      db.transaction(async (tx) => {
        // Payments lock the player's row before counting, too.
        await tx.select().from(players).where(eq(players.id, id)).for("no key update");
        const { limits } = (await of(tx, [id])).get(id)!;
        if (rejectionOf(limits, { kind: "deposit", amount: 60n, currency: "EUR" })) return false;
        await count(tx, [{ playerId: id, currency: "EUR", deposited: 60n }]);
        return true;
      });
    expect((await Promise.all([deposit(), deposit(), deposit()])).filter(Boolean)).toHaveLength(1);
    expect(await usedBy(id)).toEqual({ "deposit day": 60n });
  });
});
