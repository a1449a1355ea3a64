import { describe, expect, it } from "vitest";
import { proposedLocale } from "./proposed-locale.ts";

describe("proposedLocale", () => {
  it.each([
    ["CA", "en-CA"],
    ["AU", "en-AU"],
    ["DE", "de"],
    ["NZ", "en-NZ"],
    ["IT", "it"],
    ["EE", "et"],
  ] as const)("I18N-03 prefers the country's locale to the browser's: %s gives %s", (country, locale) => {
    expect(proposedLocale(locale, country, ["no"])).toBe(locale);
  });

  it.each(["fr", "fr-FR", "FR-ca"])("AMB-LOC-05 offers fr-CA to a Canadian with %s first", (tag) => {
    expect(proposedLocale("en-CA", "CA", [tag, "en"])).toBe("fr-CA");
  });

  it("AMB-LOC-05 ignores French as a second choice, in other countries, or as a prefix of another tag", () => {
    expect(proposedLocale("en-CA", "CA", ["en-CA", "fr"])).toBe("en-CA");
    expect(proposedLocale("en-CA", "CA", ["frr"])).toBe("en-CA");
    expect(proposedLocale("en-CA", "CA", [])).toBe("en-CA");
    expect(proposedLocale("de", "DE", ["fr"])).toBe("de");
  });

  it("I18N-03 proposes the browser's first served language when the country is unknown", () => {
    expect(proposedLocale(null, null, ["sv", "nb-NO", "de"])).toBe("no");
    expect(proposedLocale(null, null, ["fr", "sv"])).toBeNull();
    expect(proposedLocale(null, null, [])).toBeNull();
  });
});
