import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { declineLimit, limitRulesQuery } from "../../api/limits.ts";
import { Button } from "../../ui/button.tsx";
import { useAction } from "../../ui/form.tsx";
import { LimitForm } from "./limit-form.tsx";
import styles from "./limits.module.css";
import { useLimitQuestion } from "./use-limit-question.ts";
import { useWaitText } from "./use-limit-texts.ts";

interface LimitOfferProps {
  /** False where a question that may be declined would come too early. */
  isAsking: boolean;
  children: ReactNode;
}

/**
 * Asks for a deposit limit with the first deposit, until the account has a limit or its player has declined. Where
 * the licence requires a limit, it replaces `children`; elsewhere it follows them.
 */
export function LimitOffer({ isAsking, children }: LimitOfferProps) {
  const client = useQueryClient();
  const rules = useQuery(limitRulesQuery).data;
  const kind = useLimitQuestion();
  const { busy, run } = useAction();
  const [isSetting, setIsSetting] = useState(false);
  const waitText = useWaitText();
  if (!rules || !kind) return children;
  const isRequired = kind === "required";
  const wait = waitText(rules.increase_delay_seconds);
  const question = (
    <section className={styles.card} data-offer="">
      <h3>{isRequired ? <Trans>Set a deposit limit first</Trans> : <Trans>Set a deposit limit?</Trans>}</h3>
      <p className={styles.muted}>
        <Trans>
          It applies right away. You can lower it any time; raising it takes at least {wait}, then you confirm
          it.
        </Trans>
      </p>
      {isRequired || isSetting ? (
        <LimitForm rules={rules} type="deposit" look={isRequired ? "primary" : "ghost"} onDone={() => {}} />
      ) : null}
      {isRequired ? null : (
        <div className={styles.answers}>
          {isSetting ? null : (
            <Button onClick={() => setIsSetting(true)}>
              <Trans>Set a limit</Trans>
            </Button>
          )}
          <Button aria-disabled={busy || undefined} onClick={() => run(() => declineLimit(client))}>
            <Trans>No limit for now</Trans>
          </Button>
        </div>
      )}
    </section>
  );
  if (isRequired) return question;
  return (
    <>
      {children}
      {isAsking ? question : null}
    </>
  );
}
