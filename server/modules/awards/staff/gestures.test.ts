import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { MULTI_ACCOUNT_GROUP } from "../../../../src/rules/players/player-groups.ts";
import { expectCaught } from "../../../../tests/support/faults/source-mutant.ts";
import { publishCampaign } from "../../../../tests/support/server/campaigns.ts";
import { expectRuleCaught, undone, violatedBy } from "../../../../tests/support/server/database-mutant.ts";
import { testPayments } from "../../../../tests/support/server/payments.ts";
import { type SignedInStaff, signedInStaff } from "../../../../tests/support/server/staff.ts";
import type { Outcome } from "../../../http/operations.ts";
import type { Role, StaffMember } from "../../../http/staff-member.ts";
import { campaignsModule } from "../../campaigns/module.ts";
import { staffModule } from "../../staff/module.ts";
import { staffEvents } from "../../staff/tables.ts";
import { awardsModule } from "../module.ts";
import { awards } from "../tables.ts";
import type * as Allowance from "./allowance.ts";
import { readCommand } from "./command.ts";
import type * as Gestures from "./gestures.ts";
import type { GestureOperation } from "./schema.ts";

const { app, db, clock, payer, balances } = await testPayments();
const born = { dateOfBirth: "1990-01-01" };
const reason = "a long wait";
let count = 0;
const staffOf = (...roles: Role[]) => signedInStaff(db, `giver ${++count}`, roles, clock.now());
const lead = await staffOf("rewards_lead");

beforeEach(() => {
  // Starts a new minute of the rate limit.
  clock.advance(60_000);
});

/** Publishes a campaign that gives cash, euro cents. */
async function gestureOf(amount: number): Promise<string> {
  const { slug } = await publishCampaign(db, {
    kind: "gesture",
    trigger: {},
    gives: [{ kind: "cash", amount: { EUR: amount } }],
  } as object);
  await app.content.refresh();
  return slug;
}
const slugs = new Map(
  await Promise.all(
    [500, 1_000, 1_500, 20_000, 20_001].map(async (amount) => [amount, await gestureOf(amount)] as const),
  ),
);

async function send(path: string, operation: object, by: SignedInStaff) {
  const { status, body } = await app.post(path, operation, by.headers);
  return { status, ...(body as Outcome & { errors?: Record<string, string[]> }) };
}
const give = (by: SignedInStaff, player: number, amount: number, change: object = {}) =>
  send(
    "/operator/awards",
    {
      command: "gesture",
      player: String(player),
      campaign: slugs.get(amount),
      reason,
      key: randomUUID(),
      ...change,
    },
    by,
  );
const ISSUED = expect.stringMatching(/^Award .* is issued$/);
const WAITS = expect.stringMatching(/^Approval .* waits for a second person$/);
const approvalOf = ({ lines }: Outcome) => /[0-9a-f-]{36}/.exec(lines[0]!)![0];
const decide = (by: SignedInStaff, id: string) => send("/operator/approvals", { command: "approve", id }, by);

