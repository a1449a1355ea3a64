/** Money that the next stake takes; `mixed`: real money first, then bonus money. */
export type StakeSource = "real" | "mixed" | "bonus";

/** Real money is used up before bonus money. Minor units. */
export function nextStakeSource({ real, bonus }: { real: bigint; bonus: bigint }): StakeSource {
  if (bonus <= 0n) return "real";
  return real > 0n ? "mixed" : "bonus";
}
