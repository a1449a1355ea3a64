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
  }
}

/** True when the page runs as an installed app. */
export function isStandalone(): boolean {
  return matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;
}

export function keptInstallPrompt(): InstallPrompt | undefined {
  return window.__installPrompt;
}

/** Platforms that install without an event: the player does it by the browser's own menu. */
export function manualInstall(): "ios" | "firefox" | null {
  const agent = navigator.userAgent;
  if (/iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1))
    return "ios";
  return /Android.*Firefox\//.test(agent) ? "firefox" : null;
}
