import { useLingui } from "@lingui/react/macro";
import type { Purse } from "../../contract/history.ts";
import type { RoundState } from "../../contract/rounds.ts";
import type { Receipt } from "../../contract/statement.ts";
import type { Period } from "../../rules/limits/periods.ts";

/** What is called how, in the page's language. */
export function useWords() {
  const { t } = useLingui();
  const kinds: Record<string, string> = {
    bet: t`Stake`,
    win: t`Win`,
    rollback: t`Taken back`,
    adjustment: t`Correction`,
    jackpot_win: t`Jackpot win`,
    // What it is, not what is done.
    deposit: t({ message: "Deposit", context: "noun" }),
    deposit_reversal: t`Deposit taken back`,
    cashout: t`Set aside for a withdrawal`,
    cashout_returned: t`Withdrawal given back`,
    cashout_paid: t`Withdrawal paid out`,
  };
  const purses: Record<Purse, string> = {
    real: t`Real money`,
    bonus: t`Bonus money`,
    reserved: t`Set aside for withdrawals`,
    owed: t`Owed`,
  };
  const states: Record<RoundState, string> = {
    open: t`Still open`,
    closed: t`Finished`,
    rolled_back: t`Taken back`,
  };
  const periods: Record<Period, string> = {
    today: t`Today`,
    "7d": t`7 days`,
    "30d": t`30 days`,
    "3m": t`3 months`,
    "12m": t`12 months`,
  };
  /** What happened, in a few words: a kind that is newer than this page is named as the ledger names it. */
  const causeOf = ({ kind, game, cause }: Receipt): string => {
    const what = kinds[kind] ?? kind.replaceAll("_", " ");
    const about = game?.title ?? (typeof cause.reason === "string" ? cause.reason : "");
    return about ? `${what} · ${about}` : what;
  };
  return { purses, states, periods, causeOf };
}
