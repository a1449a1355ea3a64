import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/server/database.ts";
import { expectRuleCaught, undone, violatedBy } from "../../../tests/support/server/database-mutant.ts";
import { newStaffName } from "../../../tests/support/server/staff.ts";
import type { Db } from "../../db/client.ts";

const { db } = await testDatabase();

const insertApproval = (id: string, requestedBy: string, decision: string | null = null) => sql`
  INSERT INTO approvals (id, action, payload, digest, requested_by, requested_at, reason, expires_at, decision, decided_by, decided_at)
  VALUES (${id}, 'test', '{"cents": "1"}', 'x', ${requestedBy}, '2026-11-21T12:00Z', 'why', '2026-11-28T12:00Z',
    ${decision}, ${decision && "other"}, ${decision && "2026-11-22T12:00Z"})`;

/** Statements of one person or attacker, by the rule that rejects them; `$id` is an open approval of olga. */
const APPROVAL_ATTACKS: readonly (readonly [string, string])[] = [
  ["approvals_four_eyes", "decision = 'approved', decided_by = 'olga', decided_at = '2026-11-22T12:00Z'"],
  ["approvals_four_eyes", "decision = 'approved', decided_by = 'OLGA', decided_at = '2026-11-22T12:00Z'"],
  ["approvals_four_eyes", "decision = 'rejected', decided_by = ' olg.a ', decided_at = '2026-11-22T12:00Z'"],
  ["approvals_decided", "decision = 'approved'"],
  ["approvals_decided", "decided_by = 'ivan'"],
  ["approvals_decided", "decision = 'approved', decided_by = 'ivan'"],
  ["approvals_decision", "decision = 'waived', decided_by = 'ivan', decided_at = '2026-11-22T12:00Z'"],
  ["approvals_in_time", "decision = 'approved', decided_by = 'ivan', decided_at = '2026-11-28T12:00Z'"],
  ["approvals_request_fixed", `payload = '{"cents": "2"}'`],
  ["approvals_request_fixed", "digest = 'y'"],
  ["approvals_request_fixed", "requested_by = 'ivan'"],
  ["approvals_request_fixed", "expires_at = '2027-11-28T12:00Z'"],
  ["approvals_request_fixed", "action = 'other'"],
];
const update = (id: string, changes: string) => sql.raw(`UPDATE approvals SET ${changes} WHERE id = '${id}'`);

/** The rule that an attack on an open approval of olga violates. */
async function violatedOnOpen(tx: Db, changes: string): Promise<string> {
  const id = randomUUID();
  await tx.execute(insertApproval(id, "olga"));
  return violatedBy(tx, update(id, changes));
}
const APPROVE = "decision = 'approved', decided_by = 'ivan', decided_at = '2026-11-22T12:00Z'";

/** The rule that a change of a decided approval violates. */
async function violatedOnDecided(tx: Db, statement: (id: string) => SQL): Promise<string> {
  const id = randomUUID();
  await tx.execute(insertApproval(id, "olga"));
  await tx.execute(update(id, APPROVE));
  return violatedBy(tx, statement(id));
}

describe("the database's rules of approvals", () => {
  it.each(APPROVAL_ATTACKS)("RI-34 ANC-63 %s rejects %s", async (rule, changes) => {
    expect(await undone(db, (tx) => violatedOnOpen(tx, changes))).toBe(rule);
  });

  it("ANC-63 let a second person decide, once and for good", async () => {
    await undone(db, async (tx) => {
      expect(await violatedOnOpen(tx, APPROVE)).toBe("not refused");
      const revoke = "decision = null, decided_by = null, decided_at = null";
      expect(await violatedOnDecided(tx, (id) => update(id, revoke))).toBe("approvals_decision_final");
      const replace = "decision = 'rejected', decided_by = 'eve'";
      expect(await violatedOnDecided(tx, (id) => update(id, replace))).toBe("approvals_decision_final");
    });
  });

  it("ANC-63 reject a row that starts decided, and removing one", async () => {
    await undone(db, async (tx) => {
      expect(await violatedBy(tx, insertApproval(randomUUID(), "olga", "approved"))).toBe(
        "approvals_open_first",
      );
      expect(await violatedOnDecided(tx, (id) => sql`DELETE FROM approvals WHERE id = ${id}`)).toBe(
        "approvals_permanent",
      );
      expect(await violatedBy(tx, sql`TRUNCATE approvals`)).toBe("approvals_permanent");
    });
  });
});

const insertStaff = (name: string, roles = "{}") => sql`
  INSERT INTO staff (id, name, roles, state, created_at, created_by)
  VALUES (${randomUUID()}, ${name}, ${roles}, 'active', now(), 'test')`;
const insertEvent = (number: SQL) => sql`
  INSERT INTO staff_events (number, at, staff_name, action, subject, reason, hash)
  VALUES (${number}, now(), 'olga', 'test', 'test:1', '', 'x')`;
const newest = sql`(SELECT coalesce(max(number), 0) FROM staff_events)`;

