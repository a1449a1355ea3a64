import { describe, expect, it } from "vitest";
import { escapeLink } from "./open-in-browser.ts";
import type { Webview } from "./webview.ts";

const PAGE = "https://apogee.test/de/pokies/all?q=b%C3%BCcher&stag=partner_1#chat";

const android = (app: string | null): Webview => ({ app, system: "android", version: 14 });
const ios = (app: string | null, version = 18): Webview => ({ app, system: "ios", version });

describe("ways out of webviews", () => {
  it.each([null, "facebook", "telegram", "tiktok"])("NEW-14 Android asks for a browser: %s", (app) => {
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

  it.each([null, "facebook", "telegram", "tiktok", "line"])("NEW-14 iOS asks for Safari: %s", (app) => {
    expect(escapeLink(ios(app), PAGE)).toBe(`x-safari-${PAGE}`);
  });

  it("NEW-14 an iPad that does not say its version is tried, an iOS before 17 is not", () => {
    expect(escapeLink(ios(null, 0), PAGE)).toBe(`x-safari-${PAGE}`);
    expect(escapeLink(ios(null, 16), PAGE)).toBeNull();
    expect(escapeLink(ios("instagram", 16), PAGE)).not.toBeNull();
  });

  it.each([android("instagram"), ios("instagram")])(
    "NEW-14 Instagram has a way of its own: $system",
    (here) => {
      const link = new URL(escapeLink(here, PAGE)!);
      expect(link.protocol).toBe("instagram:");
      expect(link.searchParams.get("url")).toBe(PAGE);
    },
  );

  it("NEW-14 and so has KakaoTalk", () => {
    expect(new URL(escapeLink(android("kakaotalk"), PAGE)!).searchParams.get("url")).toBe(PAGE);
  });

  it.each([
    android("wechat"),
    android("threads"),
    ios("snapchat"),
    { app: "wechat", system: "other", version: 0 } as const,
  ])("NEW-14 where no way is known there is no link: $app, $system", (here) => {
    expect(escapeLink(here, PAGE)).toBeNull();
  });

  it("NEW-14 an app is not taken for what every object has", () => {
    expect(escapeLink(android("constructor"), PAGE)).toMatch(/^intent:/);
  });

  it("NEW-14 links are well-formed without encryption and with a port", () => {
    const page = "http://localhost:3000/guest/de/live/all";
    expect(escapeLink(android(null), page)).toMatch(
      /^intent:\/\/localhost:3000\/guest\/de\/live\/all#Intent;scheme=http;/,
    );
    expect(escapeLink(ios(null), page)).toBe("x-safari-http://localhost:3000/guest/de/live/all");
  });
});
