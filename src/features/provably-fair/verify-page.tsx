import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PageHead } from "../../ui/page-head.tsx";
import { Card } from "./card.tsx";
import type { SuggestedSeed } from "./check-form.tsx";
import { Odds } from "./odds.tsx";
import { OwnSeeds } from "./own-seeds.tsx";
import styles from "./provably-fair.module.css";
import { RoundCheck } from "./round-check.tsx";
import { VectorsCheck } from "./vectors-check.tsx";

/** Public page to verify rounds, also offline. */
export function VerifyPage() {
  const { t } = useLingui();
  const [suggested, setSuggested] = useState<SuggestedSeed | null>(null);
  return (
    <>
      <PageHead
        title={t`Check a round`}
        description={t`Check any round on your own device, and see each game's rules and odds.`}
      />
      <div className={styles.page}>
        <h1>
          <Trans>Check a round</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Check any round yourself, even offline. Nothing you enter here is sent to anyone.</Trans>
        </p>
        <RoundCheck suggested={suggested} />
        <Card title={<Trans>What this proves</Trans>}>
          <p>
            <Trans>
              That the result was set before you bet, and that no one's changed it since – not us, not you.
            </Trans>
          </p>
          <p className={styles.lead}>
            <Trans>
              It doesn't prove that the odds are good. That's why we list weights, prizes and payback below.
            </Trans>
          </p>
        </Card>
        <OwnSeeds
          onUse={(seed) => {
            setSuggested((previous) => ({ id: (previous?.id ?? 0) + 1, seed }));
            document.getElementById("round")?.scrollIntoView({ block: "start" });
          }}
        />
        <Odds />
        <VectorsCheck />
      </div>
    </>
  );
}
