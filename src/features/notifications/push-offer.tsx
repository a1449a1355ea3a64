import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { pushQuery, turnOnPush } from "../../api/push.ts";
import { pushSupport } from "../../lib/device/push.ts";
import { usePushTexts } from "../../lib/device/push-text.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { useAction } from "../../ui/form.tsx";
import styles from "./notifications.module.css";

/** Offers push notifications in the bell; the browser's prompt only opens on a tap. */
export function PushOffer() {
  const texts = usePushTexts();
  const client = useQueryClient();
  const { busy, run } = useAction();
  const settings = useQuery(pushQuery).data;
  const support = pushSupport();
  if (!settings || settings.subscribed || support === "none" || support === "denied") return null;
  if (support === "install")
    return (
      <p className={styles.offer}>
        <BellRing aria-hidden size={20} />
        <Trans>Install the app from the menu to get these even when it's closed.</Trans>
      </p>
    );
  const turnOn = () =>
    run(async () => {
      showToast({ text: texts[await turnOnPush(client)], kind: "info" });
    });
  return (
    <div className={styles.offer}>
      <BellRing aria-hidden size={20} />
      <span>
        <Trans>Get these on this device too, even when the app's closed.</Trans>
      </span>
      <Button size="small" onClick={turnOn} aria-disabled={busy || undefined}>
        <Trans>Turn on</Trans>
      </Button>
    </div>
  );
}
