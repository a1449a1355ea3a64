import type { Webview } from "./webview.ts";

type LinkBuilder = (address: string) => string;

/** First iOS version in which `x-safari-` addresses open Safari. */
const SAFARI_SINCE = 17;

/** Opens Android's default browser; falls back to the address itself. */
const androidIntent: LinkBuilder = (address) => {
  const { protocol } = new URL(address);
  const parts = [
    `scheme=${protocol.slice(0, -1)}`,
    "action=android.intent.action.VIEW",
    "category=android.intent.category.BROWSABLE",
    `S.browser_fallback_url=${encodeURIComponent(address)}`,
  ];
  return `intent:${address.slice(protocol.length)}#Intent;${parts.join(";")};end`;
};
const safari: LinkBuilder = (address) => `x-safari-${address}`;
const instagram: LinkBuilder = (address) => `instagram://extbrowser/?url=${encodeURIComponent(address)}`;
const kakaotalk: LinkBuilder = (address) => `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`;

/**
 * Links from in-app browsers to the real browser; `any` is for unlisted apps, null means that no link works. Apps
 * change this often; as of September 2026, based on shalanah/inapp-debugger (README, #11, #22, #23).
 */
const ESCAPES: Record<Webview["system"], { any: LinkBuilder | null } & Record<string, LinkBuilder | null>> = {
  android: {
    any: androidIntent,
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

/** Link from a webview to an address in the real browser; null if there is none. */
export function escapeLink({ app, system, version }: Webview, address: string): string | null {
  const links = ESCAPES[system];
  const toLink = app !== null && Object.hasOwn(links, app) ? links[app]! : links.any;
  if (!toLink || (toLink === safari && version > 0 && version < SAFARI_SINCE)) return null;
  return toLink(address);
}
