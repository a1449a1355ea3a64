import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { expectCaught, linkedMutant } from "../../../tests/support/faults/source-mutant.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { testDatabase } from "../../../tests/support/server/database.ts";
import { expectRuleCaught, undone } from "../../../tests/support/server/database-mutant.ts";
import { addStaff, signInStaff } from "../../../tests/support/server/staff.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../http/env.ts";
import { createErrorHandler } from "../../http/errors.ts";
import { digestOf } from "../../http/secret-token.ts";
import type { StaffMember } from "../../http/staff-member.ts";
import { createStaffLog } from "./log/log.ts";
import { membersStore } from "./members/members-store.ts";
import { approvals as approvalsTable, staff } from "./tables.ts";

/** Source mutants of the module: each check passes with the original file and fails with the mutant. */
const { db } = await testDatabase();
const APPROVALS = "server/modules/staff/approvals/approvals.ts";
type ApprovalsModule = typeof import("./approvals/approvals.ts");

/** An open request, in a transaction that is rolled back, and its outcome for a decider. */
async function decideIn(
  { createApprovals, APPROVAL_LIFETIME }: ApprovalsModule,
  tx: Db,
  options: {
    roles?: StaffMember["roles"];
    decidedBy?: (requester: StaffMember) => StaffMember;
    age?: number;
    beforeDecision?: (id: string, requester: StaffMember) => Promise<unknown>;
  } = {},
) {
  let now = TEST_NOW;
  const executed: unknown[] = [];
  const service = createApprovals({
    db: tx,
    now: () => now,
    log: createStaffLog(() => now),
    allowsLocal: false,
    findMember: membersStore.active,
  });
  const action = service.define({
    name: "test.mutant",
    requestedBy: ["rewards"],
    decidedBy: ["rewards_lead"],
    payload: v.object({ award: v.string() }),
    execute: async (_tx, payload) => void executed.push(payload),
  });
  const requester = await addStaff(tx, ["rewards", "rewards_lead"]);
  const lead = await addStaff(tx, ["rewards_lead"]);
  const { id } = await action.request(tx, requester, { award: "a" }, "why");
  await options.beforeDecision?.(id, requester);
  now += (options.age ?? 0) * APPROVAL_LIFETIME;
  const decider = options.decidedBy?.(requester) ?? { ...lead, roles: options.roles ?? lead.roles };
  const decide = () =>
    service.decide(decider, id, "approved", "").then(
      ({ decision }) => decision as string,
      (error: { code?: string; errors?: Record<string, string[]> }) =>
        error.errors?.id?.[0] ?? error.code ?? "other",
    );
  return { id, executed, decide, outcome: await decide() };
}

const replacePayload = (tx: Db) => async (id: string) => {
  await tx.execute("ALTER TABLE approvals DISABLE TRIGGER USER");
  await tx
    .update(approvalsTable)
    .set({ payload: { award: "another" } })
    .where(eq(approvalsTable.id, id));
};

/** Checks with the decision's outcome, by the source text whose change they catch. */
const DECISIONS: readonly (readonly [
  string,
  string,
  string,
  (module: ApprovalsModule, tx: Db) => Promise<unknown>,
])[] = [
  [
    "RI-34 lets the requester decide",
    `    if (isSamePerson(by.name, row.requestedBy)) reject("id", "same_person");\n`,
    "",
    async (module, tx) =>
      expect(await decideIn(module, tx, { decidedBy: (requester) => requester })).toMatchObject({
        outcome: "same_person",
        executed: [],
      }),
  ],
  [
    "RI-34 lets any member decide",
    "        requireRole(by, actionOf(row).decidedBy);\n",
    "        actionOf(row);\n",
    async (module, tx) =>
      expect(await decideIn(module, tx, { roles: ["admin"] })).toMatchObject({
        outcome: "forbidden",
        executed: [],
      }),
  ],
  [
    "ANC-63 decides a decided request again",
    "        if (row.decision !== null) return row;\n",
    "",
    async (module, tx) => {
      const { decide, executed, outcome } = await decideIn(module, tx);
      expect([outcome, await decide(), executed.length]).toEqual(["approved", "approved", 1]);
    },
  ],
  [
    "ANC-63 accepts an expired request",
    `    if (row.expiresAt.getTime() <= now()) reject("id", "approval_expired");\n`,
    "",
    async (module, tx) =>
      expect(await decideIn(module, tx, { age: 1 })).toMatchObject({
        outcome: "approval_expired",
        executed: [],
      }),
  ],
  [
    "ANC-63 executes a changed payload",
    `    if (canonicalDigest(row.payload) !== row.digest) reject("id", "payload_changed");\n`,
    "",
    async (module, tx) =>
      expect(await decideIn(module, tx, { beforeDecision: replacePayload(tx) })).toMatchObject({
        outcome: "payload_changed",
        executed: [],
      }),
  ],
  [
    "ANC-63 executes requests of members without the role",
    "member?.roles.some((role) => requestedBy.includes(role))",
    "member",
    async (module, tx) =>
      expect(
        await decideIn(module, tx, {
          beforeDecision: (_, { id }) =>
            tx
              .update(staff)
              .set({ roles: ["support"] })
              .where(eq(staff.id, id!)),
        }),
      ).toMatchObject({ outcome: "requester_without_role", executed: [] }),
  ],
];

