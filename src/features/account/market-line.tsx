import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { PlayerFieldName } from "../../contract/player-fields.ts";
import type { Fields } from "../../lib/page/use-fields.ts";
import type { Choice } from "../../ui/field.tsx";
import styles from "./account.module.css";

interface MarketLineProps {
  fields: Fields;
  names: readonly PlayerFieldName[];
  choices: Partial<Record<PlayerFieldName, Choice[]>>;
  /** The fields. */
  children: ReactNode;
}

/** Country and currency as one line; their fields show on request, and while one is empty or wrong. */
export function MarketLine({ fields: { values, errors }, names, choices, children }: MarketLineProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const isUnclear = names.some((name) => {
    const offered = choices[name] ?? [];
    const isMissing = offered.length > 0 && !offered.some(({ value }) => value === values[name]);
    return values[name] === "" || errors[name] || isMissing;
  });
  // Stays open afterwards, so that the fields don't disappear under the player's hands.
  if (isUnclear && !isOpen) setIsOpen(true);
  if (isOpen) return children;
  const labels = names.map((name) =>
    name === "country"
      ? (choices.country?.find(({ value }) => value === values.country)?.label ?? values.country)
      : values[name],
  );
  return (
    <p className={styles.market} data-market>
      <span>{labels.join(" · ")}</span>
      <button
        type="button"
        className={styles.plain}
        aria-label={t`Change it: country and currency`}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Change it</Trans>
      </button>
    </p>
  );
}
