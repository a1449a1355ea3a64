import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { dismissInstall, installWay, isInstallDismissed, onInstallChange } from "../../lib/install.ts";
import { local, session } from "../../lib/storage.ts";
import { isWebview } from "../../lib/webview.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
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

/** Offers the home screen by itself: where it can be had, is not had yet, and was not refused lately; never in a webview. */
export function InstallOffer() {
  const { t } = useLingui();
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const may = isReturning() && installWay() !== null && !isInstallDismissed() && !(await isWebview());
      if (!gone) setOffered(may);
    };
    void look();
    const end = onInstallChange(() => void look());
    return () => {
      gone = true;
      end();
    };
  }, []);
  if (!offered) return null;
  const dismiss = () => {
    dismissInstall();
    setOffered(false);
  };
  return (
    <section className={styles.offer} aria-label={t`Install the app`}>
      <img src="/icons/icon-192.png" alt="" width={48} height={48} />
      <p>
        <strong>
          <Trans>Apogee on your home screen</Trans>
        </strong>{" "}
        <Trans>One tap away, and open without network.</Trans>
      </p>
      <div className={styles.ways}>
        <Button size="small" onClick={dismiss}>
          <Trans>Not now</Trans>
        </Button>
        <PopupLink
          popup="install"
          className={buttonClass({ look: "primary", size: "small" })}
          onClick={dismiss}
        >
          <Trans>Install</Trans>
        </PopupLink>
      </div>
    </section>
  );
}
