import type { CampaignAmounts, CampaignGive, CampaignWagering } from "../../../src/contract/campaigns.ts";
import type { RewardRules } from "../../../src/contract/reward-rules.ts";
import {
  type Clamp,
  capsOf,
  clampTerms,
  type GiveTerms,
  toHundredths,
  type WageringTerms,
} from "../../../src/rules/rewards/clamp-terms.ts";
import type { PublishedCampaign } from "./store.ts";

/** Converts minor units between currencies, rounded down; undefined without a rate. */
export type Exchange = (amount: bigint, from: string, to: string) => bigint | undefined;

/** What a campaign gives in one currency, within the licence's caps. */
export interface OfferTerms {
  currency: string;
  /** Least deposit in minor units; null without a deposit. */
  minDeposit: bigint | null;
  gives: GiveTerms[];
  /** Values that the licence changed; for the audit, not for players. */
  clamps: Clamp[];
}

const MILLION = 1_000_000n;

/** @throws NoRate without a rate of the currency */
class NoRate extends Error {}

/** Amounts in one currency: the campaign's own, or converted from euros. */
function converter(currency: string, exchange: Exchange) {
  function inMillionths(cents: bigint): bigint {
    const converted = exchange(cents * MILLION, "EUR", currency);
    if (converted === undefined) throw new NoRate(currency);
    return converted;
  }
  const own = (amounts: CampaignAmounts) =>
    Object.hasOwn(amounts, currency) ? BigInt(amounts[currency]!) : undefined;
  return {
    /** Rounded up: what players get. */
    up: (amounts: CampaignAmounts) =>
      own(amounts) ?? (inMillionths(BigInt(amounts.EUR!)) + MILLION - 1n) / MILLION,
    /** Rounded down: what players pay, and caps. */
    down: (amounts: CampaignAmounts) => own(amounts) ?? inMillionths(BigInt(amounts.EUR!)) / MILLION,
  };
}
type Converter = ReturnType<typeof converter>;

const ifGiven = (amounts: CampaignAmounts | null, convert: (amounts: CampaignAmounts) => bigint) =>
  amounts && convert(amounts);

const wageringTerms = (wagering: CampaignWagering, { up }: Converter): WageringTerms => ({
  multiplier: toHundredths(wagering.multiplier),
  days: wagering.days,
  maxBet: ifGiven(wagering.max_bet, up),
  maxWin: ifGiven(wagering.max_win, up),
  contributions: wagering.contributions,
  endsOnWithdrawal: wagering.ends_on_withdrawal,
});

function giveTerms(give: CampaignGive, convert: Converter): GiveTerms {
  const { up } = convert;
  if (give.kind === "points") return give;
  if (give.kind === "cash") return { kind: "cash", amount: up(give.amount) };
  if (give.kind === "bonus")
    return {
      kind: "bonus",
      percent: give.percent,
      amount: up(give.amount),
      wagering: wageringTerms(give.wagering, convert),
      activation: give.activation,
      activatableDays: give.activatable_days,
    };
  return {
    kind: "freespins",
    provider: give.provider,
    game: give.game,
    count: give.count,
    bet: up(give.bet),
    wagering: give.wagering && wageringTerms(give.wagering, convert),
    maxWin: ifGiven(give.max_win, up),
    days: give.days,
    activatableDays: give.activatable_days,
  };
}

/** True if the caps left nothing of a part. */
const isEmpty = (give: GiveTerms) =>
  (give.kind === "freespins" && give.count === 0) ||
  ((give.kind === "bonus" || give.kind === "cash") && give.amount === 0n);

/**
 * A campaign's terms in a currency, within the caps of the rules.
 * @returns `no_rate` if the currency can't be converted, `nothing_left` if the caps leave nothing of a part
 */
export function offerTerms(
  { body }: Pick<PublishedCampaign, "body">,
  rules: RewardRules,
  currency: string,
  exchange: Exchange,
): OfferTerms | "no_rate" | "nothing_left" {
  const convert = converter(currency, exchange);
  try {
    const cap = rules.bonus.max_amount_eur_cents;
    const caps = capsOf(rules, cap === null ? null : convert.down({ EUR: cap }));
    const { gives, clamps } = clampTerms(
      body.gives.map((give) => giveTerms(give, convert)),
      caps,
      body.kind,
    );
    if (gives.some(isEmpty)) return "nothing_left";
    const minDeposit = body.kind === "deposit_bonus" ? convert.down(body.trigger.min_deposit) : null;
    return { currency, minDeposit, gives, clamps };
  } catch (error) {
    if (error instanceof NoRate) return "no_rate";
    throw error;
  }
}
