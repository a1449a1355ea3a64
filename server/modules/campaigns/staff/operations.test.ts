import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { CampaignBody } from "../../../../src/contract/campaigns.ts";
import { campaignBody, wagering } from "../../../../tests/support/data/campaigns.ts";
import { testApp } from "../../../../tests/support/server/app.ts";
import { newSlug } from "../../../../tests/support/server/campaigns.ts";
import { testClock } from "../../../../tests/support/server/clock.ts";
import { SECRET } from "../../../../tests/support/server/documents.ts";
import { type SignedInStaff, signedInStaff } from "../../../../tests/support/server/staff.ts";
import { operatorKey } from "../../../http/operator-key.ts";
import type { Role } from "../../../http/staff-member.ts";
import { configModule } from "../../config/module.ts";
import { exchangeRatesModule } from "../../exchange-rates/module.ts";
import { createApprovals } from "../../staff/approvals/approvals.ts";
import { createStaffLog } from "../../staff/log/log.ts";
import { staffEvents } from "../../staff/tables.ts";
import { campaignDigest } from "../digest.ts";
import { campaignFacts } from "../facts.ts";
import { campaignsModule } from "../module.ts";
import { campaignsStore as store } from "../store.ts";
import { definePublishing } from "./publishing.ts";
import type { CampaignOutcome } from "./schema.ts";

const clock = testClock();
const app = await testApp({ now: clock.now });
const { db } = app;
const campaigns = app.apiOf(campaignsModule);

const ROLES = {
  Ann: ["rewards"],
  Ben: ["rewards_lead"],
  Cleo: ["compliance"],
  Sam: ["support"],
  Ada: ["admin"],
  Ron: ["rewards"],
  Mallory: [],
} as const satisfies Record<string, readonly Role[]>;
type Name = keyof typeof ROLES;
const people = Object.fromEntries(
  await Promise.all(
    Object.entries(ROLES).map(async ([name, roles]) => [
      name,
      await signedInStaff(db, name, roles, clock.now()),
    ]),
  ),
) as Record<Name, SignedInStaff>;

const log = createStaffLog(clock.now);
/** Decides what the server's approvals have stored. */
const approvals = createApprovals({
  db,
  now: clock.now,
  log,
  allowsLocal: false,
  findMember: async (_, id) => Object.values(people).find((person) => person.id === id),
});
definePublishing({
  now: clock.now,
  staff: { record: log.record, approvals },
  facts: () =>
    campaignFacts({
      jurisdictions: app.core.jurisdictions,
      games: app.games,
      currencies: app.apiOf(configModule).currencies,
    }),
  matrixDeps: async () => ({
    jurisdictions: app.core.jurisdictions,
    exchange: await app.apiOf(exchangeRatesModule).exchange(),
  }),
});
const approve = (id: string, name: Name) => approvals.decide(people[name], id, "approved", "a look");

beforeEach(() => {
  // Starts a new minute of the rate limit.
  clock.advance(60_000);
});

async function send(operation: object, by: Name) {
  const { status, body } = await app.post("/operator/campaigns", operation, people[by].headers);
  return { status, ...(body as CampaignOutcome & { errors?: Record<string, string[]> }) };
}
const reason = "a reason";
const newBody = (change: Partial<CampaignBody> = {}) =>
  ({ ...campaignBody(), slug: newSlug(), ...change }) as CampaignBody;

/** A campaign in review, with a preview that passed. */
async function inReview(change: Partial<CampaignBody> = {}) {
  const body = newBody(change);
  const { slug } = body;
  await send({ command: "save", body }, "Ann");
  await send({ command: "preview", slug }, "Ann");
  expect(await send({ command: "submit", slug, reason }, "Ann")).toMatchObject({ ok: true });
  return body;
}
async function requestPublishing(slug: string): Promise<string> {
  const { details } = await send({ command: "publish", slug, reason }, "Ann");
  return (details as { approval: string }).approval;
}
/** A published campaign. */
async function published(change: Partial<CampaignBody> = {}) {
  const body = await inReview(change);
  await approve(await requestPublishing(body.slug), "Ben");
  await app.content.refresh();
  return body;
}

