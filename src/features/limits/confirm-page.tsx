import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import { useState } from "react";
import { confirmLimit, limitRulesQuery } from "../../api/limits.ts";
import type { ConfirmedLimit } from "../../contract/limits.ts";
import { useErrorText } from "../../lib/http/error-text.ts";
import { ApiError, isUnanswered } from "../../lib/http/http.ts";
import { textOf } from "../../lib/http/search-params.ts";
import { hasSession } from "../../lib/session/session.ts";
import { now } from "../../lib/time/time.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ErrorMessage } from "../../ui/form.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./limits.module.css";
import { useLimitAmount, useLimitDates, useLimitNames } from "./use-limit-texts.ts";

/** The confirmed change and its effective time. */
function Confirmed({ confirmed }: { confirmed: ConfirmedLimit }) {
  const { types, periods } = useLimitNames();
  const formatAmount = useLimitAmount();
  const rules = useQuery({ ...limitRulesQuery, enabled: hasSession() }).data;
  const dates = useLimitDates(rules?.time_zone);
  const { from, to, in_force_at } = confirmed;
  const name = types[confirmed.type];
  const period = periods[confirmed.period] ?? "";
  const [before, after, date] = [formatAmount(from), to ? formatAmount(to) : "", dates(in_force_at)];
  return (
    <div role="status" className={styles.card}>
      <h2>
        {name}, {period}
      </h2>
      <p>
        {to ? (
          <Trans>
            From {date}, your limit is {after} instead of {before}.
          </Trans>
        ) : (
          <Trans>
            From {date}, your limit of {before} no longer applies.
          </Trans>
        )}
      </p>
      <p className={styles.muted}>
        <Trans>You can lower it any time, and that applies right away.</Trans>
      </p>
    </div>
  );
}

/** Message of a failed confirmation, with the next step. */
function ConfirmationError({ error }: { error: unknown }) {
  const errorText = useErrorText();
  const dates = useLimitDates(undefined);
  const envelope = error instanceof ApiError ? error.envelope : null;
  const code = envelope?.errors.token?.[0];
  if (code === "too_early") {
    const from = dates(new Date(now() + (envelope?.retry_after ?? 0) * 1_000).toISOString());
    return (
      <ErrorMessage>
        <Trans>It's too early. This link works from {from}. Until then, your limit doesn't change.</Trans>
      </ErrorMessage>
    );
  }
  return (
    <ErrorMessage>
      {code ? (
        <Trans>
          This link no longer works. Your limit hasn't changed. You can request a new link next to the limit.
        </Trans>
      ) : (
        errorText(error)
      )}
    </ErrorMessage>
  );
}

function LimitsLink() {
  if (!hasSession())
    return (
      <PopupLink popup="login" className={buttonClass()} redirect="/profile/limits">
        <Trans>Log in</Trans>
      </PopupLink>
    );
  return (
    <Link to="/profile/$" params={{ _splat: "limits" }} className={buttonClass()}>
      <Trans>View limits</Trans>
    </Link>
  );
}

/** Target of the e-mail's link, with or without a session: confirms the requested change with one tap. */
export function ConfirmPage() {
  const token = textOf((useSearch({ strict: false }) as { token?: unknown }).token);
  const { t } = useLingui();
  const client = useQueryClient();
  const [confirmed, setConfirmed] = useState<ConfirmedLimit | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (busy || !token) return;
    setBusy(true);
    setFailure(null);
    try {
      setConfirmed(await confirmLimit(client, token));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return (
    <div className={`${styles.page} ${styles.alone}`}>
      <PageHead title={t`Confirm your limit`} noindex />
      <h1>
        <Trans>Confirm your limit</Trans>
      </h1>
      {confirmed ? (
        <Confirmed confirmed={confirmed} />
      ) : !token ? (
        <p className={styles.muted}>
          <Trans>This link isn't complete. Open it from the email again.</Trans>
        </p>
      ) : (
        <section className={styles.card}>
          {failure ? <ConfirmationError error={failure} /> : null}
          {failure && !isUnanswered(failure) ? null : (
            <>
              <p className={styles.lead}>
                <Hourglass aria-hidden />
                <Trans>
                  You asked to raise or remove a limit. If you still want to, confirm it now. If you don't, do
                  nothing and your limit stays.
                </Trans>
              </p>
              <div className={styles.buttons}>
                <Button look="primary" onClick={() => void confirm()} aria-disabled={busy || undefined}>
                  <Trans>Confirm</Trans>
                </Button>
              </div>
            </>
          )}
        </section>
      )}
      <div className={styles.actions}>
        <LimitsLink />
      </div>
    </div>
  );
}
