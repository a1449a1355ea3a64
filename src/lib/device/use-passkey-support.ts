import { useEffect, useState } from "react";
import { hasPasskeys } from "./passkeys.ts";
import { isWebview } from "./webview.ts";

/** `webview`: an in-app browser, which may have the interface and fails when it's used. */
export type PasskeySupport = "full" | "none" | "webview";

export function usePasskeySupport(): PasskeySupport {
  const [support, setSupport] = useState<PasskeySupport>(() => (hasPasskeys() ? "full" : "none"));
  useEffect(() => {
    void isWebview().then((isInside) => isInside && setSupport("webview"));
  }, []);
  return support;
}
