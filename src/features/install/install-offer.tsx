import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import {
  dismissInstall,
  type InstallWay,
  installWay,
  isInstallDismissed,
  onInstallChange,
  promptInstall,
} from "../../lib/device/install.ts";
import { isWebview } from "../../lib/device/webview.ts";
import { local, session } from "../../lib/storage/storage.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { FootNotice } from "../../ui/stacked-notice.tsx";
import styles from "./install.module.css";

const VISITED = "visited";

/** Who comes for the first time has other things to look at. Said once a tab. */
function isReturning(): boolean {
  const here = session.read(VISITED);
  if (here !== null) return here === "again";
  const again = local.read(VISITED) !== null;
  local.write(VISITED, "1");
  session.write(VISITED, again ? "again" : "first");
  return again;
}

/** Offers the app by itself: where it can be had, is not had yet, and was not refused lately; never in a webview. */
export function InstallOffer() {
  const { t } = useLingui();
  const [way, setWay] = useState<InstallWay | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const may = isReturning() && !isInstallDismissed() && !(await isWebview());
      if (!gone) setWay(may ? installWay() : null);
    };
    void look();
    const end = onInstallChange(() => void look());
    return () => {
      gone = true;
      end();
    };
  }, []);
  if (!way) return null;
  const dismiss = () => {
    dismissInstall();
    setWay(null);
  };
  const install = async () => {
    const agreed = promptInstall();
    setWay(null);
    // The browser may offer it anew at once: who has just told it no is not asked again for a while.
    if (!(await agreed)) dismiss();
  };
  return (
    <FootNotice asker="install" label={t`Install the app`}>
      <div className={styles.offer}>
        <img src="/icons/icon-192.png" alt="" width={40} height={40} />
        <p>
          <strong>
            <Trans>Apogee as an app</Trans>
          </strong>
          <br />
          <Trans>Always at hand, and open without network.</Trans>
        </p>
        <div className={styles.ways}>
          <Button size="small" onClick={dismiss}>
            <Trans>Not now</Trans>
          </Button>
          {way === "prompt" ? (
            <Button look="primary" size="small" onClick={() => void install()}>
              <Trans>Install</Trans>
            </Button>
          ) : (
            // Nobody tells whether the steps were taken: who has seen them is not offered them again soon.
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
    </FootNotice>
  );
}
