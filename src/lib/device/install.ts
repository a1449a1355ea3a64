import { local } from "../storage/storage.ts";
import { now } from "../time/time.ts";

/** Chromium's offer to install, kept by the small script in the page's head until somebody asks for it. */
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
const DISMISSED = "install-dismissed";
const DAY = 86_400_000;
/** Days without an offer after the first, the second, and every further time that it was sent away. */
const BACK_OFF = [7, 30, 90];
const MODES = ["standalone", "fullscreen", "minimal-ui", "window-controls-overlay"];

/** True when the page runs as an installed app. */
export function isStandalone(): boolean {
  return navigator.standalone === true || MODES.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}

/** Where the share button is on iOS: in Safari of a phone below, of a tablet above, and where other browsers have it. */
type IosWay = "iphone" | "ipad" | "ios";
export type ManualWay = IosWay | "firefox" | "macos";

const isMac = () => /Macintosh/.test(navigator.userAgent);

function iosWay(): IosWay | null {
  const agent = navigator.userAgent;
  const isPhone = /iPhone|iPod/.test(agent);
  if (!isPhone && !/iPad/.test(agent) && !(isMac() && navigator.maxTouchPoints > 1)) return null;
  if (/(CriOS|EdgiOS|FxiOS|OPT|DuckDuckGo)\//.test(agent)) return "ios";
  return isPhone ? "iphone" : "ipad";
}

export const isIos = (): boolean => iosWay() !== null;

/** Platforms that install without an event: the player does it by the browser's own menu. */
export function manualInstall(): ManualWay | null {
  const agent = navigator.userAgent;
  const ios = iosWay();
  if (ios) return ios;
  if (/Android.*Firefox\//.test(agent)) return "firefox";
  // Safari of macOS, from the version on that can put a site into the dock.
  const version = /Version\/(\d+).*Safari\//.exec(agent)?.[1];
  return isMac() && version && Number(version) >= 17 && !/Chrom(e|ium)\//.test(agent) ? "macos" : null;
}

export type InstallWay = "prompt" | ManualWay;

/** How this browser installs the app; null where it cannot, or where that is done already. */
export function installWay(): InstallWay | null {
  if (isStandalone()) return null;
  // The browser offers it: then it is not there, or no more.
  if (window.__installPrompt) return "prompt";
  return local.read(INSTALLED) === null ? manualInstall() : null;
}

/** Asks by the browser's own prompt, which is good once. True when the player agreed. */
export async function promptInstall(): Promise<boolean> {
  const prompt = window.__installPrompt;
  window.__installPrompt = undefined;
  return (await prompt?.prompt())?.outcome === "accepted";
}

/** Calls when the way to install may have changed. Gives what ends that. */
export function onInstallChange(listener: () => void): () => void {
  const installed = () => {
    local.write(INSTALLED, "1");
    window.__installPrompt = undefined;
    listener();
  };
  const offered = () => {
    local.remove(INSTALLED);
    listener();
  };
  window.addEventListener("appinstalled", installed);
  window.addEventListener("beforeinstallprompt", offered);
  return () => {
    window.removeEventListener("appinstalled", installed);
    window.removeEventListener("beforeinstallprompt", offered);
  };
}

interface Dismissal {
  count: number;
  /** Milliseconds since the epoch. */
  at: number;
}

function lastDismissal(): Dismissal | null {
  try {
    const { count, at } = JSON.parse(local.read(DISMISSED) ?? "null") as Dismissal;
    return Number.isInteger(count) && count > 0 && Number.isFinite(at) ? { count, at } : null;
  } catch {
    return null;
  }
}

/** Whether the offer was sent away so lately that it is not made again by itself. */
export function isInstallDismissed(): boolean {
  const last = lastDismissal();
  if (!last) return false;
  const days = BACK_OFF[Math.min(last.count, BACK_OFF.length) - 1]!;
  // A clock that was ahead then would keep it away for long: what lies in the future counts as now.
  return now() - Math.min(last.at, now()) < days * DAY;
}

export function dismissInstall(): void {
  const count = (lastDismissal()?.count ?? 0) + 1;
  local.write(DISMISSED, JSON.stringify({ count, at: now() } satisfies Dismissal));
}
