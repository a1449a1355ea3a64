import { Plural, Trans } from "@lingui/react/macro";
import { useMoneyText } from "../../api/money-text.ts";
import type { Award } from "../../contract/awards.ts";

/** What an award is worth. */
export function AwardValue({ award: { kind, amount_cents, currency, count } }: { award: Award }) {
  const money = useMoneyText();
  if (kind === "freespins" && count !== null)
    return <Plural value={count} one="# bonus spin" other="# bonus spins" />;
  if (kind === "points" && count !== null) return <Plural value={count} one="# point" other="# points" />;
  if (amount_cents === null || currency === null) return null;
  const amount = money(amount_cents, currency);
  return kind === "bonus" ? <Trans>{amount} bonus</Trans> : amount;
}
