import { useLingui } from "@lingui/react/macro";
import type { FieldCode } from "../contract/field-codes.ts";

/** The sentence for what is wrong with a field. */
export function useFieldText(): (code: string) => string {
  const { t } = useLingui();
  const sentences: Record<FieldCode, string> = {
    required: t`This is needed.`,
    invalid_format: t`This is not written as it should be.`,
    invalid_characters: t`Some of these signs cannot be used here.`,
    english_only: t`Letters of the English alphabet only.`,
    too_short: t`This is too short.`,
    too_long: t`This is too long.`,
    too_small: t`This is too little.`,
    too_big: t`This is too much.`,
    not_integer: t`A whole number is needed.`,
    not_a_date: t`There is no such date.`,
    too_young: t`You are not old enough to play here.`,
    not_equal: t`These two are not the same.`,
    not_accepted: t`This must be accepted to go on.`,
    too_common: t`Many people use this password. Choose another one.`,
    wrong_credentials: t`E-mail and password do not belong together.`,
    wrong_password: t`This password is wrong.`,
    wrong_code: t`This code is wrong, or was used already.`,
    expired: t`This link is too old, or was used already.`,
    locked: t`Only support can change this.`,
    captcha_failed: t`The check for robots failed. Try once more.`,
    unknown: t`This cannot be chosen.`,
    off_step: t`This is between two steps.`,
    not_enough_money: t`There is not enough money for this.`,
    only_less: t`While you play, a plan can only be made smaller.`,
  };
  return (code) => sentences[code as FieldCode] ?? sentences.unknown;
}
