import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import styles from "../../ui/panel.module.css";
import { Summary } from "../../ui/summary.tsx";
import type { BonusOutlookProps } from "./bonus-outlook.tsx";

const BonusOutlook = lazy(() =>
  import("./bonus-outlook.tsx").then(({ BonusOutlook }) => ({ default: BonusOutlook })),
);

/** The outlook of a bonus, loaded and simulated when the player opens it. */
export function InNumbers(props: BonusOutlookProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>
        <Trans>What it costs on average</Trans>
      </Summary>
      {isOpen ? (
        <Suspense fallback={null}>
          <BonusOutlook {...props} />
        </Suspense>
      ) : null}
    </details>
  );
}
