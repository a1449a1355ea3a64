import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import {
  type InstallMethod,
  installMethod,
  onInstallChange,
  promptInstall,
} from "../../../lib/device/install.ts";
import { isWebview } from "../../../lib/device/webview.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";

/** Installs the app with the browser's prompt or opens instructions; hidden if installed. */
export function InstallEntry() {
  const [method, setMethod] = useState<InstallMethod | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const update = async () => {
      const available = (await isWebview()) ? null : installMethod();
      if (!isUnmounted) setMethod(available);
    };
    void update();
    const unsubscribe = onInstallChange(() => void update());
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, []);
  if (!method) return null;
  const label = (
    <>
      <Download aria-hidden size={18} /> <Trans>Install the app</Trans>
    </>
  );
  if (method !== "prompt")
    return (
      <PopupLink popup="install" className={buttonClass()}>
        {label}
      </PopupLink>
    );
  return <Button onClick={() => void promptInstall().then(() => setMethod(installMethod()))}>{label}</Button>;
}
