import { useLingui } from "@lingui/react/macro";
import type { UserLimit } from "../../contract/limits.ts";
import { Meter } from "../../ui/meter.tsx";
import { useLimitAmount, useLimitNames } from "./use-limit-texts.ts";

/** Usage of a limit, as a bar and text. */
export function LimitUsage({ limit, account }: { limit: UserLimit; account: UserLimit["accounts"][number] }) {
  const { t } = useLingui();
  const formatAmount = useLimitAmount();
  const { types, periods } = useLimitNames();
  const { currency, amount_cents, current_value_amount_cents } = account;
  const [limitAmount, usedAmount] = [Number(amount_cents), Number(current_value_amount_cents)];
  const used = formatAmount({ currency, amount_cents: current_value_amount_cents });
  const most = formatAmount(account);
  const text = t`${used} of ${most} used`;
  const state = limit.reached ? "reached" : limit.near ? "near" : undefined;
  return (
    <>
      <Meter
        value={usedAmount}
        max={limitAmount}
        label={`${types[limit.type]}, ${periods[limit.period] ?? ""}`}
        text={text}
        state={state}
      />
      {/* Assistive technology reads it as the bar's value. */}
      <span className="money" aria-hidden>
        {text}
      </span>
    </>
  );
}
