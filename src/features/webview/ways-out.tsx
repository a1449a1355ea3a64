import { Trans } from "@lingui/react/macro";
import { Copy, ExternalLink } from "lucide-react";
import { useState } from "react";
import { wait } from "../../lib/time/time.ts";
import { Button, ButtonAnchor } from "../../ui/button.tsx";
import { TextToCopy } from "./text-to-copy.tsx";
import styles from "./webview.module.css";

/** Milliseconds after which a way out that worked would have left this page. */
const LEFT_AFTER = 2_000;

export interface WaysOutProps {
  /** Leads to the real browser; null where none is known. */
  link: string | null;
  /** What is copied. */
  address: string;
  /** In a notice, beside which the page has an action of its own: `slim` is one way, unless that leads nowhere. */
  look?: "slim" | "small" | "normal";
  onChoice?: (choice: "open" | "copy") => void;
}

/** To the real browser, by a link or by copying the address; says what to do where neither works. */
export function WaysOut({ link, address, look = "normal", onChoice }: WaysOutProps) {
  const [state, setState] = useState<"stayed" | "copied" | "refused" | null>(null);
  const quiet = look !== "normal";
  const size = quiet ? "small" : "normal";
  const copies = look !== "slim" || !link || state !== null;
  const open = () => {
    onChoice?.("open");
    void wait(LEFT_AFTER).then(() => {
      if (document.visibilityState === "visible") setState((before) => before ?? "stayed");
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
    <div className={look === "slim" && state === null ? styles.way : styles.ways}>
      <div className={styles.buttons}>
        {link ? (
          <ButtonAnchor look={quiet ? "ghost" : "primary"} size={size} href={link} onClick={open}>
            {quiet ? null : <ExternalLink aria-hidden size={18} />} <Trans>Open in your browser</Trans>
          </ButtonAnchor>
        ) : null}
        {copies ? (
          <Button look={link || quiet ? "ghost" : "primary"} size={size} onClick={() => void copy()}>
            {quiet ? null : <Copy aria-hidden size={18} />} <Trans>Copy link</Trans>
          </Button>
        ) : null}
      </div>
      <div className={styles.said}>
        {link || quiet ? null : (
          <p>
            <Trans>Or look for "Open in browser" in the menu of this app.</Trans>
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
