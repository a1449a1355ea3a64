import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { crashAt } from "../../../../tests/support/faults/crash-injection.ts";
import { expectCaught } from "../../../../tests/support/faults/source-mutant.ts";
import { TEST_NOW } from "../../../../tests/support/server/app.ts";
import { testDatabase } from "../../../../tests/support/server/database.ts";
import { undone } from "../../../../tests/support/server/database-mutant.ts";
import { addStaff } from "../../../../tests/support/server/staff.ts";
import type { Db } from "../../../db/client.ts";
import { approvals, staffEvents } from "../tables.ts";
import { verifyStaff } from "../verification/verify-store.ts";
import type { StaffEvent } from "./chain.ts";
import { createStaffLog } from "./log.ts";
import { logStore } from "./log-store.ts";

const { db } = await testDatabase();
const log = createStaffLog(() => TEST_NOW);
const olga = await addStaff(db, ["rewards"]);

const record = (tx: Db, subject = `test:${randomUUID()}`) =>
  log.record(tx, {
    by: olga,
    action: "test.done",
    subject,
    reason: "a test",
    before: { cents: 5n, b: [1.5, null], a: "é\u2028" },
    after: { z: 1, aa: { y: undefined, x: true } },
  });
const newest = async (tx: Db) => (await logStore.newest(tx, 1))[0]!;

/** Changes the log without its triggers. @returns the problems that verification finds */
const problemsAfter = (change: (tx: Db, event: StaffEvent) => Promise<unknown>): Promise<string[]> =>
  undone(db, async (tx) => {
    for (let i = 0; i < 3; i++) await record(tx);
    expect(await verifyInside(tx)).toEqual([]);
    await tx.execute(sql`ALTER TABLE staff_events DISABLE TRIGGER USER`);
    const { number } = await newest(tx);
    const [middle] = await logStore.after(tx, number - 2, 1);
    await change(tx, middle!);
    return verifyInside(tx);
  });
/** Verifies within a transaction, whose isolation can't change any more. */
const verifyInside = (tx: Db) =>
  verifyStaff({ transaction: (work: (inner: Db) => Promise<string[]>) => work(tx) } as unknown as Db);

const where = ({ number }: StaffEvent) => sql`staff_events.number = ${number}`;

describe("the staff log", () => {
  it("ANC-63 numbers events without gaps and chains them, also when appended concurrently", async () => {
    await db.transaction((tx) => record(tx));
    const { number } = await newest(db);
    await Promise.all(Array.from({ length: 5 }, () => db.transaction((tx) => record(tx))));
    const events = await logStore.after(db, number, 10);
    expect(events.map((event) => event.number - number)).toEqual([1, 2, 3, 4, 5]);
    expect(await verifyStaff(db)).toEqual([]);
    expect(events[0]).toMatchObject({
      staffId: olga.id,
      staffName: olga.name,
      before: { cents: "5", b: [1.5, null], a: "é\u2028" },
      after: { z: 1, aa: { x: true } },
    });
  });

  it("ANC-63 has an event with its change or neither, wherever the process ends", async () => {
    for (let at = 1; ; at++) {
      const subject = `test:${randomUUID()}`;
      const done = await crashAt(db, at, () => db.transaction((tx) => record(tx, subject))).then(
        () => true,
        () => false,
      );
      const count = await db.$count(staffEvents, sql`subject = ${subject}`);
      expect([at, count, await verifyStaff(db)]).toEqual([at, done ? 1 : 0, []]);
      if (done) break;
    }
  });
});

