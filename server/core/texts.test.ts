import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../src/contract/locale.ts";
import { testFolder } from "../../tests/support/server/folder.ts";
import { LANGUAGES, readTexts } from "./texts.ts";

const FOLDERS = globSync("server/modules/*/texts/en.json").map(dirname);

/** The texts of a file by path, such as `jackpot_win.title`. */
function flatten(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, one]) => flatten(one, path ? `${path}.${key}` : key));
}
const textsIn = (folder: string, language: string) =>
  flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8")));
const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe.for(FOLDERS)("%s", (folder) => {
  it("I18N-01 has the same texts with the same placeholders in every language, and all of them translated", () => {
    const english = textsIn(folder, "en");
    expect(english.length).toBeGreaterThan(0);
    for (const language of LANGUAGES.filter((one) => one !== "en")) {
      const texts = new Map(textsIn(folder, language));
      expect([...texts.keys()].sort(), language).toEqual(english.map(([path]) => path).sort());
      for (const [path, text] of english)
        expect(placeholdersIn(texts.get(path)!), `${language} ${path}`).toEqual(placeholdersIn(text));
      expect(
        english.filter(([path, text]) => text.length > 12 && texts.get(path) === text),
        language,
      ).toEqual([]);
    }
  });
});

describe("readTexts", () => {
  /** A module's folder whose texts are these. */
  function moduleWith(textsOf: (language: string) => object): string {
    const folder = testFolder("texts");
    mkdirSync(join(folder, "texts"));
    for (const language of LANGUAGES)
      writeFileSync(join(folder, "texts", `${language}.json`), JSON.stringify(textsOf(language)));
    return folder;
  }
  const schema = v.object({ name: v.string() });

  it("I18N-01 gives a locale its language's texts; all English locales share one", () => {
    const textsOf = readTexts(
      moduleWith((name) => ({ name })),
      schema,
    );
    expect(Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale).name]))).toEqual(
      Object.fromEntries(LOCALES.map((locale) => [locale, locale.startsWith("en") ? "en" : locale])),
    );
  });

  it("throws at the start if a language lacks a text", () => {
    const folder = moduleWith((language) => (language === "it" ? {} : { name: language }));
    expect(() => readTexts(folder, schema)).toThrow(/name/);
  });
});
