import { describe, expect, it } from "vitest";
import { LOCALES } from "../../contract/locale.ts";
import { LOCALE_NAMES } from "./locale-names.ts";
import {
  formatTag,
  guestBaseOf,
  htmlLang,
  joinLocale,
  matchLocale,
  OFFERED_LOCALES,
  splitLocale,
} from "./locales.ts";

describe("locales", () => {
  it("I18N-01 ten locales are served, all but the pseudo-locale are offered, and each has its own name", () => {
    expect([...LOCALES].sort()).toEqual(
      ["de", "en", "en-AU", "en-CA", "en-KW", "en-NZ", "et", "fr-CA", "it", "no"].sort(),
    );
    expect(LOCALES.filter((code) => !OFFERED_LOCALES.includes(code))).toEqual(["en-KW"]);
    expect(new Set(LOCALES.map((code) => LOCALE_NAMES[code])).size).toBe(LOCALES.length);
  });

  it("I18N-01 every locale has a format tag that Intl supports", () => {
    const unknown = LOCALES.filter(
      (code) => Intl.NumberFormat.supportedLocalesOf(formatTag(code)).length === 0,
    );
    expect(unknown).toEqual([]);
    expect(formatTag("en-KW")).toBe("en");
    expect(formatTag("no")).toBe("nb-NO");
  });
});

describe("matchLocale", () => {
  it.each(["nb", "nn", "nb-NO", "nn-NO", "no-NO", "NO", " nb "])("AMB-LOC-02 maps %j to no", (tag) => {
    expect(matchLocale(tag)).toBe("no");
  });

  it.each([
    ["de-AT", "de"],
    ["DE", "de"],
    ["en-au", "en-AU"],
    ["en-GB", "en"],
    ["fr-CA", "fr-CA"],
    ["it-CH", "it"],
    ["et-EE", "et"],
  ])("I18N-01 maps %s to %s", (tag, locale) => {
    expect(matchLocale(tag)).toBe(locale);
  });

  it.each(["fr", "fr-FR", "sv", "", "*", "den"])("I18N-01 rejects %j", (tag) => {
    expect(matchLocale(tag)).toBeUndefined();
  });
});

describe("htmlLang", () => {
  it("AMB-LOC-02 is nb for no and the code itself for the others", () => {
    expect(LOCALES.filter((code) => htmlLang(code) !== code)).toEqual(["no"]);
    expect(htmlLang("no")).toBe("nb");
  });
});

describe("splitLocale and joinLocale", () => {
  it.each(["/", "/pokies/all", "/play/luna/deep-sea"])("I18N-02 restore %s for every locale", (path) => {
    for (const locale of LOCALES) expect(splitLocale(joinLocale(locale, path))).toEqual({ locale, path });
  });

  it("I18N-02 put the locale in the first segment, and none for the default", () => {
    expect(joinLocale("de", "/")).toBe("/de");
    expect(joinLocale("en-NZ", "/pokies/all")).toBe("/en-NZ/pokies/all");
    expect(joinLocale("en", "/")).toBe("/");
    expect(joinLocale("en", "/pokies/all")).toBe("/pokies/all");
    expect(splitLocale("/de/")).toEqual({ locale: "de", path: "/" });
  });

  it.each(["/fr/pokies", "/DE/pokies", "/en/pokies", "/nb", "/games/de", "/dev"])(
    "I18N-02 find no locale segment in %s",
    (path) => {
      expect(splitLocale(path)).toEqual({ locale: "en", path });
    },
  );

  it.each([
    ["/guest", "en", "/"],
    ["/guest/", "en", "/"],
    ["/guest/pokies/all", "en", "/pokies/all"],
    ["/guest/de", "de", "/"],
    ["/guest/de/pokies/all", "de", "/pokies/all"],
  ])("NAV-25 find guest mode in %s", (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path });
    expect(guestBaseOf(address)).toBe("/guest");
  });

  it.each(["/guests", "/guest-mode", "/de/guest", "/"])("NAV-25 find no guest mode in %s", (address) => {
    expect(guestBaseOf(address)).toBe("");
  });

  it("I18N-02 treat an empty path as the lobby", () => {
    expect(splitLocale("")).toEqual({ locale: "en", path: "/" });
  });
});
