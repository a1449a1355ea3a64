import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { campaignBody } from "../../../tests/support/data/campaigns.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { newSlug, publishCampaign, publishNext } from "../../../tests/support/server/campaigns.ts";
import { testDatabase } from "../../../tests/support/server/database.ts";
import { violatedConstraint, withoutTrigger } from "../../../tests/support/server/ledger.ts";
import type { Db } from "../../db/client.ts";
import { campaignDigest } from "./digest.ts";
import { campaignsStore as store, type VersionRow } from "./store.ts";
import { campaigns, campaignVersions } from "./tables.ts";
import { verifyCampaigns } from "./verify.ts";

const { db } = await testDatabase();

/** A published campaign, and a function that changes its version. */
async function publishedVersion() {
  const { slug } = await publishCampaign(db);
  const { id } = (await store.bySlug(db, slug))!;
  const change = (values: Partial<VersionRow>, on: Db = db) =>
    store.changeVersion(on, { campaignId: id, version: 1 }, values);
  return { id, slug, change };
}

/** A version in a state before publishing. */
async function unpublishedVersion(state: "draft" | "review", more: Partial<VersionRow> = {}) {
  const body = { ...campaignBody(), slug: newSlug() };
  await store.add(db, body, new Date(TEST_NOW));
  const { id } = (await store.bySlug(db, body.slug))!;
  await store.addVersion(db, {
    campaignId: id,
    version: 1,
    state,
    body,
    digest: campaignDigest(body),
    writtenBy: "Ann",
    writtenAt: new Date(TEST_NOW),
    ...more,
  });
  const change = (values: Partial<VersionRow>) =>
    store.changeVersion(db, { campaignId: id, version: 1 }, values);
  return { id, body, change };
}

const OTHER = { ...campaignBody(), slug: "other" };
const AT = new Date(TEST_NOW);

describe("the database's rules", () => {
  it.each<[string, Partial<VersionRow>]>([
    ["body", { body: OTHER }],
    ["digest", { digest: campaignDigest(OTHER) }],
    ["approver", { approvedBy: "Mallory" }],
    ["author", { writtenBy: "Mallory" }],
    ["time of publishing", { publishedAt: new Date(0) }],
    ["number", { version: 2 }],
  ])("RI-35 reject a change of a published version's %s", async (_, values) => {
    const { change } = await publishedVersion();
    expect(await violatedConstraint(change(values))).toBe("campaign_versions_frozen");
  });

  it("RI-35 reject changes of retired versions, and their return", async () => {
    const { change } = await publishedVersion();
    await change({ state: "retired", retiredAt: AT });
    expect(await violatedConstraint(change({ body: OTHER }))).toBe("campaign_versions_frozen");
    expect(await violatedConstraint(change({ retiredAt: new Date(0) }))).toBe("campaign_versions_frozen");
    expect(await violatedConstraint(change({ state: "published", retiredAt: null }))).toBe(
      "campaign_versions_states",
    );
  });

  it("RI-35 reject deleting versions", async () => {
    const { id } = await publishedVersion();
    const deletion = db.delete(campaignVersions).where(eq(campaignVersions.campaignId, id));
    expect(await violatedConstraint(deletion)).toBe("campaign_versions_frozen");
    expect(await violatedConstraint(db.execute(sql`truncate campaign_versions`))).toBe(
      "campaign_versions_frozen",
    );
  });

  it("RI-35 reject a change of a campaign's slug or kind", async () => {
    const { id } = await publishedVersion();
    const isIt = eq(campaigns.id, id);
    for (const values of [{ slug: newSlug() }, { kind: "coupon" as const }, { product: "betting" as const }])
      expect(await violatedConstraint(db.update(campaigns).set(values).where(isIt))).toBe("campaigns_frozen");
  });

  it("RI-35 allow changes of drafts, and freeze the body from the review on", async () => {
    const { change, body } = await unpublishedVersion("draft");
    const next = { ...body, group_key: "next" };
    await change({ body: next, digest: campaignDigest(next) });
    await change({ state: "review" });
    expect(await violatedConstraint(change({ body }))).toBe("campaign_versions_frozen");
    await change({ state: "draft" });
    await change({ body, digest: campaignDigest(body) });
  });

  it("NEW-34 reject publishing without a preview of exactly this digest", async () => {
    const approved = { state: "published", approvedBy: "Ben", publishedAt: AT } as const;
    const { change, body } = await unpublishedVersion("review");
    expect(await violatedConstraint(change(approved))).toBe("campaign_versions_previewed");
    await change({ previewedDigest: campaignDigest(OTHER) });
    expect(await violatedConstraint(change(approved))).toBe("campaign_versions_previewed");
    await change({ previewedDigest: campaignDigest(body) });
    await change(approved);
  });

  it("NEW-34 RI-34 reject publishing without a second person", async () => {
    const { change, body } = await unpublishedVersion("review");
    await change({ previewedDigest: campaignDigest(body) });
    for (const approvedBy of [null, "Ann", "ANN"])
      expect(await violatedConstraint(change({ state: "published", approvedBy, publishedAt: AT }))).toBe(
        "campaign_versions_approved",
      );
  });

  it.each([
    ["draft", { state: "published", approvedBy: "Ben", publishedAt: AT }],
    ["draft", { state: "retired", approvedBy: "Ben", publishedAt: AT, retiredAt: AT }],
    ["review", { state: "retired", approvedBy: "Ben", publishedAt: AT, retiredAt: AT }],
  ] as const)("RI-35 reject the step from %s in %j", async (state, values) => {
    const { change, body } = await unpublishedVersion(state);
    await change({ previewedDigest: campaignDigest(body) });
    expect(await violatedConstraint(change(values))).toBe("campaign_versions_states");
  });

  it("RI-35 allow one published version of a campaign", async () => {
    const { id } = await publishedVersion();
    const [row] = await store.versions(db, id);
    const second = store.addVersion(db, { ...row!, version: 2 });
    expect(await violatedConstraint(second)).toBe("campaign_versions_published");
  });
});

