import type { Award } from "../../../src/contract/awards.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { PublishedCampaign } from "../campaigns/api.ts";
import type { AwardCash, AwardRow } from "./awards-store.ts";

/** A campaign's title in a player's language; English stands in. */
export const titleOf = ({ body }: PublishedCampaign, locale: string): string =>
  (body.texts[locale as LocaleCode & keyof typeof body.texts] ?? body.texts.en).title;

/** Presents an award to its player. `campaign`: the version that it was issued by; `cash`: what it became. */
export const presentAward = (
  row: AwardRow,
  locale: string,
  campaign: PublishedCampaign | undefined,
  { cash, receipts }: AwardCash = { cash: 0n, receipts: [] },
): Award => ({
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
  campaign: campaign ? { slug: campaign.slug, version: campaign.version, digest: campaign.digest } : null,
  cash_cents: toAmount(cash),
  receipts,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
});
