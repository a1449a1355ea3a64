import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { isStandalone, keptInstallPrompt, manualInstall } from "../../lib/install.ts";
import { Button } from "../../ui/button.tsx";

type Offer = "prompt" | "ios" | "firefox" | null;

function currentOffer(): Offer {
  if (isStandalone()) return null;
  return keptInstallPrompt() ? "prompt" : manualInstall();
}

/** The way to the home screen: one tap where the browser offers it, words where only its menu can; nothing when installed. */
export function InstallEntry() {
  const [offer, setOffer] = useState<Offer>(null);
  const [explained, setExplained] = useState(false);
  useEffect(() => {
    const update = () => setOffer(currentOffer());
    update();
    window.addEventListener("appinstalled", update);
    return () => window.removeEventListener("appinstalled", update);
  }, []);
  if (!offer) return null;
  const install = async () => {
    if (offer !== "prompt") return setExplained((shown) => !shown);
    await keptInstallPrompt()?.prompt();
    window.__installPrompt = undefined;
    setOffer(currentOffer());
  };
  return (
    <div>
      <Button onClick={() => void install()}>
        <Download aria-hidden size={18} /> <Trans>Install the app</Trans>
      </Button>
      {explained ? (
        <p role="status">
          {offer === "ios" ? (
            <Trans>Tap the share button of Safari, then "Add to Home Screen".</Trans>
          ) : (
            <Trans>Open the menu of Firefox, then tap "Install".</Trans>
          )}
        </p>
      ) : null}
    </div>
  );
}
