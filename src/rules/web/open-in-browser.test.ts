import { describe, expect, it } from "vitest";
import { escapeLink } from "./open-in-browser.ts";
import type { Webview } from "./webview.ts";

const PAGE = "https://apogee.test/de/pokies/all?q=b%C3%BCcher&stag=partner_1#chat";

const android = (app: string | null): Webview => ({ app, system: "android", version: 14 });
const ios = (app: string | null, version = 18): Webview => ({ app, system: "ios", version });

describe("links out of webviews", () => {
  it.each([null, "facebook", "telegram", "tiktok"])("NEW-14 use a browser intent on Android: %s", (app) => {
    const link = escapeLink(android(app), PAGE)!;
    const [before, after = ""] = link.split("#Intent;");
    expect(before).toBe(PAGE.replace("https:", "intent:"));
    expect(after.split(";")).toEqual([
      "scheme=https",
      "action=android.intent.action.VIEW",
      "category=android.intent.category.BROWSABLE",
      `S.browser_fallback_url=${encodeURIComponent(PAGE)}`,
      "end",
    ]);
    expect(new URL(link).host).toBe("apogee.test");
  });

  it.each([null, "facebook", "telegram", "tiktok", "line"])(
    "NEW-14 use Safari's scheme on iOS: %s",
    (app) => {
      expect(escapeLink(ios(app), PAGE)).toBe(`x-safari-${PAGE}`);
    },
  );

  it("NEW-14 are given on an iPad of unknown version, but not before iOS 17", () => {
    expect(escapeLink(ios(null, 0), PAGE)).toBe(`x-safari-${PAGE}`);
    expect(escapeLink(ios(null, 16), PAGE)).toBeNull();
    expect(escapeLink(ios("instagram", 16), PAGE)).not.toBeNull();
  });

  it.each([android("instagram"), ios("instagram")])(
    "NEW-14 use Instagram's own scheme: $system",
    (webview) => {
      const link = new URL(escapeLink(webview, PAGE)!);
      expect(link.protocol).toBe("instagram:");
      expect(link.searchParams.get("url")).toBe(PAGE);
    },
  );

  it("NEW-14 use KakaoTalk's own scheme", () => {
    expect(new URL(escapeLink(android("kakaotalk"), PAGE)!).searchParams.get("url")).toBe(PAGE);
  });

  it.each([
    android("wechat"),
    android("threads"),
    ios("snapchat"),
    { app: "wechat", system: "other", version: 0 } as const,
  ])("NEW-14 are missing when no way is known: $app, $system", (webview) => {
    expect(escapeLink(webview, PAGE)).toBeNull();
  });

  it("NEW-14 ignore inherited property names as apps", () => {
    expect(escapeLink(android("constructor"), PAGE)).toMatch(/^intent:/);
  });

  it("NEW-14 are well-formed for http with a port", () => {
    const page = "http://localhost:3000/guest/de/live/all";
    expect(escapeLink(android(null), page)).toMatch(
      /^intent:\/\/localhost:3000\/guest\/de\/live\/all#Intent;scheme=http;/,
    );
    expect(escapeLink(ios(null), page)).toBe("x-safari-http://localhost:3000/guest/de/live/all");
  });
});
