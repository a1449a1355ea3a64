import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import type { Offer } from "../../contract/bonuses.ts";
import styles from "../../ui/panel.module.css";
import { Summary } from "../../ui/summary.tsx";

const FullTerms = lazy(() => import("./full-terms.tsx").then(({ FullTerms }) => ({ default: FullTerms })));

/** The campaign's terms, loaded once they are opened. */
export function TermsInFull({ offer: { id, version } }: { offer: Offer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>
        <Trans>Full terms</Trans>
      </Summary>
      {isOpen ? (
        <Suspense>
          <FullTerms campaign={{ slug: id, version }} />
        </Suspense>
      ) : null}
    </details>
  );
}
