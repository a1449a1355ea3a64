import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { SECRET } from "../../../tests/support/server/documents.ts";
import { register } from "../../../tests/support/server/visitor.ts";
import { auditEvents } from "../../core/audit/tables.ts";
import { eventDeliveries } from "../../core/events/tables.ts";
import { createJobs, LEASE } from "../../core/jobs/jobs.ts";
import { createScheduler } from "../../core/jobs/scheduler.ts";
import { jobRuns } from "../../core/jobs/tables.ts";
import { playerClosed } from "../../core/players/events.ts";
import { operatorKey } from "../../http/operator-key.ts";
import { readCommand, runCommand } from "./command.ts";

const clock = testClock();

async function site() {
  clock.reset();
  const app = await testApp({ now: clock.now });
  await app.db.delete(jobRuns);
  await app.db.delete(eventDeliveries);
  const server = {
    key: operatorKey(SECRET),
    url: "http://localhost",
    fetch: async (url: string, init: RequestInit) => app.app.request(url, init),
  };
  return { ...app, run: (words: string) => runCommand(readCommand(words.split(" ")), server) };
}

it("staff see when each job ran last, and failed jobs first", async () => {
  const { db, sweep, settle, run } = await site();
  expect(await run("list")).toEqual({ ok: true, lines: ["No job has run yet"] });
  await settle();
  expect((await run("list")).ok).toBe(true);
  await db.execute("alter table used_challenges rename to challenges_away");
  await sweep();
  await db.execute("alter table challenges_away rename to used_challenges");
  const { ok, lines } = await run("list");
  const at = new Date(clock.now()).toISOString();
  expect([ok, lines[0]]).toEqual([
    false,
    expect.stringMatching(
      new RegExp(
        `^expire-used-challenges  failed in \\d+ ms  started ${at}  Failed query \\(42P01\\): delete`,
      ),
    ),
  ]);
  expect(lines[1]).toMatch(new RegExp(`^[\\w-]+  done in \\d+ ms  started ${at}$`));
  expect(lines.some((line) => line.startsWith("deliver-events  done"))).toBe(true);
  await sweep();
  expect((await run("list")).ok).toBe(true);
});

it("a job that another process runs isn't started again, unless its lease has expired", async () => {
  const { db, settle, run } = await site();
  const startedAt = new Date(clock.now());
  const leasedUntil = new Date(clock.now() + LEASE);
  await db.insert(jobRuns).values({ name: "deliver-events", startedAt, leasedUntil });
  const line = async () => (await run("list")).lines.find((one) => one.startsWith("deliver-events"));
  await settle();
  expect(await line()).toBe(`deliver-events  running  started ${startedAt.toISOString()}`);
  clock.advance(LEASE);
  expect([(await run("list")).ok, await line()]).toEqual([
    false,
    `deliver-events  interrupted  started ${startedAt.toISOString()}`,
  ]);
  await settle();
  expect(await line()).toMatch(/^deliver-events {2}done in/);
});

it("staff see events whose handler failed, and retry them under their name", async () => {
  const { db, core, run, errors } = await site();
  const { player } = await register(await testApp({ now: clock.now }));
  await db.transaction((tx) =>
    core.events.emit(tx, playerClosed, { playerId: player.id, at: new Date(clock.now()).toISOString() }),
  );
  await db.execute("alter table payments rename to payments_away");
  await core.events.deliver();
  const { ok, lines } = await run("events");
  expect([ok, lines.length]).toEqual([false, 1]);
  expect(lines[0]).toMatch(
    /player\.closed {2}cancel-deposits-at-closure {2}since .* attempts: 1, next .* Failed query/,
  );
  expect(errors).toHaveLength(1);
  await db.execute("alter table payments_away rename to payments");
  expect(await run("retry --by olga")).toEqual({ ok: true, lines: ["All events are handled"] });
  const [event] = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.kind, "events_retried"))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  expect(event).toMatchObject({ playerId: null, value: { by: "olga", events: 1 } });
});

it("rejects a retry without a name", () => {
  expect(() => readCommand(["retry"])).toThrow("--by is missing");
});

it("a job that has overrun its lease doesn't end the run that another process has started", async () => {
  const { db } = await site();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let started = 0;
  const logError = () => {};
  const job = { name: "slow", run: () => gates[started++]!.promise };
  const runJobs = () => createJobs([job], { db, now: clock.now, logError })();
  const first = runJobs();
  await expect.poll(() => started).toBe(1);
  clock.advance(LEASE);
  const second = runJobs();
  await expect.poll(() => started).toBe(2);
  gates[0]!.resolve();
  await first;
  const leasedUntil = new Date(clock.now() + LEASE);
  expect(await db.select().from(jobRuns)).toMatchObject([{ name: "slow", leasedUntil, outcome: null }]);
  gates[1]!.resolve();
  await second;
  expect(await db.select().from(jobRuns)).toMatchObject([{ leasedUntil: null, outcome: "done" }]);
});

it("two jobs of one name don't start", () => {
  const job = { name: "same", every: "hour" as const, run: async () => {} };
  const deps = { db: undefined as never, now: clock.now, logError: () => {}, retention: [] };
  expect(() => createScheduler({ ...deps, jobs: [job, job] })).toThrow('two jobs are named "same"');
});
