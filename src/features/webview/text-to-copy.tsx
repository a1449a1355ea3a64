import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import styles from "./webview.module.css";

/** A text where the browser refuses the clipboard: selected, so that one hold of a finger copies it. */
export function TextToCopy({ text }: { text: string }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    // What webviews know in place of the clipboard.
    setCopied(document.execCommand("copy"));
  }, []);
  return (
    <>
      <input ref={field} className={styles.link} aria-label={t`Link of this page`} value={text} readOnly />
      <p role="status">
        {copied ? (
          <Trans>Copied. Paste it in your browser.</Trans>
        ) : (
          <Trans>Copy this link and paste it in your browser.</Trans>
        )}
      </p>
    </>
  );
}
