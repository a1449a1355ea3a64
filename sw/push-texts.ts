/** Texts of generic and grouped notifications, by browser language. */
const TEXTS = {
  en: { generic: "You have something new.", several: "New messages:" },
  de: { generic: "Es gibt etwas Neues für Sie.", several: "Neue Nachrichten:" },
  et: { generic: "Sinu jaoks on midagi uut.", several: "Uusi teateid:" },
  fr: { generic: "Il y a du nouveau pour vous.", several: "Nouveaux messages :" },
  it: { generic: "C’è qualcosa di nuovo per te.", several: "Nuovi messaggi:" },
  no: { generic: "Det er noe nytt til deg.", several: "Nye meldinger:" },
} as const;

/** Browsers use three codes for Norwegian. */
const NORWEGIAN = /^n[bno]$/;

export function pushTexts(language: string): (typeof TEXTS)[keyof typeof TEXTS] {
  const base = language.slice(0, 2).toLowerCase();
  const code = NORWEGIAN.test(base) ? "no" : base;
  return Object.hasOwn(TEXTS, code) ? TEXTS[code as keyof typeof TEXTS] : TEXTS.en;
}
