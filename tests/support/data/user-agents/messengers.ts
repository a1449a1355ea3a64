import { type Agents, android, androidView, ipad, iphone, mac } from "./formats.ts";

const pixel = androidView("15; Pixel 9 Build/AD1A.240905.004", "131.0.6778.135");
const galaxy = androidView("14; SM-A546B Build/UP1A.231005.007", "125.0.6422.165");
const tencent = "XWEB/1160117 MMWEBSDK/20240501 MMWEBID/4433";
const line = iphone("17_6_1", "Mobile/15E148 Safari Line/14.13.0");

/** Messengers other than Meta's, work and payment apps, and apps that don't identify themselves. */
export const MESSENGERS: Agents = {
  "Line, iPhone": line,
  "Line, iPhone, old": iphone("12_1_4", "Mobile/16D57 Safari Line/9.2.0"),
  "Line, iPad": ipad("17_4", "Mobile/15E148 Safari Line/14.4.1"),
  "Line, Android": `${galaxy} Line/14.12.2/IAB`,
  "Line Lite": `${galaxy} LINE/2.17.1/IAB`,
  "KakaoTalk, iPhone": iphone("17_5", "Mobile/15E148 KAKAOTALK/10.8.2 (INAPP)"),
  "KakaoTalk, iPhone, with Safari": iphone(
    "18_2",
    "Version/18.2 Mobile/15E148 Safari/604.1 KAKAOTALK/25.1.0 (INAPP)",
  ),
  "KakaoTalk, Android": `${galaxy};KAKAOTALK 2410920`,
  KakaoStory: `${galaxy} KAKAOSTORY/6.9.3`,
  "WeChat, iPhone": iphone(
    "17_4_1",
    "Mobile/15E148 MicroMessenger/8.0.50(0x1800323b) NetType/WIFI Language/zh_CN",
  ),
  "WeChat, iPad": ipad("16_2", "Mobile/15E148 MicroMessenger/8.0.42(0x18002a2e) NetType/WIFI Language/en"),
  "WeChat, Android": `${galaxy} ${tencent} MicroMessenger/8.0.50.2701(0x2800325B) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64`,
  "WeChat, Android, on MQQBrowser": `Mozilla/5.0 (Linux; Android 10; MI 9 Build/QKQ1.190825.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/66.0.3359.126 MQQBrowser/6.2 TBS/045130 Mobile Safari/537.36 MMWEBID/6685 MicroMessenger/7.0.15.1680(0x27000F51) NetType/WIFI Language/en`,
  "WeChat, Windows": `Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090b11) XWEB/9185 Flue`,
  "WeChat, macOS": mac(
    " MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.8(0x13080812) NetType/WIFI WindowsWechat",
  ),
  WeCom: `${galaxy} wxwork/4.1.22 MicroMessenger/7.0.1 NetType/WIFI Language/zh`,
  "QQ, iPhone": iphone(
    "16_6",
    "Mobile/15E148 QQ/8.9.78.618 V1_IPH_SQ_8.9.78_1_APP_A Pixel/1170 MiniAppEnable SimpleUISwitch/0",
  ),
  "QQ, Android, on MQQBrowser": `Mozilla/5.0 (Linux; Android 12; V2055A Build/SP1A.210812.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/98.0.4758.102 MQQBrowser/6.2 TBS/046805 Mobile Safari/537.36 V1_AND_SQ_8.9.83_4680_YYB_D A_8098300 QQ/8.9.83.12605 NetType/WIFI WebP/0.4.1`,
  "Viber, Android": `${galaxy} Viber/22.4.0.1`,
  "Viber, iPhone": iphone("17_1", "Mobile/15E148 Viber/22.4.1"),
  "Telegram, Android": `${android("14; K", "129.0.6668.70")} Telegram-Android/11.4.2 (Samsung SM-A546B; Android 14; SDK 34; AVERAGE)`,
  "Telegram X": `${galaxy} Telegram-Android/0.27.5`,
  "Telegram, iPad, page of a desktop": mac(""),
  "Discord, iPhone": iphone("17_5", "Mobile/15E148 Discord/232.0"),
  "Discord, Android": `${pixel} Discord-Android/232015`,
  "Slack, iPhone": iphone("17_6", "Mobile/15E148 Slack/24.07.10"),
  "Slack, Android": `${pixel} Slack/24.07.20.0`,
  "Teams, iPhone": iphone("16_1", "Mobile/20B82 TeamsMobile-iOS/6.13.1"),
  "Teams, Android": `${galaxy} TeamsMobile-Android/1416/1.0.0.2024143204`,
  Lark: iphone("17_0", "Mobile/15E148 Lark/7.14.5 LarkLocale/en_US ChannelName/Feishu"),
  DingTalk: iphone(
    "16_4",
    "Mobile/15E148 AliApp(DingTalk/7.5.10) com.laiwang.DingTalk/34560 Channel/201200 language/zh-Hans",
  ),
  "Zalo, iPhone": iphone("17_3", "Mobile/15E148 Zalo iOS/572 ZaloTheme/light ZaloLanguage/vn"),
  "Zalo, Android": `${galaxy} Zalo android/12240642 ZaloTheme/light ZaloLanguage/vi`,
  "VK, Android": `${galaxy} VKAndroidApp/8.72-20880 (Android 14; SDK 34; arm64-v8a; samsung SM-A546B; ru; 2340x1080)`,
  "VK, iPhone": iphone(
    "16_6",
    "Mobile/15E148 com.vk.vkclient/3760 (iPhone, iOS 16.6, iPhone14,5, Scale/3.0)",
  ),
  Odnoklassniki: `${galaxy} OKApp/24.4.15`,
  "Alipay, iPhone": iphone(
    "16_3",
    "Mobile/15E148 ChannelId(24) NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI) AliApp(AP/10.5.80.6000) AlipayClient/10.5.80.6000 Language/zh-Hans",
  ),
  "Alipay, Android": `${galaxy} Ariver/1.0.0 AliApp(AP/10.5.96.8000) AlipayClient/10.5.96.8000 NebulaX/1.0.0 Region/CN`,
  Taobao: `${galaxy} AliApp(TB/10.36.10) TTID/600000@taobao_android_10.36.10 WindVane/8.5.0`,
  "MetaMask, Android": `Mozilla/5.0 (Linux; Android 14; SM-A546B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 WebView MetaMaskMobile`,
  "MetaMask, iPhone": iphone("17_5", "Mobile/15E148 WebView MetaMaskMobile"),
  "an app, Android 15": pixel,
  "an app, Android 14": galaxy,
  "an app, Android 12": androidView("12; M2101K6G Build/SKQ1.210908.001", "96.0.4664.104"),
  "an app, Android 8": androidView("8.1.0; Moto G (5S) Build/OPPS28.65-37-7", "70.0.3538.110"),
  "an app, Android 5": androidView("5.1.1; Nexus 5 Build/LMY48B", "43.0.2357.65"),
  "an app, a tablet": `Mozilla/5.0 (Linux; Android 13; SM-X200 Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.230 Safari/537.36`,
  "an app, model in German": androidView("11; moto g(30) Build/RRCS31.Q3-3-52", "109.0.5414.117"),
  "an app, iOS 18": iphone("18_5", "Mobile/15E148"),
  "an app, iOS 16": iphone("16_7_10", "Mobile/20H350"),
  "an app, iOS 10": `Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_1 like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) Mobile/14E8301`,
  "an app that adds Safari": iphone("26_2", "Mobile/15E148 Safari/604.1"),
  "an app, iPad": ipad("16_1", "Mobile/15E148"),
  "an app, iPod": `Mozilla/5.0 (iPod touch; CPU iPhone OS 15_7_9 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`,
  "an app with a name, iPhone": iphone("17_0_3", "Mobile/15E148 BetTips/3.2 (iPhone; iOS 17.0.3)"),
  "an app with a name, Android": `${pixel} Scorely/5.1.0`,
  "an app of Windows": `Mozilla/5.0 (Windows NT 10.0; Win64; x64; MSAppHost/3.0; WebView/3.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.102 Safari/537.36 Edge/18.19045`,
  "an app of HarmonyOS": `Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`,
};