describe("a gesture of staff", () => {
  it("RI-34 is issued within the allowance, once under its key, with person and reason in the log", async () => {
    const sam = await staffOf("support");
    const one = await payer({ values: born });
    const key = randomUUID();
    const first = await give(sam, one.id, 1_000, { key });
    expect([first.lines, (await give(sam, one.id, 1_000, { key })).lines]).toEqual([[ISSUED], first.lines]);
    expect(await balances(one)).toMatchObject({ real: 1_000n });
    const [award] = await db.select().from(awards).where(eq(awards.playerId, one.id));
    const [event] = await db.select().from(staffEvents).orderBy(desc(staffEvents.number)).limit(1);
    expect([award, event]).toMatchObject([
      { source: "staff", createdBy: sam.name, approvedBy: null, worthEur: 1_000n },
      { staffName: sam.name, action: "award.gesture", subject: `award:${award!.id}`, reason },
    ]);
    const other = await payer({ values: born });
    expect(await give(sam, other.id, 1_000, { key })).toMatchObject({ errors: { key: ["used"] } });
  });

  it("RI-34 of support is at most 20 EUR a day for a player, by all members together", async () => {
    const [sam, sue] = [await staffOf("support"), await staffOf("support")];
    const one = await payer({ values: born });
    expect((await give(sam, one.id, 1_500)).lines).toEqual([ISSUED]);
    expect((await give(sue, one.id, 1_000)).lines).toEqual([WAITS]);
    expect((await give(sue, one.id, 500)).lines).toEqual([ISSUED]);
    clock.advance(12 * 3_600_000);
    const sid = await staffOf("support");
    expect((await give(sid, one.id, 1_500)).lines).toEqual([ISSUED]);
    expect(await balances(one)).toMatchObject({ real: 3_500n });
  });

  it("RI-34 of support is at most 200 EUR a day of one member", async () => {
    const sam = await staffOf("support");
    const one = await payer({ values: born });
    await give(sam, one.id, 1_000);
    // Nineteen more would need as many players.
    const [award] = await db.select().from(awards).where(eq(awards.playerId, one.id));
    for (let i = 0; i < 18; i++) {
      const id = randomUUID();
      await db.insert(awards).values({ ...award!, id, key: `test:${id}`, playerId: one.id + 1_000_000 + i });
    }
    const [other, last] = [await payer({ values: born }), await payer({ values: born })];
    expect((await give(sam, other.id, 1_000)).lines).toEqual([ISSUED]);
    expect((await give(sam, last.id, 500)).lines).toEqual([WAITS]);
  });

  it("RI-34 above 200 EUR a day for a player needs a second person, however it is split", async () => {
    const [ron, rea] = [await staffOf("rewards"), await staffOf("rewards_lead")];
    const [one, other] = [await payer({ values: born }), await payer({ values: born })];
    expect((await give(ron, one.id, 1_500)).lines).toEqual([ISSUED]);
    expect((await give(ron, one.id, 20_000)).lines).toEqual([WAITS]);
    expect((await give(rea, one.id, 20_000)).lines).toEqual([WAITS]);
    expect((await give(rea, one.id, 1_000)).lines).toEqual([ISSUED]);
    expect((await give(ron, other.id, 20_000)).lines).toEqual([ISSUED]);
    expect(await balances(one)).toMatchObject({ real: 2_500n });
  });

  it("RI-34 is in a report by person, player and linked account for those who watch over gestures", async () => {
    const sam = await staffOf("support");
    const [one, linked] = [
      await payer({ values: born }),
      await payer({ values: { ...born, groups: [MULTI_ACCOUNT_GROUP] } }),
    ];
    await give(sam, one.id, 1_000);
    await give(sam, one.id, 500);
    await give(sam, linked.id, 500);
    const report = async (by: SignedInStaff) => send("/operator/awards", { command: "report" }, by);
    for (const by of [lead, await staffOf("compliance"), await staffOf("auditor")])
      expect((await report(by)).lines.filter((line) => line.startsWith(`${sam.name}:`))).toEqual([
        `${sam.name}: 3 gestures of 20.00 EUR in 30 days, 2 to player ${one.id} (15.00 EUR), 1 to linked accounts`,
      ]);
    expect((await report(sam)).status).toBe(403);
    clock.advance(31 * 86_400_000);
    const later = await report(await staffOf("auditor"));
    expect(later.lines.filter((line) => line.startsWith(`${sam.name}:`))).toEqual([]);
  });

  it("RI-34 ANC-63 above 200 EUR is issued once, when a rewards lead approves it", async () => {
    const ron = await staffOf("rewards");
    const one = await payer({ values: born });
    expect((await give(ron, one.id, 20_000)).lines).toEqual([ISSUED]);
    const requested = await give(ron, one.id, 20_001);
    expect(requested.lines).toEqual([WAITS]);
    const id = approvalOf(requested);
    expect((await decide(ron, id)).status).toBe(403);
    await app.settle();
    expect(await balances(one)).toMatchObject({ real: 20_000n });
    for (let i = 0; i < 2; i++) {
      expect(await decide(lead, id)).toMatchObject({ ok: true });
      await app.settle();
    }
    expect(await balances(one)).toMatchObject({ real: 40_001n });
    const own = await db.select().from(awards).where(eq(awards.playerId, one.id));
    expect(own.find(({ worthEur }) => worthEur > 20_000n)).toMatchObject({
      createdBy: ron.name,
      approvedBy: lead.name,
    });
  });

  it("RI-34 of a rewards lead isn't approved by the same person", async () => {
    const own = await payer({ values: born });
    const id = approvalOf(await give(lead, own.id, 20_001));
    expect(await decide(lead, id)).toMatchObject({ status: 422, errors: { id: ["same_person"] } });
  });

  it.each([
    ["an unknown player", { player: "0" }, { player: ["unknown"] }],
    ["an unknown campaign", { campaign: "none" }, { campaign: ["unknown"] }],
    ["a campaign of another kind", { campaign: "coupon-cw" }, { campaign: ["not_a_gesture"] }],
    ["a campaign of another licence", { campaign: "gesture-ee" }, { campaign: ["not_in_audience"] }],
    ["no key", { key: "" }, { key: ["invalid_format"] }],
  ])("RI-34 is refused with %s", async (_, change, errors) => {
    const one = await payer({ values: born });
    expect(await give(lead, one.id, 500, change)).toMatchObject({ status: 422, errors });
  });

  it("RI-34 needs a role that may make gestures, and a session", async () => {
    const one = await payer({ values: born });
    for (const role of ["payments", "compliance", "content", "auditor", "admin"] as const)
      expect((await give(await staffOf(role), one.id, 500)).status).toBe(403);
    expect((await give({ ...lead, headers: {} }, one.id, 500)).status).toBe(404);
    expect(await balances(one)).toMatchObject({ real: 0n });
  });
});

