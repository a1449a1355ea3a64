import { local } from "../storage/storage.ts";
import { now } from "../time/time.ts";

/** Chromium's install prompt, captured by the inline script in the page's head. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    __installPrompt?: InstallPrompt;
  }
  interface Navigator {
    standalone?: boolean;
    getInstalledRelatedApps?: () => Promise<unknown[]>;
  }
}

const INSTALLED = "app-installed";
const LAST_DISMISSAL = "install-dismissed";
const DAY = 86_400_000;
/** Days until the next offer after the first, second and every later dismissal. */
const BACKOFF_DAYS = [7, 30, 90];
const MODES = ["standalone", "fullscreen", "minimal-ui", "window-controls-overlay"];

/** True if the page runs as an installed app. */
export function isStandalone(): boolean {
  return navigator.standalone === true || MODES.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}

/**
 * Position of iOS's share button: bottom in Safari on phones, top on tablets, elsewhere in other browsers.
 */
type IosMethod = "iphone" | "ipad" | "ios";
export type ManualInstallMethod = IosMethod | "firefox" | "macos";

const isMac = () => /Macintosh/.test(navigator.userAgent);

function iosMethod(): IosMethod | null {
  const agent = navigator.userAgent;
  const isPhone = /iPhone|iPod/.test(agent);
  if (!isPhone && !/iPad/.test(agent) && !(isMac() && navigator.maxTouchPoints > 1)) return null;
  if (/(CriOS|EdgiOS|FxiOS|OPT|DuckDuckGo)\//.test(agent)) return "ios";
  return isPhone ? "iphone" : "ipad";
}

export const isIos = (): boolean => iosMethod() !== null;

/** Platforms without an install event, where the player installs through the browser's menu. */
export function manualInstall(): ManualInstallMethod | null {
  const agent = navigator.userAgent;
  const ios = iosMethod();
  if (ios) return ios;
  if (/Android.*Firefox\//.test(agent)) return "firefox";
  // Safari on macOS 14+ can add sites to the Dock.
  const version = /Version\/(\d+).*Safari\//.exec(agent)?.[1];
  return isMac() && version && Number(version) >= 17 && !/Chrom(e|ium)\//.test(agent) ? "macos" : null;
}

export type InstallMethod = "prompt" | ManualInstallMethod;

/** Install method of this browser; null if it cannot install, or the app is already installed. */
export function installMethod(): InstallMethod | null {
  if (isStandalone()) return null;
  // The browser offers installation only while the app is not installed.
  if (window.__installPrompt) return "prompt";
  return local.read(INSTALLED) === null ? manualInstall() : null;
}

/**
 * Shows the browser's install prompt, which works once.
 * @returns true if the player accepted.
 */
export async function promptInstall(): Promise<boolean> {
  const prompt = window.__installPrompt;
  window.__installPrompt = undefined;
  return (await prompt?.prompt())?.outcome === "accepted";
}

/**
 * Calls `listener` when the install method may have changed.
 * @returns the unsubscribe function.
 */
export function onInstallChange(listener: () => void): () => void {
  const onInstalled = () => {
    local.write(INSTALLED, "1");
    window.__installPrompt = undefined;
    listener();
  };
  const onOffered = () => {
    local.remove(INSTALLED);
    listener();
  };
  window.addEventListener("appinstalled", onInstalled);
  window.addEventListener("beforeinstallprompt", onOffered);
  return () => {
    window.removeEventListener("appinstalled", onInstalled);
    window.removeEventListener("beforeinstallprompt", onOffered);
  };
}

interface Dismissal {
  count: number;
  /** Milliseconds since the epoch. */
  at: number;
}

function lastDismissal(): Dismissal | null {
  try {
    const { count, at } = JSON.parse(local.read(LAST_DISMISSAL) ?? "null") as Dismissal;
    return Number.isInteger(count) && count > 0 && Number.isFinite(at) ? { count, at } : null;
  } catch {
    return null;
  }
}

/** True while the backoff after the last dismissal suppresses the automatic offer. */
export function isInstallDismissed(): boolean {
  const last = lastDismissal();
  if (!last) return false;
  const days = BACKOFF_DAYS[Math.min(last.count, BACKOFF_DAYS.length) - 1]!;
  // A clock that was ahead would suppress the offer for too long: future times count as now.
  return now() - Math.min(last.at, now()) < days * DAY;
}

export function dismissInstall(): void {
  const count = (lastDismissal()?.count ?? 0) + 1;
  local.write(LAST_DISMISSAL, JSON.stringify({ count, at: now() } satisfies Dismissal));
}
