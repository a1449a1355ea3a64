import { readFileSync } from "node:fs";
import { join } from "node:path";
import PO from "pofile";
import { expect, it } from "vitest";

const LOCALES = join(import.meta.dirname, "../../../locale");
const SOURCES =
  /^src\/features\/(?:bonuses|free-spins|gifts|promo-codes|cashbox\/bonus|play\/(?:bar|dialogs))\//;

/** Messages of the screens of gifts, in a locale. */
const messagesIn = (locale: string) =>
  PO.parse(readFileSync(join(LOCALES, `${locale}.po`), "utf8")).items.filter(({ references }) =>
    references.some((reference) => SOURCES.test(reference)),
  );

/** Words that press the player. */
const PRESSURE: Record<string, RegExp> = {
  en: /urgent|hurry|last chance|only .* left|don['’]t miss|risk-free|guarantee/i,
  de: /dringend|schnell|letzte Chance|verpass|risikofrei|garanti/i,
  et: /kiirusta|viimane võimalus|ära maga maha|riskivaba|garanteeri/i,
  "fr-CA": /urgent|vite|dernière chance|manquez|sans risque|garanti/i,
  it: /urgent|affrettati|ultima (?:occasione|possibilità)|non perdere|senza rischi|garanti/i,
  no: /haster|skynd|siste sjanse|gå glipp|risikofri|garanti/i,
};

it.each(Object.entries(PRESSURE))(
  "BON-18 the screens of gifts use no word of pressure in %s",
  (locale, words) => {
    const messages = messagesIn(locale);
    expect(messages.length).toBeGreaterThan(150);
    const texts = messages.map(({ msgid, msgstr }) => msgstr[0] || msgid);
    expect(texts.filter((text) => words.test(text))).toEqual([]);
  },
);

it("BON-18 the words of pressure are found", () => {
  expect(PRESSURE.en!.test("Hurry, only 3 left")).toBe(true);
});

it("ANC-56 the word free stands in no message, because the page doesn't know which licences allow it", () => {
  const free = messagesIn("en").filter(({ msgid }) => /\bfree\b/i.test(msgid));
  expect(free.map(({ msgid }) => msgid)).toEqual([]);
});
