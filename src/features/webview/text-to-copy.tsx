import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import styles from "./webview.module.css";

/** Fallback for a blocked clipboard: the text is selected for manual copying. */
export function TextToCopy({ text }: { text: string }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    // Deprecated, but supported by webviews without the clipboard API.
    setIsCopied(document.execCommand("copy"));
  }, []);
  return (
    <>
      <input ref={field} className={styles.link} aria-label={t`Link to this page`} value={text} readOnly />
      <p role="status">
        {isCopied ? (
          <Trans>Copied. Paste it in your browser.</Trans>
        ) : (
          <Trans>Copy this link and paste it in your browser.</Trans>
        )}
      </p>
    </>
  );
}
