import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ActivitySeries } from "../../../src/contract/limits.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { createConfirmedPlayer, type TestClient, visit } from "../../../tests/support/server/visitor.ts";
import { activitySeries, firstDayOfSeries } from "./activity-series.ts";
import { limitUsage } from "./tables.ts";

const MINUTE = 60_000;

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(() => clock.reset());

const createPlayer = () => createConfirmedPlayer(app, { country: "AT" }, visit(app, { country: "AT" }));
const seriesOf = async (client: TestClient) =>
  (await client.get("/api/player/activity/series")).body as ActivitySeries;

/** Stores usage of a day; the worth of other currencies is in millionths of a euro cent. */
const store = (playerId: number, day: string, more: Partial<typeof limitUsage.$inferInsert> = {}) =>
  app.db.insert(limitUsage).values({
    playerId,
    day,
    currency: "EUR",
    deposit: 0n,
    wager: 0n,
    loss: 0n,
    depositWorth: 0n,
    wagerWorth: 0n,
    lossWorth: 0n,
    played: 0,
    ...more,
  });
const shown = (periods: ActivitySeries["days"]) =>
  periods
    .filter((period) => period.deposits_cents || period.net_losses_cents || period.play_minutes)
    .map(({ from, deposits_cents, net_losses_cents, play_minutes }) => [
      from,
      deposits_cents,
      net_losses_cents,
      play_minutes,
    ]);

describe("the activity series", () => {
  it("LIM-18 sums deposits, net losses and play time by day and by week, of this player only", async () => {
    const [{ client, player }, other] = [await createPlayer(), await createPlayer()];
    // Saturday and Monday of this week, Sunday of the last one, the first day of the series, and the day before.
    await store(player.id, "2026-11-21", { deposit: 1_000n, loss: -250n, played: 90 * MINUTE });
    await store(player.id, "2026-11-16", { deposit: 500n, loss: 400n, played: 29.5 * MINUTE });
    await store(player.id, "2026-11-15", { deposit: 70n, loss: 7n, played: MINUTE });
    await store(player.id, "2026-09-28", { deposit: 3n });
    await store(player.id, "2026-09-27", { deposit: 9_999n });
    await store(other.player.id, "2026-11-21", { deposit: 8_888n, loss: 8n, played: MINUTE });
    const { currency, days, weeks } = await seriesOf(client);
    expect([currency, days.length, weeks.length]).toEqual(["EUR", 14, 8]);
    expect([days[0]!.from, days.at(-1)!.from]).toEqual(["2026-11-08", "2026-11-21"]);
    expect(shown(days)).toEqual([
      ["2026-11-15", 70, 7, 1],
      ["2026-11-16", 500, 400, 30],
      ["2026-11-21", 1_000, -250, 90],
    ]);
    expect(shown(weeks)).toEqual([
      ["2026-09-28", 3, 0, 0],
      ["2026-11-09", 70, 7, 1],
      ["2026-11-16", 1_500, 150, 120],
    ]);
  });

  it("LIM-18 converts other currencies by their worth, and counts the time since the last bet", async () => {
    const { client, player } = await createPlayer();
    const at = (minutes: number) => new Date(TEST_NOW - minutes * MINUTE);
    await store(player.id, "2026-11-21", { deposit: 1_000n, lastBetAt: at(5) });
    const worth = { depositWorth: 200_000_001n, played: 10 * MINUTE, lastBetAt: at(50) };
    await store(player.id, "2026-11-21", { currency: "NOK", deposit: 2_310n, ...worth });
    const { days, weeks } = await seriesOf(client);
    expect([shown(days), shown(weeks)]).toEqual([
      [["2026-11-21", 1_201, 0, 15]],
      [["2026-11-16", 1_201, 0, 15]],
    ]);
  });

  it("LIM-18 leaves out other currencies where each has its own limits", () => {
    const row = { deposit: "2310", loss: "0", depositWorth: "200000000", lossWorth: "0", played: 0 };
    const rows = [{ ...row, day: "2026-11-21", currency: "NOK", lastBetAt: null }];
    const options = { at: TEST_NOW, timeZone: "UTC", currency: "EUR", convert: (amount: bigint) => amount };
    expect(shown(activitySeries(rows, { ...options, perCurrency: true }).days)).toEqual([]);
    expect(shown(activitySeries(rows, { ...options, perCurrency: false }).days)).toEqual([
      ["2026-11-21", 200, 0, 0],
    ]);
  });

  it("LIM-18 starts days and weeks at midnight in the licence's time zone", () => {
    const series = (at: number, timeZone: string) => {
      const { days, weeks } = activitySeries([], {
        at,
        timeZone,
        currency: "EUR",
        perCurrency: false,
        convert: () => undefined,
      });
      return [days.at(-1)!.from, weeks.at(-1)!.from, weeks[0]!.from, firstDayOfSeries(at, timeZone)];
    };
    const at = Date.UTC(2026, 10, 22, 22, 30);
    expect(series(at, "UTC")).toEqual(["2026-11-22", "2026-11-16", "2026-09-28", "2026-09-28"]);
    expect(series(at, "Europe/Tallinn")).toEqual(["2026-11-23", "2026-11-23", "2026-10-05", "2026-10-05"]);
  });

  it("LIM-18 takes the same number of statements whatever there is, and needs a session", async () => {
    const { client, player } = await createPlayer();
    const { $client } = app.db as unknown as { $client: { query: (...args: unknown[]) => unknown } };
    const statements = async () => {
      const query = vi.spyOn($client, "query");
      await seriesOf(client);
      const { length } = query.mock.calls;
      query.mockRestore();
      return length;
    };
    await statements();
    const none = await statements();
    for (let day = 10; day < 22; day++) await store(player.id, `2026-11-${day}`, { deposit: 1n });
    expect(await statements()).toBe(none);
    expect(await visit(app).get("/api/player/activity/series")).toMatchObject({ status: 401 });
  });
});
