import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import PO from "pofile";
import { describe, expect, it } from "vitest";
import { compileMessages } from "../server/start/compile-messages.ts";
import { LOCALES } from "../src/contract/locale.ts";
import { formatTag } from "../src/rules/locales/locales.ts";

const folder = join(import.meta.dirname, "../locale");
const read = (locale: string) => PO.parse(readFileSync(join(folder, `${locale}.po`), "utf8")).items;
const FULL = ["de", "fr-CA", "it", "no", "et"];
const placeholders = (text: string) =>
  [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g) ?? [])].toSorted();

describe("messages", () => {
  it("I18N-16 the English catalog contains exactly the code's messages", async () => {
    const [catalog] = await getCatalogs(getConfig());
    const extracted = await catalog!.collect();
    const ids = Object.entries(extracted!).map(([id, { message }]) => message ?? id);
    expect(
      read("en")
        .map((item) => item.msgid)
        .toSorted(),
    ).toEqual(ids.toSorted());
  });

  it.each(FULL)("I18N-16 %s has every message, with the same placeholders", (locale) => {
    const english = new Set(read("en").map((item) => item.msgid));
    const items = read(locale);
    expect(new Set(items.map((item) => item.msgid))).toEqual(english);
    const missing = items.filter((item) => !item.msgstr[0]?.trim()).map((item) => item.msgid);
    expect(missing).toEqual([]);
    const different = items.filter(
      (item) => placeholders(item.msgid).join() !== placeholders(item.msgstr[0]!).join(),
    );
    expect(different.map((item) => `${item.msgid} / ${item.msgstr[0]}`)).toEqual([]);
  });

  it.each(FULL)("I18N-01 %s is a translation, not a copy", (locale) => {
    const items = read(locale);
    const copies = items.filter((item) => item.msgstr[0] === item.msgid);
    expect(copies.length / items.length).toBeLessThan(0.2);
  });

  it.each(["fr-CA", "it"])("I18N-16 %s has no straight apostrophe", (locale) => {
    const straight = read(locale).filter((item) => item.msgstr[0]?.includes("'"));
    expect(straight.map((item) => item.msgstr[0])).toEqual([]);
  });

  it.each(LOCALES)(
    "I18N-16 %s ends no sentence with two full stops, even if a time ends with one",
    (locale) => {
      const translations = new Map(
        read(locale === "en-KW" ? "en" : locale).map((item) => [item.msgid, item.msgstr[0]]),
      );
      const format = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: "medium", timeStyle: "short" });
      const times = [1, 13].map((hour) => format.format(new Date(2026, 10, 23, hour, 5)));
      // Placeholders for a date with a time.
      const sentences = read("en").filter(({ msgid }) => /\{(age|time)\}\.$/.test(msgid));
      expect(sentences.map(({ msgid }) => msgid)).toContain("Showing games and amounts as of {age}.");
      for (const { msgid } of sentences)
        for (const time of times)
          expect((translations.get(msgid) || msgid).replace(/\{(age|time)\}/, time)).not.toMatch(/\.\.$/);
    },
  );

  /** The texts of a compiled message, without placeholder names and plural selectors. */
  function textsOf(message: unknown): string[] {
    if (typeof message === "string") return [message];
    if (!Array.isArray(message)) return [];
    return message.flatMap((token: unknown) => {
      if (typeof token === "string") return [token];
      const forms = Array.isArray(token) ? (token[2] as unknown) : undefined;
      return forms && typeof forms === "object" ? Object.values(forms).flatMap(textsOf) : [];
    });
  }

  it("I18N-07 I18N-17 every locale compiles to as many messages as English, and the pseudo-locale contains no English words", async () => {
    const compiled = await compileMessages();
    const count = Object.keys(compiled.en!).length;
    for (const messages of Object.values(compiled)) expect(Object.keys(messages)).toHaveLength(count);
    const latinWords = Object.values(compiled["en-KW"]!).flatMap((message) =>
      textsOf(message).flatMap((text) => text.match(/\b[A-Za-z]{5,}\b/g) ?? []),
    );
    expect(latinWords).toEqual([]);
  });
});
