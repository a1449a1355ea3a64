import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { type InstallWay, installWay, onInstallChange, promptInstall } from "../../lib/device/install.ts";
import { isWebview } from "../../lib/device/webview.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";

/** The way to the home screen: one tap where the browser offers it, pictures where only its menu can; nothing when installed. */
export function InstallEntry() {
  const [way, setWay] = useState<InstallWay | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const here = (await isWebview()) ? null : installWay();
      if (!gone) setWay(here);
    };
    void look();
    const end = onInstallChange(() => void look());
    return () => {
      gone = true;
      end();
    };
  }, []);
  if (!way) return null;
  const label = (
    <>
      <Download aria-hidden size={18} /> <Trans>Install the app</Trans>
    </>
  );
  if (way !== "prompt")
    return (
      <PopupLink popup="install" className={buttonClass()}>
        {label}
      </PopupLink>
    );
  return <Button onClick={() => void promptInstall().then(() => setWay(installWay()))}>{label}</Button>;
}
