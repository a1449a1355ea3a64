import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MULTI_ACCOUNT_GROUP } from "../../../../src/rules/players/player-groups.ts";
import { testApp } from "../../../../tests/support/server/app.ts";
import { publishCampaign } from "../../../../tests/support/server/campaigns.ts";
import { type Payer, testPayments } from "../../../../tests/support/server/payments.ts";
import { type SignedInStaff, signedInStaff } from "../../../../tests/support/server/staff.ts";
import { auditEvents } from "../../../core/audit/tables.ts";
import { players } from "../../../core/players/tables.ts";
import type { Outcome } from "../../../http/operations.ts";
import type { Role } from "../../../http/staff-member.ts";
import { campaignsModule } from "../../campaigns/module.ts";
import { campaignsStore } from "../../campaigns/store.ts";
import { referenceSource } from "../../exchange-rates/reference-source.ts";
import type { RateSource } from "../../exchange-rates/service.ts";
import { approvals } from "../../staff/tables.ts";
import { awardsStore } from "../awards-store.ts";
import { awards } from "../tables.ts";
import { gestureApproved } from "./gestures.ts";
import type { GesturePayload } from "./schema.ts";

const { app, db, clock, errors, payer, balances } = await testPayments();
const born = { dateOfBirth: "1990-01-01" };
let count = 0;
const staffOf = (...roles: Role[]) => signedInStaff(db, `giver ${++count}`, roles, clock.now());
const lead = await staffOf("rewards_lead");

beforeEach(() => {
  // Starts a new minute of the rate limit.
  clock.advance(60_000);
});

/** Publishes a campaign that gives 200.01 EUR in cash. */
async function gesture(budget: object = {}): Promise<string> {
  const { slug } = await publishCampaign(db, {
    kind: "gesture",
    trigger: {},
    gives: [{ kind: "cash", amount: { EUR: 20_001 } }],
    budget: { max_awards: null, max_worth_eur_cents: null, ...budget },
  } as object);
  await app.content.refresh();
  return slug;
}

async function send(path: string, operation: object, by: SignedInStaff) {
  const { status, body } = await app.post(path, operation, by.headers);
  return { status, ...(body as Outcome) };
}
const give = (by: SignedInStaff, player: number, campaign: string, key: string) =>
  send("/operator/awards", { command: "gesture", player: String(player), campaign, reason: "late", key }, by);
const list = async (by: SignedInStaff) => (await send("/operator/awards", { command: "list" }, by)).lines;

/** Requests a gesture's approval. */
async function request({ id: player }: Payer, campaign: string) {
  const key = randomUUID();
  const { lines } = await give(await staffOf("rewards"), player, campaign, key);
  return { key, id: /[0-9a-f-]{36}/.exec(lines[0]!)![0] };
}

async function approve(id: string): Promise<void> {
  expect(await send("/operator/approvals", { command: "approve", id }, lead)).toMatchObject({ ok: true });
  await app.settle();
}

/** Gives a campaign to another player. */
async function useUp(_: Payer, slug: string): Promise<void> {
  const other = await payer({ values: born });
  await approve((await request(other, slug)).id);
  expect(await balances(other)).toMatchObject({ real: 20_001n });
}

const awardsOf = ({ id }: Payer) => db.select().from(awards).where(eq(awards.playerId, id));
const rejectionsOf = ({ id }: Payer) =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.playerId, id), eq(auditEvents.kind, "gesture_rejected")));

