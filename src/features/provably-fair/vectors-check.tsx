import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { loadVectors } from "../../api/provably-fair.ts";
import { wait } from "../../lib/time/time.ts";
import { countVectors, matchesVector, VECTORS_PATH } from "../../rules/fair/vectors.ts";
import { Button, ButtonAnchor } from "../../ui/button.tsx";
import { ErrorMessage, SuccessMessage } from "../../ui/form.tsx";
import { Card } from "./card.tsx";
import styles from "./provably-fair.module.css";

/** Rounds per task, to keep the page responsive. */
const CHUNK = 20;

type Run =
  | { state: "idle" | "failed" }
  | { state: "on" | "over"; done: number; matched: number; total: number };

/** Recomputes the published test vectors on this device and counts the matches. */
export function VectorsCheck() {
  const [run, setRun] = useState<Run>({ state: "idle" });
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function start(): Promise<void> {
    if (run.state === "on") return;
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    setRun({ state: "on", done: 0, matched: 0, total: 0 });
    const vectors = await loadVectors();
    if (signal.aborted) return;
    if (!vectors) {
      setRun({ state: "failed" });
      return;
    }
    const total = countVectors(vectors);
    let [done, matched] = [0, 0];
    for (const set of vectors.sets)
      for (const round of set.rounds) {
        if (await matchesVector(set, round)) matched++;
        if (++done % CHUNK > 0) continue;
        await wait(0);
        if (signal.aborted) return;
        setRun({ state: "on", done, matched, total });
      }
    setRun({ state: "over", done, matched, total });
  }

  return (
    <Card title={<Trans>1,000 test rounds</Trans>}>
      <p className={styles.lead}>
        <Trans>
          These rounds are published with everything their results come from. Don't trust this page? Check
          them with your own program.
        </Trans>
      </p>
      {run.state === "on" ? (
        <>
          <progress className={styles.progress} value={run.done} max={run.total || 1} aria-labelledby="run" />
          <p id="run" className="money">
            <Trans>
              {run.done} of {run.total} checked
            </Trans>
          </p>
        </>
      ) : null}
      {run.state === "over" ? (
        run.matched === run.total ? (
          <SuccessMessage>
            <Trans>
              {run.matched} of {run.total} match.
            </Trans>
          </SuccessMessage>
        ) : (
          <ErrorMessage>
            <Trans>
              {run.matched} of {run.total} match.
            </Trans>
          </ErrorMessage>
        )
      ) : null}
      {run.state === "failed" ? (
        <ErrorMessage>
          <Trans>We couldn't load the rounds. Try again when you're online.</Trans>
        </ErrorMessage>
      ) : null}
      <div className={styles.line}>
        <Button aria-disabled={run.state === "on" || undefined} onClick={() => void start()}>
          <Trans>Check them here</Trans>
        </Button>
        <ButtonAnchor href={VECTORS_PATH} download>
          <Trans>Download rounds</Trans>
        </ButtonAnchor>
      </div>
    </Card>
  );
}
