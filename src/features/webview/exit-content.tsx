import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { BrowserLinks, type BrowserLinksProps } from "./ways-out.tsx";
import styles from "./webview.module.css";

interface ExitContentProps extends BrowserLinksProps {
  onStay: () => void;
}

/** Content of the exit popup: limitations of in-app browsers, and links to leave. */
export function ExitContent({ onStay, ...linkProps }: ExitContentProps) {
  return (
    <div className={styles.exit}>
      <p>
        <Trans>You've opened this page inside another app. These may not work here:</Trans>
      </p>
      <ul>
        <li>
          <Trans>Apogee on your home screen</Trans>
        </li>
        <li>
          <Trans>Notifications</Trans>
        </li>
        <li>
          <Trans>Staying logged in</Trans>
        </li>
        <li>
          <Trans>Some payment methods</Trans>
        </li>
      </ul>
      <p>
        <Trans>You can open the same page in your browser.</Trans>
      </p>
      <BrowserLinks {...linkProps} />
      <Button onClick={onStay}>
        <Trans>Stay here</Trans>
      </Button>
    </div>
  );
}
