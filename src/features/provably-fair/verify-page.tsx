import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PageHead } from "../../ui/page-head.tsx";
import { Card } from "./card.tsx";
import type { Suggested } from "./check-form.tsx";
import { Odds } from "./odds.tsx";
import { OwnSeeds } from "./own-seeds.tsx";
import styles from "./provably-fair.module.css";
import { RoundCheck } from "./round-check.tsx";
import { VectorsCheck } from "./vectors-check.tsx";

/** Where anybody works a round out again, without network too. */
export function VerifyPage() {
  const { t } = useLingui();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  return (
    <>
      <PageHead
        title={t`Check a round`}
        description={t`Work out on your own device what fell in a round, and read the rules and odds of each game.`}
      />
      <div className={styles.page}>
        <h1>
          <Trans>Check a round</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            What fell in a round can be worked out again, on this device and without network. Nothing that you
            fill in here is sent to anybody.
          </Trans>
        </p>
        <RoundCheck suggested={suggested} />
        <Card title={<Trans>What this proves</Trans>}>
          <p>
            <Trans>
              That what fell was fixed before you staked, and that nobody has changed it since: neither we nor
              you.
            </Trans>
          </p>
          <p className={styles.lead}>
            <Trans>
              It does not prove that the odds are good. That is why weights, prizes and what comes back of all
              stakes stand below.
            </Trans>
          </p>
        </Card>
        <OwnSeeds
          onUse={(seed) => {
            setSuggested((before) => ({ id: (before?.id ?? 0) + 1, seed }));
            document.getElementById("round")?.scrollIntoView({ block: "start" });
          }}
        />
        <Odds />
        <VectorsCheck />
      </div>
    </>
  );
}
