import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { crashAt } from "../../../../tests/support/faults/crash-injection.ts";
import { testApp } from "../../../../tests/support/server/app.ts";
import { testClock } from "../../../../tests/support/server/clock.ts";
import { SECRET } from "../../../../tests/support/server/documents.ts";
import { withoutTrigger } from "../../../../tests/support/server/ledger.ts";
import { addStaff, newStaffName, signInStaff } from "../../../../tests/support/server/staff.ts";
import type { Db } from "../../../db/client.ts";
import { operatorKey } from "../../../http/operator-key.ts";
import type { StaffMember } from "../../../http/staff-member.ts";
import { staffModule } from "../module.ts";
import { approvals, staff, staffEvents } from "../tables.ts";
import { verifyStaff } from "../verification/verify-store.ts";
import { createApprovals } from "./approvals.ts";

const clock = testClock();
const app = await testApp({ now: clock.now });
const production = await testApp({ now: clock.now, demo: false });
const { db } = app;
const api = app.apiOf(staffModule);

/** What the test's action has done, with the ids of its approvals. */
const executed: {
  award: string;
  cents: bigint;
  approvalId: string;
  requestedBy: string;
  decidedBy: string;
}[] = [];
let failure: Error | null = null;
const award = {
  name: "test.award",
  requestedBy: ["rewards"],
  decidedBy: ["rewards_lead"],
  payload: v.strictObject({
    award: v.string(),
    cents: v.pipe(
      v.string(),
      v.transform((text) => BigInt(text)),
    ),
  }),
  async execute(tx, payload, { approvalId, requestedBy, decidedBy }) {
    if (failure) throw failure;
    const event = {
      action: "test.awarded",
      subject: `award:${approvalId}`,
      reason: "",
      before: null,
      after: payload,
    };
    await api.record(tx, { by: decidedBy, ...event });
    executed.push({ ...payload, approvalId, requestedBy: requestedBy.name, decidedBy: decidedBy.name });
  },
} satisfies Parameters<typeof api.approvals.define<{ award: string; cents: bigint }>>[0];
const awards = api.approvals.define(award);
production.apiOf(staffModule).approvals.define(award);

beforeEach(() => {
  failure = null;
  // Starts a new minute of the rate limit.
  clock.advance(60_000);
});

const requestAward = (by: StaffMember, tx: Db = db) =>
  awards.request(tx, by, { award: randomUUID(), cents: 20_001n }, "won a complaint");
const decide = (headers: Record<string, string>, id: string, command = "approve", more = {}, site = app) =>
  site.post("/operator/approvals", { command, id, ...more }, headers);
const executionsOf = (id: string) => executed.filter(({ approvalId }) => approvalId === id);
/** Awards in the database: they are written in the decision's transaction. */
const awardsOf = (id: string) => db.$count(staffEvents, eq(staffEvents.subject, `award:${id}`));
const rowOf = async (id: string) => (await db.select().from(approvals).where(eq(approvals.id, id)))[0]!;
const problemsOf = async (id: string) => (await verifyStaff(db)).filter((problem) => problem.includes(id));
const rejection = (status: number, errors: object) => ({ status, body: { errors } });

async function requestByStaff() {
  const requester = await signInStaff(db, ["rewards"], clock.now());
  const request = await requestAward(requester.member);
  return { requester, ...request };
}
const signInLead = () => signInStaff(db, ["rewards_lead"], clock.now());

