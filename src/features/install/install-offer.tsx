import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import {
  dismissInstall,
  type InstallMethod,
  installMethod,
  isInstallDismissed,
  onInstallChange,
  promptInstall,
} from "../../lib/device/install.ts";
import { isWebview } from "../../lib/device/webview.ts";
import { local, session } from "../../lib/storage/storage.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { PromptNotice } from "../../ui/stacked-notice.tsx";
import styles from "./install.module.css";

const VISITED = "visited";

/** True on a returning visit; a first-time visitor is not interrupted. Decided once per tab. */
function isReturning(): boolean {
  const storedVisit = session.read(VISITED);
  if (storedVisit !== null) return storedVisit === "again";
  const isReturningVisit = local.read(VISITED) !== null;
  local.write(VISITED, "1");
  session.write(VISITED, isReturningVisit ? "again" : "first");
  return isReturningVisit;
}

/** Offers the installation if available, not installed and not dismissed recently; never in a webview. */
export function InstallOffer() {
  const { t } = useLingui();
  const [method, setMethod] = useState<InstallMethod | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const update = async () => {
      const canOffer = isReturning() && !isInstallDismissed() && !(await isWebview());
      if (!isUnmounted) setMethod(canOffer ? installMethod() : null);
    };
    void update();
    const unsubscribe = onInstallChange(() => void update());
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, []);
  if (!method) return null;
  const dismiss = () => {
    dismissInstall();
    setMethod(null);
  };
  const install = async () => {
    const accepted = promptInstall();
    setMethod(null);
    // Browsers may fire the event again right away: respect a decline for a while.
    if (!(await accepted)) dismiss();
  };
  return (
    <PromptNotice prompt="install" label={t`Install the app`}>
      <div className={styles.offer}>
        <img src="/icons/icon-192.png" alt="" width={40} height={40} />
        <p>
          <strong>
            <Trans>Get the Apogee app</Trans>
          </strong>
          <br />
          <Trans>Always at hand, even offline.</Trans>
        </p>
        <div className={styles.actions}>
          <Button size="small" onClick={dismiss}>
            <Trans>Not now</Trans>
          </Button>
          {method === "prompt" ? (
            <Button look="primary" size="small" onClick={() => void install()}>
              <Trans>Install</Trans>
            </Button>
          ) : (
            // Manual installation is undetectable: opening the instructions counts as dismissal.
            <PopupLink
              popup="install"
              className={buttonClass({ look: "primary", size: "small" })}
              onClick={dismiss}
            >
              <Trans>Install</Trans>
            </PopupLink>
          )}
        </div>
      </div>
    </PromptNotice>
  );
}
