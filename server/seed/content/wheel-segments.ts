import type { WheelConfigSegments, WheelSegment, WheelTier } from "../../../src/contract/config.ts";

/** Weights of the eight segments, the same on every tier. */
export const WHEEL_WEIGHTS = [4000, 4000, 2000, 0, 0, 0, 0, 5] as const;
const FREE_SPINS_WAGER = 30;
const BONUS_WAGER = 3;
/** Units per euro of the amounts below, by currency. */
const PER_EURO = { EUR: 1, USD: 1, CAD: 1.5, AUD: 1.5, NZD: 1.5, NOK: 10, BRL: 5 } as const;
/** Yen per euro; the yen has no decimals, so its minor unit is the yen itself. */
const JPY_PER_EURO = 150;

type Prize = { freespins: number } | { euros: number };

const PRIZES: Record<WheelTier, readonly Prize[]> = {
  rocket_lite: prizes([10, 15, 20, 30, 50], [1, 5, 50]),
  rocket_pro: prizes([20, 30, 50, 75, 100], [5, 20, 200]),
  rocket_max: prizes([50, 75, 100, 150, 250], [20, 100, 1000]),
};

function prizes(spins: number[], euros: number[]): Prize[] {
  return [...spins.map((freespins) => ({ freespins })), ...euros.map((amount) => ({ euros: amount }))];
}

/** Minor units by currency. */
function amountsOf(euros: number): Record<string, number> {
  const cents = Object.entries(PER_EURO).map(([code, rate]) => [code, Math.round(euros * rate * 100)]);
  return { ...Object.fromEntries(cents), JPY: euros * JPY_PER_EURO };
}

function segment(tier: WheelTier, prize: Prize, index: number): WheelSegment {
  const isFreeSpins = "freespins" in prize;
  return {
    id: `${tier}-${index + 1}`,
    weight: WHEEL_WEIGHTS[index] ?? 0,
    prize: true,
    bonuses: [
      isFreeSpins
        ? {
            title: `${prize.freespins} free spins`,
            type: "freespins",
            attributes: { freespins_count: prize.freespins },
          }
        : { title: "Bonus", type: "bonus", attributes: { bonus_amount: amountsOf(prize.euros) } },
    ],
    result_bonus: isFreeSpins
      ? { wager: FREE_SPINS_WAGER, max_win: amountsOf(1000) }
      : { wager: BONUS_WAGER, max_win: null },
  };
}

const segmentsOf = (tier: WheelTier) => PRIZES[tier].map((prize, index) => segment(tier, prize, index));

export function makeWheelSegments(): WheelConfigSegments {
  return {
    version: 1,
    tiers: {
      rocket_lite: segmentsOf("rocket_lite"),
      rocket_pro: segmentsOf("rocket_pro"),
      rocket_max: segmentsOf("rocket_max"),
    },
    default_tier: "rocket_lite",
    tier_by_group: {
      257: "rocket_lite",
      258: "rocket_pro",
      259: "rocket_pro",
      255: "rocket_max",
      759: "rocket_max",
    },
  };
}
