import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { testDatabase } from "../../../tests/support/server/database.ts";
import { afterCommit, createEvents, defineEvent, defineTransactionEvent, inTransaction } from "./events.ts";
import { eventDeliveries } from "./tables.ts";

const MINUTE = 60_000;
const happened = defineEvent("test.happened", v.object({ id: v.number() }));
const counted = defineTransactionEvent<bigint>("test.counted");

/** `start` creates the events of one process; all processes of a test share the database. */
async function testEvents() {
  const { db } = await testDatabase();
  await db.delete(eventDeliveries);
  const clock = { now: 0 };
  const errors: string[] = [];
  const start = () =>
    createEvents({ db, now: () => clock.now, logError: (message) => void errors.push(message) });
  return { db, clock, errors, start };
}

it("runs transaction handlers within the event's transaction, which rolls back if one throws", async () => {
  const { db, start } = await testEvents();
  const events = start();
  const seen: bigint[] = [];
  events.subscribe([
    inTransaction(counted, async (tx, value) => {
      await tx.insert(eventDeliveries).values({
        event: "none",
        subscriber: "none",
        payload: {},
        dueAt: new Date(0),
        createdAt: new Date(0),
      });
      seen.push(value);
    }),
    inTransaction(counted, async (_, value) => {
      if (value === 13n) throw new Error("unlucky");
    }),
  ]);
  const rows = async () => (await db.select().from(eventDeliveries)).length;
  await expect(db.transaction((tx) => events.emit(tx, counted, 13n))).rejects.toThrow("unlucky");
  expect([seen, await rows()]).toEqual([[13n], 0]);
  await db.transaction((tx) => events.emit(tx, counted, 14n));
  expect([seen, await rows()]).toEqual([[13n, 14n], 1]);
  await db.delete(eventDeliveries);
});

it("handles an event once after its commit, and not at all after a rollback", async () => {
  const { db, start } = await testEvents();
  const events = start();
  const handled: string[] = [];
  events.subscribe([
    afterCommit(happened, "first", async ({ id }) => void handled.push(`first ${id}`)),
    afterCommit(happened, "second", async ({ id }) => void handled.push(`second ${id}`)),
  ]);
  await db
    .transaction(async (tx) => {
      await events.emit(tx, happened, { id: 1 });
      throw new Error("rolled back");
    })
    .catch(() => {});
  await db.transaction((tx) => events.emit(tx, happened, { id: 2 }));
  expect(handled).toEqual([]);
  await Promise.all([events.deliver(), events.deliver()]);
  await events.deliver();
  expect(handled.sort()).toEqual(["first 2", "second 2"]);
  expect(await db.select().from(eventDeliveries)).toEqual([]);
});

it("stores no delivery of an event that doesn't concern a subscriber, and skips one that another release stored", async () => {
  const { db, start } = await testEvents();
  const handled: string[] = [];
  const subscriptionOf = (process: string, concerns?: (payload: { id: number }) => boolean) =>
    afterCommit(happened, "choosy", async ({ id }) => void handled.push(`${process} ${id}`), concerns);
  const [previous, next] = [start(), start()];
  previous.subscribe([subscriptionOf("previous")]);
  next.subscribe([subscriptionOf("next", ({ id }) => id === 2)]);
  await next.emitAll(db, happened, [{ id: 1 }, { id: 2 }]);
  expect((await db.select().from(eventDeliveries)).map(({ payload }) => payload)).toEqual([{ id: 2 }]);
  await previous.emit(db, happened, { id: 3 });
  await next.deliver();
  expect(handled).toEqual(["next 2"]);
  expect(await db.select().from(eventDeliveries)).toEqual([]);
});

it("retries a failed handler ever less often, and lists it for staff meanwhile", async () => {
  const { db, clock, errors, start } = await testEvents();
  const events = start();
  const attempts: number[] = [];
  events.subscribe([
    afterCommit(happened, "flaky", async () => {
      attempts.push(clock.now / MINUTE);
      if (attempts.length < 4) throw new Error("not yet");
    }),
    afterCommit(happened, "steady", async () => {}),
  ]);
  await events.emit(db, happened, { id: 1 });
  for (clock.now = 0; clock.now <= 8 * MINUTE; clock.now += MINUTE / 2) {
    await events.deliver();
    if (clock.now === MINUTE)
      expect(await events.failed(10)).toMatchObject([
        { event: "test.happened", subscriber: "flaky", attempts: 2, error: "not yet", payload: { id: 1 } },
      ]);
  }
  expect(attempts).toEqual([0, 1, 3, 7]);
  expect(errors).toEqual([1, 2, 3].map((n) => `event test.happened: "flaky" failed (attempt ${n})`));
  expect(await events.failed(10)).toEqual([]);
});

