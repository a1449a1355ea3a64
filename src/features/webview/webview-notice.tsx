import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { WaysOut, type WaysOutProps } from "./ways-out.tsx";
import styles from "./webview.module.css";

interface WebviewNoticeProps extends WaysOutProps {
  onClose: () => void;
}

/** Says early and quietly what will not work here. Below the header: the foot of the screen is for what the law asks. */
export function WebviewNotice({ onClose, ...ways }: WebviewNoticeProps) {
  const { t } = useLingui();
  return (
    <section className={styles.notice} aria-label={t`Open in your browser`}>
      <p>
        <Trans>
          Inside this app, installing, notifications, staying logged in and some payments may fail.
        </Trans>
      </p>
      <Button size="icon" aria-label={t`Close`} onClick={onClose}>
        <X aria-hidden />
      </Button>
      <WaysOut {...ways} quiet />
    </section>
  );
}
