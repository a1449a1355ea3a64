import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bonusesQuery } from "../../../api/bonuses.ts";
import type { ErrorEnvelope } from "../../../contract/error.ts";
import type { PaymentAction } from "../../../contract/payments.ts";
import { ApiError } from "../../../lib/http/http.ts";
import { runningBonus } from "../../../rules/bonuses/gifts.ts";
import { Advice } from "../../../ui/form.tsx";
import { useAmounts } from "../use-amounts.ts";

type EndingBonus = NonNullable<ErrorEnvelope["bonus"]>;

/** The bonus that a withdrawal in the currency ends by its terms: from the player's bonuses, or from a rejection. */
export function useEndingBonus(action: PaymentAction, currency: string) {
  const [rejected, setRejected] = useState<EndingBonus | null>(null);
  const { data = [] } = useQuery({ ...bonusesQuery, enabled: action === "cashout" });
  const running = runningBonus(data, currency);
  const known: EndingBonus | null =
    action === "cashout" && running?.terms.ends_on_withdrawal
      ? { id: running.id, title: running.title, currency, loss_cents: running.balance_cents }
      : null;

  function readRejection(error: unknown): void {
    const bonus = error instanceof ApiError ? error.envelope?.bonus : undefined;
    if (bonus) setRejected(bonus);
  }

  return { ending: known ?? rejected, readRejection };
}

/** What the player loses with the withdrawal, and when. */
export function EndingBonusNote({ bonus }: { bonus: EndingBonus }) {
  const { format } = useAmounts();
  const { title } = bonus;
  const loss = format(BigInt(bonus.loss_cents), bonus.currency);
  return (
    <Advice role="status">
      <strong>
        <Trans>This withdrawal ends your bonus: {title}</Trans>
      </strong>
      <br />
      <Trans>
        The bonus pauses now and ends once you're paid. You'll lose {loss} in bonus money. If the withdrawal
        is cancelled, the bonus continues and gets this time back.
      </Trans>
    </Advice>
  );
}
