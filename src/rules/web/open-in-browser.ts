import type { Webview } from "./webview.ts";

type Way = (address: string) => string;

/** First iOS that hands such addresses to Safari. */
const SAFARI_SINCE = 17;

/** Asks Android for any browser; a system that knows none goes on at the address itself. */
const intent: Way = (address) => {
  const { protocol } = new URL(address);
  const parts = [
    `scheme=${protocol.slice(0, -1)}`,
    "action=android.intent.action.VIEW",
    "category=android.intent.category.BROWSABLE",
    `S.browser_fallback_url=${encodeURIComponent(address)}`,
  ];
  return `intent:${address.slice(protocol.length)}#Intent;${parts.join(";")};end`;
};
const safari: Way = (address) => `x-safari-${address}`;
const instagram: Way = (address) => `instagram://extbrowser/?url=${encodeURIComponent(address)}`;
const kakaotalk: Way = (address) => `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`;

/**
 * Ways out of apps to the real browser, `any` for apps without a row; null where none is known to work, which leaves
 * copying the address. What apps let through changes every few months: this is the one place to follow them.
 * State of September 2026, after the tables and threads of shalanah/inapp-debugger (README, #11, #22, #23).
 */
const ESCAPES: Record<Webview["system"], { any: Way | null } & Record<string, Way | null>> = {
  android: {
    any: intent,
    instagram,
    kakaotalk,
    messenger: null,
    threads: null,
    qq: null,
    wechat: null,
  },
  ios: {
    any: safari,
    instagram,
    kakaotalk,
    qq: null,
    snapchat: null,
    wechat: null,
  },
  other: { any: null },
};

/** The link that leads from a webview to the real browser at an address; null where there is none. */
export function escapeLink({ app, system, version }: Webview, address: string): string | null {
  const ways = ESCAPES[system];
  const way = app !== null && Object.hasOwn(ways, app) ? ways[app]! : ways.any;
  if (!way || (way === safari && version > 0 && version < SAFARI_SINCE)) return null;
  return way(address);
}
