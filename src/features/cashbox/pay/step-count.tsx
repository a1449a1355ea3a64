import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { playerFieldsQuery } from "../../../api/account.ts";
import { currenciesQuery } from "../../../api/config.ts";
import type { PaymentAction } from "../../../contract/payments.ts";
import type { Player } from "../../../contract/player.ts";
import { lacksDetails } from "../../../rules/players/player-fields.ts";
import styles from "../cashbox.module.css";

interface StepCountProps {
  action: PaymentAction;
  player: Player;
  /** How the method was chosen; null while the methods are shown. */
  method: "preset" | "picked" | null;
  /** True while the missing details are asked for. */
  isAsking: boolean;
}

/**
 * Number of the step, which screen readers announce when it changes: method, amount, and where details are missing,
 * these and the amount once more to confirm it. A preset method is no step, and a single step has no number. The
 * server's question for the password isn't counted: it comes or doesn't, and opens above its step.
 */
export function StepCount({ action, player, method, isAsking }: StepCountProps) {
  const { i18n } = useLingui();
  const currencies = useQuery(currenciesQuery).data;
  const fields = useQuery(playerFieldsQuery(player.country ?? "")).data;
  const lacks = lacksDetails(player, fields?.[action], currencies);
  const [hadDetails, setHadDetails] = useState(false);
  const next = method !== null && (hadDetails || isAsking);
  if (next !== hadDetails) setHadDetails(next);
  // Keeps the place of the steps that aren't counted yet.
  if (lacks === null) return method === "preset" ? null : <p className={styles.step}>{"\u00a0"}</p>;
  const amountStep = method === "preset" ? 1 : 2;
  const detailSteps = lacks || next ? 2 : 0;
  const steps = amountStep + detailSteps;
  const step = method === null ? 1 : isAsking ? amountStep + 1 : next && !lacks ? steps : amountStep;
  const [number, total] = [i18n.number(step), i18n.number(steps)];
  return (
    <p className={steps > 1 ? styles.step : "visually-hidden"} role="status">
      {steps > 1 ? (
        <Trans>
          Step {number} of {total}
        </Trans>
      ) : null}
    </p>
  );
}
