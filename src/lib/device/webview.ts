import { BRIDGES, mayBeWebview, type Webview } from "../../rules/web/webview.ts";
import { isStandalone } from "./install.ts";

/**
 * The webview that the page runs in; null in browsers and in the installed app. Only loads the full detection if the
 * browser isn't clearly a plain one; null if the detection fails to load.
 */
export async function currentWebview(): Promise<Webview | null> {
  const agent = navigator.userAgent;
  const bridges = BRIDGES.filter((name) => name in window);
  if (isStandalone() || !mayBeWebview(agent, bridges)) return null;
  try {
    const { detectWebview } = await import("./detect-webview.ts");
    return detectWebview(agent, bridges, navigator.maxTouchPoints > 1);
  } catch {
    return null;
  }
}

/** True inside another app's webview, where neither installation nor notifications work. */
export const isWebview = async (): Promise<boolean> => (await currentWebview()) !== null;
