import type { BonusEntry } from "../../../src/rules/wagering/account-bonuses.ts";
import type { Entry } from "./ledger.ts";

/** The ledger entry that starts, converts or ends a bonus, without its account. */
export function bonusEntryOf({
  bonusId,
  version,
  kind,
  house,
  ...balances
}: BonusEntry): Omit<Entry, "accountId" | "currency"> {
  const postings: Entry["postings"] = [
    ...(["real", "bonus", "unsettled"] as const).map((balanceType) => ({
      side: { balanceType },
      amount: balances[balanceType],
    })),
    { side: { house: "bonuses" }, amount: house },
  ];
  return {
    kind,
    key: `bonus:${bonusId}:${version}`,
    cause: { bonus: bonusId },
    postings: postings.filter(({ amount }) => amount !== 0n),
  };
}
