import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { redirectTarget } from "../../rules/addresses/redirect-target.ts";
import { splitLocale } from "../../rules/locales/locales.ts";
import { buttonClass } from "../../ui/button.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./account.module.css";
import { useRedirectParam } from "./use-after-sign-in.ts";

/** Why an address needs an account; the first pattern that matches counts. */
const REASONS: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [/^\/(?:deposit|accounts\/\d+\/deposit)/, msg`Log in to deposit.`],
  [/^\/withdraw/, msg`Log in to withdraw.`],
  [/^\/(?:cashbox|dashboard)/, msg`Log in to open your cashbox.`],
  [/^\/profile\/limits/, msg`Log in to set your limits.`],
  [/^\/profile\/level/, msg`Log in to see your level.`],
  [/^\/profile\/(?:gifts|bonus-balance|promocode)/, msg`Log in to see your bonuses.`],
  [/^\/profile\/(?:payments|statement|games-history|activity)/, msg`Log in to see your history.`],
  [/^\/profile\/verification/, msg`Log in to verify your account.`],
  [/^\/profile/, msg`Log in to open your account.`],
  [/^\/favorite-games/, msg`Log in to see your favourites.`],
  [/^\/play\//, msg`Log in to play for real money.`],
];

/** Says what the visitor came for; null without a target. */
function useReason(): string | null {
  const { i18n } = useLingui();
  const { redirect } = useRedirectParam();
  const { path } = splitLocale(redirectTarget(redirect));
  if (path === "/") return null;
  const reason = REASONS.find(([pattern]) => pattern.test(path))?.[1] ?? msg`Log in to continue.`;
  return i18n._(reason);
}

/** The line above the login form that says what the visitor came for. */
export function Destination() {
  const reason = useReason();
  return reason ? <p className={styles.reason}>{reason}</p> : null;
}

/** What the visitor came for, above the registration form, with the way to it for players who have an account. */
export function DestinationWithLogin() {
  const reason = useReason();
  const redirectParams = useRedirectParam();
  if (!reason) return null;
  return (
    <div className={styles.destination}>
      <p>{reason}</p>
      <PopupLink popup="login" replace className={buttonClass()} {...redirectParams}>
        <Trans>Log in</Trans>
      </PopupLink>
      <p className={styles.divider}>
        <Trans>New here? Create an account</Trans>
      </p>
    </div>
  );
}

/** True if the address names a page to return to. */
export const useHasDestination = (): boolean => useReason() !== null;
