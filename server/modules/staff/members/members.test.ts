import { eq, sql } from "drizzle-orm";
import { type TOTP, URI } from "otpauth";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { TEST_NOW } from "../../../../tests/support/server/app.ts";
import { testClock } from "../../../../tests/support/server/clock.ts";
import { openEmptyDatabase } from "../../../../tests/support/server/database.ts";
import { createEncryption } from "../../../core/encryption.ts";
import type { Role, StaffMember } from "../../../http/staff-member.ts";
import { createApprovals } from "../approvals/approvals.ts";
import { createStaffLog } from "../log/log.ts";
import { approvals as approvalsTable, staff, staffEvents, staffSessions } from "../tables.ts";
import { verifyStaff } from "../verification/verify-store.ts";
import { createMembers } from "./members.ts";
import { membersStore } from "./members-store.ts";
import { createStaffSignIn } from "./sign-in.ts";

/** A database of its own, because admins of other tests would count. */
const { db, close } = await openEmptyDatabase();
afterAll(close);
const TABLES = ["staff_sessions", "approvals", "staff_events", "staff"];
/** Removes everything, which the database's rules refuse otherwise. */
async function clear(): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of TABLES) await tx.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`));
    await tx.execute(sql.raw(`TRUNCATE ${TABLES.join(", ")}`));
    for (const table of TABLES) await tx.execute(sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER USER`));
  });
}
const clock = testClock();
const PASSWORD = "a long enough password".replaceAll(" ", ".");
const noLimit = { count: async () => {}, forget: async () => {} };

async function testStaff() {
  await clear();
  const log = createStaffLog(clock.now);
  const approvals = createApprovals({
    db,
    now: clock.now,
    log,
    allowsLocal: false,
    findMember: membersStore.active,
  });
  const members = createMembers({ db, now: clock.now, log, approvals });
  const signIn = createStaffSignIn({
    db,
    now: clock.now,
    log,
    encryption: createEncryption("a secret of tests, which is long enough"),
    attempts: { byName: noLimit, byNetwork: noLimit },
  });

  const memberNamed = async (name: string): Promise<StaffMember> => {
    const { id, roles } = (await membersStore.byName(db, name))!;
    return { id, name, roles };
  };
  /** Enrols and signs in. @returns the member */
  async function start(name: string, code: string, password = PASSWORD): Promise<StaffMember> {
    const attempt = { name, password, network: "test" };
    const totp = URI.parse(await signIn.enrol({ ...attempt, code })) as TOTP;
    clock.advance(60_000);
    await signIn.signIn({ ...attempt, code: totp.generate({ timestamp: clock.now() }) });
    return memberNamed(name);
  }
  const first = await start("Olga", await members.firstAdmin("Olga"));
  /** A member who has signed in, with roles that the first admin alone grants. */
  async function add(name: string, roles: Role[] = []): Promise<StaffMember> {
    await start(name, await members.add(first, name, "new"));
    if (roles.length > 0) await members.setRoles(first, name, roles, "new");
    return memberNamed(name);
  }
  const rolesOf = async (name: string) => (await memberNamed(name)).roles;
  const newestEvent = async (action: string) =>
    (
      await db.select().from(staffEvents).where(eq(staffEvents.action, action)).orderBy(staffEvents.number)
    ).at(-1);
  return { members, approvals, signIn, start, first, add, rolesOf, memberNamed, newestEvent };
}

const rejection = (field: string, code: string) => ({ errors: { [field]: [code] } });

beforeEach(() => clock.set(TEST_NOW));

describe("the first admin", () => {
  it("RI-34 is added once; later ones need an admin", async () => {
    const { members, rolesOf, newestEvent } = await testStaff();
    expect(await rolesOf("Olga")).toEqual(["admin"]);
    await expect(members.firstAdmin("Eve")).rejects.toMatchObject(rejection("name", "admin_exists"));
    await expect(members.firstAdmin("Olga")).rejects.toMatchObject(rejection("name", "admin_exists"));
    expect(await newestEvent("staff.first_admin_added")).toMatchObject({
      staffName: "operator key",
      number: 1,
    });
  });

  it("RI-34 who has never signed in gets a new code, which starts over", async () => {
    const { members, signIn, start } = await testStaff();
    await db.update(staff).set({ state: "disabled" });
    const code = await members.firstAdmin("Ivan");
    await signIn.enrol({ name: "Ivan", password: "a-thief's-password", code, network: "test" });
    await expect(members.firstAdmin("Olga")).rejects.toMatchObject(rejection("name", "taken"));
    expect((await start("Ivan", await members.firstAdmin("Ivan"))).roles).toEqual(["admin"]);
    await expect(members.firstAdmin("Ivan")).rejects.toMatchObject(rejection("name", "admin_exists"));
  });
});

