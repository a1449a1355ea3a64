import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dismissInstall,
  type InstallPrompt,
  installMethod,
  isInstallDismissed,
  isIos,
  manualInstall,
  onInstallChange,
  promptInstall,
} from "./install.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 21);
let runsStandalone = false;
let stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  stored = new Map();
  runsStandalone = false;
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: runsStandalone && query.includes(": standalone"),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stubBrowser = (userAgent: string, maxTouchPoints = 0) =>
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints });
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";

describe("the install method", () => {
  it("PLT-53 is the browser's prompt, or else its menu, or else none", () => {
    stubBrowser(IPHONE, 5);
    expect(manualInstall()).toBe("iphone");
    stubBrowser(MAC, 5);
    expect(manualInstall()).toBe("ipad");
    stubBrowser(MAC);
    expect(manualInstall()).toBe("macos");
    stubBrowser(MAC.replace("Version/18.1", "Version/16.6"));
    expect(manualInstall()).toBeNull();
    stubBrowser("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0");
    expect(manualInstall()).toBe("firefox");
    stubBrowser("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0");
    expect(installMethod()).toBeNull();
    window.__installPrompt = new Event("beforeinstallprompt") as InstallPrompt;
    expect(installMethod()).toBe("prompt");
  });

  it.each([
    ["CriOS/138.0.7204.156", IPHONE],
    ["EdgiOS/138.0.3351.99", IPHONE],
    ["FxiOS/141.0", IPHONE],
    ["CriOS/138.0.7204.156", IPHONE.replace("iPhone; CPU iPhone OS", "iPad; CPU OS")],
    ["FxiOS/141.0", MAC],
  ])("PLT-53 is at the address bar in other browsers on iOS: %s", (browser, agent) => {
    stubBrowser(agent.replace(/Version\/\S+/, browser), 5);
    expect(manualInstall()).toBe("ios");
    expect(isIos()).toBe(true);
  });

  it("SHL-12 is none in the installed app, and after installation until the browser offers it again", () => {
    stubBrowser(IPHONE, 5);
    runsStandalone = true;
    expect(installMethod()).toBeNull();
    runsStandalone = false;
    expect(installMethod()).toBe("iphone");
    const onChange = vi.fn();
    const end = onInstallChange(onChange);
    window.dispatchEvent(new Event("appinstalled"));
    expect(installMethod()).toBeNull();
    window.dispatchEvent(new Event("beforeinstallprompt"));
    expect(installMethod()).toBe("iphone");
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    window.dispatchEvent(new Event("appinstalled"));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it("PLT-53 uses a prompt only once", async () => {
    const prompt = vi.fn(async () => ({ outcome: "accepted" as const }));
    window.__installPrompt = Object.assign(new Event("beforeinstallprompt"), { prompt });
    expect(await promptInstall()).toBe(true);
    expect(await promptInstall()).toBe(false);
    expect(prompt).toHaveBeenCalledTimes(1);
  });
});

describe("a dismissed install offer", () => {
  it("NEW-01 returns after 7 days, then 30, then 90, and again 90", () => {
    expect(isInstallDismissed()).toBe(false);
    for (const days of [7, 30, 90, 90]) {
      dismissInstall();
      vi.setSystemTime(Date.now() + days * DAY - 1);
      expect(isInstallDismissed()).toBe(true);
      vi.setSystemTime(Date.now() + 1);
      expect(isInstallDismissed()).toBe(false);
    }
  });

  it("stays dismissed after a clock correction, and ignores malformed dismissals", () => {
    vi.setSystemTime(START + 3_650 * DAY);
    dismissInstall();
    vi.setSystemTime(START);
    expect(isInstallDismissed()).toBe(true);
    for (const text of ["", "{", "null", "[]", '{"count":"x","at":1}', '{"count":-1,"at":1}']) {
      stored.set("install-dismissed", text);
      expect(isInstallDismissed(), text).toBe(false);
    }
  });
});