describe("an approval", () => {
  it("ANC-63 executes the stored payload, once, when a second person approves it", async () => {
    const { requester, id, digest } = await requestByStaff();
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(executionsOf(id)).toEqual([]);
    const lead = await signInLead();
    expect(await decide(lead.headers, id)).toMatchObject({ status: 200, body: { ok: true } });
    const [first] = executionsOf(id);
    expect(first).toMatchObject({
      cents: 20_001n,
      requestedBy: requester.member.name,
      decidedBy: lead.member.name,
    });
    expect(await rowOf(id)).toMatchObject({
      decision: "approved",
      decidedBy: lead.member.name,
      decidedById: lead.member.id,
    });
    expect(await problemsOf(id)).toEqual([]);
  });

  it("ANC-63 repeats the first decision and executes nothing again", async () => {
    const { id } = await requestByStaff();
    const [first, second] = [await signInLead(), await signInLead()];
    const { body } = await decide(first.headers, id);
    expect(await decide(first.headers, id)).toMatchObject({ status: 200, body });
    expect(await decide(second.headers, id)).toMatchObject({ status: 200, body });
    expect(await decide(second.headers, id, "reject", { reason: "no" })).toMatchObject({
      body: { ok: false, lines: (body as { lines: string[] }).lines },
    });
    expect(executionsOf(id)).toHaveLength(1);
  });

  it("ANC-63 is executed once when two people approve it concurrently", async () => {
    const { id } = await requestByStaff();
    const leads = [await signInLead(), await signInLead()];
    const responses = await Promise.all(leads.map(({ headers }) => decide(headers, id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0]!.body).toEqual(responses[1]!.body);
    expect([executionsOf(id).length, await awardsOf(id)]).toEqual([1, 1]);
    expect(await problemsOf(id)).toEqual([]);
  });

  it("RI-34 ANC-63 isn't decided by the person who requested it, with both roles or as a lookalike", async () => {
    const both = await signInStaff(db, ["rewards", "rewards_lead"], clock.now());
    const { id } = await requestAward(both.member);
    const samePerson = rejection(422, { id: ["same_person"] });
    expect(await decide(both.headers, id)).toMatchObject(samePerson);
    expect(await decide(both.headers, id, "reject", { reason: "no" })).toMatchObject(samePerson);
    // A local operator signs with any name.
    const key = { authorization: `Bearer ${operatorKey(SECRET)}` };
    for (const by of [
      both.member.name.toUpperCase(),
      `  ${both.member.name} `,
      both.member.name.replace(" ", "_"),
    ])
      expect(await decide(key, id, "approve", { by })).toMatchObject(samePerson);
    expect(executionsOf(id)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ decision: null, decidedBy: null });
  });

  it("RI-34 is requested and decided only with the action's roles", async () => {
    const { id } = await requestByStaff();
    for (const roles of [
      ["admin"],
      ["rewards"],
      ["support", "auditor", "payments", "compliance", "content"],
      [],
    ] as const) {
      const other = await signInStaff(db, [...roles], clock.now());
      const expected = rejection(403, { staff: ["staff_role_missing"] });
      expect(await decide(other.headers, id)).toMatchObject(expected);
    }
    const lead = await signInLead();
    await expect(requestAward(lead.member)).rejects.toMatchObject({ code: "forbidden" });
    expect(executionsOf(id)).toEqual([]);
  });

  it("RI-34 is never decided with the operator key in production", async () => {
    const { id } = await requestByStaff();
    const key = { authorization: `Bearer ${operatorKey(SECRET)}` };
    const expected = rejection(401, { staff: ["staff_sign_in_required"] });
    expect(await decide(key, id, "approve", { by: "olga" }, production)).toMatchObject(expected);
    const local = await requestAward({ id: null, name: newStaffName(), roles: ["rewards"] });
    const lead = await signInLead();
    expect(await decide(lead.headers, local.id, "approve", {}, production)).toMatchObject(
      rejection(422, { id: ["requester_without_role"] }),
    );
    expect((await decide(lead.headers, local.id)).status).toBe(200);
    expect(executed.filter(({ approvalId }) => [id, local.id].includes(approvalId))).toHaveLength(1);
  });

  it("ANC-63 ends with its requester's account or role", async () => {
    const [disabled, demoted] = [await requestByStaff(), await requestByStaff()];
    await db.update(staff).set({ state: "disabled" }).where(eq(staff.id, disabled.requester.member.id));
    await db
      .update(staff)
      .set({ roles: ["support"] })
      .where(eq(staff.id, demoted.requester.member.id));
    const lead = await signInLead();
    for (const { id } of [disabled, demoted]) {
      expect(await decide(lead.headers, id)).toMatchObject(
        rejection(422, { id: ["requester_without_role"] }),
      );
      expect(await rowOf(id)).toMatchObject({ decision: null });
    }
  });

  it("ANC-63 expires after seven days", async () => {
    const { id } = await requestByStaff();
    const week = 7 * 24 * 3_600_000;
    clock.advance(week - 1);
    const inTime = await requestByStaff();
    const late = await signInLead();
    clock.advance(1);
    expect(await decide(late.headers, id)).toMatchObject(rejection(422, { id: ["approval_expired"] }));
    expect((await decide(late.headers, inTime.id)).status).toBe(200);
    expect(executionsOf(id)).toEqual([]);
    const { body } = await app.post("/operator/approvals", { command: "list" }, late.headers);
    expect(JSON.stringify(body)).not.toContain(id);
  });

  it("ANC-63 can be rejected, for good", async () => {
    const { id } = await requestByStaff();
    const lead = await signInLead();
    expect(await decide(lead.headers, id, "reject", { reason: "too much" })).toMatchObject({
      body: { ok: true },
    });
    expect(await decide(lead.headers, id)).toMatchObject({ body: { ok: false } });
    expect(executionsOf(id)).toEqual([]);
    const [event] = await db
      .select()
      .from(staffEvents)
      .where(eq(staffEvents.subject, `approval:${id}`))
      .orderBy(sql`number desc`)
      .limit(1);
    expect(event).toMatchObject({
      action: "approval.rejected",
      staffName: lead.member.name,
      reason: "too much",
    });
    expect(await problemsOf(id)).toEqual([]);
  });

  it("ANC-63 stays open when its execution fails", async () => {
    const { id } = await requestByStaff();
    const lead = await signInLead();
    failure = new Error("the award's campaign has ended");
    expect((await decide(lead.headers, id)).status).toBe(500);
    expect(await rowOf(id)).toMatchObject({ decision: null, decidedBy: null });
    failure = null;
    expect((await decide(lead.headers, id)).status).toBe(200);
    expect(executionsOf(id)).toHaveLength(1);
  });

  it("ANC-63 is refused when its payload was changed in the database", async () => {
    const { id, requester } = await requestByStaff();
    const lead = await addStaff(db, ["rewards_lead"]);
    const executedPayloads: unknown[] = [];
    const rejected = await withoutTrigger(db, ["approvals", "approvals_request_fixed"], async (tx) => {
      await tx
        .update(approvals)
        .set({ payload: { award: "x", cents: "9999999" } })
        .where(eq(approvals.id, id));
      const service = createApprovals({
        db: tx,
        now: clock.now,
        log: { record: async () => {} },
        allowsLocal: false,
        findMember: async () => requester.member,
      });
      service.define({ ...award, execute: async (_tx, payload) => void executedPayloads.push(payload) });
      return service.decide(lead, id, "approved", "").catch((error: unknown) => error);
    });
    expect(rejected).toMatchObject({ errors: { id: ["payload_changed"] } });
    expect(executedPayloads).toEqual([]);
  });

  it("rejects unknown ids, and actions that this release doesn't have", async () => {
    const lead = await signInLead();
    const unknown = rejection(422, { id: ["unknown"] });
    expect(await decide(lead.headers, randomUUID())).toMatchObject(unknown);
    expect(await decide(lead.headers, "x")).toMatchObject(unknown);
    const { id } = await requestByStaff();
    const other = await testApp({ now: clock.now });
    expect(await decide(lead.headers, id, "approve", {}, other)).toMatchObject(
      rejection(422, { id: ["unknown_action"] }),
    );
  });

  it("is shown to auditors and to members with the action's roles only", async () => {
    const { id, digest } = await requestByStaff();
    const show = async (roles: Parameters<typeof signInStaff>[1]) => {
      const { headers } = await signInStaff(db, roles, clock.now());
      return {
        shown: await decide(headers, id, "show"),
        listed: JSON.stringify(
          (await app.post("/operator/approvals", { command: "list" }, headers)).body,
        ).includes(id),
      };
    };
    for (const roles of [["rewards"], ["rewards_lead"], ["auditor"]] as const) {
      const { shown, listed } = await show([...roles]);
      expect(JSON.stringify(shown.body)).toContain(digest);
      expect(listed).toBe(true);
    }
    expect(await show(["support"])).toMatchObject({
      shown: rejection(422, { id: ["unknown"] }),
      listed: false,
    });
  });

  it("rejects a payload that doesn't survive storing, and an action defined twice", async () => {
    const { member } = await signInStaff(db, ["rewards"], clock.now());
    const lossy = api.approvals.define({
      name: `test.${randomUUID()}`,
      requestedBy: ["rewards"],
      decidedBy: ["rewards_lead"],
      payload: v.object({ kind: v.string() }),
      execute: async () => {},
    });
    const payload = { kind: "a", cents: "5" };
    await expect(lossy.request(db, member, payload, "why")).rejects.toThrow("doesn't survive storing");
    expect(() => api.approvals.define(award)).toThrow('"test.award" is defined twice');
  });
});

it("ANC-63 is decided, executed and logged together, wherever the process ends", async () => {
  for (let at = 1; ; at++) {
    const { id } = await requestByStaff();
    const lead = await signInLead();
    const { status } = await crashAt(db, at, () => decide(lead.headers, id));
    if (status === 200) {
      expect(at).toBeGreaterThan(4);
      break;
    }
    expect([at, (await rowOf(id)).decision, await awardsOf(id)]).toEqual([at, null, 0]);
    expect([at, await problemsOf(id)]).toEqual([at, []]);
    expect([at, (await decide(lead.headers, id)).status]).toEqual([at, 200]);
    expect([at, await awardsOf(id), await problemsOf(id)]).toEqual([at, 1, []]);
  }
});
