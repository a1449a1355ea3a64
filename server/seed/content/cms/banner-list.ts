import type { Banner } from "../../../../src/contract/cms.ts";
import { VIP_GROUPS, WELCOME_PACK_GROUP } from "../../../../src/rules/players/player-groups.ts";

type Gradient = Banner["gradient"];

export interface BannerEntry {
  id: number;
  categories: string[];
  order: Record<string, number>;
  gradient: Gradient;
  size: Banner["size"];
  /** Path the button leads to. */
  url: string | null;
  groupIds?: number[];
  registered?: boolean;
  fiat?: boolean;
  timer?: Banner["timer"];
  /** Popup that the second button opens. */
  popup?: string;
  isTournament?: boolean;
}

const LONG_TIMER = { start_at: "01/01/2026 00:00", end_at: "31/12/2030 23:59" };

const positions = (...order: [string, number][]) => ({
  categories: order.map(([category]) => category),
  order: Object.fromEntries(order),
});

/** Banners by the scene of their art. */
export const BANNERS = {
  welcome: {
    id: 1,
    ...positions(["slider-index-top", 1]),
    gradient: ["#2a1458", "#5b1f8a", "#c2367b", "#ff7a3d"],
    size: "full",
    url: "/pokies/all",
    popup: "sign-up",
  },
  "welcome-pack": {
    id: 11,
    ...positions(["slider-index-top", 2], ["promotions", 1]),
    gradient: ["#1c1147", "#4a2a9a", "#a04bd8", "#ffd36b"],
    size: "full",
    url: "/profile/gifts",
    groupIds: [WELCOME_PACK_GROUP],
  },
  "deposit-bonuses": {
    id: 14,
    ...positions(["promotions", 2]),
    gradient: ["#2a0a1e", "#7a1846", "#e0446a", "#ffc16b"],
    size: "half",
    url: "/deposit-bonus",
    registered: true,
  },
  jackpot: {
    id: 2,
    ...positions(["slider-index-top", 3], ["slider-index-jackpots", 1], ["promotions", 5]),
    gradient: ["#2a0614", "#7d0f2e", "#d8361f", "#ffb52e"],
    size: "full",
    url: "/pokies/jackpots",
  },
  live: {
    id: 3,
    ...positions(["slider-index-top", 4], ["promotions", 6]),
    gradient: ["#05231d", "#0a5244", "#12907a", "#5fe0c0"],
    size: "full",
    url: "/live/all",
  },
  "new-games": {
    id: 4,
    ...positions(["slider-index-top", 5], ["promotions", 7]),
    gradient: ["#06203f", "#0b4a86", "#1aa0d8", "#7fe3ff"],
    size: "full",
    url: "/categories/prerelease",
  },
  megaways: {
    id: 5,
    ...positions(["slider-index-top", 6], ["promotions", 8]),
    gradient: ["#2b0a2f", "#6d1566", "#c42d86", "#ff8f6b"],
    size: "full",
    url: "/pokies/megaways",
  },
  tournament: {
    id: 6,
    ...positions(["slider-index-top", 7], ["promotions", 3]),
    gradient: ["#0b1440", "#26308f", "#6151e0", "#c78bff"],
    size: "full",
    url: "/fairness",
    timer: LONG_TIMER,
    isTournament: true,
  },
  cashback: {
    id: 7,
    ...positions(["promotions", 4]),
    gradient: ["#06281a", "#0c5a39", "#1c9c63", "#8ff0b8"],
    size: "half",
    url: "/bonus-terms",
  },
  crypto: {
    id: 8,
    ...positions(["slider-index-top", 8], ["promotions", 9]),
    gradient: ["#10141f", "#1d3557", "#3d7ea6", "#8bd3ff"],
    size: "half",
    url: "/benefits-of-crypto",
    // Players with a crypto account know this already.
    fiat: true,
  },
  vip: {
    id: 9,
    ...positions(["slider-index-top", 9], ["promotions", 10], ["promo-bar", 1]),
    gradient: ["#12082b", "#3a1166", "#7a1f8f", "#ffcc4d"],
    size: "full",
    url: "/profile/level",
    groupIds: [...VIP_GROUPS],
  },
  weekend: {
    id: 10,
    ...positions(["slider-index-jackpots", 2], ["promotions", 11]),
    gradient: ["#3a0d1e", "#8a1f3d", "#e0563f", "#ffc16b"],
    size: "half",
    url: "/categories/exclusive",
    timer: LONG_TIMER,
  },
  "spring-quest": {
    id: 12,
    ...positions(["promotions", 12]),
    gradient: ["#0d2a12", "#2a6b2f", "#7db53c", "#ffe26b"],
    size: "half",
    url: "/spring-quest",
    registered: true,
  },
  "new-studio": {
    id: 13,
    ...positions(["popup-new-provider", 1]),
    gradient: ["#1a0b33", "#43207a", "#c04bb0", "#ffb86b"],
    size: "half",
    url: "/producers/rookery-twelve",
  },
} as const satisfies Record<string, BannerEntry>;

export type BannerKey = keyof typeof BANNERS;
