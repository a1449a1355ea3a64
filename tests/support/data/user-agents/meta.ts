import { type Agents, androidView, ipad, iphone } from "./formats.ts";

const pixel = androidView("14; Pixel 8 Build/AP2A.240905.003", "130.0.6723.86");
const galaxy = androidView("15; SM-S921B Build/AP3A.240905.015.A2", "141.0.7390.97");
const redmi = androidView("13; 23021RAA2Y Build/TKQ1.221114.001", "126.0.6478.122");
const cubot = androidView("12; CUBOT NOTE 30 Build/SP1A.210812.016", "117.0.5938.60");
const old = androidView("7.0; SM-G930F Build/NRD90M", "64.0.3282.137");
const galaxyData = "(35/15; 480dpi; 1080x2120; samsung; SM-S921B; e1s; s5e9945; de_DE; 771234567)";
const pixelData = "(34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_US; 662201745)";

/** Facebook, Messenger, Instagram, Threads, WhatsApp. */
export const META: Agents = {
  "Facebook, Android": `${pixel} [FB_IAB/FB4A;FBAV/489.0.0.60.80;IABMV/1;]`,
  "Facebook, Android, Samsung": `${galaxy} [FB_IAB/FB4A;FBAV/534.0.0.51.73;IABMV/1;]`,
  "Facebook, Android, Xiaomi": `${redmi} [FB_IAB/FB4A;FBAV/470.1.0.43.103;]`,
  "Facebook, Android 7": `${old} [FB_IAB/FB4A;FBAV/164.0.0.41.95;]`,
  "Facebook, a phone of the make CUBOT": `${cubot} [FB_IAB/FB4A;FBAV/430.0.0.26.113;IABMV/1;]`,
  "Facebook, Orca": `${galaxy} [FB_IAB/Orca-Android;FBAV/412.0.0.17.64;]`,
  "Facebook Lite": `${redmi} [FBAN/EMA;FBLC/es_LA;FBAV/392.0.0.12.109;]`,
  "Facebook Lite, old": `${old} [FBAN/EMA;FBLC/id_ID;FBAV/131.0.0.4.112;FBDM/DisplayMetrics{density=2.0};]`,
  "Facebook, iPhone": iphone(
    "18_1",
    "Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.61.100;FBBV/661203344;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5;FBRV/0;IABMV/1]",
  ),
  "Facebook, iPhone, iOS 15": iphone(
    "15_8_3",
    "Mobile/19H386 [FBAN/FBIOS;FBDV/iPhone9,3;FBMD/iPhone;FBSN/iOS;FBSV/15.8.3;FBSS/2;FBID/phone;FBLC/it_IT;FBOP/5]",
  ),
  "Facebook, iPhone, with Safari": iphone("18_6_2", "Mobile/22G100 Safari/604.1 MetaIAB Facebook"),
  "Facebook, iPhone, iOS 26": iphone("26_1", "Mobile/23B85 Safari/604.1 MetaIAB Facebook"),
  "Facebook, iPad": ipad(
    "17_5_1",
    "Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.35.72;FBBV/607720411;FBDV/iPad13,18;FBMD/iPad;FBSN/iPadOS;FBSV/17.5.1;FBSS/2;FBID/tablet;FBLC/de_DE;FBOP/5]",
  ),
  "Facebook Groups": iphone(
    "12_1",
    "Mobile/16B92 [FBAN/GroupsForiOS;FBAV/153.0.0.53.93;FBBV/83802811;FBDV/iPhone9,3;FBLC/fr_FR]",
  ),
  "Messenger, Android": `${pixel} [FB_IAB/MESSENGER;FBAV/480.0.0.58.109;]`,
  "Messenger, Android, Orca": `${redmi} [FBAN/Orca-Android;FBAV/433.0.0.27.108;FBPN/com.facebook.orca;FBLC/vi_VN;FBBV/522201988;FBCR/Viettel;FBMF/Xiaomi;FBBD/Redmi;FBDV/23021RAA2Y;FBSV/13;]`,
  "Messenger, iPhone": iphone(
    "17_4_1",
    "Mobile/15E148 [FBAN/MessengerForiOS;FBAV/452.0.0.42.111;FBBV/584441200;FBDV/iPhone14,7;FBMD/iPhone;FBSN/iOS;FBSV/17.4.1;FBSS/3;FBCR/;FBID/phone;FBLC/pl_PL;FBOP/0]",
  ),
  "Messenger Lite": iphone(
    "16_7_2",
    "Mobile/15E148 [FBAN/MessengerLiteForiOS;FBAV/436.0.0.40.109;FBDV/iPhone10,6;FBMD/iPhone;FBSN/iOS;FBSV/16.7.2]",
  ),
  "Instagram, Android": `${pixel} Instagram 356.0.0.41.101 Android ${pixelData}`,
  "Instagram, Android, Samsung": `${galaxy} Instagram 402.0.0.46.81 Android ${galaxyData}`,
  "Instagram, Android, with IABMV": `${galaxy} Instagram 410.1.0.63.71 Android ${galaxyData.replace(")", "; IABMV/1)")}`,
  "Instagram, Android 7": `${old} Instagram 38.0.0.13.95 Android (24/7.0; 640dpi; 1440x2560; samsung; SM-G930F; herolte; samsungexynos8890; nb_NO; 99640905)`,
  "Instagram, a phone of the make CUBOT": `${cubot} Instagram 301.0.0.28.111 Android (31/12; 320dpi; 720x1467; CUBOT; NOTE 30; NOTE_30; mt6765; et_EE; 518820011)`,
  "Instagram, iPhone": iphone(
    "17_6_1",
    "Mobile/21G93 Instagram 344.1.0.36.90 (iPhone14,5; iOS 17_6_1; en_US; en; scale=3.00; 1170x2532; 633041188; IABMV/1)",
  ),
  "Instagram, iPhone, iOS 12": iphone(
    "12_5_7",
    "Mobile/16H81 Instagram 142.0.0.22.109 (iPhone7,2; iOS 12_5_7; de_DE; de-DE; scale=2.00; 750x1334; 214888900)",
  ),
  "Instagram, iPhone, with Safari": iphone(
    "18_5",
    "Mobile/22F76 Instagram 395.0.0.28.81 (iPhone16,1; iOS 18_5; it_IT; it; scale=3.00; 1179x2556; IABMV/1; 781220034) Safari/604.1",
  ),
  "Instagram, iPhone, iOS 26": iphone(
    "26_4_1",
    "Mobile/23E254 Instagram 425.0.0.27.62 (iPhone18,1; iOS 26_4_1; fr_CA; fr-CA; scale=3.00; 1206x2622; IABMV/1; 935001288) NW/3 Safari/604.1",
  ),
  "Instagram, iPhone, very old": iphone(
    "9_3_2",
    "Mobile/13F69 Instagram 8.4.0 (iPhone8,1; iPhone OS 9_3_2; nb_NO; nb-NO; scale=2.00; 750x1334)",
  ),
  "Instagram, iPad": ipad(
    "18_6",
    "Mobile/22G86 Instagram 392.0.0.30.78 (iPad14,3; iPadOS 18_6; en_GB; en-GB; scale=2.00; 750x1334; IABMV/1; 774001230) Safari/604.1",
  ),
  "Threads, Android": `${pixel} Barcelona 356.0.0.40.109 Android ${pixelData}`,
  "Threads, Android, Samsung": `${galaxy} Barcelona 401.0.0.39.109 Android ${galaxyData}`,
  "Threads, iPhone": iphone(
    "17_5_1",
    "Mobile/15E148 Barcelona 338.0.0.29.98 (iPhone15,4; iOS 17_5_1; en_US; en; scale=3.00; 1179x2556; 617780021)",
  ),
  "WhatsApp, Android": `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.122 Mobile Safari/537.36 [WA4A/2.25.33.71;]`,
  "WhatsApp, Android, webview": `${galaxy} WA4A/2.26.30.97`,
  "WhatsApp, iPhone": iphone("18_6", "Version/26.0.1 Mobile/15E148 Safari/604.1 [WAiOS/2.25.32]"),
  "WhatsApp, iPhone, iOS 17": iphone("17_7", "Version/17.7 Mobile/15E148 Safari/604.1 [WAiOS/2.25.30]"),
};
