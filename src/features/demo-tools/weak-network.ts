import { WEAK_NETWORK_COOKIE } from "../../contract/demo-tools.ts";
import { cookieOf } from "../../lib/storage/storage.ts";

/** How this browser's requests fare: as they come, delayed by two seconds, or unanswered. */
export type DemoNetwork = "normal" | "slow" | "off";

/** Seconds after which the network is normal again, because a page without one can't be relied on to restore it. */
const DURATION = 120;

export function demoNetwork(): DemoNetwork {
  const value = cookieOf(WEAK_NETWORK_COOKIE);
  return value === "slow" || value === "off" ? value : "normal";
}

export function setDemoNetwork(network: DemoNetwork): void {
  const age = network === "normal" ? 0 : DURATION;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${WEAK_NETWORK_COOKIE}=${network}; path=/; max-age=${age}; samesite=lax`;
}
