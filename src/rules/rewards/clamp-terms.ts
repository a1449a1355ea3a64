import type { CampaignKind, Contributions } from "../../contract/campaigns.ts";
import type { RewardRules } from "../../contract/reward-rules.ts";

/** A wagering requirement in one currency; amounts in minor units. */
export interface WageringTerms {
  /** In hundredths: 3,000 is 30 times. */
  multiplier: number;
  days: number;
  maxBet: bigint | null;
  maxWin: bigint | null;
  contributions: Contributions;
  endsOnWithdrawal: boolean;
}

export interface BonusTerms {
  kind: "bonus";
  /** Percent of the deposit; null for a fixed amount. */
  percent: number | null;
  /** The fixed amount, or the most that the percentage gives. */
  amount: bigint;
  wagering: WageringTerms;
  activation: "immediate" | "by_player";
  activatableDays: number;
}

export interface FreespinsTerms {
  kind: "freespins";
  provider: string;
  game: string;
  count: number;
  bet: bigint;
  wagering: WageringTerms | null;
  maxWin: bigint | null;
  days: number;
  activatableDays: number;
}

/** What a campaign gives, in one currency. */
export type GiveTerms =
  | BonusTerms
  | FreespinsTerms
  | { kind: "cash"; amount: bigint }
  | { kind: "points"; points: number };

/** A licence's caps in the currency of the terms. */
export interface RewardCaps {
  /** In hundredths. */
  maxMultiplier: number;
  /** Largest bonus in minor units; null for no cap. */
  maxAmount: bigint | null;
  minDays: number;
}

/** A value that the licence changed, for the audit. */
export interface Clamp {
  /** Dot path in the terms: `0.wagering.multiplier`. */
  path: string;
  from: string;
  to: string;
}

/** A multiplier of at most two decimals in hundredths. */
export const toHundredths = (multiplier: number): number => Math.round(multiplier * 100);

/** Caps of reward rules; `maxAmount` is the rules' cap in the currency of the terms. */
export const capsOf = ({ bonus }: RewardRules, maxAmount: bigint | null): RewardCaps => ({
  maxMultiplier: toHundredths(bonus.max_wagering),
  maxAmount,
  minDays: bonus.min_days,
});

type Note = (field: string, from: number | bigint | null, to: number | bigint) => void;

const lesser = (amount: bigint, cap: bigint | null) => (cap !== null && cap < amount ? cap : amount);

function clampWagering(terms: WageringTerms, caps: RewardCaps, note: Note): WageringTerms {
  const multiplier = Math.min(terms.multiplier, caps.maxMultiplier);
  const days = Math.max(terms.days, caps.minDays);
  note("wagering.multiplier", terms.multiplier, multiplier);
  note("wagering.days", terms.days, days);
  return { ...terms, multiplier, days };
}

/** Spins within the cap: their whole worth, and the bonus that their winnings would become. */
function clampSpins(terms: FreespinsTerms, caps: RewardCaps, note: Note): FreespinsTerms {
  const { maxAmount } = caps;
  const count = maxAmount === null ? terms.count : Number(lesser(BigInt(terms.count), maxAmount / terms.bet));
  const wagering = terms.wagering && clampWagering(terms.wagering, caps, note);
  const days = Math.max(terms.days, caps.minDays);
  note("count", terms.count, count);
  note("days", terms.days, days);
  if (wagering === null || maxAmount === null) return { ...terms, count, wagering, days };
  const maxWin = lesser(terms.maxWin ?? maxAmount, maxAmount);
  note("maxWin", terms.maxWin, maxWin);
  return { ...terms, count, wagering, days, maxWin };
}

function clampGive(give: GiveTerms, caps: RewardCaps, kind: CampaignKind, note: Note): GiveTerms {
  if (give.kind === "points") return give;
  if (give.kind === "freespins") return clampSpins(give, caps, note);
  // Cash as compensation isn't a bonus.
  if (give.kind === "cash" && kind === "gesture") return give;
  const amount = lesser(give.amount, caps.maxAmount);
  note("amount", give.amount, amount);
  if (give.kind === "cash") return { ...give, amount };
  return { ...give, amount, wagering: clampWagering(give.wagering, caps, note) };
}

/** Terms within the licence's caps, and every value that the caps changed. */
export function clampTerms(
  gives: readonly GiveTerms[],
  caps: RewardCaps,
  kind: CampaignKind,
): { gives: GiveTerms[]; clamps: Clamp[] } {
  const clamps: Clamp[] = [];
  const clamped = gives.map((give, index) =>
    clampGive(give, caps, kind, (field, from, to) => {
      if (from !== to)
        clamps.push({
          path: `${index}.${field}`,
          from: String(from ?? "none"),
          to: String(to),
        });
    }),
  );
  return { gives: clamped, clamps };
}