describe("staff operations on campaigns", () => {
  it("NEW-34 publish what was previewed, submitted and approved by a second person", async () => {
    const body = newBody();
    const { slug } = body;
    expect(await send({ command: "save", body }, "Ann")).toMatchObject({ ok: true });
    expect(await send({ command: "submit", slug, reason }, "Ann")).toMatchObject({
      status: 422,
      errors: { slug: ["preview_not_passed"] },
    });
    const preview = await send({ command: "preview", slug }, "Ann");
    expect(preview.ok).toBe(true);
    expect(preview.lines).toEqual(
      expect.arrayContaining([
        `Digest ${campaignDigest(body)}`,
        "Check body: passed",
        "Check matrix: passed",
        "  CW --  offered",
        "  CW DE  clamped: 0.wagering.multiplier 3000 -> 1000",
        "  GCB AU  not offered: not_in_licence",
      ]),
    );
    await send({ command: "submit", slug, reason }, "Ann");
    const approval = await requestPublishing(slug);
    expect(await campaigns.bySlug(slug)).toBeUndefined();
    await expect(approve(approval, "Ann")).rejects.toMatchObject({
      errors: { staff: ["staff_role_missing"] },
    });
    await approve(approval, "Ben");
    await app.content.refresh();
    expect(await campaigns.bySlug(slug)).toMatchObject({ version: 1, digest: campaignDigest(body), body });
    const events = await db
      .select()
      .from(staffEvents)
      .where(eq(staffEvents.subject, `campaign:${slug}`))
      .orderBy(staffEvents.number);
    expect(events.map(({ staffId, action }) => [staffId, action])).toEqual([
      [people.Ann.id, "campaign.save"],
      [people.Ann.id, "campaign.submit"],
      [people.Ben.id, "campaign.publish"],
    ]);
  });

  it("NEW-34 reject a campaign whose preview has a failed check", async () => {
    const texts = { en: { title: "Free money", summary: "Guaranteed." } };
    const { slug } = newBody();
    const body = newBody({ slug, texts });
    await send({ command: "save", body }, "Ann");
    const preview = await send({ command: "preview", slug }, "Ann");
    expect([preview.ok, preview.lines]).toMatchObject([
      false,
      expect.arrayContaining(["Check body: failed", "  texts.en.title: free_with_wagering"]),
    ]);
    expect(await send({ command: "submit", slug, reason }, "Ann")).toMatchObject({ status: 422 });
  });

  it("NEW-34 forget a preview when the body changes", async () => {
    const body = newBody();
    const { slug } = body;
    await send({ command: "save", body }, "Ann");
    await send({ command: "preview", slug }, "Ann");
    await send({ command: "save", body: { ...body, group_key: "other" } }, "Ann");
    expect(await send({ command: "submit", slug, reason }, "Ann")).toMatchObject({
      errors: { slug: ["preview_not_passed"] },
    });
  });

  it("RI-35 NEW-34 reject an approval of what has changed since the request", async () => {
    const body = await inReview();
    const approval = await requestPublishing(body.slug);
    const changed = { ...body, group_key: "other" };
    await send({ command: "save", body: changed }, "Ann");
    await send({ command: "preview", slug: body.slug }, "Ann");
    await send({ command: "submit", slug: body.slug, reason }, "Ann");
    await expect(approve(approval, "Ben")).rejects.toMatchObject({
      errors: { slug: ["changed_since_request"] },
    });
  });

  it("RI-34 don't let the author of a version approve it, though a colleague requested it", async () => {
    const body = newBody();
    const { slug } = body;
    await send({ command: "save", body }, "Ben");
    await send({ command: "preview", slug }, "Ben");
    await send({ command: "submit", slug, reason }, "Ben");
    const approval = await requestPublishing(slug);
    await expect(approve(approval, "Ben")).rejects.toMatchObject({
      errors: { slug: ["same_person"] },
    });
  });

  it("RI-35 ANC-50 make a published campaign's change a new version", async () => {
    const body = await published();
    const [bonus] = body.gives;
    const next = { ...body, gives: [{ ...bonus, wagering: wagering({ multiplier: 20 }) }] } as CampaignBody;
    expect(await send({ command: "save", body: next }, "Ann")).toMatchObject({ ok: true });
    expect((await campaigns.bySlug(body.slug))!.version).toBe(1);
    await send({ command: "preview", slug: body.slug }, "Ann");
    await send({ command: "submit", slug: body.slug, reason }, "Ann");
    await approve(await requestPublishing(body.slug), "Cleo");
    await app.content.refresh();
    const current = (await campaigns.bySlug(body.slug))!;
    expect(current).toMatchObject({ version: 2, body: next });
    expect((await campaigns.version(current.id, 1))!.body).toEqual(body);
  });

  it("RI-35 don't let one person write over another's open version, or change a campaign's kind", async () => {
    const body = newBody();
    await send({ command: "save", body }, "Ann");
    expect(await send({ command: "save", body }, "Ron")).toMatchObject({
      errors: { by: ["open_version_of_another"] },
    });
    const { trigger: _, ...common } = body;
    const [bonus] = body.gives;
    const coupon = {
      ...common,
      kind: "coupon",
      trigger: { per_player: 1 },
      gives: [{ ...bonus, percent: null }],
    };
    expect(await send({ command: "save", body: coupon }, "Ann")).toMatchObject({
      errors: { kind: ["other_kind"] },
    });
  });

  it("NEW-34 pause with one person, and resume with two", async () => {
    const { slug } = await published();
    expect(await send({ command: "pause", slug, reason }, "Cleo")).toMatchObject({ ok: true });
    expect(await campaigns.published("deposit_bonus")).not.toContainEqual(expect.objectContaining({ slug }));
    expect(await campaigns.bySlug(slug)).toMatchObject({ version: 1 });
    expect(await send({ command: "pause", slug, reason }, "Cleo")).toMatchObject({
      errors: { slug: ["done"] },
    });
    const { details } = await send({ command: "resume", slug, reason }, "Ann");
    await app.content.refresh();
    expect(await campaigns.published("deposit_bonus")).not.toContainEqual(expect.objectContaining({ slug }));
    await approve((details as { approval: string }).approval, "Ben");
    await app.content.refresh();
    expect(await campaigns.published("deposit_bonus")).toContainEqual(expect.objectContaining({ slug }));
  });

  it("NEW-34 retire with one person, and keep the version readable", async () => {
    const { slug } = await published();
    const { id } = (await campaigns.bySlug(slug))!;
    expect(await send({ command: "retire", slug, reason }, "Ben")).toMatchObject({ ok: true });
    expect(await campaigns.bySlug(slug)).toBeUndefined();
    expect(await campaigns.version(id, 1)).toMatchObject({ slug });
    expect(await send({ command: "retire", slug, reason }, "Ben")).toMatchObject({
      errors: { slug: ["done"] },
    });
  });

  it.each<[string, Name]>([
    ["save", "Sam"],
    ["save", "Cleo"],
    ["submit", "Sam"],
    ["publish", "Cleo"],
    ["pause", "Ann"],
    ["retire", "Ann"],
    ["resume", "Sam"],
    ["show", "Ada"],
    ["list", "Mallory"],
  ])("RI-34 reject %s by %s, who has another role or none", async (command, by: Name) => {
    const needsReason = ["submit", "publish", "pause", "retire", "resume"].includes(command);
    const operation = {
      command,
      ...(command === "save" ? { body: newBody() } : command !== "list" && { slug: "welcome-1-cw" }),
      ...(needsReason && { reason }),
    };
    expect(await send(operation, by)).toMatchObject({ status: 403 });
  });

  it("NEW-34 require a reason for what changes something, and name what is wrong with a body", async () => {
    expect((await send({ command: "pause", slug: "welcome-1-cw" }, "Cleo")).status).toBe(422);
    expect(await send({ command: "validate", body: { ...newBody(), odds: 1 } }, "Sam")).toMatchObject({
      status: 200,
      ok: false,
      lines: ["Faults", '  odds: Invalid key: Expected never but received "odds"'],
    });
    expect(await send({ command: "validate", body: newBody() }, "Sam")).toMatchObject({ ok: true });
    expect(await send({ command: "show", slug: "unknown" }, "Sam")).toMatchObject({
      errors: { slug: ["unknown"] },
    });
  });

  it("NEW-34 list and show campaigns", async () => {
    const { slug } = await published();
    const { lines } = await send({ command: "list" }, "Sam");
    expect(lines).toContain(`${slug}  deposit_bonus`);
    const shown = await send({ command: "show", slug }, "Sam");
    expect(shown.lines[1]).toMatch(/^1 {2}published {2}[0-9a-f]{64} {2}by Ann \w+, approved by Ben \w+$/);
  });

  it("NEW-34 need a staff session", async () => {
    expect((await app.post("/operator/campaigns", { command: "list" }, {})).status).toBe(404);
    const expired = { authorization: "Bearer staff_unknown" };
    expect((await app.post("/operator/campaigns", { command: "list" }, expired)).status).toBe(401);
  });

  it("NEW-34 accept the operator key outside production, with a name", async () => {
    const headers = { authorization: `Bearer ${operatorKey(SECRET)}` };
    expect((await app.post("/operator/campaigns", { command: "list", by: "Olga" }, headers)).status).toBe(
      200,
    );
    expect((await app.post("/operator/campaigns", { command: "list" }, headers)).status).toBe(422);
    const production = await testApp({ now: clock.now, demo: false });
    const answer = await production.post("/operator/campaigns", { command: "list", by: "Olga" }, headers);
    expect(answer.status).toBe(401);
  });
});

it("RI-34 mutant approval by the author: the database's check rejects it without the staff module's", async () => {
  const body = await inReview();
  const { id } = (await store.bySlug(app.db, body.slug))!;
  const approval = {
    state: "published",
    approvedBy: people.Ann.name.toUpperCase(),
    publishedAt: new Date(clock.now()),
  } as const;
  await expect(store.changeVersion(app.db, { campaignId: id, version: 1 }, approval)).rejects.toMatchObject({
    cause: { constraint: "campaign_versions_approved" },
  });
});
