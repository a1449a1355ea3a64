import { useLingui } from "@lingui/react/macro";
import type { BalanceType } from "../../contract/history.ts";
import type { RoundState } from "../../contract/rounds.ts";
import type { Receipt } from "../../contract/statement.ts";
import type { Period } from "../../rules/limits/periods.ts";

export function useHistoryTexts() {
  const { t } = useLingui();
  const kinds: Record<string, string> = {
    bet: t`Bet`,
    win: t`Win`,
    rollback: t`Reversed`,
    adjustment: t`Correction`,
    jackpot_win: t`Jackpot win`,
    // Noun, not a verb.
    deposit: t({ message: "Deposit", context: "noun" }),
    deposit_reversal: t`Deposit reversed`,
    cashout: t`Reserved for a withdrawal`,
    cashout_returned: t`Withdrawal not paid – money returned`,
    cashout_paid: t`Withdrawal paid out`,
    bonus_started: t`Bonus started`,
    bonus_converted: t`Bonus became real money`,
    bonus_ended: t`Bonus ended`,
    freespins_settled: t`Bonus spins finished`,
    prize: t`Prize`,
  };
  const balanceTypes: Record<BalanceType, string> = {
    real: t`Real money`,
    bonus: t`Bonus money`,
    reserved: t`Reserved for withdrawals`,
    owed: t`Owed`,
    unsettled: t`Won with bonus spins`,
  };
  const states: Record<RoundState, string> = {
    open: t`In progress`,
    closed: t`Finished`,
    rolled_back: t`Reversed`,
  };
  const periods: Record<Period, string> = {
    today: t`Today`,
    "7d": t`7 days`,
    "30d": t`30 days`,
    "3m": t`3 months`,
    "12m": t`12 months`,
  };
  /** Cause of a receipt; unknown kinds show the ledger's name. */
  const causeOf = ({ kind, game, cause }: Receipt): string => {
    const kindText =
      kind === "bonus_ended" && "freespins" in cause
        ? t`Winnings from cancelled bonus spins`
        : (kinds[kind] ?? kind.replaceAll("_", " "));
    const subject = game?.title ?? (typeof cause.reason === "string" ? cause.reason : "");
    return subject ? `${kindText} · ${subject}` : kindText;
  };
  return { balanceTypes, states, periods, causeOf };
}
