import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { players } from "../server/core/players/tables.ts";
import type { Outcome } from "../server/http/operations.ts";
import { awards } from "../server/modules/awards/tables.ts";
import type { CampaignOutcome } from "../server/modules/campaigns/staff/schema.ts";
import { campaignsStore } from "../server/modules/campaigns/store.ts";
import { staffEvents } from "../server/modules/staff/tables.ts";
import type { Offer } from "../src/contract/bonuses.ts";
import type { CampaignBody, CampaignText } from "../src/contract/campaigns.ts";
import { campaignBody } from "./support/data/campaigns.ts";
import { newSlug, publishCampaign } from "./support/server/campaigns.ts";
import { testPayments } from "./support/server/payments.ts";
import { type SignedInStaff, signedInStaff } from "./support/server/staff.ts";

const { app, db, clock, payer, balances } = await testPayments();
const born = { dateOfBirth: "1990-01-01" };
const ann = await signedInStaff(db, "ann", ["rewards"], clock.now());
const reason = "a long wait";

beforeEach(() => {
  // Starts a new minute of the rate limit.
  clock.advance(60_000);
});

async function send(path: string, operation: object, by: SignedInStaff) {
  const { status, body } = await app.post(path, operation, by.headers);
  return { status, ...(body as Outcome & CampaignOutcome & { errors?: Record<string, string[]> }) };
}

describe("HTML in a campaign's texts", () => {
  const TEXT = campaignBody().texts.en!;
  it.each<[string, Partial<CampaignText>]>([
    ["an image in the title", { title: "<img src=x onerror=alert(1)>" }],
    ["a script in the summary", { summary: "Play <script>alert(1)</script>" }],
    ["an end of a script", { title: "</script><b>" }],
    ["a comment", { summary: "<!-- -->" }],
    ["a character reference", { title: "&#60;img src=x&#62;" }],
    ["a named reference", { summary: "&lt;img&gt;" }],
  ])("RI-35 NEW-34 is named as a fault, and keeps it from review and players, with %s", async (_, change) => {
    for (const locale of ["en", "de"] as const) {
      const slug = newSlug();
      const body = { ...campaignBody(), slug, texts: { en: TEXT, [locale]: { ...TEXT, ...change } } };
      const faults = [{ path: `texts.${locale}.${Object.keys(change)[0]}`, code: "html" }];
      expect(await send("/operator/campaigns", { command: "validate", body }, ann)).toMatchObject({
        ok: false,
        details: { faults },
      });
      await send("/operator/campaigns", { command: "save", body }, ann);
      expect(await send("/operator/campaigns", { command: "preview", slug }, ann)).toMatchObject({
        ok: false,
      });
      for (const command of ["submit", "publish"])
        expect((await send("/operator/campaigns", { command, slug, reason }, ann)).status).toBe(422);
      const campaign = (await campaignsStore.bySlug(db, slug))!;
      expect((await campaignsStore.versions(db, campaign.id)).map(({ state }) => state)).toEqual(["draft"]);
    }
  });

  it("NEW-34 that is in the database all the same is data to the API, which no browser takes for a page", async () => {
    const title = "<img src=x onerror=alert(1)>";
    const { slug } = await publishCampaign(db, { texts: { en: { ...TEXT, title } } });
    await app.content.refresh();
    const one = await payer({ values: born });
    const { body, headers } = await one.client.get("/api/bonuses/deposit");
    expect((body as Offer[]).find(({ id }) => id === slug)).toMatchObject({ title });
    expect(headers.get("content-type")).toMatch(/^application\/json/);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("a gesture of staff to an account of their own", () => {
  async function gestureOf(cents: number): Promise<string> {
    const { slug } = await publishCampaign(db, {
      kind: "gesture",
      trigger: {},
      gives: [{ kind: "cash", amount: { EUR: cents } }],
    } as Partial<CampaignBody>);
    await app.content.refresh();
    return slug;
  }
  const give = (by: SignedInStaff, player: number, campaign: string) =>
    send(
      "/operator/awards",
      { command: "gesture", player: String(player), campaign, reason, key: randomUUID() },
      by,
    );

  it("RI-32 RI-34 that is linked to another waits for compliance, given by any role, and names the person", async () => {
    const one = await payer({ values: { ...born, groups: [100] } });
    const campaign = await gestureOf(500);
    const lead = await signedInStaff(db, "lead", ["rewards_lead"], clock.now());
    for (const by of [ann, lead]) {
      const given = await give(by, one.id, campaign);
      expect(given.lines).toEqual([expect.stringMatching(/is held: multi_account$/)]);
      const [id] = /[0-9a-f-]{36}/.exec(given.lines[0]!)!;
      const [event] = await db
        .select()
        .from(staffEvents)
        .where(eq(staffEvents.subject, `award:${id}`));
      expect(event).toMatchObject({ staffName: by.name, action: "award.gesture", reason });
    }
    await app.settle();
    expect(await balances(one)).toMatchObject({ real: 0n });
    await db.update(players).set({ groups: [] }).where(eq(players.id, one.id));
    await app.settle();
    expect(await balances(one)).toMatchObject({ real: 1_000n });
    const own = await db.select().from(awards).where(eq(awards.playerId, one.id));
    expect(own.map(({ state, createdBy }) => [state, createdBy]).sort()).toEqual(
      [ann, lead].map(({ name }) => ["issued", name]).sort(),
    );
  });

  it("RI-34 above the amount for one person isn't given by asking several times, as another or with other roles", async () => {
    const one = await payer({ values: born });
    const campaign = await gestureOf(20_001);
    const both = await signedInStaff(db, "both", ["support", "rewards", "rewards_lead"], clock.now());
    const approvals: string[] = [];
    for (let times = 0; times < 2; times++) {
      const { lines } = await give(both, one.id, campaign);
      approvals.push(/[0-9a-f-]{36}/.exec(lines[0]!)![0]);
    }
    for (const id of approvals)
      expect(
        await send("/operator/approvals", { command: "approve", id, by: "somebody" }, both),
      ).toMatchObject({ status: 422 });
    await app.settle();
    expect(await balances(one)).toMatchObject({ real: 0n });
    expect(await db.select().from(awards).where(eq(awards.playerId, one.id))).toEqual([]);
  });
});
