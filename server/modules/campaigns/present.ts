import type { OfferGive } from "../../../src/contract/campaigns.ts";
import type { GiveTerms, WageringTerms } from "../../../src/rules/rewards/clamp-terms.ts";

const cents = (amount: bigint | null) => (amount === null ? null : Number(amount));

const presentWagering = (terms: WageringTerms) => ({
  multiplier: terms.multiplier / 100,
  days: terms.days,
  max_bet_cents: cents(terms.maxBet),
  max_win_cents: cents(terms.maxWin),
  contributions: terms.contributions,
  ends_on_withdrawal: terms.endsOnWithdrawal,
});

/** A part of an offer on the wire. */
export function presentGive(give: GiveTerms): OfferGive {
  if (give.kind === "points") return give;
  if (give.kind === "cash") return { kind: "cash", amount_cents: Number(give.amount) };
  if (give.kind === "bonus")
    return {
      kind: "bonus",
      percent: give.percent,
      amount_cents: Number(give.amount),
      wagering: presentWagering(give.wagering),
      activation: give.activation,
      activatable_days: give.activatableDays,
    };
  return {
    kind: "freespins",
    provider: give.provider,
    game: give.game,
    count: give.count,
    bet_cents: Number(give.bet),
    wagering: give.wagering && presentWagering(give.wagering),
    max_win_cents: cents(give.maxWin),
    days: give.days,
    activatable_days: give.activatableDays,
  };
}
