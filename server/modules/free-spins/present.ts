import type { FreeSpins } from "../../../src/contract/free-spins.ts";
import type { PlayedGame } from "../../../src/contract/history.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { PublishedCampaign } from "../campaigns/api.ts";
import type { GrantRow } from "./grants-store.ts";
import type { StoredWagering } from "./tables.ts";
import { wageringOf } from "./wagering-terms.ts";

const amountOrNull = (amount: bigint | null) => (amount === null ? null : toAmount(amount));
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

function presentWagering(stored: StoredWagering) {
  const { multiplier, days, maxBet, maxWin, contributions, endsOnWithdrawal } = wageringOf(stored);
  return {
    multiplier: multiplier / 100,
    days,
    max_bet_cents: amountOrNull(maxBet),
    max_win_cents: amountOrNull(maxWin),
    contributions,
    ends_on_withdrawal: endsOnWithdrawal,
  };
}

/** Presents a grant to its player. */
export function presentFreeSpins(
  grant: GrantRow,
  campaign: PublishedCampaign | undefined,
  { locale, game, now }: { locale: string; game: PlayedGame; now: number },
): FreeSpins {
  const texts = campaign?.body.texts;
  return {
    id: grant.id,
    kind: "fs",
    stage: grant.stage,
    title: (texts?.[locale as keyof typeof texts] ?? texts?.en)?.title ?? grant.groupKey,
    currency: grant.currency,
    game,
    freespins_total: grant.count,
    freespins_played: grant.played,
    bet_cents: toAmount(grant.bet),
    won_cents: toAmount(grant.won),
    wagering: grant.wagering && presentWagering(grant.wagering),
    max_win_cents: amountOrNull(grant.maxWin),
    group_key: grant.groupKey,
    activatable:
      grant.stage === "issued" && grant.frozenAt === null && grant.activatableUntil.getTime() > now,
    activatable_until: isoOrNull(grant.activatableUntil),
    is_ready: grant.providerState === "ready" || grant.providerState === "ended",
    issued_at: grant.issuedAt.toISOString(),
    expires_at: isoOrNull(grant.expiresAt),
    ended_at: isoOrNull(grant.endedAt),
    campaign: { slug: campaign?.slug ?? "", version: grant.campaignVersion ?? 0 },
    version: grant.version,
  };
}