it("claims deliveries together, and a failing handler affects none of the others", async () => {
  const { db, errors, start } = await testEvents();
  const events = start();
  const handled: number[] = [];
  events.subscribe([
    afterCommit(happened, "picky", async ({ id }) => {
      if (id === 3) throw new Error("not this one");
      handled.push(id);
    }),
  ]);
  const statements = [vi.spyOn(db, "update"), vi.spyOn(db, "delete")];
  await db.transaction((tx) =>
    events.emitAll(
      tx,
      happened,
      [1, 2, 3, 4, 5].map((id) => ({ id })),
    ),
  );
  await Promise.all([events.deliver(), events.deliver()]);
  // One claim, one failure and one removal.
  expect(statements.map((spy) => spy.mock.calls.length)).toEqual([2, 1]);
  for (const spy of statements) spy.mockRestore();
  expect(handled.sort()).toEqual([1, 2, 4, 5]);
  expect(errors).toEqual(['event test.happened: "picky" failed (attempt 1)']);
  expect(await events.failed(10)).toMatchObject([{ payload: { id: 3 }, attempts: 1, error: "not this one" }]);
  await db.delete(eventDeliveries);
});

it("handles a bounded number of deliveries at a time, until none is due", async () => {
  const { db, start } = await testEvents();
  const events = start();
  let running = 0;
  let highest = 0;
  const handled: number[] = [];
  events.subscribe([
    afterCommit(happened, "counting", async ({ id }) => {
      highest = Math.max(highest, ++running);
      await db.select().from(eventDeliveries).limit(1);
      running--;
      handled.push(id);
    }),
  ]);
  const ids = Array.from({ length: 70 }, (_, id) => id);
  await events.emitAll(
    db,
    happened,
    ids.map((id) => ({ id })),
  );
  await events.deliverAll();
  expect(handled.sort((a, b) => a - b)).toEqual(ids);
  expect(highest).toBe(32);
  expect(await db.select().from(eventDeliveries)).toEqual([]);
});

it("makes the emitter wait for one batch; a backlog follows", async () => {
  const { db, start } = await testEvents();
  const events = start();
  const backlog = Promise.withResolvers<void>();
  const handled: number[] = [];
  events.subscribe([
    afterCommit(happened, "slow-backlog", async ({ id }) => {
      if (id >= 32) await backlog.promise;
      handled.push(id);
    }),
  ]);
  const ids = Array.from({ length: 40 }, (_, id) => id);
  await events.emitAll(
    db,
    happened,
    ids.map((id) => ({ id })),
  );
  await events.deliver();
  expect(handled.sort((a, b) => a - b)).toEqual(ids.slice(0, 32));
  backlog.resolve();
  await expect.poll(async () => (await db.select().from(eventDeliveries)).length).toBe(0);
  expect(handled).toHaveLength(40);
});

it("removes handled deliveries while another one of the same claim is still being handled", async () => {
  const { db, start } = await testEvents();
  const events = start();
  const gate = Promise.withResolvers<void>();
  events.subscribe([
    afterCommit(happened, "waiting", async ({ id }) => {
      if (id === 1) await gate.promise;
    }),
  ]);
  await events.emitAll(db, happened, [{ id: 1 }, { id: 2 }]);
  const delivering = events.deliver();
  await expect
    .poll(async () => (await db.select().from(eventDeliveries)).map(({ payload }) => payload))
    .toEqual([{ id: 1 }]);
  gate.resolve();
  await delivering;
  expect(await db.select().from(eventDeliveries)).toEqual([]);
});

it("retries immediately when staff ask for it", async () => {
  const { db, start } = await testEvents();
  const events = start();
  let isBroken = true;
  events.subscribe([
    afterCommit(happened, "repaired", async () => {
      if (isBroken) throw new Error("broken");
    }),
  ]);
  await events.emit(db, happened, { id: 1 });
  await events.deliver();
  isBroken = false;
  await events.deliver();
  expect(await events.failed(10)).toHaveLength(1);
  expect(await events.retry()).toBe(1);
  await events.deliver();
  expect(await events.failed(10)).toEqual([]);
});

