import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { installWay, type ManualWay, promptInstall } from "../../lib/device/install.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./install.module.css";
import { PICTURES } from "./install-pictures.tsx";

function useSteps(): Readonly<Record<ManualWay, readonly string[]>> {
  const { t } = useLingui();
  const onIos = [
    t`Choose "Add to Home Screen".`,
    t`Open Apogee from the home screen and log in there once more.`,
  ];
  return {
    iphone: [
      t`Tap the share button at the bottom of Safari; newer versions have it behind the three dots there.`,
      ...onIos,
    ],
    ipad: [t`Tap the share button at the top of Safari.`, ...onIos],
    ios: [
      t`Tap the share button in the address bar or beside it; some browsers have it in their menu.`,
      ...onIos,
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
