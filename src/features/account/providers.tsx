import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { providersQuery } from "../../api/auth.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { session } from "../../lib/storage/storage.ts";
import { redirectTarget } from "../../rules/addresses/redirect-target.ts";
import { joinLocale, splitLocale } from "../../rules/locales/locales.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ErrorMessage } from "../../ui/form.tsx";
import styles from "./account.module.css";
import { ClosedAccount } from "./closed-account.tsx";
import { ProviderMark } from "./provider-mark.tsx";
import { useRedirectParam } from "./use-after-sign-in.ts";

/** Records that this tab has signed in, so that the previous sign-in is shown: see app/last-sign-in. */
export const markSignIn = () => session.write("sign-in-notice-pending", "1");

/** Identity providers for sign-in and registration, after other ways without a password. */
export function Providers({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { redirect } = useRedirectParam();
  const providers = useQuery(providersQuery).data ?? [];
  const params = new URLSearchParams({
    redirect: joinLocale(locale, splitLocale(redirectTarget(redirect)).path),
  });
  return (
    <section className={styles.providers} aria-label={t`Other options`}>
      <p className={styles.divider}>
        <Trans>or</Trans>
      </p>
      {children}
      {providers.map(({ name, title }) => (
        <a
          key={name}
          href={`/api/auth_providers/${name}/start?${params}`}
          className={buttonClass()}
          onClick={markSignIn}
        >
          <ProviderMark name={name} />
          <Trans>Continue with {title}</Trans>
        </a>
      ))}
    </section>
  );
}

/** Parameters of the return from a provider's sign-in. */
interface CallbackParameters {
  /** Error code of a failed sign-in. */
  auth_error?: string;
  auth_step?: string;
}

/** True if the provider has identified the player and the two-factor code is missing. */
export const useNeedsCode = (): boolean =>
  (useSearch({ strict: false }) as CallbackParameters).auth_step === "code";

/** Message of a failed sign-in with a provider. */
export function ProviderFailure() {
  const { t } = useLingui();
  const { auth_error: code } = useSearch({ strict: false }) as CallbackParameters;
  if (!code) return null;
  if (code === "account_closed") return <ClosedAccount />;
  const messages: Record<string, string> = {
    denied: t`Cancelled – nothing's changed.`,
    expired: t`That took too long. Please start again.`,
    no_email: t`That account has no confirmed email. Sign up with your email instead.`,
    unavailable: t`The login service isn't responding. Try again in a moment.`,
    restricted_country: t`Not available in your country`,
    forbidden: t`New sign-ups are closed right now.`,
    too_many_requests: t`Too many attempts. Wait a moment and try again.`,
  };
  return <ErrorMessage>{messages[code] ?? messages.unavailable}</ErrorMessage>;
}
