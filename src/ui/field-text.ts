import { useLingui } from "@lingui/react/macro";
import type { FieldCode } from "../contract/field-codes.ts";

/** Message of a field's error code. */
export function useFieldText(): (code: string) => string {
  const { t } = useLingui();
  const messages: Record<FieldCode, string> = {
    required: t`Fill this in to continue.`,
    invalid_format: t`Check this for typos.`,
    invalid_characters: t`You can't use some of these characters here.`,
    english_only: t`Use English letters only.`,
    too_short: t`Use more characters.`,
    too_long: t`Use fewer characters.`,
    too_small: t`Enter a higher number.`,
    too_big: t`Enter a lower number.`,
    not_integer: t`Enter a whole number.`,
    not_a_date: t`Enter a valid date.`,
    too_young: t`You're not old enough to play here.`,
    not_equal: t`The passwords don't match.`,
    currency_changed: t`Your currency has changed. Reload the page and try again.`,
    not_accepted: t`Accept the terms to continue.`,
    too_common: t`This password's too common. Choose another one.`,
    wrong_credentials: t`That email and password don't match. Just signed up? Confirm your email first.`,
    wrong_password: t`Wrong password. Try again.`,
    wrong_code: t`This code is wrong or already used. Try another one.`,
    expired: t`This link has expired or was already used.`,
    locked: t`Contact support to change this.`,
    captcha_failed: t`The security check didn't work. Try again.`,
    unknown: t`This isn't available. Choose something else.`,
    off_step: t`Enter an amount in the steps shown.`,
    not_enough_money: t`Your balance is too low for this.`,
    only_less: t`While you're playing, you can only lower your budget and time.`,
  };
  return (code) => messages[code as FieldCode] ?? messages.unknown;
}
