import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FootNotice, NoticeLine } from "../../ui/stacked-notice.tsx";
import { WaysOut, type WaysOutProps } from "./ways-out.tsx";
import styles from "./webview.module.css";

interface WebviewNoticeProps extends WaysOutProps {
  onClose: () => void;
}

/** Says early and quietly that something may not work here, with one way out; what, and every way, to who asks. */
export function WebviewNotice({ onClose, ...ways }: WebviewNoticeProps) {
  const { t } = useLingui();
  const [isTold, setTold] = useState(false);
  return (
    <FootNotice asker="webview" label={t`Open in your browser`}>
      <NoticeLine onClose={onClose}>
        <p className={styles.short}>
          {isTold ? (
            <Trans>
              Inside this app, installing, notifications, staying logged in and some payments may fail.
            </Trans>
          ) : (
            <>
              <Trans>Inside another app, not everything works.</Trans>{" "}
              <button type="button" className={styles.more} onClick={() => setTold(true)}>
                <Trans>What?</Trans>
              </button>
            </>
          )}
        </p>
        <WaysOut {...ways} look={isTold ? "small" : "slim"} />
      </NoticeLine>
    </FootNotice>
  );
}
