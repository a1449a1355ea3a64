import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { publishCampaign } from "../../../../tests/support/server/campaigns.ts";
import { testPayments } from "../../../../tests/support/server/payments.ts";
import { testCodes } from "../../../../tests/support/server/promo-codes.ts";
import { type SignedInStaff, signedInStaff } from "../../../../tests/support/server/staff.ts";
import type { Outcome } from "../../../http/operations.ts";
import type { Role } from "../../../http/staff-member.ts";
import { campaigns } from "../../campaigns/tables.ts";
import { staffEvents } from "../../staff/tables.ts";
import { promoCodes } from "../tables.ts";
import { readCommand } from "./command.ts";

const { app, db, clock, payer } = await testPayments();
const { publishCoupon } = testCodes(app);
const staffOf = (name: string, ...roles: Role[]) => signedInStaff(db, name, roles, clock.now());
const ann = await staffOf("Ann", "rewards");
const sam = await staffOf("Sam", "support");
const reason = "autumn newsletter";

beforeEach(() => {
  // Starts a new minute of the rate limit.
  clock.advance(60_000);
});

async function send(operation: object, by: SignedInStaff) {
  const { status, body } = await app.post("/operator/promo-codes", operation, by.headers);
  return { status, ...(body as Outcome & { errors?: Record<string, string[]> }) };
}
async function newCoupon(): Promise<string> {
  const id = await publishCoupon();
  return (await db.select().from(campaigns).where(eq(campaigns.id, id)))[0]!.slug;
}
const make = async (change: object = {}, by = ann) =>
  send({ command: "make", campaign: await newCoupon(), reason, ...change }, by);
const batchOf = ({ lines }: Outcome) => /[0-9a-f-]{36}/.exec(lines[0]!)![0];

describe("batches of promo codes", () => {
  it("BON-13 are made with codes that work, shown once and stored as digests", async () => {
    const made = await make({ count: 10 });
    const texts = made.lines.slice(1);
    expect(new Set(texts).size).toBe(10);
    const one = await payer({ values: { dateOfBirth: "1990-01-01" } });
    expect((await one.client.post("/api/bonuses/coupon", { coupon_code: texts[9] })).status).toBe(200);
    const rows = await db
      .select()
      .from(promoCodes)
      .where(eq(promoCodes.batchId, batchOf(made)));
    const [event] = await db.select().from(staffEvents).orderBy(desc(staffEvents.number)).limit(1);
    expect(event).toMatchObject({
      staffName: ann.name,
      action: "promo_codes.make",
      subject: `promo-codes:${batchOf(made)}`,
      reason,
      after: { count: 10, uses: 1, per_player: 1, valid_to: null },
    });
    for (const text of texts) expect(JSON.stringify([rows, event])).not.toContain(text);
    expect((await send({ command: "list" }, sam)).lines).toContainEqual(
      expect.stringMatching(new RegExp(`^${batchOf(made)} .*10 codes, 1 of 10 uses.*${ann.name}`)),
    );
  });

  it("BON-13 have a chosen code for many players, whose text can be taken once only", async () => {
    const code = `cosmos-${clock.now()}`;
    const made = await make({ code, uses: 2 });
    expect(made.lines.slice(1)).toEqual([code.toUpperCase()]);
    expect(await make({ code, uses: 2 })).toMatchObject({ status: 422, errors: { code: ["done"] } });
  });

  it("BON-13 end for every code that hasn't ended", async () => {
    const made = await make();
    const end = { command: "end", batch: batchOf(made), reason };
    expect(await send(end, ann)).toMatchObject({ ok: true });
    expect(await send(end, ann)).toMatchObject({ status: 422, errors: { batch: ["done"] } });
    const one = await payer({ values: { dateOfBirth: "1990-01-01" } });
    const used = await one.client.post("/api/bonuses/coupon", { coupon_code: made.lines[1] });
    expect(used.body).toMatchObject({ code: "code_not_valid" });
  });

  it.each([
    [{ campaign: "none" }, { campaign: ["unknown"] }],
    [{ code: "A-CODE", count: 2 }, { count: ["one_with_code"] }],
    [{ per_player: 2 }, { per_player: ["above_uses"] }],
    [{ valid_to: "2020-01-01T00:00:00Z" }, { valid_to: ["too_early"] }],
    [{ count: 10_001 }, { count: ["invalid_format"] }],
    [{ code: "two words" }, { code: ["invalid_format"] }],
  ])("BON-13 are refused with %j", async (change, errors) => {
    expect(await make(change)).toMatchObject({ status: 422, errors });
  });

  it("BON-13 are refused for campaigns that aren't coupons of one gift", async () => {
    const { slug } = await publishCampaign(db);
    const cash = { kind: "cash", amount: { EUR: 100 } } as const;
    const two = await publishCampaign(db, {
      kind: "coupon",
      trigger: { per_player: 1 },
      gives: [cash, cash],
    } as object);
    await app.content.refresh();
    expect([await make({ campaign: slug }), await make({ campaign: two.slug })]).toMatchObject([
      { errors: { campaign: ["not_a_coupon"] } },
      { errors: { campaign: ["several_gifts"] } },
    ]);
  });

  it("RI-34 need the rewards role, and a person in a session", async () => {
    const made = await make();
    for (const role of ["support", "payments", "compliance", "content", "auditor", "admin"] as const) {
      const person = await staffOf(role, role);
      clock.advance(60_000);
      expect((await make({}, person)).status).toBe(403);
      expect((await send({ command: "end", batch: batchOf(made), reason }, person)).status).toBe(403);
    }
    expect((await make({}, { ...ann, headers: {} })).status).toBe(404);
    expect((await app.post("/operator/promo-codes", { command: "list" })).status).toBe(404);
  });
});

describe("the command", () => {
  it("BON-13 reads a batch", () => {
    const args = "make --campaign coupon-cw --count 10 --per-player 2 --uses 3 --reason autumn --by Ann";
    expect(readCommand(args.split(" ")).operation).toEqual({
      command: "make",
      campaign: "coupon-cw",
      count: 10,
      per_player: 2,
      uses: 3,
      reason: "autumn",
      by: "Ann",
    });
  });

  it.each([
    ["make --reason a", "--campaign is missing"],
    ["make --campaign a --reason a --per-player x", "--per-player doesn't have the right format"],
    ["end --batch 1 --reason a", "--batch has an unknown value"],
    ["erase", 'Unknown operation "erase"'],
  ])("BON-13 rejects %s", (args, message) => {
    expect(() => readCommand(args.split(" "))).toThrow(message);
  });
});
