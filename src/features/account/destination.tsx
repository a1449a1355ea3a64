import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { redirectTarget } from "../../rules/addresses/redirect-target.ts";
import { splitLocale } from "../../rules/locales/locales.ts";
import { buttonClass } from "../../ui/button.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./account.module.css";
import { useRedirectParam } from "./use-after-sign-in.ts";

/** Why an address needs an account, for players and for newcomers; the first pattern that matches counts. */
const REASONS: readonly (readonly [RegExp, MessageDescriptor, MessageDescriptor])[] = [
  [/^\/(?:deposit|accounts\/\d+\/deposit)/, msg`Log in to deposit.`, msg`Sign up to deposit`],
  [/^\/withdraw/, msg`Log in to withdraw.`, msg`Sign up to withdraw`],
  [/^\/(?:cashbox|dashboard)/, msg`Log in to open your cashbox.`, msg`Sign up to open your cashbox`],
  [/^\/profile\/limits/, msg`Log in to set your limits.`, msg`Sign up to set your limits`],
  [/^\/profile\/level/, msg`Log in to see your level.`, msg`Sign up to see your level`],
  [
    /^\/profile\/(?:gifts|bonus-balance|promocode)/,
    msg`Log in to see your bonuses.`,
    msg`Sign up to see your bonuses`,
  ],
  [
    /^\/profile\/(?:payments|statement|games-history|activity)/,
    msg`Log in to see your history.`,
    msg`Sign up to see your history`,
  ],
  [/^\/profile\/verification/, msg`Log in to verify your ID.`, msg`Sign up to verify your ID`],
  [/^\/profile/, msg`Log in to open your account.`, msg`Sign up to open your account`],
  [/^\/favorite-games/, msg`Log in to see your favourites.`, msg`Sign up to see your favourites`],
  [/^\/play\//, msg`Log in to play for real money.`, msg`Sign up to play for real money`],
];

/** Says what the visitor came for, to players or to newcomers; null without a target. */
function useReason(isNew: boolean): string | null {
  const { i18n } = useLingui();
  const { redirect } = useRedirectParam();
  const { path } = splitLocale(redirectTarget(redirect));
  if (path === "/") return null;
  const [, logIn, signUp] = REASONS.find(([pattern]) => pattern.test(path)) ?? [
    null,
    msg`Log in to continue.`,
    msg`Sign up to continue`,
  ];
  return i18n._(isNew ? signUp : logIn);
}

/** The line above the login form that says what the visitor came for. */
export function Destination() {
  const reason = useReason(false);
  return reason ? <p className={styles.reason}>{reason}</p> : null;
}

/** What the visitor came for, above the registration form, with the way to it for players who have an account. */
export function DestinationWithLogin() {
  const reason = useReason(true);
  const redirectParams = useRedirectParam();
  if (!reason) return null;
  return (
    <div className={styles.destination}>
      <p>{reason}</p>
      <PopupLink popup="login" replace className={buttonClass()} {...redirectParams}>
        <Trans>Already have an account? Log in</Trans>
      </PopupLink>
    </div>
  );
}

/** True if the address names a page to return to. */
export const useHasDestination = (): boolean => useReason(false) !== null;
