import { BRIDGES, mayBeWebview, type Webview } from "../../rules/web/webview.ts";
import { isStandalone } from "./install.ts";

/**
 * The webview that the page runs in; null in browsers and in the installed app, whose agent is a webview's on iOS.
 * Plain browsers are known without loading anything. Where the closer look cannot be loaded the answer is null too.
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

/** Whether the page runs inside another app: nothing can be installed there, and no notification comes. */
export const isWebview = async (): Promise<boolean> => (await currentWebview()) !== null;
