import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { CampaignBody, CampaignVersionState } from "../../../src/contract/campaigns.ts";
import type { Db } from "../../db/client.ts";
import { campaigns, campaignVersions } from "./tables.ts";

/** A version that was published; everything but `retiredAt` never changes. */
export interface PublishedCampaign {
  id: number;
  slug: string;
  kind: CampaignBody["kind"];
  version: number;
  /** Hexadecimal SHA-256 of the canonical body. */
  digest: string;
  body: CampaignBody;
  publishedAt: Date;
}

const publishedFields = {
  id: campaigns.id,
  slug: campaigns.slug,
  version: campaignVersions.version,
  digest: campaignVersions.digest,
  body: campaignVersions.body,
  publishedAt: campaignVersions.publishedAt,
};

type PublishedRow = Omit<PublishedCampaign, "kind" | "publishedAt"> & { publishedAt: Date | null };
const present = <Row extends PublishedRow>(row: Row) => ({
  ...row,
  kind: row.body.kind,
  publishedAt: row.publishedAt!,
});

/** A version as staff see it. */
export type VersionRow = typeof campaignVersions.$inferSelect;

const wasPublished = inArray(campaignVersions.state, ["published", "retired"]);

/** Reads and changes of campaigns and their versions; methods with `tx` must be called in a transaction. */
export const campaignsStore = {
  /** Current versions, by slug, with whether the campaign is paused. */
  async published(db: Db): Promise<(PublishedCampaign & { pausedAt: Date | null })[]> {
    const rows = await db
      .select({ ...publishedFields, pausedAt: campaigns.pausedAt })
      .from(campaignVersions)
      .innerJoin(campaigns, eq(campaigns.id, campaignVersions.campaignId))
      .where(eq(campaignVersions.state, "published"))
      .orderBy(campaigns.slug);
    return rows.map(present);
  },

  /** A version that was ever published. */
  async version(db: Db, campaignId: number, version: number): Promise<PublishedCampaign | undefined> {
    const [row] = await db
      .select(publishedFields)
      .from(campaignVersions)
      .innerJoin(campaigns, eq(campaigns.id, campaignVersions.campaignId))
      .where(
        and(eq(campaignVersions.campaignId, campaignId), eq(campaignVersions.version, version), wasPublished),
      );
    return row && present(row);
  },

  /** Versions that were ever published, newest first. */
  history: (db: Db, slug: string) =>
    db
      .select({
        ...publishedFields,
        state: campaignVersions.state,
        retiredAt: campaignVersions.retiredAt,
      })
      .from(campaignVersions)
      .innerJoin(campaigns, eq(campaigns.id, campaignVersions.campaignId))
      .where(and(eq(campaigns.slug, slug), wasPublished))
      .orderBy(desc(campaignVersions.version)),

  bySlug: async (db: Db, slug: string) =>
    (await db.select().from(campaigns).where(eq(campaigns.slug, slug)))[0],

  /** The campaign, locked until the transaction ends. */
  lockForUpdate: async (tx: Db, slug: string) =>
    (await tx.select().from(campaigns).where(eq(campaigns.slug, slug)).for("update"))[0],

  /** All campaigns by slug. */
  all: (db: Db) => db.select().from(campaigns).orderBy(campaigns.slug),

  /** Inserts a campaign, unless its slug exists. */
  async add(tx: Db, { kind, slug, product }: CampaignBody, at: Date): Promise<void> {
    await tx
      .insert(campaigns)
      .values({ kind, slug, product, createdAt: at })
      .onConflictDoNothing({ target: campaigns.slug });
  },

  /** Every version of a campaign, newest first. */
  versions: (db: Db, campaignId: number): Promise<VersionRow[]> =>
    db
      .select()
      .from(campaignVersions)
      .where(eq(campaignVersions.campaignId, campaignId))
      .orderBy(desc(campaignVersions.version)),

  async addVersion(tx: Db, version: typeof campaignVersions.$inferInsert): Promise<void> {
    await tx.insert(campaignVersions).values(version);
  },

  /** Changes a version; the database rejects what its state doesn't allow. */
  async changeVersion(
    tx: Db,
    { campaignId, version }: Pick<VersionRow, "campaignId" | "version">,
    change: Partial<VersionRow>,
  ): Promise<void> {
    await tx
      .update(campaignVersions)
      .set(change)
      .where(and(eq(campaignVersions.campaignId, campaignId), eq(campaignVersions.version, version)));
  },

  /** Stores the digest of a passed preview, or null, with a version that still has the digest and isn't published. */
  async setPreviewed(
    db: Db,
    { campaignId, version, digest }: Pick<VersionRow, "campaignId" | "version" | "digest">,
    previewedDigest: string | null,
  ): Promise<void> {
    await db
      .update(campaignVersions)
      .set({ previewedDigest })
      .where(
        and(
          eq(campaignVersions.campaignId, campaignId),
          eq(campaignVersions.version, version),
          eq(campaignVersions.digest, digest),
          inArray(campaignVersions.state, ["draft", "review"]),
        ),
      );
  },

  /** Retires the published version, if there is one other than `exceptVersion`. */
  async retirePublished(
    tx: Db,
    campaignId: number,
    exceptVersion: number | null,
    at: Date,
  ): Promise<boolean> {
    const rows = await tx
      .update(campaignVersions)
      .set({ state: "retired", retiredAt: at })
      .where(
        and(
          eq(campaignVersions.campaignId, campaignId),
          eq(campaignVersions.state, "published"),
          exceptVersion === null ? undefined : ne(campaignVersions.version, exceptVersion),
        ),
      )
      .returning({ version: campaignVersions.version });
    return rows.length > 0;
  },

  /** Pauses or resumes a campaign. @returns false if it already was */
  async setPaused(tx: Db, campaignId: number, at: Date | null): Promise<boolean> {
    const isOther = at === null ? sql`${campaigns.pausedAt} is not null` : isNull(campaigns.pausedAt);
    const rows = await tx
      .update(campaigns)
      .set({ pausedAt: at })
      .where(and(eq(campaigns.id, campaignId), isOther))
      .returning({ id: campaigns.id });
    return rows.length > 0;
  },

  /** Bodies and digests of all versions, for verification. */
  digests: (db: Db) =>
    db
      .select({
        slug: campaigns.slug,
        version: campaignVersions.version,
        state: sql<CampaignVersionState>`${campaignVersions.state}`,
        digest: campaignVersions.digest,
        body: campaignVersions.body,
      })
      .from(campaignVersions)
      .innerJoin(campaigns, eq(campaigns.id, campaignVersions.campaignId))
      .orderBy(campaigns.slug, campaignVersions.version),
};
