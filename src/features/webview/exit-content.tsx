import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { WaysOut, type WaysOutProps } from "./ways-out.tsx";
import styles from "./webview.module.css";

interface ExitContentProps extends WaysOutProps {
  onStay: () => void;
}

/** What the exit popup says: what the browser of another app lacks, and how to leave it. */
export function ExitContent({ onStay, ...ways }: ExitContentProps) {
  return (
    <div className={styles.exit}>
      <p>
        <Trans>This page is open inside another app. There, these may not work:</Trans>
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
          <Trans>Some ways to pay</Trans>
        </li>
      </ul>
      <p>
        <Trans>Your browser opens the same page.</Trans>
      </p>
      <WaysOut {...ways} />
      <Button onClick={onStay}>
        <Trans>Stay here</Trans>
      </Button>
    </div>
  );
}