/** The rule that a statement on the newest event violates. */
async function violatedOnLog(tx: Db, statement: string): Promise<string> {
  await tx.execute(insertEvent(sql`${newest} + 1`));
  return violatedBy(tx, sql.raw(statement));
}

describe("the database's rules of staff and their log", () => {
  it("RI-34 reject a second name that reads like a first one, unknown roles, renaming and removing", async () => {
    const name = newStaffName();
    await undone(db, async (tx) => {
      await tx.execute(insertStaff(name));
      expect(await violatedBy(tx, insertStaff(name.toUpperCase()))).toBe("staff_name");
      expect(await violatedBy(tx, insertStaff(name.replace(" ", "_")))).toBe("staff_name");
      expect(await violatedBy(tx, insertStaff(newStaffName(), "{owner}"))).toBe("staff_roles");
      expect(await violatedBy(tx, sql`UPDATE staff SET name = 'ivan' WHERE name = ${name}`)).toBe(
        "staff_fixed",
      );
      expect(await violatedBy(tx, sql`DELETE FROM staff WHERE name = ${name}`)).toBe("staff_permanent");
    });
  });

  it.each([
    "UPDATE staff_events SET reason = 'another'",
    "DELETE FROM staff_events",
    "TRUNCATE staff_events",
  ])("ANC-63 reject %s", async (statement) => {
    expect(await undone(db, (tx) => violatedOnLog(tx, statement))).toBe("staff_events_append_only");
  });

  it("ANC-63 reject an event that leaves a gap or repeats a number", async () => {
    await undone(db, async (tx) => {
      expect(await violatedBy(tx, insertEvent(sql`${newest} + 2`))).toBe("staff_events_in_order");
      await tx.execute(insertEvent(sql`${newest} + 1`));
      expect(await violatedBy(tx, insertEvent(newest))).toBe("staff_events_in_order");
    });
  });
});

describe("tests of the database's rules catch", () => {
  it.each(
    APPROVAL_ATTACKS.filter(([rule], i) => APPROVAL_ATTACKS.findIndex(([other]) => other === rule) === i),
  )("RI-34 ANC-63 a database without %s", async (rule, changes) => {
    const isTrigger = rule === "approvals_request_fixed";
    const mutation = isTrigger
      ? `ALTER TABLE approvals DISABLE TRIGGER ${rule}`
      : `ALTER TABLE approvals DROP CONSTRAINT ${rule}`;
    await expectRuleCaught(db, mutation, async (tx) => expect(await violatedOnOpen(tx, changes)).toBe(rule));
  });

  it("RI-34 a check of names that ignores case, but not spaces and punctuation", async () => {
    const weaker =
      "ALTER TABLE approvals DROP CONSTRAINT approvals_four_eyes, ADD CONSTRAINT approvals_four_eyes CHECK (lower(decided_by) <> lower(requested_by))";
    await expectRuleCaught(db, weaker, async (tx) =>
      expect(await violatedOnOpen(tx, APPROVE.replace("ivan", "olg.a"))).toBe("approvals_four_eyes"),
    );
  });

  it.each([
    ["approvals_decision_final", (id: string) => update(id, "decided_by = 'eve'")],
    ["approvals_permanent", (id: string) => sql`DELETE FROM approvals WHERE id = ${id}`],
  ] as const)("ANC-63 a database without %s", async (rule, statement) => {
    await expectRuleCaught(db, `ALTER TABLE approvals DISABLE TRIGGER ${rule}`, async (tx) =>
      expect(await violatedOnDecided(tx, statement)).toBe(rule),
    );
  });

  it("ANC-63 a database whose approvals may start decided", async () => {
    await expectRuleCaught(db, "ALTER TABLE approvals DISABLE TRIGGER approvals_open_first", async (tx) =>
      expect(await violatedBy(tx, insertApproval(randomUUID(), "olga", "approved"))).toBe(
        "approvals_open_first",
      ),
    );
  });

  it.each(["UPDATE staff_events SET reason = 'another'", "DELETE FROM staff_events"])(
    "ANC-63 a log that accepts %s",
    async (statement) => {
      const rule = "staff_events_append_only";
      await expectRuleCaught(db, `ALTER TABLE staff_events DISABLE TRIGGER ${rule}`, async (tx) =>
        expect(await violatedOnLog(tx, statement)).toBe(rule),
      );
    },
  );

  it("ANC-63 a log that accepts gaps", async () => {
    await expectRuleCaught(db, "ALTER TABLE staff_events DISABLE TRIGGER staff_events_in_order", async (tx) =>
      expect(await violatedBy(tx, insertEvent(sql`${newest} + 2`))).toBe("staff_events_in_order"),
    );
  });

  it("RI-34 a table of staff that accepts another spelling of a name", async () => {
    const name = newStaffName();
    await expectRuleCaught(db, "DROP INDEX staff_name", async (tx) => {
      await tx.execute(insertStaff(name));
      expect(await violatedBy(tx, insertStaff(name.toUpperCase()))).toBe("staff_name");
    });
  });
});