describe("tests of approvals catch code that", () => {
  it.each(DECISIONS)("%s", async (_, from, to, check) => {
    await expectCaught<ApprovalsModule>(
      APPROVALS,
      (module) => undone(db, (tx) => check(module, tx)),
      from,
      to,
    );
  });

  it("RI-34 lets one person do both, where only the database's check refuses it", async () => {
    const [, from] = DECISIONS[0]!;
    const mutant = await linkedMutant<ApprovalsModule>(APPROVALS, from);
    const alone = (tx: Db) => decideIn(mutant, tx, { decidedBy: (requester) => requester });
    await expectRuleCaught(db, "ALTER TABLE approvals DROP CONSTRAINT approvals_four_eyes", async (tx) => {
      const { executed } = await tx.transaction((inner) => alone(inner)).catch(() => ({ executed: [] }));
      expect(executed).toEqual([]);
    });
  });
});

describe("tests of authorization catch code that", () => {
  const AUTHORIZE = "server/modules/staff/authorize.ts";
  type AuthorizeModule = typeof import("./authorize.ts");
  const contextOf = (staffMember: unknown) =>
    ({ get: () => staffMember }) as unknown as Parameters<ReturnType<AuthorizeModule["createAuthorize"]>>[0];
  const outcomeOf = (outcome: Promise<unknown>) =>
    outcome.then(
      () => "admitted",
      (error: { code: string }) => error.code,
    );

  it("RI-34 accepts the operator key in production", async () => {
    await expectCaught<AuthorizeModule>(
      AUTHORIZE,
      async ({ createAuthorize }) =>
        expect(await outcomeOf(createAuthorize(false)(contextOf("operator_key"), ["rewards"], "olga"))).toBe(
          "unauthorized",
        ),
      `caller === "operator_key" && !allowsLocal`,
      "false",
    );
  });

  it("RI-34 admits members without the role", async () => {
    const member: StaffMember = { id: "1", name: "olga", roles: ["support"] };
    await expectCaught<AuthorizeModule>(
      AUTHORIZE,
      async ({ createAuthorize }) =>
        expect(await outcomeOf(createAuthorize(true)(contextOf(member), ["rewards"]))).toBe("forbidden"),
      "    requireRole(caller, roles);\n",
      "",
    );
  });

  it("RI-34 lets sessions of staff reach routes that need the operator key", async () => {
    await expectCaught<typeof import("../../http/operator-only.ts")>(
      "server/http/operator-only.ts",
      async ({ operatorOnly }) => {
        const member: StaffMember = { id: "1", name: "olga", roles: ["admin"] };
        const access = { staffPaths: ["/operator/staff"], findStaff: async () => member };
        const app = new Hono<AppEnv>();
        app.onError(createErrorHandler(() => {}));
        app.use(operatorOnly("a secret of tests, which is long enough", () => TEST_NOW, [access]));
        app.get("*", (c) => c.text("admitted"));
        const headers = { authorization: "Bearer staff_token" };
        const statusOf = async (path: string) => (await app.request(path, { headers })).status;
        expect(await statusOf("/operator/staff/any")).toBe(200);
        expect(await statusOf("/operator/staffing")).toBe(403);
        expect(await statusOf("/operator/ledger")).toBe(403);
      },
      "      if (!isStaffPath(c.req.path)) throw roleMissing();\n",
      "",
    );
  });
});

describe("tests of sign-in catch code that", () => {
  it("RI-34 accepts a consumed time step again", async () => {
    await expectCaught<typeof import("./members/members-store.ts")>(
      "server/modules/staff/members/members-store.ts",
      async ({ membersStore: store }) => {
        const { id } = await addStaff(db, []);
        expect([await store.consumeStep(db, id, 7), await store.consumeStep(db, id, 7)]).toEqual([
          true,
          false,
        ]);
        expect([await store.consumeStep(db, id, 6), await store.consumeStep(db, id, 8)]).toEqual([
          false,
          true,
        ]);
      },
      "lt(staff.otpStep, otpStep)",
      "eq(staff.otpStep, otpStep)",
    );
  });

  it("RI-34 uses an enrolment code twice", async () => {
    await expectCaught<typeof import("./members/members-store.ts")>(
      "server/modules/staff/members/members-store.ts",
      async ({ membersStore: store }) => {
        const { id } = await addStaff(db, []);
        const digest = randomUUID();
        const enrolmentExpiresAt = new Date(TEST_NOW);
        await db.update(staff).set({ enrolmentDigest: digest, enrolmentExpiresAt }).where(eq(staff.id, id));
        expect([await store.enrol(db, id, digest, {}), await store.enrol(db, id, digest, {})]).toEqual([
          true,
          false,
        ]);
      },
      "and(eq(staff.id, id), eq(staff.enrolmentDigest, digest))",
      "eq(staff.id, id)",
    );
  });

  const SESSIONS = "server/modules/staff/members/sessions-store.ts";
  type SessionsModule = typeof import("./members/sessions-store.ts");

  it("RI-34 finds expired sessions", async () => {
    await expectCaught<SessionsModule>(
      SESSIONS,
      async ({ sessionsStore }) => {
        const { member, token } = await signInStaff(db, ["support"]);
        const find = (hours: number) => sessionsStore.find(db, digestOf(token), TEST_NOW + hours * 3_600_000);
        expect([await find(7), await find(8)]).toEqual([member, undefined]);
      },
      "          gt(staffSessions.expiresAt, new Date(now)),\n",
      "",
    );
  });

  it("RI-34 finds sessions of disabled members", async () => {
    await expectCaught<SessionsModule>(
      SESSIONS,
      async ({ sessionsStore }) => {
        const { member, token } = await signInStaff(db, ["support"]);
        await db.update(staff).set({ state: "disabled" }).where(eq(staff.id, member.id));
        expect(await sessionsStore.find(db, digestOf(token), TEST_NOW)).toBeUndefined();
      },
      `          eq(staff.state, "active"),\n`,
      "",
    );
  });
});
