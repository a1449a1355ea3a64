export type WebviewSystem = "android" | "ios" | "other";

/** The in-app browser of a page. */
export interface Webview {
  /** App name as in `lib/device/detect-webview.ts`; null if unknown. */
  app: string | null;
  system: WebviewSystem;
  /** Major version of the system; 0 if unknown. */
  version: number;
}

/**
 * Globals that apps inject into pages in their webviews. Telegram's user agent can equal a plain browser's.
 */
export const BRIDGES: readonly string[] = [
  "TelegramWebview",
  "TelegramWebviewProxy",
  "TelegramWebviewProxyProto",
  "ReactNativeWebView",
  "flutter_inappwebview",
  "WeixinJSBridge",
  "AlipayJSBridge",
  "ZaloJavaScriptInterface",
];

/** User agents of plain browsers, which most visitors have. */
const PLAIN =
  /^Mozilla\/5\.0 \((?!.*(?:wv\)|WebView|Version\/4\.0 Chrome\/))[^)]+\) (?:Gecko\/\S+ Firefox\/\S+|AppleWebKit\/\S+ \(KHTML, like Gecko\) (?:(?:Version|CriOS|FxiOS|EdgiOS|SamsungBrowser|(?:Headless)?Chrome)\/\S+ +)+(?:Mobile(?:\/\w+)? )?Safari\/[\d.]+(?: (?:EdgA?|OPR)\/\S+)?)$/;

/** False if this is certainly no webview; true if it needs a closer look. */
export const mayBeWebview = (agent: string, bridges: readonly string[]): boolean =>
  bridges.length > 0 || !PLAIN.test(agent);
