import type { Draw } from "./draw.ts";

/** Payout per minor unit of the stake for a bet on a segment. The star returns every stake. */
export const WHEEL_BETS = [2, 3, 6, 48] as const;
export type WheelBet = (typeof WHEEL_BETS)[number];
export type Segment = WheelBet | "star";

const COUNTS: readonly [Segment, number][] = [
  [2, 24],
  [3, 16],
  [6, 8],
  [48, 1],
  ["star", 1],
];

/** Fifty segments in wheel order; those of a kind are spaced evenly. */
export const SEGMENTS: readonly Segment[] = COUNTS.flatMap(([segment, count]) =>
  Array.from({ length: count }, (_, i) => ({ segment, position: (i + 0.5) / count })),
)
  .sort((a, b) => a.position - b.position)
  .map(({ segment }) => segment);

export const isWheelBet = (bet: unknown): bet is WheelBet => WHEEL_BETS.includes(bet as WheelBet);

export interface WheelOutcome {
  /** Index in wheel order, from 0. */
  index: number;
  segment: Segment;
}

export async function spinWheel(draw: Draw): Promise<WheelOutcome> {
  const index = await draw(SEGMENTS.length);
  return { index, segment: SEGMENTS[index]! };
}

/** Payout in minor units. */
export function wheelWin(stake: bigint, bet: WheelBet, { segment }: WheelOutcome): bigint {
  if (segment === "star") return stake;
  return segment === bet ? stake * BigInt(bet) : 0n;
}

/** Exact return to player, as a fraction; the same for every bet. */
export function wheelReturn(bet: WheelBet): { part: bigint; of: bigint } {
  const wins = SEGMENTS.map((segment, index) => wheelWin(1n, bet, { index, segment }));
  return { part: wins.reduce((sum, win) => sum + win, 0n), of: BigInt(SEGMENTS.length) };
}
