import InAppSpy from "inapp-spy";
import type { Webview } from "../../rules/web/webview.ts";

/** Crawlers and link previews, which name apps too. `bot/` needs its slash: CUBOT is a phone brand. */
const CRAWLER = /\+https?:\/\/|compatible;|externalhit|bot\/|spider|TelegramBot/i;
/** Excluded: desktop apps open links in the default browser; pages that they embed are their own. */
const DESKTOP_APP = /Electron\//;

/** Apps by user agent, in addition to those of inapp-spy. */
const APPS: Record<string, RegExp> = {
  telegram: /Telegram-Android\//,
  pinterest: /\bPinterest\//,
  kakaotalk: /KAKAO(?:TALK|STORY)/,
  zalo: /\bZalo (?:iOS|android)\//i,
  vk: /VKAndroidApp|VKiOSApp|vkclient/,
  ok: /OKApp|OdklAndroid/,
  viber: /\bViber\//,
  qq: /\bQQ\/\d/,
  weibo: /Weibo/,
  alipay: /AlipayClient/,
  dingtalk: /DingTalk/,
  taobao: /AliApp\((?:TB|TM|LA)\b/,
  baidu: /baiduboxapp/,
  xiaohongshu: /xhsdiscover/,
  kuaishou: /Kwai\/|ksNebula|kwaiapp/i,
  toutiao: /NewsArticle\//,
  naver: /NAVER\(inapp/,
  daum: /DaumApps|DaumDevice/,
  yahoo: /YJApp-/,
  bing: /Bing(?:Sapphire|Web)\//,
  yandex: /YaApp_/,
  gmail: /\bGmail\//i,
  youtube: /\.(?:ios|android)\.youtube\//,
  discord: /\bDiscord(?:-iOS|-Android)?\//i,
  slack: /\bSlack(?:_|\/)/,
  teams: /TeamsMobile/,
  lark: /\bLark\//,
  metamask: /MetaMaskMobile/,
};

/** Browsers that use the system webview, or whose user agent looks like one. */
const BROWSERS =
  /\b(?:OPR|OPT|OPX|OPiOS|UCBrowser|UBrowser|MQQBrowser|MiuiBrowser|DuckDuckGo|Ddg|AlohaBrowser|Puffin|Quark|HuaweiBrowser|HeyTapBrowser|VivoBrowser|PHX|YaBrowser|Focus|Klar|Silk|Vivaldi|Brave|Whale|Coast|baidubrowser|SogouMobileBrowser|MXiOS|SamsungBrowser|Edg|EdgA|EdgiOS|CriOS|FxiOS|OculusBrowser)\/|\bOpera\b|UCWEB|Mint Browser|Ecosia|Dolphin|TV Bro/;

/** Unnamed webviews that inapp-spy does not detect. */
const UNNAMED = [
  // Safari names its version, other iOS browsers their own name; webviews name neither.
  /(?:iPhone|iPad|iPod).*\(KHTML, like Gecko\) Mobile\/\w+ Safari\/[\d.]+$/,
  // iPad apps request desktop pages.
  /Macintosh.*AppleWebKit(?!.*(?:Safari|Chrome)\/)/,
  /ArkWeb\//,
  // Android 4.4; later versions add "wv". Browsers of that time have either `Version/4.0` or `Chrome/`, not both.
  /Android 4\.4.*Version\/4\.0 Chrome\//,
];

function systemOf(agent: string, hasTouch: boolean): Pick<Webview, "system" | "version"> {
  if (/iPhone|iPad|iPod/.test(agent))
    return { system: "ios", version: Number(/ OS (\d+)/.exec(agent)?.[1] ?? 0) };
  if (/Macintosh/.test(agent) && hasTouch) return { system: "ios", version: 0 };
  const android = /Android ?(\d*)/.exec(agent);
  return android ? { system: "android", version: Number(android[1]) } : { system: "other", version: 0 };
}

/**
 * Detects the webview from user agent and injected globals; null for a browser. Don't call it in the installed app,
 * whose user agent equals a webview's on iOS.
 */
export function detectWebview(agent: string, bridges: readonly string[], hasTouch: boolean): Webview | null {
  if (!agent || CRAWLER.test(agent) || DESKTOP_APP.test(agent)) return null;
  const detected = InAppSpy({ ua: agent });
  // `gsa` also matches device names.
  const isFalsePositive = detected.appKey === "gsa" && !/\bGSA\//.test(agent);
  const detectedApp = isFalsePositive ? undefined : detected.appKey;
  const listedApp = Object.keys(APPS).find((name) => APPS[name]!.test(agent));
  const bridgeApp = bridges.some((name) => name.startsWith("Telegram")) ? "telegram" : null;
  const app = listedApp ?? detectedApp ?? bridgeApp;
  if (!app && bridges.length === 0) {
    const isUnnamed =
      (detected.isInApp && !isFalsePositive) || UNNAMED.some((pattern) => pattern.test(agent));
    if (!isUnnamed || BROWSERS.test(agent)) return null;
  }
  return { app, ...systemOf(agent, hasTouch) };
}
