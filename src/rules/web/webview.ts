export type WebviewSystem = "android" | "ios" | "other";

/** The browser inside an app, in which a link of that app was opened. */
export interface Webview {
  /** The app, by the names of `lib/device/detect-webview.ts`; null when it does not say. */
  app: string | null;
  system: WebviewSystem;
  /** Major version of the system, 0 when it does not say. */
  version: number;
}

/** What apps put into the window of the pages that they show. An agent of Telegram may be that of a plain browser. */
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

/** Agents of browsers with nothing added to them, which are most visitors'. */
const PLAIN =
  /^Mozilla\/5\.0 \((?!.*(?:wv\)|WebView|Version\/4\.0 Chrome\/))[^)]+\) (?:Gecko\/\S+ Firefox\/\S+|AppleWebKit\/\S+ \(KHTML, like Gecko\) (?:(?:Version|CriOS|FxiOS|EdgiOS|SamsungBrowser|(?:Headless)?Chrome)\/\S+ +)+(?:Mobile(?:\/\w+)? )?Safari\/[\d.]+(?: (?:EdgA?|OPR)\/\S+)?)$/;

/** False when this is surely no webview; true of all that has to be looked at closely. */
export const mayBeWebview = (agent: string, bridges: readonly string[]): boolean =>
  bridges.length > 0 || !PLAIN.test(agent);
