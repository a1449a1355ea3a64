import type { Award } from "../../../src/contract/awards.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { PublishedCampaign } from "../campaigns/api.ts";
import type { AwardRow } from "./awards-store.ts";

/** A campaign's title in a player's language; English stands in. */
export const titleOf = ({ body }: PublishedCampaign, locale: string): string =>
  (body.texts[locale as LocaleCode & keyof typeof body.texts] ?? body.texts.en).title;

/** Presents awards to their player. */
export async function presentAwards(
  rows: readonly AwardRow[],
  locale: string,
  version: (campaignId: number, version: number) => Promise<PublishedCampaign | undefined>,
): Promise<Award[]> {
  return Promise.all(
    rows.map(async (row): Promise<Award> => {
      const campaign =
        row.campaignId === null ? undefined : await version(row.campaignId, row.campaignVersion!);
      return {
        id: row.id,
        kind: row.kind,
        source: row.source,
        state: row.state,
        reason: row.reason,
        title: campaign ? titleOf(campaign, locale) : row.groupKey,
        currency: row.currency,
        amount_cents: row.amount === null ? null : toAmount(row.amount),
        count: row.count,
        parent_id: row.parentId,
        campaign: campaign
          ? { slug: campaign.slug, version: campaign.version, digest: campaign.digest }
          : null,
        created_at: row.createdAt.toISOString(),
        decided_at: row.decidedAt?.toISOString() ?? null,
      };
    }),
  );
}
