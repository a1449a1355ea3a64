import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { limitRulesQuery, limitsQuery } from "../../api/limits.ts";
import { PRIVATE_PREFIX } from "../../lib/session/session.ts";
import { session } from "../../lib/storage/storage.ts";
import { Button } from "../../ui/button.tsx";
import { LimitForm } from "./limit-form.tsx";
import styles from "./limits.module.css";

/** Declined for this session: it goes with it. */
const DECLINED = `${PRIVATE_PREFIX}limit-declined`;

/**
 * Before the first deposit: asks for a limit where the licence does, once a session, and lets go on without one unless it
 * is required. Stands in for `children` until that is answered; where nothing is known of limits, they show at once.
 */
export function LimitOffer({ children }: { children: ReactNode }) {
  const limits = useQuery(limitsQuery).data;
  const rules = useQuery(limitRulesQuery).data;
  const [declined, setDeclined] = useState(() => session.read(DECLINED) !== null);
  const isRequired = rules?.before_play === "required";
  const has = limits?.some(({ type }) => type === "deposit") ?? true;
  const asks = rules !== undefined && rules.before_play !== "offered" && !has;
  if (!asks || (declined && !isRequired)) return children;
  const decline = () => {
    session.write(DECLINED, "1");
    setDeclined(true);
  };
  return (
    <section className={styles.card} data-offer="">
      <h2>
        {isRequired ? (
          <Trans>Set a deposit limit first</Trans>
        ) : (
          <Trans>Would you like a deposit limit?</Trans>
        )}
      </h2>
      <p className={styles.muted}>
        <Trans>It holds from the moment you set it. Less is possible at any time; more has to wait.</Trans>
      </p>
      <LimitForm rules={rules} type="deposit" onDone={() => {}} />
      {isRequired ? null : (
        <Button onClick={decline}>
          <Trans>Go on without a limit</Trans>
        </Button>
      )}
    </section>
  );
}
