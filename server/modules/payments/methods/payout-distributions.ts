import type { PayoutDistribution } from "../../../../src/contract/payment-methods.ts";
import type { methodsStore } from "./methods-store.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Upper bounds of the steps, seconds; the last step is open. */
const STEPS = [HOUR, 4 * HOUR, DAY, 3 * DAY];
const DAYS = 90;
/** How long a result is used, milliseconds: the query reads every withdrawal of the interval. */
const LIFETIME = 10 * 60_000;

type Distributions = ReadonlyMap<string, PayoutDistribution>;

interface PayoutDistributionsDeps {
  now: () => number;
  store: Pick<ReturnType<typeof methodsStore>, "payoutCounts">;
}

/** Cumulative percents, rounded before they are subtracted, so that the shares add up to 100. */
function distributionOf({ within, total }: { within: number[]; total: number }): PayoutDistribution {
  const percents = [...within, total].map((count) => Math.round((100 * count) / total));
  return {
    days: DAYS,
    steps: percents.map((percent, i) => ({
      to_seconds: STEPS[i] ?? null,
      share: percent - (percents[i - 1] ?? 0),
    })),
  };
}

/** The distribution of payout times by method, over all players; no query within ten minutes. */
export function createPayoutDistributions({ now, store }: PayoutDistributionsDeps) {
  let cached: { at: number; distributions: Promise<Distributions> } | null = null;

  async function load(): Promise<Distributions> {
    const to = now();
    const counts = await store.payoutCounts(new Date(to - DAYS * DAY * 1_000), new Date(to), STEPS);
    return new Map([...counts].map(([id, one]) => [id, distributionOf(one)]));
  }

  return function payoutDistributions(): Promise<Distributions> {
    if (cached && Math.abs(now() - cached.at) < LIFETIME) return cached.distributions;
    const distributions = load();
    const current = { at: now(), distributions };
    cached = current;
    // A failure isn't kept.
    distributions.catch(() => {
      if (cached === current) cached = null;
    });
    return distributions;
  };
}
