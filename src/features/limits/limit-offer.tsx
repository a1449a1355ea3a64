import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { limitRulesQuery, limitsQuery } from "../../api/limits.ts";
import { PRIVATE_PREFIX } from "../../lib/session/session.ts";
import { session } from "../../lib/storage/storage.ts";
import { Button } from "../../ui/button.tsx";
import { LimitForm } from "./limit-form.tsx";
import styles from "./limits.module.css";

/** Declined for this session; removed with it. */
const DECLINED_KEY = `${PRIVATE_PREFIX}limit-declined`;

/**
 * Prompts for a deposit limit before the first deposit, once per session, if the licence wants that; a required one
 * can't be declined. Shows `children` once answered, or if there is no limit data.
 */
export function LimitOffer({ children }: { children: ReactNode }) {
  const limits = useQuery(limitsQuery).data;
  const rules = useQuery(limitRulesQuery).data;
  const [declined, setDeclined] = useState(() => session.read(DECLINED_KEY) !== null);
  const isRequired = rules?.before_play === "required";
  const hasLimit = limits?.some(({ type }) => type === "deposit") ?? true;
  const isOffered = rules !== undefined && rules.before_play !== "offered" && !hasLimit;
  if (!isOffered || (declined && !isRequired)) return children;
  const decline = () => {
    session.write(DECLINED_KEY, "1");
    setDeclined(true);
  };
  return (
    <section className={styles.card} data-offer="">
      <h2>{isRequired ? <Trans>Set a deposit limit first</Trans> : <Trans>Set a deposit limit?</Trans>}</h2>
      <p className={styles.muted}>
        <Trans>It applies right away. You can lower it any time; raising it takes longer.</Trans>
      </p>
      <LimitForm rules={rules} type="deposit" onDone={() => {}} />
      {isRequired ? null : (
        <Button onClick={decline}>
          <Trans>Continue without a limit</Trans>
        </Button>
      )}
    </section>
  );
}
