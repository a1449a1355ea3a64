import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { MULTI_ACCOUNT_GROUP } from "../../../../src/rules/players/player-groups.ts";
import { publishCampaign } from "../../../../tests/support/server/campaigns.ts";
import { type Payer, testPayments } from "../../../../tests/support/server/payments.ts";
import { type SignedInStaff, signedInStaff } from "../../../../tests/support/server/staff.ts";
import { auditEvents } from "../../../core/audit/tables.ts";
import { players } from "../../../core/players/tables.ts";
import type { Outcome } from "../../../http/operations.ts";
import type { Role } from "../../../http/staff-member.ts";
import { campaignsModule } from "../../campaigns/module.ts";
import { cardShared } from "../../payments/events.ts";
import { staffEvents } from "../../staff/tables.ts";
import { awardsModule } from "../module.ts";
import { awards } from "../tables.ts";

// Not the demo, where everyone has the same few cards.
const { app, db, clock, payer, balances } = await testPayments({ demo: false });
const born = { dateOfBirth: "1990-01-01" };
let count = 0;
const staffOf = (...roles: Role[]) => signedInStaff(db, `reviewer ${++count}`, roles, clock.now());
const compliance = await staffOf("compliance");

beforeEach(() => {
  // Starts a new minute of the rate limit.
  clock.advance(60_000);
});

const firstSix = String(randomInt(400_000, 500_000));
/** A card that no other test uses. */
const newCard = () => ({
  card_expiry_month: 12,
  card_expiry_year: 2030,
  first_six: firstSix,
  last_four: String(++count).padStart(4, "0"),
});

async function check({ client }: Payer, card: object): Promise<void> {
  expect((await client.post("/api/users/transaction", card)).status).toBe(200);
}

async function operate(by: SignedInStaff, operation: object) {
  const { status, body } = await app.post("/operator/awards", operation, by.headers);
  return { status, ...(body as Outcome & { errors?: object }) };
}
const linesOf = async ({ id }: Payer, by = compliance) =>
  (await operate(by, { command: "links" })).lines.filter((line) => new RegExp(`\\b${id} \\(`).test(line));

async function isHeld({ id }: Payer): Promise<boolean> {
  const [row] = await db.select().from(players).where(eq(players.id, id));
  return row!.groups.includes(MULTI_ACCOUNT_GROUP);
}

const linksOf = async ({ id }: Payer) => {
  const rows = await db.select().from(auditEvents).where(eq(auditEvents.playerId, id));
  return rows.filter(({ kind }) => kind === "accounts_linked").map(({ value }) => value);
};

/** Gives a player 5 EUR in cash. */
async function give({ id }: Payer) {
  const { slug } = await publishCampaign(db, {
    kind: "gesture",
    trigger: {},
    gives: [{ kind: "cash", amount: { EUR: 500 } }],
  } as object);
  await app.content.refresh();
  const campaign = (await app.apiOf(campaignsModule).bySlug(slug))!;
  const key = `test:${slug}`;
  const source = "staff" as const;
  await app
    .apiOf(awardsModule)
    .issue({ campaign, playerId: id, currency: "EUR", source, sourceId: slug, key, deposit: null });
  const [award] = await db.select().from(awards).where(eq(awards.playerId, id));
  return award!;
}