describe("verification of the staff log", () => {
  it.each([
    "staff_name = 'ivan'",
    "staff_id = null",
    "action = 'test.other'",
    "subject = 'test:other'",
    "reason = 'another'",
    "at = at + interval '1 ms'",
    `before = '{"cents": "6"}'`,
    "after = null",
  ])("ANC-63 finds an event changed to %s", async (change) => {
    const problems = await problemsAfter((tx, event) =>
      tx.execute(sql`UPDATE staff_events SET ${sql.raw(change)} WHERE ${where(event)}`),
    );
    expect(problems).toEqual([expect.stringMatching(/event \d+ doesn't match its hash/)]);
  });

  it("ANC-63 finds a removed event", async () => {
    const problems = await problemsAfter((tx, event) =>
      tx.execute(sql`DELETE FROM staff_events WHERE ${where(event)}`),
    );
    expect(problems[0]).toMatch(/event \d+ is missing/);
  });

  it("ANC-63 finds an event whose hash was computed again", async () => {
    const { eventHash } = await import("./chain.ts");
    const problems = await problemsAfter(async (tx, event) => {
      const [before] = await logStore.after(tx, event.number - 2, 1);
      const hash = eventHash(before!.hash, { ...event, reason: "another" });
      await tx.execute(sql`UPDATE staff_events SET reason = 'another', hash = ${hash} WHERE ${where(event)}`);
    });
    expect(problems).toEqual([expect.stringMatching(/doesn't match its hash/)]);
  });
});

describe("verification of approvals", () => {
  const approval = {
    id: randomUUID(),
    action: "test",
    payload: { cents: "1" },
    digest: "",
    requestedBy: "olga",
    requestedAt: new Date(TEST_NOW),
    reason: "why",
    expiresAt: new Date(TEST_NOW + 1_000),
  };
  const decided = { decision: "approved", decidedBy: "olga", decidedAt: new Date(TEST_NOW) } as const;

  /** Inserts an approval without the database's rules. @returns its problems */
  const problemsOf = (row: object, work: (tx: Db, digest: string) => Promise<unknown> = async () => {}) =>
    undone(db, async (tx) => {
      const { canonicalDigest } = await import("../canonical.ts");
      const digest = canonicalDigest(approval.payload);
      await tx.execute(sql`ALTER TABLE approvals DISABLE TRIGGER USER, DROP CONSTRAINT approvals_four_eyes`);
      await tx.insert(approvals).values({ ...approval, digest, ...row });
      await work(tx, digest);
      return (await verifyInside(tx)).map((problem) => problem.replace(`Approval ${approval.id} `, ""));
    });
  const logged = (tx: Db, action: string, name: string, digest: string) =>
    log.record(tx, {
      by: { id: null, name, roles: [] },
      action,
      subject: `approval:${approval.id}`,
      reason: "",
      before: null,
      after: { digest },
    });

  it("RI-34 ANC-63 finds one that was approved without a second person", async () => {
    const problems = await problemsOf(decided, async (tx, digest) => {
      await logged(tx, "approval.requested", "olga", digest);
      await logged(tx, "approval.approved", "olga", digest);
    });
    expect(problems).toEqual(["has no second person"]);
  });

  it("RI-34 ANC-63 finds one that was approved in the database only", async () => {
    const problems = await problemsOf({ ...decided, decidedBy: "ivan" }, (tx, digest) =>
      logged(tx, "approval.requested", "olga", digest),
    );
    expect(problems).toEqual(["isn't logged as approved"]);
  });

  it("ANC-63 finds a payload, or payload and digest, that was changed later", async () => {
    const request = (tx: Db, digest: string) => logged(tx, "approval.requested", "olga", digest);
    expect(await problemsOf({ payload: { cents: "2" } }, request)).toEqual(["doesn't match its digest"]);
    expect(await problemsOf({}, (tx) => request(tx, "another digest"))).toEqual([
      "isn't logged as requested",
    ]);
    expect(await problemsOf({}, request)).toEqual([]);
  });

  it("ANC-63 finds a decision that was taken back, and a request that was removed", async () => {
    const both = async (tx: Db, digest: string) => {
      await logged(tx, "approval.requested", "olga", digest);
      await logged(tx, "approval.approved", "ivan", digest);
    };
    expect(await problemsOf({}, both)).toEqual(["is logged as decided, but isn't"]);
    const removed = await problemsOf({}, async (tx, digest) => {
      await both(tx, digest);
      await tx.execute(sql`DELETE FROM approvals WHERE id = ${approval.id}`);
    });
    expect(removed).toEqual([`Staff log: approval:${approval.id} is missing`]);
  });
});

describe("tests of the log catch", () => {
  const CHAIN = "server/modules/staff/log/chain.ts";
  const event: Omit<StaffEvent, "hash"> = {
    number: 2,
    at: new Date(TEST_NOW),
    staffId: "1",
    staffName: "olga",
    action: "a",
    subject: "s",
    reason: "r",
    before: { b: 1 },
    after: { c: 1 },
  };
  const others: Record<string, Partial<typeof event>> = {
    "event.number": { number: 3 },
    "event.at.getTime()": { at: new Date(TEST_NOW + 1) },
    "event.staffId": { staffId: "2" },
    "event.staffName": { staffName: "ivan" },
    "event.action": { action: "b" },
    "event.subject": { subject: "t" },
    "event.reason": { reason: "q" },
    "event.before": { before: { b: 2 } },
    "event.after": { after: { c: 2 } },
  };

  it.each(Object.entries(others))("ANC-63 a hash without %s", async (field, other) => {
    await expectCaught<typeof import("./chain.ts")>(
      CHAIN,
      ({ eventHash }) => expect(eventHash("x", event)).not.toBe(eventHash("x", { ...event, ...other })),
      `    ${field},\n`,
      "",
    );
  });

  it("ANC-63 a hash without the hash before it", async () => {
    await expectCaught<typeof import("./chain.ts")>(
      CHAIN,
      ({ eventHash }) => expect(eventHash("x", event)).not.toBe(eventHash("y", event)),
      "    previous,\n",
      "",
    );
  });
});