describe("mutants of the database's rules", () => {
  it("RI-35 mutant body updated in place: without the trigger a published body changes, and verification reports it", async () => {
    const { slug, change } = await publishedVersion();
    expect(await verifyCampaigns(db)).toEqual([]);
    const problems = await withoutTrigger(
      db,
      ["campaign_versions", "campaign_versions_frozen"],
      async (tx) => {
        await change({ body: OTHER }, tx);
        return verifyCampaigns(tx);
      },
    );
    expect(problems).toEqual([`campaign ${slug} version 1: the body doesn't have its digest`]);
  });

  it("RI-35 mutant body and digest updated together: without the trigger an award's digest is no version's", async () => {
    const { id, change } = await publishedVersion();
    const isVersion = and(eq(campaignVersions.campaignId, id), eq(campaignVersions.version, 1));
    const digestOf = async (on: Db) => (await on.select().from(campaignVersions).where(isVersion))[0]!.digest;
    const issued = await digestOf(db);
    const digest = campaignDigest(OTHER);
    const forged = { body: OTHER, digest, previewedDigest: digest };
    const changed = await withoutTrigger(
      db,
      ["campaign_versions", "campaign_versions_frozen"],
      async (tx) => {
        await change(forged, tx);
        return digestOf(tx);
      },
    );
    expect(changed).not.toBe(issued);
    expect(await violatedConstraint(change(forged))).toBe("campaign_versions_frozen");
  });
});

it("ANC-50 a new version leaves the old one as it was", async () => {
  const body = await publishCampaign(db);
  const { id } = (await store.bySlug(db, body.slug))!;
  await publishNext(db, { ...body, group_key: "next" });
  const versions = await store.versions(db, id);
  expect(versions.map(({ version, state }) => [version, state])).toEqual([
    [2, "published"],
    [1, "retired"],
  ]);
  expect(versions[1]!.body).toEqual(body);
});
