import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { setSignInAlerts, signInsQuery } from "../../../api/sign-ins.ts";
import { showToast } from "../../../lib/page/toasts.ts";
import { Card } from "../../../ui/card.tsx";
import { CheckField } from "../../../ui/field.tsx";
import { useAction } from "../../../ui/form.tsx";
import { QueryFallback } from "../../../ui/query-fallback.tsx";
import styles from "../profile.module.css";
import { useTime } from "../use-time.ts";

/** The previous sign-in, and the setting of sign-in alerts. */
export function SignIns() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const time = useTime();
  const query = useQuery(signInsQuery);
  const { data } = query;
  const { run } = useAction();
  const setAlerts = (on: boolean) =>
    run(async () => {
      await setSignInAlerts(client, on);
      showToast({ text: i18n._(msg`Saved`), kind: "info" });
    });
  return (
    <Card title={<Trans>Logins</Trans>}>
      {data ? (
        <>
          <p className={styles.muted} data-last-sign-in="">
            {data.last ? (
              <>
                <Trans>Previous login: {time(data.last.at)}</Trans>
                {data.last.device ? ` · ${data.last.device}` : null}
              </>
            ) : (
              <Trans>This is your first login.</Trans>
            )}
          </p>
          <CheckField
            label={t`Alert me about new logins (email and in-app)`}
            field={{
              name: "sign_in_notices",
              value: data.notices,
              onChange: (on) => setAlerts(on === true),
            }}
          />
        </>
      ) : (
        <QueryFallback
          queries={[query]}
          skeleton={<div className={styles.signInsGhost} aria-busy="true" />}
        />
      )}
    </Card>
  );
}
