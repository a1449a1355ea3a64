import InAppSpy from "inapp-spy";
import type { Webview } from "../../rules/web/webview.ts";

/** Crawlers and previews: they name the app that they fetch for. CUBOT is a make of phones. */
const NOBODY = /\+https?:\/\/|compatible;|externalhit|bot\/|spider|TelegramBot/i;
/** Desktop apps open links in the system's browser; a page inside one was put there by the app itself. */
const DESKTOP_APP = /Electron\//;

/** Apps by what they add to the agent, beside those that inapp-spy knows. */
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

/** Browsers that show pages by the system's webview, or call themselves so. */
const BROWSERS =
  /\b(?:OPR|OPT|OPX|OPiOS|UCBrowser|UBrowser|MQQBrowser|MiuiBrowser|DuckDuckGo|Ddg|AlohaBrowser|Puffin|Quark|HuaweiBrowser|HeyTapBrowser|VivoBrowser|PHX|YaBrowser|Focus|Klar|Silk|Vivaldi|Brave|Whale|Coast|baidubrowser|SogouMobileBrowser|MXiOS|SamsungBrowser|Edg|EdgA|EdgiOS|CriOS|FxiOS|OculusBrowser)\/|\bOpera\b|UCWEB|Mint Browser|Ecosia|Dolphin|TV Bro/;

/** Webviews without a name of their own that inapp-spy does not know. */
const UNNAMED = [
  // Safari says its version, and other browsers of iOS their name.
  /(?:iPhone|iPad|iPod).*\(KHTML, like Gecko\) Mobile\/\w+ Safari\/[\d.]+$/,
  // Apps on iPads ask for pages of desktops.
  /Macintosh.*AppleWebKit(?!.*(?:Safari|Chrome)\/)/,
  /ArkWeb\//,
  // Android 4.4: later ones say "wv". Browsers of that time have one of the two versions.
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
 * The webview that an agent, and what an app has put into the window, tell of; null for a browser. Not for the installed
 * app: on iOS its agent is a webview's.
 */
export function detectWebview(agent: string, bridges: readonly string[], hasTouch: boolean): Webview | null {
  if (!agent || NOBODY.test(agent) || DESKTOP_APP.test(agent)) return null;
  const spied = InAppSpy({ ua: agent });
  // Three letters are found in names of devices too.
  const isMistaken = spied.appKey === "gsa" && !/\bGSA\//.test(agent);
  const known = isMistaken ? undefined : spied.appKey;
  const own = Object.keys(APPS).find((name) => APPS[name]!.test(agent));
  const bridged = bridges.some((name) => name.startsWith("Telegram")) ? "telegram" : null;
  const app = own ?? known ?? bridged;
  if (!app && bridges.length === 0) {
    const isUnnamed = (spied.isInApp && !isMistaken) || UNNAMED.some((pattern) => pattern.test(agent));
    if (!isUnnamed || BROWSERS.test(agent)) return null;
  }
  return { app, ...systemOf(agent, hasTouch) };
}
