/** What is shown when a push says nothing that can be read, and of several at once; by language, as the browser names it. */
const TEXTS = {
  en: { some: "There is something new for you.", several: "New messages:" },
  de: { some: "Es gibt etwas Neues für Sie.", several: "Neue Nachrichten:" },
  et: { some: "Sinu jaoks on midagi uut.", several: "Uusi teateid:" },
  fr: { some: "Il y a du nouveau pour vous.", several: "Nouveaux messages :" },
  it: { some: "C’è qualcosa di nuovo per te.", several: "Nuovi messaggi:" },
  no: { some: "Det er noe nytt til deg.", several: "Nye meldinger:" },
} as const;

/** Norwegian has three names in browsers. */
const NORWEGIAN = /^n[bno]$/;

export function pushTexts(language: string): (typeof TEXTS)[keyof typeof TEXTS] {
  const base = language.slice(0, 2).toLowerCase();
  const known = NORWEGIAN.test(base) ? "no" : base;
  return Object.hasOwn(TEXTS, known) ? TEXTS[known as keyof typeof TEXTS] : TEXTS.en;
}
