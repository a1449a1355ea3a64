import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { installMethod, type ManualInstallMethod, promptInstall } from "../../lib/device/install.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./install.module.css";
import { PICTURES } from "./install-pictures.tsx";

function useSteps(): Readonly<Record<ManualInstallMethod, readonly string[]>> {
  const { t } = useLingui();
  const onIos = [
    t`Choose "Add to Home Screen".`,
    t`Open Apogee from your home screen and log in there again.`,
  ];
  return {
    iphone: [
      t`Tap the share button at the bottom of Safari. In newer versions, tap the three dots there first.`,
      ...onIos,
    ],
    ipad: [t`Tap the share button at the top of Safari.`, ...onIos],
    ios: [
      t`Tap the share button in or next to the address bar. In some browsers it's in the menu.`,
      ...onIos,
    ],
    firefox: [
      t`Open Firefox's menu.`,
      t`Choose "Add to Home screen".`,
      t`Open Apogee from your home screen.`,
    ],
    macos: [t`Open Safari's File menu and choose "Add to Dock".`, t`Open Apogee from the Dock.`],
  };
}

/** Installation with the browser's prompt, or illustrated steps where only the menu offers it. */
export function InstallSheet({ close }: { close: () => void }) {
  const [method] = useState(installMethod);
  const steps = useSteps();
  return (
    <div className={styles.sheet}>
      <p>
        <Trans>Works offline, opens in its own window and can send you notifications.</Trans>
      </p>
      {method === "prompt" ? (
        <Button look="primary" onClick={() => void promptInstall().then(close)}>
          <Trans>Install the app</Trans>
        </Button>
      ) : method === null ? (
        <p role="status">
          <Trans>You've already installed the app, or this browser can't install it.</Trans>
        </p>
      ) : (
        <ol className={styles.steps}>
          {steps[method].map((step, i) => (
            <li key={step}>
              {PICTURES[method][i]}
              <span>{step}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
