import { type Agents, android, desktop, ipad, iphone, LINUX, MACOS, mac, WINDOWS } from "./formats.ts";

const chrome = android("10; K", "131.0.0.0");
const oldView = (device: string, version: string, name: string) =>
  `Mozilla/5.0 (Linux; U; Android ${device}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${version} Mobile Safari/537.36 ${name}`;
const safari = "Version/18.1 Mobile/15E148 Safari/604.1";

export const PHONE_BROWSERS: Agents = {
  "Chrome, Android": chrome,
  "Chrome, Android, before reduction": android("12; Pixel 6 Build/SD1A.210817.023", "94.0.4606.71"),
  "Chrome, Android, model with brackets": android("10; moto g(7) power", "106.0.0.0"),
  "Chrome, Android 5": android("5.0.2; SM-G850F Build/LRX22G", "58.0.3029.83"),
  "Chrome, Android 4": android("4.4.2; GT-I9505 Build/KOT49H", "42.0.2311.111"),
  "Chrome, a phone of the make CUBOT": android("11; CUBOT_P50", "120.0.0.0"),
  "Chrome, a phone with the letters gsa": android("13; ZTE 8046 GSAX", "121.0.0.0"),
  "Chrome, a tablet": `Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36`,
  "Chrome, page of a desktop": desktop(LINUX, "Chrome/130.0.0.0 Safari/537.36"),
  "Chrome, iPhone": iphone("17_7", "CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1"),
  "Chrome, iPhone, old": iphone("12_4", "CriOS/76.0.3809.123 Mobile/16G77 Safari/605.1"),
  "Chrome, iPad": ipad("18_0", "CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1"),
  "Chrome, iPad, page of a desktop": mac(" CriOS/130 Version/11.1.1 Safari/605.1.15"),
  "Safari, iPhone": iphone("18_1", safari),
  "Safari, iPhone, iOS 26": iphone("18_6", "Version/26.0 Mobile/15E148 Safari/604.1"),
  "Safari, iPhone, iOS 12": iphone("12_5_7", "Version/12.1.2 Mobile/15E148 Safari/604.1"),
  "Safari, iPhone, iOS 10": `Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_3 like Mac OS X) AppleWebKit/603.3.8 (KHTML, like Gecko) Version/10.0 Mobile/14G60 Safari/602.1`,
  "Safari, iPad": ipad("16_7", "Version/16.6 Mobile/15E148 Safari/604.1"),
  "Safari, iPad, page of a desktop": mac(" Version/18.1 Safari/605.1.15"),
  "Safari, iPod": `Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.6 Mobile/15E148 Safari/604.1`,
  "Firefox, Android": "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0",
  "Firefox, a tablet": "Mozilla/5.0 (Android 13; Tablet; rv:128.0) Gecko/128.0 Firefox/128.0",
  "Firefox, old Android": "Mozilla/5.0 (Android 5.1; Mobile; rv:68.0) Gecko/68.0 Firefox/68.0",
  "Firefox, iPhone": iphone("18_1", "FxiOS/132.0  Mobile/15E148 Safari/605.1.15"),
  "Firefox, iPad": ipad("17_5", "FxiOS/127.1 Mobile/15E148 Safari/605.1.15"),
  "Firefox Focus, iPhone": iphone("17_4", "FxiOS/8.1.6 Mobile/15E148 Safari/605.1.15"),
  "Firefox Focus, by the webview": `Mozilla/5.0 (Linux; Android 7.0; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Focus/8.0.1 Chrome/80.0.3987.132 Mobile Safari/537.36`,
  "Samsung Internet": `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  "Samsung Internet, old": `Mozilla/5.0 (Linux; Android 9; SAMSUNG SM-G960F Build/PPR1.180610.011) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/10.1 Chrome/71.0.3578.99 Mobile Safari/537.36`,
  "Samsung Internet, a tablet": `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-X810) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Safari/537.36`,
  "Edge, Android": `${chrome} EdgA/131.0.0.0`,
  "Edge, iPhone": iphone("18_1", "Version/18.0 EdgiOS/130.0.2849.80 Mobile/15E148 Safari/604.1"),
  "Edge, iPhone, other order": iphone("17_6", "EdgiOS/128.0.2739.82 Version/17.0 Mobile/15E148 Safari/604.1"),
  "Opera, Android": `${chrome} OPR/86.0.0.0`,
  "Opera GX, Android": `${chrome} OPX/2.5`,
  "Opera GX, iPhone": iphone("18_0", `${safari} OPX/2.6.7`),
  "Opera Touch, iPhone": iphone("18_1", `${safari} OPT/5.1.0`),
  "Opera Touch, Android": `${chrome} OPT/2.9`,
  "Opera Mini, by the webview": oldView(
    "13; SM-A135F Build/TP1A.220624.014; wv",
    "117.0.5938.154",
    "OPR/72.0.2254.68461",
  ),
  "Opera Mini, by its servers":
    "Opera/9.80 (Android; Opera Mini/36.2.2254/191.303; U; en) Presto/2.12.423 Version/12.16",
  "Opera Mini, iPhone": "Opera/9.80 (iPhone; Opera Mini/14.0.0/37.8603; U; en) Presto/2.12.423 Version/12.16",
  "Opera Mini, iPhone, new": iphone("14_4", "OPiOS/16.0.15.124050 Mobile/15E148 Safari/9537.53"),
  "Brave, Android": android("14; Pixel 8", "130.0.0.0"),
  "Brave, iPhone": iphone("18_0", "Version/18.0 Mobile/15E148 Safari/604.1 Brave/1.70"),
  "DuckDuckGo, Android": `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.86 Mobile DuckDuckGo/5 Safari/537.36`,
  "DuckDuckGo, Android, new": `${chrome} Ddg/17.4`,
  "DuckDuckGo, iPhone": iphone("17_6", "Version/17.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15"),
  "DuckDuckGo, iPhone, new": iphone("18_1", `${safari} Ddg/18.1`),
  "Vivaldi, Android": `${chrome} Vivaldi/7.0.3495.27`,
  "UC, Android": `Mozilla/5.0 (Linux; U; Android 12; en-US; RMX3195 Build/SP1A.210812.016) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.8.0.1324 Mobile Safari/537.36`,
  "UC, iPhone": `Mozilla/5.0 (iPhone; CPU iPhone OS 15_2 like Mac OS X; zh-CN) AppleWebKit/537.51.1 (KHTML, like Gecko) Mobile/19C56 UCBrowser/13.8.6.1725 Mobile AliApp(TUnionSDK/0.1.20.4)`,
  "UC, small": "UCWEB/2.0 (MIDP-2.0; U; Adr 9.0.0) U2/1.0.0 UCBrowser/11.5.0.1015 U2/1.0.0 Mobile",
  "Huawei Browser": `Mozilla/5.0 (Linux; Android 12; HarmonyOS; ELS-AN00; HMSCore 6.12.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.3.311 Mobile Safari/537.36`,
  "Huawei Browser, HarmonyOS": `Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300`,
  "MIUI Browser": oldView(
    "13; de-de; 2201117TG Build/TKQ1.221114.001",
    "112.0.5615.136",
    "XiaoMi/MiuiBrowser/14.8.0-gn",
  ),
  "Mint Browser": `Mozilla/5.0 (Linux; U; Android 11; in-id; M2006C3LG Build/RP1A.200720.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/90.0.4430.210 Mobile Safari/537.36 XiaoMi/Mint Browser/3.9.3`,
  "HeyTap Browser": oldView(
    "12; en-gb; CPH2211 Build/SKQ1.211019.001",
    "105.0.5195.136",
    "HeyTapBrowser/45.9.5.1",
  ),
  "Vivo Browser": android("12; V2029 Build/SP1A.210812.003", "87.0.4280.141").replace(
    " Mobile",
    " Mobile VivoBrowser/10.9.0.0",
  ),
  "Silk, a tablet": `Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/128.4.1 like Chrome/128.0.6613.187 Safari/537.36`,
  "Silk, Fire TV": `Mozilla/5.0 (Linux; Android 9; AFTKA) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.6.8 like Chrome/120.0.6099.230 Safari/537.36`,
  "QQ Browser, Android": `Mozilla/5.0 (Linux; U; Android 12; zh-cn; V2055A Build/SP1A.210812.003) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/98.0.4758.102 MQQBrowser/14.5 Mobile Safari/537.36 COVC/046805`,
  "QQ Browser, iPhone": iphone(
    "16_1",
    "Version/16.0 MQQBrowser/14.6.1 Mobile/15E148 Safari/604.1 QBWebViewUA/2 QBWebViewType/1 WKType/1",
  ),
  "Yandex, Android": `Mozilla/5.0 (Linux; arm_64; Android 13; SM-A325F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.118 YaBrowser/24.6.3.118.00 SA/3 Mobile Safari/537.36`,
  "Yandex, iPhone": iphone("18_1", "Version/18.0 YaBrowser/24.10.5.714.10 SA/3 Mobile/15E148 Safari/604.1"),
  "Ecosia, Android": `${chrome} (Ecosia android@130.0.6723.86)`,
  "Ecosia, iPhone": iphone("17_5", "FxiOS/10.1.1 Mobile/15E148 Safari/604.1 (Ecosia ios@10.1.1.2049)"),
  "Aloha, by the webview": oldView("13; SM-A336B; wv", "126.0.6478.71", "AlohaBrowser/5.10.1"),
  "Phoenix, by the webview": oldView(
    "11; TECNO KG5j Build/RP1A.200720.011; wv",
    "110.0.5481.153",
    "PHX/14.3",
  ),
  Puffin: `Mozilla/5.0 (Linux; Android 11; SM-A217F; en-us) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Mobile Safari/537.36 Puffin/10.4.0.51772AP`,
  "Quark, iPhone": iphone("16_0", "Version/10.0 Mobile/15E148 Quark/6.5.5.1830 Safari/602.1"),
  "Whale, Android": `${chrome} Whale/3.2.4.4`,
  "Kiwi, Android": android("13; SM-G991B", "124.0.6367.83"),
  "the browser of Android 4": `Mozilla/5.0 (Linux; U; Android 4.0.4; en-gb; GT-I9300 Build/IMM76D) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30`,
  KaiOS: "Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5",
};

export const WIDE_BROWSERS: Agents = {
  "Chrome, Windows": desktop(WINDOWS, "Chrome/131.0.0.0 Safari/537.36"),
  "Chrome, macOS": desktop(MACOS, "Chrome/131.0.0.0 Safari/537.36"),
  "Chrome, Linux": desktop(LINUX, "Chrome/128.0.0.0 Safari/537.36"),
  "Chrome, ChromeOS": desktop("X11; CrOS x86_64 14541.0.0", "Chrome/130.0.0.0 Safari/537.36"),
  "Chrome, Windows 7": desktop("Windows NT 6.1; WOW64", "Chrome/109.0.0.0 Safari/537.36"),
  "Chrome without a window": desktop(LINUX, "HeadlessChrome/131.0.0.0 Safari/537.36"),
  "Safari, macOS": mac(" Version/18.1 Safari/605.1.15"),
  "Safari, old macOS": `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.2 Safari/605.1.15`,
  "Firefox, Windows": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0",
  "Firefox, macOS": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0",
  "Firefox, Linux": "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0",
  "Edge, Windows": desktop(WINDOWS, "Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0"),
  "Edge, macOS": desktop(MACOS, "Chrome/130.0.0.0 Safari/537.36 Edg/130.0.2849.68"),
  "Edge before Chromium": desktop(WINDOWS, "Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763"),
  "Internet Explorer": "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
  "Opera, Windows": desktop(WINDOWS, "Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0"),
  "Opera GX, Windows": desktop(WINDOWS, "Chrome/128.0.0.0 Safari/537.36 OPR/114.0.0.0 (Edition GX)"),
  "Vivaldi, Windows": desktop(WINDOWS, "Chrome/130.0.0.0 Safari/537.36 Vivaldi/7.0.3495.11"),
  "Brave, macOS": desktop(MACOS, "Chrome/130.0.0.0 Safari/537.36"),
  "Yandex, Windows": desktop(WINDOWS, "Chrome/126.0.0.0 YaBrowser/24.7.0.0 Safari/537.36"),
  "Whale, Windows": desktop(WINDOWS, "Chrome/126.0.0.0 Whale/3.27.254.15 Safari/537.36"),
  "DuckDuckGo, macOS": mac(" Version/18.0 Safari/605.1.15 Ddg/18.0"),
  "Web of GNOME": `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15`,
  // These apps open links in the system's browser. A page inside was opened by the app itself, so there is no way out.
  "Slack, desktop": desktop(
    MACOS,
    "Slack/4.40.128 Chrome/128.0.6613.186 Electron/32.1.2 Safari/537.36 Sonic Slack_SSB/4.40.128",
  ),
  "Discord, desktop": desktop(
    "Windows NT 10.0; WOW64",
    "discord/1.0.9168 Chrome/128.0.6613.36 Electron/32.0.0 Safari/537.36",
  ),
  "Teams, desktop": desktop(
    WINDOWS,
    "Teams/1.7.00.13456 Chrome/114.0.5735.289 Electron/25.9.8 Safari/537.36",
  ),
  "WhatsApp, desktop": desktop(
    MACOS,
    "WhatsApp/2.2412.54 Chrome/122.0.6261.112 Electron/29.1.5 Safari/537.36",
  ),
  "a TV of Sony": `Mozilla/5.0 (Linux; Android 10; BRAVIA 4K VH2 Build/QTG3.200305.006.S292) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.6045.163 Safari/537.36`,
  "a TV of Samsung": `Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) 94.0.4606.31/7.0 TV Safari/537.36`,
  "a TV of LG": `Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.211 Safari/537.36 WebAppManager`,
  PlayStation:
    "Mozilla/5.0 (PlayStation; PlayStation 5/8.40) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Safari/605.1.15",
  Xbox: desktop(
    "Windows NT 10.0; Win64; x64; Xbox; Xbox Series X",
    "Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
  ),
  Quest: `Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/35.2.0.11.48 Chrome/128.0.6613.186 VR Safari/537.36`,
};

const bot = (agent: string, of: string) => `${agent} (compatible; ${of})`;

/** Crawlers for search and previews, some with scripts; they don't need any notice. */
export const BOTS: Agents = {
  Googlebot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Googlebot, phone": bot(
    android("6.0.1; Nexus 5X Build/MMB29P", "131.0.6778.69"),
    "Googlebot/2.1; +http://www.google.com/bot.html",
  ),
  "Google-InspectionTool": bot(
    android("6.0.1; Nexus 5X Build/MMB29P", "131.0.6778.69"),
    "Google-InspectionTool/1.0;",
  ),
  "AdsBot, iPhone": bot(
    iphone("14_7_1", "Version/14.1.2 Mobile/15E148 Safari/604.1"),
    "AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html",
  ),
  Bingbot: bot(
    android("6.0.1; Nexus 5X Build/MMB29P", "116.0.1938.76"),
    "bingbot/2.0; +http://www.bing.com/bingbot.htm",
  ),
  Applebot: mac(" Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)"),
  "preview of Facebook": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "preview of Messages": `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0`,
  "agent of Meta":
    "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  "preview of X": "Twitterbot/1.0",
  "preview of Telegram": "TelegramBot (like TwitterBot)",
  "preview of WhatsApp": "WhatsApp/2.24.20.80 A",
  "preview of LinkedIn":
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "preview of Snapchat":
    "Mozilla/5.0 (compatible; Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots)",
  "preview of Line": "facebookexternalhit/1.1;line-poker/1.0",
  "preview of KakaoTalk":
    "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984",
  "preview of Discord": "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "preview of Slack": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "preview of VK": "Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)",
  Pinterestbot: "Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)",
  Redditbot: "Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)",
  Bytespider:
    "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)",
  Baiduspider: "Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)",
  YandexBot: bot(
    iphone("8_1", "Version/8.0 Mobile/12B411 Safari/600.1.4"),
    "YandexMobileBot/3.0; +http://yandex.com/bots",
  ),
};
