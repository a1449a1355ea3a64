import { beforeEach, describe, expect, it } from "vitest";
import type { CampaignBody } from "../../../../src/contract/campaigns.ts";
import { campaignBody, wagering } from "../../../../tests/support/data/campaigns.ts";
import { testApp } from "../../../../tests/support/server/app.ts";
import { newSlug } from "../../../../tests/support/server/campaigns.ts";
import { testClock } from "../../../../tests/support/server/clock.ts";
import { SECRET } from "../../../../tests/support/server/documents.ts";
import { fakeStaff } from "../../../../tests/support/server/fake-staff.ts";
import { operatorKey } from "../../../http/operator-key.ts";
import { campaignDigest } from "../digest.ts";
import { campaignsModule } from "../module.ts";
import { campaignsStore as store } from "../store.ts";
import type { CampaignOutcome } from "./schema.ts";

const clock = testClock();
const staff = fakeStaff({
  Ann: ["rewards"],
  Ben: ["rewards_lead"],
  Cleo: ["compliance"],
  Sam: ["support"],
  Ada: ["admin"],
  Ron: ["rewards"],
});
const app = await testApp({ now: clock.now, campaignStaff: staff.port });
const campaigns = app.apiOf(campaignsModule);
beforeEach(() => {
  // Starts a new minute of the rate limit.
  clock.advance(60_000);
});

async function send(operation: object, by: string) {
  const { status, body } = await app.post(
    "/operator/campaigns",
    { ...operation, by },
    { authorization: `Bearer ${operatorKey(SECRET)}` },
  );
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
  await staff.approve(app.db, await requestPublishing(body.slug), "Ben");
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
    await expect(staff.approve(app.db, approval, "Ann")).rejects.toThrow("forbidden");
    await staff.approve(app.db, approval, "Ben");
    await app.content.refresh();
    expect(await campaigns.bySlug(slug)).toMatchObject({ version: 1, digest: campaignDigest(body), body });
    const own = staff.log.filter(({ subject }) => subject === slug);
    expect(own.map(({ by, action }) => `${by} ${action}`)).toEqual([
      "Ann campaign.save",
      "Ann campaign.submit",
      "Ben campaign.publish",
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
    await expect(staff.approve(app.db, approval, "Ben")).rejects.toMatchObject({
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
    await expect(staff.approve(app.db, approval, "Ben")).rejects.toMatchObject({
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
    await staff.approve(app.db, await requestPublishing(body.slug), "Cleo");
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
    await staff.approve(app.db, (details as { approval: string }).approval, "Ben");
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

  it.each([
    ["save", "Sam"],
    ["save", "Cleo"],
    ["submit", "Sam"],
    ["publish", "Cleo"],
    ["pause", "Ann"],
    ["retire", "Ann"],
    ["resume", "Sam"],
    ["show", "Ada"],
    ["list", "Mallory"],
  ])("RI-34 reject %s by %s, who has another role or none", async (command, by) => {
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
    expect(shown.lines[1]).toMatch(/^1 {2}published {2}[0-9a-f]{64} {2}by Ann, approved by Ben$/);
  });

  it("NEW-34 aren't served without staff", async () => {
    const other = await testApp({ now: clock.now });
    const { status } = await other.post(
      "/operator/campaigns",
      { command: "list", by: "Ben" },
      { authorization: `Bearer ${operatorKey(SECRET)}` },
    );
    expect(status).toBe(404);
  });
});

it("RI-34 mutant approval by the author: the database's check rejects it without the staff module's", async () => {
  const body = await inReview();
  const { id } = (await store.bySlug(app.db, body.slug))!;
  const approval = { state: "published", approvedBy: "aNN", publishedAt: new Date(clock.now()) } as const;
  await expect(store.changeVersion(app.db, { campaignId: id, version: 1 }, approval)).rejects.toMatchObject({
    cause: { constraint: "campaign_versions_approved" },
  });
});