describe("tests of gestures catch code that", () => {
  it("RI-34 counts an allowance only before the transaction", async () => {
    const { createApprovals } = await import("../../staff/approvals/approvals.ts");
    const { createStaffLog } = await import("../../staff/log/log.ts");
    const log = createStaffLog(clock.now);
    await expectCaught<typeof Gestures>(
      "server/modules/awards/staff/gestures.ts",
      async ({ createGestures }) => {
        const sam: StaffMember = await staffOf("support");
        const one = await payer({ values: born });
        const gestures = createGestures({
          ...app.core,
          ...app.apiOf(campaignsModule),
          staff: {
            record: app.apiOf(staffModule).record,
            approvals: createApprovals({
              db,
              now: clock.now,
              log,
              allowsLocal: false,
              findMember: async () => undefined,
            }),
          },
          issuing: app.apiOf(awardsModule),
          findPlayer: async () => ({ id: one.id, currency: "EUR" }),
        });
        const gift = () =>
          gestures.give(
            { command: "gesture", player: "a", campaign: slugs.get(1_500)!, reason, key: randomUUID() },
            sam,
          );
        await Promise.allSettled([gift(), gift()]);
        expect(await balances(one)).toMatchObject({ real: 1_500n });
      },
      "return mayGiveAlone(by.roles, worthEur, await store.givenSince(tx, by.name, playerId, startOfDay()));",
      "return true;",
    );
  });

  it.each([
    ["lets one person give any amount", "worthEur > MOST_ALONE || ", ""],
    ["lets a large gesture be split", " || given.toPlayer > MOST_ALONE", ""],
    ["forgets the day of a player", "given.toPlayer <= SUPPORT.toPlayer && ", ""],
    ["forgets the day of a member", " && given.byMember <= SUPPORT.byMember", ""],
  ])("RI-34 %s", async (_, from, to) => {
    await expectCaught<typeof Allowance>(
      "server/modules/awards/staff/allowance.ts",
      ({ mayGiveAlone }) => {
        expect([
          mayGiveAlone(["rewards"], 20_001n, { toPlayer: 20_000n, byMember: 20_001n }),
          mayGiveAlone(["rewards"], 1n, { toPlayer: 20_001n, byMember: 20_001n }),
          mayGiveAlone(["support"], 1_000n, { toPlayer: 2_001n, byMember: 2_001n }),
          mayGiveAlone(["support"], 1_000n, { toPlayer: 1_000n, byMember: 20_001n }),
        ]).toEqual([false, false, false, false]);
        expect([
          mayGiveAlone(["support"], 2_000n, { toPlayer: 2_000n, byMember: 20_000n }),
          mayGiveAlone(["rewards"], 20_000n, { toPlayer: 20_000n, byMember: 90_000n }),
        ]).toEqual([true, true]);
      },
      from,
      to,
    );
  });

  it("RI-34 checks the second person in code only: the table refuses an award above the threshold", async () => {
    const one = await payer({ values: born });
    await give(lead, one.id, 500);
    const [award] = await db.select().from(awards).where(eq(awards.playerId, one.id));
    const add = (approvedBy: string | null) => {
      const id = randomUUID();
      return sql`insert into awards select (json_populate_record(awards, ${JSON.stringify({
        id,
        key: `test:${id}`,
        worth_eur: 20_001,
        approved_by: approvedBy,
      })}::json)).* from awards where id = ${award!.id}`;
    };
    await undone(db, async (tx) => expect(await violatedBy(tx, add("Ben"))).toBe("not refused"));
    for (const approvedBy of [null, lead.name.toUpperCase()])
      await expectRuleCaught(db, "ALTER TABLE awards DROP CONSTRAINT awards_second_person", async (tx) =>
        expect(await violatedBy(tx, add(approvedBy))).toBe("awards_second_person"),
      );
  });
});

describe("the command", () => {
  it("RI-34 reads a gesture, with a key of its own unless one is given", () => {
    const args = ["gesture", "--player", "7", "--campaign", "gesture-cw", "--reason", "a long wait"];
    const read = (more: string[] = []) => readCommand([...args, ...more]).operation as GestureOperation;
    const [first, second] = [read(), read()];
    expect(first).toMatchObject({ command: "gesture", player: "7", campaign: "gesture-cw" });
    expect(first.key).not.toBe(second.key);
    expect(read(["--key", first.key]).key).toBe(first.key);
    expect(readCommand(["list"]).operation).toEqual({ command: "list" });
    expect(() => readCommand(["gesture", "--player", "7"])).toThrow("--campaign is missing");
    expect(() => readCommand(["gift"])).toThrow('Unknown operation "gift"');
  });
});
