import { type Agents, android, androidView, ipad, iphone } from "./formats.ts";

const pixel = androidView("14; Pixel 7a Build/UQ1A.240205.002", "128.0.6613.146");
const galaxy = androidView("13; SM-A536B Build/TP1A.220624.014", "124.0.6367.179");
const oppo = androidView("12; CPH2211 Build/SKQ1.211019.001", "119.0.6045.193");

/** Apps for social media, video and search. */
export const SOCIAL: Agents = {
  "TikTok, Android": `${pixel} musical_ly_2023503040 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/35.3.4 ByteLocale/en ByteFullLocale/en Region/US AppId/1233 Spark/1.6.1.1 AppVersion/35.3.4 BytedanceWebview/d8a21c6`,
  "TikTok, Android, trill": `${galaxy} trill_2023604050 JsSdk/1.0 NetType/4G Channel/googleplay AppName/trill app_version/36.4.5 ByteLocale/de-DE Region/DE AppId/1180 BytedanceWebview/d8a21c6`,
  "TikTok Lite": `${oppo} ultralite_340702 JsSdk/1.0 NetType/4G Channel/googleplay AppName/musically_go BytedanceWebview/d8a21c6`,
  "TikTok, iPhone": iphone(
    "17_5_1",
    "Mobile/15E148 BytedanceWebview/d8a21c6 musical_ly_35.1.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/GB FalconTag/7B55C2AE-19C6-4B37-9E72-4F6B6C2D1A90",
  ),
  "TikTok, iPhone, with Safari": iphone("18_6_2", "Mobile/15E148 Safari/604.1 musical_ly_42.1.0"),
  "TikTok, iPad": ipad("17_2", "Mobile/15E148 musical_ly_33.0.0 BytedanceWebview/d8a21c6"),
  Douyin: `${oppo} aweme_290500 JsSdk/1.0 NetType/WIFI Channel/oppo AppName/aweme app_version/29.5.0 BytedanceWebview/d8a21c6`,
  "Snapchat, iPhone": iphone(
    "17_4_1",
    "Version/17.4.1 Mobile/15E148 Snapchat/12.84.0.35 (like Safari/8618.1.15.10.15, panda)",
  ),
  "Snapchat, iPhone, iOS 26": iphone(
    "26_0",
    "Version/26.0 Mobile/15E148 Snapchat/13.62.0.45 (like Safari/8622.1.22.10.9, panda)",
  ),
  "Snapchat, Android": `${pixel} Snapchat/12.83.0.41 (Pixel 7a; Android 14#11375544#34; gzip; )`,
  "X, iPhone": iphone("17_5", "Version/17.5 Mobile/15E148 Safari/604.1 Twitter for iPhone/10.44"),
  "X, iPhone, iOS 26": iphone("26_1", "Mobile/15E148 Twitter for iPhone/11.41"),
  "X, iPad": ipad("16_6", "Mobile/15E148 Twitter for iPad/10.9"),
  "Twitter, iPhone, old": iphone("11_4_1", "Mobile/15G77 Twitter for iPhone"),
  "X, Android": `${galaxy} TwitterAndroid`,
  "LinkedIn, iPhone": iphone("17_6", "Mobile/15E148 [LinkedInApp]/9.30.2105"),
  "LinkedIn, iPad": ipad("18_0", "Mobile/15E148 [LinkedInApp]/9.30.1890"),
  "LinkedIn, Android": `${galaxy} [LinkedInApp]`,
  "Pinterest, iPhone": iphone("17_3", "Mobile/15E148 [Pinterest/iOS]"),
  "Pinterest, iPhone, with Safari": iphone("26_0", "Version/26.0 Mobile/15E148 Safari/604.1 [Pinterest/iOS]"),
  "Pinterest, Android": `${pixel} [Pinterest/Android]`,
  "Reddit, iPhone": iphone(
    "17_5_1",
    "Mobile/15E148 Reddit/Version 2024.33.0/Build 616511/iOS Version 17.5.1 (Build 21F90)",
  ),
  "Reddit, Android": `${pixel} Reddit/Version 2024.43.0/Build 2112340/Android 14`,
  "Google app, iPhone": iphone("18_1", "GSA/342.0.693598186 Mobile/15E148 Safari/604.1"),
  "Google app, iPhone, iOS 15": iphone("15_7", "GSA/233.1.480015551 Mobile/15E148 Safari/604.1"),
  "Google app, iPad": ipad("17_6_1", "GSA/330.0.665236494 Mobile/15E148 Safari/604.1"),
  "Google app, Android": `${galaxy} GSA/15.20.37.28.arm64`,
  "Gmail, iPhone": iphone("17_2", "Mobile/15E148 Safari/604.1 Gmail/6.0.240204"),
  "Gmail, Android": `${pixel} Gmail/2024.03.31`,
  "YouTube, iPhone": iphone("17_4", "Mobile/15E148 com.google.ios.youtube/19.16.3"),
  "YouTube, Android": `${galaxy} com.google.android.youtube/19.16.39`,
  "Bing app, iPhone": iphone("17_5", "Version/17.0 Mobile/15E148 Safari/605.1.15 BingSapphire/1.0.430529001"),
  "Bing app, Android": `${android("13; SM-A536B Build/TP1A.220624.014", "124.0.6367.179")} BingSapphire/28.2.430801303`,
  "Bing app, old": iphone("13_5", "Version/13.1 Mobile/15E148 Safari/605.1.15 BingWeb/6.9.8"),
  "Yahoo Japan, iPhone": iphone("18_1_1", "Mobile/15E148 YJApp-IOS jp.co.yahoo.ipn.appli/4.133.0"),
  "Yahoo Japan, Android": `${oppo} YJApp-ANDROID jp.co.yahoo.android.yjtop/3.190.0`,
  "Naver, iPhone": iphone(
    "17_4",
    "Version/17.4 Whale/2.10.2 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.6.10; 14PRO)",
  ),
  "Naver, Android": `${galaxy} Whale/1.0.0.0 Crosswalk/30.114.0.13 NAVER(inapp; search; 2000; 12.7.3)`,
  "Yandex app": `Mozilla/5.0 (Linux; arm_64; Android 12; CPH2211) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.5993.124 BroPP/1.0 YaSearchBrowser/23.110.1 YaApp_Android/23.110.1 Mobile Safari/537.36`,
  "Baidu app": `${oppo} T7/13.42 SP-engine/2.80.0 baiduboxapp/13.42.0.11 (Baidu; P1 12)`,
  "Baidu app, iPhone": iphone(
    "16_3",
    "Mobile/15E148 SP-engine/2.70.0 main/1.0 baiduboxapp/13.30.0.10 (Baidu; P2 16.3)",
  ),
  Toutiao: `${oppo} JsSdk/2 NewsArticle/9.6.8 NetType/wifi`,
  Xiaohongshu: iphone("17_1", "Mobile/15E148 xhsdiscover/8.21 NetType/WIFI Scale/3.0"),
  Kuaishou: `${oppo} Kwai/11.10.30.33212 NetType/WIFI`,
  Weibo: iphone("17_0", "Mobile/15E148 Weibo (iPhone14,5__weibo__13.12.0__iphone__os17.0)"),
  "Weibo, Android": `${oppo} Weibo (OPPO-CPH2211__weibo__13.12.2__android__android12)`,
  "Tumblr, iPhone": iphone("16_5", "Mobile/15E148 Tumblr/31.4"),
  "Twitch, Android": `${pixel} tv.twitch.android.app/18.6.0`,
  "Quora, iPhone": iphone("17_1_2", "Mobile/15E148 Quora 8.4.29"),
};
