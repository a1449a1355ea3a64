import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { LocaleCode } from "../../src/contract/locale.ts";

/** Languages of the server's own texts; the other locales are English. */
export const LANGUAGES = ["en", "de", "fr-CA", "it", "no", "et"] as const;

/**
 * Reads a module's texts from its folder `texts`, which has a JSON file for each language.
 * @param moduleFolder absolute path of the module
 * @returns a function that gives the texts of a locale
 * @throws ValiError if a file doesn't have the schema's texts
 */
export function readTexts<Texts>(
  moduleFolder: string,
  schema: v.GenericSchema<unknown, Texts>,
): (locale: LocaleCode) => Texts {
  const read = (language: string) =>
    v.parse(schema, JSON.parse(readFileSync(join(moduleFolder, "texts", `${language}.json`), "utf8")));
  const byLanguage = new Map<string, Texts>(LANGUAGES.map((language) => [language, read(language)]));
  return (locale) => byLanguage.get(locale) ?? byLanguage.get("en")!;
}