describe("two players with one card", () => {
  it("RI-32 are linked: their awards are held, staff see them, and both audit trails have it", async () => {
    const [one, two, other] = [
      await payer({ values: born }),
      await payer({ values: born }),
      await payer({ values: born }),
    ];
    const card = newCard();
    await check(one, card);
    await check(other, newCard());
    expect([await isHeld(one), await linesOf(one)]).toEqual([false, []]);
    await check(two, card);
    expect([await isHeld(one), await isHeld(two), await isHeld(other)]).toEqual([true, true, false]);
    expect(await give(two)).toMatchObject({ state: "held", reason: "multi_account" });
    expect(await give(other)).toMatchObject({ state: "issued" });
    expect(await balances(two)).toMatchObject({ real: 0n });
    expect([await linksOf(one), await linksOf(two)]).toEqual([
      [{ other: two.id, by: "card" }],
      [{ other: one.id, by: "card" }],
    ]);
    const line = `players ${one.id} (awards held) and ${two.id} (awards held) share a card`;
    for (const role of ["support", "rewards", "compliance", "auditor"] as const)
      expect(await linesOf(two, await staffOf(role))).toEqual([expect.stringContaining(line)]);
    expect((await operate(await staffOf("payments"), { command: "links" })).status).toBe(403);
  });

  it("RI-32 are linked once, however often the card is used or the event is handled", async () => {
    const [one, two] = [await payer(), await payer()];
    const card = newCard();
    for (const player of [one, two, one, two]) await check(player, card);
    await app.core.events.emit(db, cardShared, { playerId: two.id, otherIds: [one.id] });
    await app.settle();
    expect([await linksOf(one), await linksOf(two)]).toEqual([
      [{ other: two.id, by: "card" }],
      [{ other: one.id, by: "card" }],
    ]);
    const [row] = await db.select().from(players).where(eq(players.id, one.id));
    expect(row!.groups.filter((group) => group === MULTI_ACCOUNT_GROUP)).toHaveLength(1);
  });

  it("RI-32 stay unlinked if it's one player twice, or another expiry", async () => {
    const [one, two] = [await payer(), await payer()];
    const card = newCard();
    await check(one, card);
    await check(one, card);
    await check(two, { ...card, card_expiry_month: 11 });
    expect([await isHeld(one), await isHeld(two), await linksOf(one)]).toEqual([false, false, []]);
  });

  it("RI-32 stay unlinked if one tries so many cards that this one is rejected", async () => {
    const [owner, tester] = [await payer(), await payer()];
    const card = newCard();
    await check(owner, card);
    for (let i = 0; i < 6; i++) await check(tester, newCard());
    for (const player of [tester, owner]) {
      await check(player, card);
      expect([await isHeld(owner), await isHeld(tester)]).toEqual([false, false]);
    }
  });

  it("RI-32 aren't linked in the demo, where everyone has the same few cards", async () => {
    const demo = await testPayments();
    const [one, two] = [await demo.payer(), await demo.payer()];
    const card = newCard();
    await check(one, card);
    await check(two, card);
    expect([await isHeld(one), await isHeld(two)]).toEqual([false, false]);
  });
});

describe("a linked account", () => {
  it("RI-32 gets its awards once staff clear it, and isn't linked again by the same card", async () => {
    const [one, two] = [await payer({ values: born }), await payer({ values: born })];
    const card = newCard();
    await check(one, card);
    await check(two, card);
    const held = await give(two);
    const cleared = { command: "clear", player: String(two.id), reason: "sisters, seen both passports" };
    expect((await operate(await staffOf("support"), cleared)).status).toBe(403);
    expect(await operate(compliance, cleared)).toMatchObject({ ok: true });
    await app.settle();
    expect(await balances(two)).toMatchObject({ real: 500n });
    expect(await db.select().from(awards).where(eq(awards.id, held.id))).toMatchObject([{ state: "issued" }]);
    const [event] = await db
      .select()
      .from(staffEvents)
      .where(eq(staffEvents.subject, `player:${two.id}`));
    expect(event).toMatchObject({ action: "player.cleared", staffName: compliance.name });
    await check(two, card);
    expect([await isHeld(one), await isHeld(two)]).toEqual([true, false]);
    expect(await linesOf(two)).toEqual([
      expect.stringContaining(`players ${one.id} (awards held) and ${two.id} (cleared) share a card`),
    ]);
    expect(await operate(compliance, cleared)).toMatchObject({
      status: 422,
      errors: { player: ["not_linked"] },
    });
    // A third account with the card is a new finding.
    const three = await payer();
    await check(three, card);
    expect([await isHeld(two), await isHeld(three)]).toEqual([true, true]);
  });
});
