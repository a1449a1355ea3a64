import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { providersQuery } from "../../api/auth.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { session } from "../../lib/storage/storage.ts";
import { redirectTarget } from "../../rules/addresses/redirect-target.ts";
import { joinLocale, splitLocale } from "../../rules/locales/locales.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Failure } from "../../ui/form.tsx";
import styles from "./account.module.css";
import { ClosedAccount } from "./closed-account.tsx";
import { useWayBack } from "./use-after-sign-in.ts";

/** Notes that a sign-in is begun in this tab: its player is told of the time before, see app/last-sign-in. */
export const markSignIn = () => session.write("sign-in-untold", "1");

/** Ways to sign in, or to register, on the word of somebody else. */
export function Providers() {
  const { t } = useLingui();
  const locale = useLocale();
  const { redirect } = useWayBack();
  const providers = useQuery(providersQuery).data ?? [];
  if (providers.length === 0) return null;
  const back = new URLSearchParams({
    redirect: joinLocale(locale, splitLocale(redirectTarget(redirect)).path),
  });
  return (
    <section className={styles.providers} aria-label={t`Other ways`}>
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      {providers.map(({ name, title }) => (
        <a
          key={name}
          href={`/api/auth_providers/${name}/start?${back}`}
          className={buttonClass()}
          onClick={markSignIn}
        >
          <Trans>Go on with {title}</Trans>
        </a>
      ))}
    </section>
  );
}

/** What a provider's sign-in came back with, for the form that it ends on. */
interface Returned {
  /** Why it did not go on. */
  auth_error?: string;
  auth_step?: string;
}

/** True when the provider has said who it is, and the account's second factor is to come. */
export const useWaitsForCode = (): boolean => (useSearch({ strict: false }) as Returned).auth_step === "code";

/** Says why a provider's sign-in did not go on. */
export function ProviderFailure() {
  const { t } = useLingui();
  const { auth_error: code } = useSearch({ strict: false }) as Returned;
  if (!code) return null;
  if (code === "account_closed") return <ClosedAccount />;
  const sentences: Record<string, string> = {
    denied: t`You did not agree there, so nothing has changed here.`,
    expired: t`That took too long. Please begin again.`,
    no_email: t`Your e-mail address is not known or not confirmed there. Sign up here instead.`,
    unavailable: t`The other site does not answer. Try again in a moment.`,
    restricted_country: t`Not available in your country`,
    forbidden: t`You may not do this.`,
    too_many_requests: t`Too many attempts. Wait a moment and try again.`,
  };
  return <Failure>{sentences[code] ?? sentences.unavailable}</Failure>;
}
