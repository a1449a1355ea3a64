import { Trans } from "@lingui/react/macro";
import { Copy, ExternalLink } from "lucide-react";
import { useState } from "react";
import { wait } from "../../lib/time/time.ts";
import { Button, ButtonAnchor } from "../../ui/button.tsx";
import { TextToCopy } from "./text-to-copy.tsx";
import styles from "./webview.module.css";

/** After this time without leaving the page the link has failed, in milliseconds. */
const EXIT_TIMEOUT = 2_000;

export interface BrowserLinksProps {
  /** Link to the real browser; null if none is known. */
  link: string | null;
  address: string;
  /** `slim` shows a single action inside a notice, until it fails. */
  look?: "slim" | "small" | "normal";
  onChoice?: (choice: "open" | "copy") => void;
}

/** Opens the real browser by a link or by copying the address, with instructions if neither works. */
export function BrowserLinks({ link, address, look = "normal", onChoice }: BrowserLinksProps) {
  const [state, setState] = useState<"stayed" | "copied" | "refused" | null>(null);
  const isCompact = look !== "normal";
  const size = isCompact ? "small" : "normal";
  const showsCopy = look !== "slim" || !link || state !== null;
  const open = () => {
    onChoice?.("open");
    void wait(EXIT_TIMEOUT).then(() => {
      if (document.visibilityState === "visible") setState((previous) => previous ?? "stayed");
    });
  };
  const copy = async () => {
    onChoice?.("copy");
    try {
      await navigator.clipboard.writeText(address);
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  return (
    <div className={look === "slim" && state === null ? styles.action : styles.actions}>
      <div className={styles.buttons}>
        {link ? (
          <ButtonAnchor look={isCompact ? "ghost" : "primary"} size={size} href={link} onClick={open}>
            {isCompact ? null : <ExternalLink aria-hidden size={18} />} <Trans>Open in your browser</Trans>
          </ButtonAnchor>
        ) : null}
        {showsCopy ? (
          <Button look={link || isCompact ? "ghost" : "primary"} size={size} onClick={() => void copy()}>
            {isCompact ? null : <Copy aria-hidden size={18} />} <Trans>Copy link</Trans>
          </Button>
        ) : null}
      </div>
      <div className={styles.text}>
        {link || isCompact ? null : (
          <p>
            <Trans>Or look for "Open in browser" in this app's menu.</Trans>
          </p>
        )}
        {state === "refused" ? (
          <TextToCopy text={address} />
        ) : (
          <p role="status">
            {state === "copied" ? (
              <Trans>Copied. Paste it in your browser.</Trans>
            ) : state === "stayed" ? (
              <Trans>Nothing happened? Copy the link and paste it in your browser.</Trans>
            ) : null}
          </p>
        )}
      </div>
    </div>
  );
}