it("lets another process take over a delivery after five minutes if the first one ended during it", async () => {
  const { db, clock, start } = await testEvents();
  const [killed, other] = [start(), start()];
  const handled: string[] = [];
  const running = Promise.withResolvers<void>();
  killed.subscribe([
    afterCommit(happened, "work", () => {
      running.resolve();
      return new Promise(() => {});
    }),
  ]);
  other.subscribe([afterCommit(happened, "work", async () => void handled.push("other"))]);
  await killed.emit(db, happened, { id: 1 });
  void killed.deliver();
  await running.promise;
  await other.deliver();
  expect(handled).toEqual([]);
  clock.now += 5 * MINUTE;
  await other.deliver();
  expect(handled).toEqual(["other"]);
});

it("delivers only to subscribers of its own release and leaves other deliveries to other processes", async () => {
  const { db, start } = await testEvents();
  const [next, previous] = [start(), start()];
  next.subscribe([afterCommit(happened, "new-subscriber", async () => {})]);
  previous.subscribe([afterCommit(happened, "old-subscriber", async () => {})]);
  await next.emit(db, happened, { id: 1 });
  await previous.deliver();
  expect(await db.select().from(eventDeliveries)).toHaveLength(1);
  await next.deliver();
  expect(await db.select().from(eventDeliveries)).toEqual([]);
});

it("rejects a stored payload that no longer matches its schema", async () => {
  const { db, start } = await testEvents();
  const events = start();
  const handled: unknown[] = [];
  events.subscribe([afterCommit(happened, "strict", async (payload) => void handled.push(payload))]);
  await events.emit(db, happened, { id: 1 });
  await db.update(eventDeliveries).set({ payload: { id: "one" } });
  await events.deliver();
  expect(handled).toEqual([]);
  expect(await events.failed(10)).toHaveLength(1);
  await db.delete(eventDeliveries);
});

it("rejects two subscribers with the same name", async () => {
  const { start } = await testEvents();
  const twice = [1, 2].map(() => afterCommit(happened, "same", async () => {}));
  expect(() => start().subscribe(twice)).toThrow("two subscribers are named same");
});

it("lists deliveries whose process ended, and those that no process handles", async () => {
  const { db, clock, start } = await testEvents();
  const [killed, gone] = [start(), start()];
  killed.subscribe([afterCommit(happened, "killed", () => new Promise(() => {}))]);
  gone.subscribe([afterCommit(happened, "gone", async () => {})]);
  await gone.emit(db, happened, { id: 1 });
  expect(await killed.failed(10)).toEqual([]);
  clock.now = 10 * MINUTE;
  expect(await killed.failed(10)).toMatchObject([{ subscriber: "gone", attempts: 0, error: null }]);
  await db.delete(eventDeliveries);
  await killed.emit(db, happened, { id: 2 });
  for (let attempt = 0; attempt < 2; attempt++) {
    void killed.deliver();
    await expect.poll(async () => (await db.select().from(eventDeliveries))[0]?.attempts).toBe(attempt + 1);
    clock.now += 5 * MINUTE;
  }
  expect(await killed.failed(10)).toMatchObject([{ subscriber: "killed", attempts: 2, error: null }]);
  await db.delete(eventDeliveries);
});

it("doesn't repeat a delivery that is being handled when staff retry", async () => {
  const { db, clock, start } = await testEvents();
  const events = start();
  const gate = Promise.withResolvers<void>();
  const attempts: number[] = [];
  events.subscribe([
    afterCommit(happened, "slow", async () => {
      attempts.push(attempts.length);
      if (attempts.length === 1) throw new Error("first");
      await gate.promise;
    }),
  ]);
  await events.emit(db, happened, { id: 1 });
  await events.deliver();
  clock.now += MINUTE;
  const second = events.deliver();
  await expect.poll(() => attempts.length).toBe(2);
  expect(await events.retry()).toBe(0);
  gate.resolve();
  await second;
  expect([attempts.length, await db.select().from(eventDeliveries)]).toEqual([2, []]);
});
