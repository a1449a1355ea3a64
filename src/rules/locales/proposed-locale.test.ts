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
  ] as const)("I18N-03 the country's locale wins over the browser's: %s gives %s", (country, locale) => {
    expect(proposedLocale(locale, country, ["no"])).toBe(locale);
  });

  it.each(["fr", "fr-FR", "FR-ca"])("AMB-LOC-05 a Canadian with %s first is offered fr-CA", (tag) => {
    expect(proposedLocale("en-CA", "CA", [tag, "en"])).toBe("fr-CA");
  });

  it("AMB-LOC-05 French as a second choice, from elsewhere or only by its letters changes nothing", () => {
    expect(proposedLocale("en-CA", "CA", ["en-CA", "fr"])).toBe("en-CA");
    expect(proposedLocale("en-CA", "CA", ["frr"])).toBe("en-CA");
    expect(proposedLocale("en-CA", "CA", [])).toBe("en-CA");
    expect(proposedLocale("de", "DE", ["fr"])).toBe("de");
  });

  it("I18N-03 without a country the first served language of the browser is proposed", () => {
    expect(proposedLocale(null, null, ["sv", "nb-NO", "de"])).toBe("no");
    expect(proposedLocale(null, null, ["fr", "sv"])).toBeNull();
    expect(proposedLocale(null, null, [])).toBeNull();
  });
});
