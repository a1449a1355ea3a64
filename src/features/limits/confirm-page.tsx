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
import { Failure } from "../../ui/form.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./limits.module.css";
import { useLimitAmount, useLimitDates, useLimitNames } from "./use-limit-texts.ts";

/** What a link has done, and from when on it holds. */
function Confirmed({ confirmed }: { confirmed: ConfirmedLimit }) {
  const { types, each } = useLimitNames();
  const write = useLimitAmount();
  const rules = useQuery({ ...limitRulesQuery, enabled: hasSession() }).data;
  const dates = useLimitDates(rules?.time_zone);
  const { from, to, in_force_at } = confirmed;
  const name = types[confirmed.type];
  const period = each[confirmed.period] ?? "";
  const [before, after, date] = [write(from), to ? write(to) : "", dates(in_force_at)];
  return (
    <div role="status" className={styles.card}>
      <h2>
        {name}, {period}
      </h2>
      <p>
        {to ? (
          <Trans>
            Your limit is {after} instead of {before} from {date} on.
          </Trans>
        ) : (
          <Trans>
            Your limit of {before} is removed from {date} on.
          </Trans>
        )}
      </p>
      <p className={styles.muted}>
        <Trans>You can set a lower one at any time: it holds at once.</Trans>
      </p>
    </div>
  );
}

/** Why a link has done nothing, and what can be done about it. */
function Refused({ error }: { error: unknown }) {
  const errorText = useErrorText();
  const dates = useLimitDates(undefined);
  const envelope = error instanceof ApiError ? error.envelope : null;
  const code = envelope?.errors.token?.[0];
  if (code === "too_early") {
    const from = dates(new Date(now() + (envelope?.retry_after ?? 0) * 1_000).toISOString());
    return (
      <Failure>
        <Trans>It is too early: this link works from {from} on. Until then your limit stays as it is.</Trans>
      </Failure>
    );
  }
  return (
    <Failure>
      {code ? (
        <Trans>
          This link is no longer good. Your limit stays as it is; you can ask for a new link with it.
        </Trans>
      ) : (
        errorText(error)
      )}
    </Failure>
  );
}

function ToLimits() {
  if (!hasSession())
    return (
      <PopupLink popup="login" className={buttonClass()} redirect="/profile/limits">
        <Trans>Log in</Trans>
      </PopupLink>
    );
  return (
    <Link to="/profile/$" params={{ _splat: "limits" }} className={buttonClass()}>
      <Trans>To my limits</Trans>
    </Link>
  );
}

/** Where the link of a mail leads, signed in or not: one press confirms what was asked for. */
export function ConfirmPage() {
  const token = textOf((useSearch({ strict: false }) as { token?: unknown }).token);
  const { t } = useLingui();
  const client = useQueryClient();
  const [confirmed, setConfirmed] = useState<ConfirmedLimit | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (busy || !token) return;
    setBusy(true);
    setFailed(null);
    try {
      setConfirmed(await confirmLimit(client, token));
    } catch (error) {
      setFailed(error);
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
          <Trans>The link of the mail is not complete. Open it from the mail once more.</Trans>
        </p>
      ) : (
        <section className={styles.card}>
          {failed ? <Refused error={failed} /> : null}
          {failed && !isUnanswered(failed) ? null : (
            <>
              <p className={styles.lead}>
                <Hourglass aria-hidden />
                <Trans>
                  You asked for a higher limit, or for the end of one. If you still want it, confirm it now.
                  If not, do nothing: your limit stays.
                </Trans>
              </p>
              <div className={styles.answers}>
                <Button look="primary" onClick={() => void confirm()} aria-disabled={busy || undefined}>
                  <Trans>Confirm</Trans>
                </Button>
              </div>
            </>
          )}
        </section>
      )}
      <div className={styles.actions}>
        <ToLimits />
      </div>
    </div>
  );
}
