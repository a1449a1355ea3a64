import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type InstallWay, installWay, promptInstall } from "../../lib/install.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./install.module.css";
import { PICTURES } from "./install-pictures.tsx";

function useSteps(): Readonly<Record<Exclude<InstallWay, "prompt">, readonly string[]>> {
  const { t } = useLingui();
  return {
    ios: [
      t`Tap the share button at the edge of Safari.`,
      t`Choose "Add to Home Screen".`,
      t`Open Apogee from the home screen and log in there once more.`,
    ],
    firefox: [
      t`Open the menu of Firefox.`,
      t`Choose "Add to Home screen".`,
      t`Open Apogee from the home screen.`,
    ],
    macos: [t`Open the File menu of Safari and choose "Add to Dock".`, t`Open Apogee from the dock.`],
  };
}

/** How the app is put on this device: by one tap, or step by step with pictures where only the browser's menu can. */
export function InstallSheet({ close }: { close: () => void }) {
  const [way] = useState(installWay);
  const steps = useSteps();
  return (
    <div className={styles.sheet}>
      <p>
        <Trans>Opens without network, in its own window, and notifies you when you want that.</Trans>
      </p>
      {way === "prompt" ? (
        <Button look="primary" onClick={() => void promptInstall().then(close)}>
          <Trans>Install the app</Trans>
        </Button>
      ) : way === null ? (
        <p role="status">
          <Trans>The app is installed, or this browser cannot install it.</Trans>
        </p>
      ) : (
        <ol className={styles.steps}>
          {steps[way].map((step, i) => (
            <li key={step}>
              {PICTURES[way][i]}
              <span>{step}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