describe("roles", () => {
  it("RI-34 are granted by one admin alone while there is one, and by two once there are two", async () => {
    const { members, approvals, first, add, rolesOf } = await testStaff();
    const second = await add("Ivan", ["admin"]);
    const lead = await add("Lea");
    for (const roles of [
      ["rewards_lead"],
      ["payments"],
      ["compliance", "support"],
      ["admin"],
    ] satisfies Role[][]) {
      const change = await members.setRoles(first, lead.name, roles, "promoted");
      expect(await rolesOf(lead.name)).toEqual([]);
      const id = "approvalId" in change ? change.approvalId : "";
      await expect(approvals.decide(first, id, "approved", "")).rejects.toMatchObject(
        rejection("id", "same_person"),
      );
      await expect(approvals.decide(lead, id, "approved", "")).rejects.toMatchObject({ code: "forbidden" });
      await approvals.decide(second, id, "approved", "");
      expect(await rolesOf(lead.name)).toEqual(roles);
      await members.setRoles(second, lead.name, [], "moved on");
    }
    expect(await db.$count(approvalsTable)).toBe(4);
    expect(await verifyStaff(db)).toEqual([]);
  });

  it("RI-34 without power over money are granted, and all are taken away, by one admin", async () => {
    const { members, first, add, rolesOf, newestEvent } = await testStaff();
    await add("Ivan", ["admin"]);
    await add("Lea");
    await members.setRoles(first, "Lea", ["support", "rewards", "content", "auditor"], "new");
    expect(await rolesOf("Lea")).toEqual(["support", "rewards", "content", "auditor"]);
    await members.setRoles(first, "Ivan", [], "left");
    expect(await rolesOf("Ivan")).toEqual([]);
    expect(await newestEvent("staff.roles_changed")).toMatchObject({
      staffName: "Olga",
      reason: "left",
      before: { roles: ["admin"] },
      after: { roles: [] },
    });
  });

  it("RI-34 of an admin are never changed by that admin, nor approved for oneself", async () => {
    const { members, approvals, first, add, rolesOf } = await testStaff();
    const second = await add("Ivan", ["admin"]);
    const own = rejection("name", "own_account");
    for (const by of [first, { ...first, id: null, name: "OLGA" }]) {
      await expect(members.setRoles(by, "Olga", ["admin", "payments"], "me")).rejects.toMatchObject(own);
      await expect(members.disable(by, "olga", "me")).rejects.toMatchObject(own);
      await expect(members.resetSecondFactor(by, "Olga", "me")).rejects.toMatchObject(own);
    }
    const change = await members.setRoles(first, "Ivan", ["admin", "payments"], "for a friend");
    const id = "approvalId" in change ? change.approvalId : "";
    await expect(approvals.decide(second, id, "approved", "")).rejects.toMatchObject(own);
    expect(await rolesOf("Ivan")).toEqual(["admin"]);
  });

  it("RI-34 with power over money need a member who has signed in", async () => {
    const { members, first, rolesOf } = await testStaff();
    await members.add(first, "Puppet", "new");
    await expect(members.setRoles(first, "Puppet", ["payments"], "new")).rejects.toMatchObject(
      rejection("name", "not_enrolled"),
    );
    expect(await rolesOf("Puppet")).toEqual([]);
  });
});

describe("members", () => {
  it("RI-34 include one active admin at all times", async () => {
    const { members, first } = await testStaff();
    const local: StaffMember = { id: null, name: "local", roles: ["admin"] };
    for (const act of [
      () => members.disable(local, "Olga", "why"),
      () => members.setRoles(local, "Olga", ["support"], "why"),
    ])
      await expect(act()).rejects.toMatchObject(rejection("name", "last_admin"));
    expect(await membersStore.admins(db)).toMatchObject([{ id: first.id }]);
  });

  it("RI-34 include one active admin after two admins demote each other concurrently", async () => {
    const { members, first, add } = await testStaff();
    const second = await add("Ivan", ["admin"]);
    const outcomes = await Promise.allSettled([
      members.disable(first, "Ivan", "coup"),
      members.disable(second, "Olga", "coup"),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await membersStore.admins(db)).toHaveLength(1);
  });

  it("RI-34 who are disabled lose their sessions, their code and the way back", async () => {
    const { members, signIn, first, add } = await testStaff();
    const lea = await add("Lea");
    const code = await members.resetSecondFactor(first, "Lea", "lost her phone");
    await members.disable(first, "Lea", "left");
    expect(await db.$count(staffSessions, eq(staffSessions.staffId, lea.id!))).toBe(0);
    const attempt = { name: "Lea", password: PASSWORD, network: "test", code };
    await expect(signIn.enrol(attempt)).rejects.toMatchObject({ code: "unauthorized" });
    for (const act of [
      () => members.disable(first, "Lea", "again"),
      () => members.resetSecondFactor(first, "Lea", "back"),
      () => members.setRoles(first, "Lea", ["support"], "back"),
    ])
      await expect(act()).rejects.toMatchObject(rejection("name", "disabled"));
    await expect(members.add(first, "LEA", "back")).rejects.toMatchObject(rejection("name", "taken"));
  });

  it("RI-34 whose second factor is reset are signed out, and enrol with their password and a new code", async () => {
    const { members, start, first, add, newestEvent } = await testStaff();
    const lea = await add("Lea");
    const code = await members.resetSecondFactor(first, "Lea", "lost her phone");
    expect(await db.$count(staffSessions, eq(staffSessions.staffId, lea.id!))).toBe(0);
    expect(await newestEvent("staff.second_factor_reset")).toMatchObject({
      staffName: "Olga",
      reason: "lost her phone",
    });
    await expect(start("Lea", code, "the-admin's-own-password")).rejects.toMatchObject({
      code: "unauthorized",
    });
    expect((await start("Lea", code)).id).toBe(lea.id);
  });

  it("RI-34 stay admins while they enrol again, so that one admin alone grants nothing meanwhile", async () => {
    const { members, signIn, first, add } = await testStaff();
    await add("Ivan", ["admin"]);
    await add("Lea");
    const code = await members.resetSecondFactor(first, "Ivan", "lost his phone");
    await signIn.enrol({ name: "Ivan", password: PASSWORD, code, network: "test" });
    expect(await members.setRoles(first, "Lea", ["payments"], "quick")).toHaveProperty("approvalId");
  });

  it("are unknown by other names", async () => {
    const { members, first } = await testStaff();
    await expect(members.disable(first, "Nobody", "why")).rejects.toMatchObject(rejection("name", "unknown"));
  });
});
