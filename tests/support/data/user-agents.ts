import { BOTS, PHONE_BROWSERS, WIDE_BROWSERS } from "./user-agents/browsers.ts";
import { android, desktop, ipad, iphone, MACOS, mac, WINDOWS } from "./user-agents/formats.ts";
import { MESSENGERS } from "./user-agents/messengers.ts";
import { META } from "./user-agents/meta.ts";
import { SOCIAL } from "./user-agents/social.ts";

/** A user agent with other properties of its window, and the expected detection. */
export interface UserAgent {
  name: string;
  agent: string;
  /** True for an in-app browser, where nothing can be installed. */
  webview: boolean;
  /** Opened from the home screen. */
  standalone?: true;
  /** Globals that the app adds to the window. */
  globals?: readonly string[];
}

const safari = (os: string) => iphone(os, "Version/18.1 Mobile/15E148 Safari/604.1");

/** Detected only by the window's globals: the user agent is a browser's. */
const BRIDGED: UserAgent[] = [
  {
    name: "Telegram, iPhone",
    agent: safari("18_1"),
    globals: ["TelegramWebviewProxy", "TelegramWebviewProxyProto"],
  },
  { name: "Telegram, iPhone, iOS 16", agent: safari("16_6"), globals: ["TelegramWebviewProxy"] },
  {
    name: "Telegram, iPad",
    agent: mac(" Version/18.1 Safari/605.1.15"),
    globals: ["TelegramWebviewProxyProto"],
  },
  { name: "Telegram, Android, old", agent: android("13; K", "118.0.5993.80"), globals: ["TelegramWebview"] },
  {
    name: "Telegram, desktop",
    agent: desktop(WINDOWS, "Chrome/128.0.0.0 Safari/537.36"),
    globals: ["TelegramWebviewProxy"],
  },
  { name: "an app of React Native", agent: safari("17_5"), globals: ["ReactNativeWebView"] },
  { name: "an app of Flutter", agent: android("14; K", "127.0.0.0"), globals: ["flutter_inappwebview"] },
].map((row) => ({ ...row, webview: true }));

const installed = iphone("18_1", "Mobile/15E148");

/** The installed app: never a webview, whatever its user agent. */
const INSTALLED: UserAgent[] = [
  { name: "home screen, iPhone", agent: installed },
  { name: "home screen, iPhone, iOS 16", agent: iphone("16_7_10", "Mobile/15E148") },
  { name: "home screen, iPhone, iOS 12", agent: iphone("12_5_7", "Mobile/16H81") },
  { name: "home screen, iPhone, with Safari", agent: safari("18_5") },
  { name: "home screen, iPhone, iOS 26", agent: iphone("26_1", "Mobile/15E148 Safari/604.1") },
  { name: "home screen, iPad", agent: ipad("17_6", "Mobile/15E148") },
  { name: "home screen, iPad, page of a desktop", agent: mac("") },
  { name: "home screen, Android", agent: android("10; K", "131.0.0.0") },
  { name: "home screen, Samsung", agent: PHONE_BROWSERS["Samsung Internet"]! },
  { name: "home screen, Opera Mini", agent: PHONE_BROWSERS["Opera Mini, by the webview"]! },
  { name: "dock, macOS", agent: mac(" Version/18.1 Safari/605.1.15") },
  { name: "desktop, Edge", agent: desktop(WINDOWS, "Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0") },
  { name: "desktop, Chrome", agent: desktop(MACOS, "Chrome/131.0.0.0 Safari/537.36") },
].map((row) => ({ ...row, webview: false, standalone: true }));

const rows = (agents: Record<string, string>, webview: boolean): UserAgent[] =>
  Object.entries(agents).map(([name, agent]) => ({ name, agent, webview }));

/** Android 4 webviews, without "wv". */
const ANDROID_4 = {
  "Android 4.4 webview":
    "Mozilla/5.0 (Linux; Android 4.4; Nexus 5 Build/KRT16M) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/30.0.0.0 Mobile Safari/537.36",
};

/**
 * User agents of apps and browsers in their documented formats; versions and models are examples. Add a row before fixing
 * a wrong detection.
 */
export const USER_AGENTS: readonly UserAgent[] = [
  ...[META, SOCIAL, MESSENGERS].flatMap((agents) => rows(agents, true)),
  ...[PHONE_BROWSERS, WIDE_BROWSERS, BOTS].flatMap((agents) => rows(agents, false)),
  ...rows(ANDROID_4, true),
  ...BRIDGED,
  ...INSTALLED,
];
