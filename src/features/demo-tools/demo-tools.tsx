import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useRef, useState } from "react";
import { session } from "../../lib/storage/storage.ts";
import styles from "./demo-tools.module.css";
import { Tour } from "./tour.tsx";

const Drawer = lazy(() => import("./drawer.tsx").then(({ Drawer }) => ({ default: Drawer })));

/** The tour's step in this tab, so that a reload continues it. */
const STEP = "demo-tour";

function storedStep(): number | null {
  const step = session.read(STEP);
  return step ? Number(step) : null;
}

/** Demo mode's handle at the edge of the screen, with its drawer and tour. */
export function DemoTools() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState(storedStep);
  const handle = useRef<HTMLButtonElement>(null);
  function goTo(next: number | null): void {
    session.write(STEP, next === null ? "" : String(next));
    setStep(next);
  }
  function close(): void {
    setOpen(false);
    handle.current?.focus();
  }
  return (
    <>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-label={t`Demo tools`}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">
          <Trans>Demo</Trans>
        </span>
      </button>
      {isOpen ? (
        <Suspense>
          <Drawer
            onClose={close}
            onTour={() => {
              setOpen(false);
              goTo(0);
            }}
          />
        </Suspense>
      ) : null}
      {step === null ? null : <Tour step={step} goTo={goTo} />}
    </>
  );
}
