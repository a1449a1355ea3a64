import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { NoticeLine, PromptNotice } from "../../ui/stacked-notice.tsx";
import { BrowserLinks, type BrowserLinksProps } from "./ways-out.tsx";
import styles from "./webview.module.css";

interface WebviewNoticeProps extends BrowserLinksProps {
  onClose: () => void;
}

/** Unobtrusive notice of in-app browser limitations with one link; expands to details and all options. */
export function WebviewNotice({ onClose, ...linkProps }: WebviewNoticeProps) {
  const { t } = useLingui();
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <PromptNotice prompt="webview" label={t`Open in your browser`}>
      <NoticeLine onClose={onClose}>
        <p className={styles.short}>
          {isExpanded ? (
            <Trans>
              Installing, notifications, staying logged in and some payments may not work in this app.
            </Trans>
          ) : (
            <>
              <Trans>This browser can't do everything.</Trans>{" "}
              <button type="button" className={styles.more} onClick={() => setIsExpanded(true)}>
                <Trans>Learn more</Trans>
              </button>
            </>
          )}
        </p>
        <BrowserLinks {...linkProps} look={isExpanded ? "small" : "slim"} />
      </NoticeLine>
    </PromptNotice>
  );
}