describe("a gesture that was approved", () => {
  it.each([
    [
      "excluded",
      "a player who excluded themselves meanwhile",
      async ({ client }: Payer) => {
        await client.post("/api/user_limits", { type: "selfexclusion", period: "6_months" });
      },
    ],
    [
      "not_open",
      "a campaign that was retired meanwhile",
      async (_: Payer, slug: string) => {
        const { id } = (await app.apiOf(campaignsModule).bySlug(slug))!;
        await campaignsStore.retirePublished(db, id, null, new Date(clock.now()));
        await app.content.refresh();
      },
    ],
    ["exhausted", "a budget that others used up meanwhile", useUp],
    ["exhausted", "a budget that others left too little of", useUp, { max_worth_eur_cents: 30_000 }],
  ])(
    "RI-34 is refused as %s for %s, listed, audited and never issued",
    async (reason, _, change, budget: object = { max_awards: 1 }) => {
      const one = await payer({ values: born });
      const slug = await gesture(budget);
      const { key, id } = await request(one, slug);
      await change(one, slug);
      await approve(id);
      const [award, ...others] = await awardsOf(one);
      expect([award, others]).toMatchObject([{ state: "refused", reason, approvedBy: lead.name }, []]);
      const rejectedLine = `Award ${award!.id} (cash) of player ${one.id} is refused: ${reason}`;
      for (const by of [lead, await staffOf("auditor"), await staffOf("compliance")])
        expect((await list(by)).find((line) => line.includes(rejectedLine))).toContain(
          `approved by ${lead.name}`,
        );
      expect((await rejectionsOf(one)).map(({ value }) => value)).toEqual([
        { award: award!.id, player: one.id, reason, by: award!.createdBy, approved_by: lead.name },
      ]);
      // Neither a repeated event nor a repeated request gives what was refused, whatever the player might have now.
      await db.update(players).set({ excludedUntil: null }).where(eq(players.id, one.id));
      const [stored] = await db.select().from(approvals).where(eq(approvals.id, id));
      const payload = stored!.payload as GesturePayload;
      await app.core.events.emit(db, gestureApproved, {
        ...payload,
        requestedBy: "a",
        approvedBy: lead.name,
      });
      await app.settle();
      const repeated = await give(lead, one.id, slug, key);
      if (reason !== "not_open") expect(repeated).toMatchObject({ ok: false, lines: [rejectedLine] });
      expect([await awardsOf(one), await rejectionsOf(one)]).toMatchObject([[award], [{}]]);
      expect([await balances(one), await app.core.events.failed(10)]).toMatchObject([{ real: 0n }, []]);
    },
  );

  it("RI-34 is issued once by a later attempt, after a fault that passes", async () => {
    const one = await payer({ values: born });
    const { id } = await request(one, await gesture());
    const add = vi.spyOn(awardsStore, "add").mockRejectedValueOnce(new Error("connection lost"));
    await approve(id);
    expect([add.mock.calls.length, await awardsOf(one)]).toEqual([1, []]);
    expect(await app.core.events.failed(10)).toMatchObject([
      { subscriber: "issue-approved-gesture", error: "connection lost", attempts: 1 },
    ]);
    expect(errors.splice(0)).toEqual([expect.objectContaining({ message: "connection lost" })]);
    add.mockRestore();
    for (let i = 0; i < 2; i++) {
      clock.advance(60_000);
      await app.settle();
    }
    expect([await balances(one), await rejectionsOf(one)]).toMatchObject([{ real: 20_001n }, []]);
    expect(await app.core.events.failed(10)).toEqual([]);
  });

  it("RI-34 waits for what may pass, listed as held, and its refusal in the end is audited", async () => {
    const one = await payer({ values: { ...born, groups: [MULTI_ACCOUNT_GROUP] } });
    await approve((await request(one, await gesture())).id);
    const waiting = `of player ${one.id} is held: multi_account`;
    expect((await list(lead)).filter((line) => line.includes(waiting))).toHaveLength(1);
    await db
      .update(players)
      .set({ closedAt: new Date(clock.now()) })
      .where(eq(players.id, one.id));
    await app.settle();
    expect(await awardsOf(one)).toMatchObject([{ state: "refused", reason: "closed" }]);
    expect(await rejectionsOf(one)).toMatchObject([{ value: { reason: "closed", by: expect.any(String) } }]);
  });

  it("RI-34 is listed for roles of rewards and oversight only", async () => {
    const lists = (role: Role) =>
      staffOf(role).then((by) => send("/operator/awards", { command: "list" }, by));
    expect((await lists("support")).status).toBe(200);
    for (const role of ["payments", "content", "admin"] as const)
      expect((await lists(role)).status).toBe(403);
  });
});

describe("a gesture in a coin", () => {
  it("RI-34 is not given alone while its worth is unknown, and needs an approval once it's known", async () => {
    let hasRates = false;
    const rateSource: RateSource = {
      async read(coins, at) {
        if (!hasRates) throw new Error("no rates");
        return referenceSource.read(coins, at);
      },
    };
    // A server that has never read a rate.
    const fresh = await testApp({ now: clock.now, rateSource });
    const one = await payer({ values: born, currency: "BTC" });
    const { slug } = await publishCampaign(db, {
      kind: "gesture",
      trigger: {},
      gives: [{ kind: "cash", amount: { EUR: 500, BTC: 100_000_000 } }],
    } as object);
    await fresh.content.refresh();
    const { headers } = await staffOf("support");
    const gesture = { command: "gesture", player: String(one.id), campaign: slug, reason: "late" };
    const give = () => fresh.post("/operator/awards", { ...gesture, key: randomUUID() }, headers);
    expect(await give()).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(await awardsOf(one)).toEqual([]);
    hasRates = true;
    clock.advance(60_000);
    expect((await give()).body).toMatchObject({
      lines: [expect.stringMatching(/^Approval .* waits for a second person$/)],
    });
  });
});
