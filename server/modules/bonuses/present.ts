import type { Bonus, Offer, WageringEntry, WageringTerms } from "../../../src/contract/bonuses.ts";
import type { PlayedGame } from "../../../src/contract/history.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { BonusTerms, WageringTerms as GivenTerms } from "../../../src/rules/rewards/clamp-terms.ts";
import { holdReasonOf } from "../../../src/rules/rewards/may-receive.ts";
import { converted } from "../../../src/rules/wagering/late-money.ts";
import { countedParts, PARTS_PER_UNIT, shownProgress } from "../../../src/rules/wagering/progress.ts";
import type { rounds } from "../../core/rounds/tables.ts";
import type { Offer as CampaignOffer, PublishedCampaign } from "../campaigns/api.ts";
import type { BonusRow } from "./bonuses-store.ts";

const amountOrNull = (amount: bigint | null) => (amount === null ? null : toAmount(amount));
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

/** A campaign's texts in a player's language; English stands in. */
export const textOf = ({ body }: PublishedCampaign, locale: string) =>
  body.texts[locale as keyof typeof body.texts] ?? body.texts.en;

const isRunning = ({ stage }: BonusRow) => stage === "handle_bets" || stage === "wager_done";

/** What became of the money of a bonus that has ended, minor units. */
export function outcomeOf({ stage, endBalance, granted, maxWin, endedAt }: BonusRow) {
  if (!endedAt) return { paid: 0n, forfeited: 0n };
  const money = endBalance ?? granted;
  const paid = stage === "finished" ? converted(money, maxWin) : 0n;
  return { paid, forfeited: money - paid };
}

interface BonusContext {
  locale: string;
  /** Place in the queue from 1; null unless it waits. */
  position: number | null;
  now: number;
  /** Group keys of bonuses that can't be activated at present. */
  disabled: readonly string[];
}

/** Presents a bonus to its player. @param accountBonus bonus money of its account, minor units */
export function presentBonus(
  row: BonusRow,
  accountBonus: bigint,
  campaign: PublishedCampaign | undefined,
  { locale, position, now, disabled }: BonusContext,
): Bonus {
  const { wagered, percent } = shownProgress(row.progressParts, row.requiredParts);
  const { paid, forfeited } = outcomeOf(row);
  const title = campaign ? textOf(campaign, locale).title : row.groupKey;
  const isOpen =
    row.stage === "issued" && (row.activatableUntil?.getTime() ?? Number.POSITIVE_INFINITY) > now;
  return {
    id: row.id,
    kind: row.kind,
    stage: row.stage,
    title,
    currency: row.currency,
    amount_cents: toAmount(row.granted),
    balance_cents: toAmount(isRunning(row) ? accountBonus : 0n),
    amount_wager_cents: toAmount(wagered),
    amount_wager_requirement_cents: toAmount(row.requiredParts / PARTS_PER_UNIT),
    wager_percent: percent,
    group_key: row.groupKey,
    activatable: isOpen && row.frozenAt === null && !disabled.includes(row.groupKey),
    activatable_until: isoOrNull(row.activatableUntil),
    issued_at: row.issuedAt.toISOString(),
    started_at: isoOrNull(row.startedAt),
    expires_at: isoOrNull(row.expiresAt),
    ended_at: isoOrNull(row.endedAt),
    cancel_reason: row.cancelReason,
    converted_cents: toAmount(paid),
    forfeited_cents: toAmount(forfeited),
    position,
    frozen: row.frozenAt ? { since: row.frozenAt.toISOString(), reason: row.frozenReason! } : null,
    terms: {
      multiplier: row.terms.multiplier,
      days: row.terms.days,
      max_bet_cents: amountOrNull(row.maxBet),
      max_win_cents: amountOrNull(row.maxWin),
      contributions: row.terms.contributions,
      ends_on_withdrawal: row.terms.endsOnWithdrawal,
    },
    campaign: { slug: campaign?.slug ?? "", version: row.campaignVersion ?? 0 },
    bonuses: [{ type: "bonus", title }],
    freespins_total: 0,
    version: row.version,
  };
}

const presentTerms = (terms: GivenTerms): WageringTerms => ({
  multiplier: terms.multiplier / 100,
  days: terms.days,
  max_bet_cents: amountOrNull(terms.maxBet),
  max_win_cents: amountOrNull(terms.maxWin),
  contributions: terms.contributions,
  ends_on_withdrawal: terms.endsOnWithdrawal,
});

/** Sum of limits; null if there are none, or something has none. */
const mostOf = (limits: readonly (bigint | null)[]): bigint | null =>
  limits.length === 0 || limits.includes(null) ? null : limits.reduce<bigint>((sum, one) => sum + one!, 0n);

/** The text that selects a deposit offer: its code, or its slug. */
export const codeOf = ({ slug, body }: PublishedCampaign): string =>
  ((body.kind === "deposit_bonus" ? body.trigger.code : null) ?? slug).toUpperCase();

/** Number of the one deposit that brings a campaign's gifts; null if any deposit does, or none. */
export const depositNumberOf = ({ body }: PublishedCampaign): number | null =>
  body.kind === "deposit_bonus" && body.trigger.deposit !== "any" ? body.trigger.deposit : null;

/** Presents an offer with terms. */
export function presentOffer({ campaign, terms, block }: CampaignOffer, locale: string): Offer {
  const { title, summary } = textOf(campaign, locale);
  const { gives, currency, minDeposit } = terms!;
  const bonus = gives.find((give): give is BonusTerms => give.kind === "bonus");
  const spins = gives.flatMap((give) => (give.kind === "freespins" ? [give] : []));
  const wagering = bonus?.wagering ?? spins.find((give) => give.wagering)?.wagering ?? null;
  const startsImmediately = bonus ? bonus.activation === "immediate" : false;
  return {
    id: campaign.slug,
    kind: campaign.kind === "registration_bonus" ? "registration" : "deposit",
    version: campaign.version,
    title,
    summary,
    currency,
    group_key: campaign.body.group_key,
    code: codeOf(campaign),
    deposit_number: depositNumberOf(campaign),
    min_deposit_cents: amountOrNull(minDeposit),
    percent: bonus?.percent ?? null,
    max_amount_cents: amountOrNull(bonus?.amount ?? null),
    wagering: wagering && presentTerms(wagering),
    starts_immediately: startsImmediately,
    activatable_days: startsImmediately
      ? null
      : (bonus?.activatableDays ?? spins[0]?.activatableDays ?? null),
    bonuses: [
      ...(bonus ? [{ type: "bonus" as const, title }] : []),
      ...spins.map(() => ({ type: "freespins" as const, title })),
    ],
    freespins_total: spins.reduce((sum, { count }) => sum + count, 0),
    freespins_max_win_cents: amountOrNull(mostOf(spins.map(({ maxWin }) => maxWin))),
    ends_at: campaign.body.valid_to,
    waits_for: holdReasonOf(block),
  };
}

/** Presents a round as an entry of a bonus's statement. */
export function presentEntry(
  row: typeof rounds.$inferSelect,
  maxBet: bigint | null,
  game: PlayedGame,
): WageringEntry {
  const stake = row.stakeReal + row.stakeBonus;
  return {
    id: row.id,
    provider: row.provider,
    round: row.name,
    game,
    at: row.closedAt!.toISOString(),
    stake_cents: toAmount(stake),
    contribution: row.contribution!,
    parts: toAmount(countedParts(stake, maxBet, row.contribution!)),
  };
}
