import type { LocaleCode } from "../../contract/locale.ts";

type Language = "en" | "de" | "et" | "fr" | "it" | "no";

/** Word patterns by language, as alternatives of a regular expression. */
type Words = Readonly<Record<Language, string>>;

/** Words that urge players or promise too much. */
const PRESSURE: Words = {
  en: "urgent|hurry|last chance|don['’]t miss|act now|only today|while stocks last|risk[- ]free|no risk|guaranteed?|sure win|easy money",
  de: "dringend|beeil\\w*|letzte chance|verpassen sie|nur heute|risikofrei|ohne risiko|garantiert\\w*|sicherer gewinn|schnelles geld",
  et: "kiire(sti|susta)|viimane võimalus|ära maga maha|ainult täna|riskivaba|riskita|garanteeritud|kindel võit",
  fr: "urgent|vite|dernière chance|ne manquez pas|aujourd['’]hui seulement|sans risque|garantie?s?|gain assuré|argent facile",
  it: "urgente|affrettati|ultima occasione|non perdere|solo oggi|senza rischi|garantit[aoie]|vincita sicura|soldi facili",
  no: "haster|skynd deg|siste sjanse|ikke gå glipp|bare i dag|risikofri\\w*|uten risiko|garantert\\w*|sikker gevinst|lettjente penger",
};

/** Words for "free". */
const FREE: Words = {
  en: "free|freebies?|freespins?",
  de: "gratis\\w*|kostenlos\\w*|frei(spiele?|spielen|dreh\\w*)|umsonst",
  et: "tasuta\\w*|priikeeru\\w*",
  fr: "gratuit(e|s|es|ement)?",
  it: "gratis|gratuit[aoie]|omaggi?o",
  no: "gratis\\w*|fri(spinn|runder)\\w*|kostnadsfri\\w*",
};

const patternOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])`, "iu");
const languageOf = (locale: LocaleCode) => locale.slice(0, 2) as Language;

const findWord = (words: Words, locale: LocaleCode, text: string): string | null =>
  patternOf(words[languageOf(locale)]).exec(text)?.[1] ?? null;

/** The first word of a text that urges players or promises too much; null without one. */
export const pressureWord = (locale: LocaleCode, text: string) => findWord(PRESSURE, locale, text);
/** The first word of a text that says "free"; null without one. */
export const freeWord = (locale: LocaleCode, text: string) => findWord(FREE, locale, text);
