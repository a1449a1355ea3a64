/** Sentences of the card's frame. */
export interface CardTexts {
  number: string;
  expiry: string;
  code: string;
  wrongNumber: string;
  notAccepted: string;
  wrongExpiry: string;
  expired: string;
  wrongCode: string;
  failed: string;
}

const en: CardTexts = {
  number: "Card number",
  expiry: "Good until (MM/YY)",
  code: "Security code",
  wrongNumber: "This is no card number.",
  notAccepted: "Cards of this bank are not accepted.",
  wrongExpiry: "Month and year, as on the card.",
  expired: "This card has expired.",
  wrongCode: "The three or four digits beside the signature.",
  failed: "The card could not be read. Try again.",
};
const TEXTS: Readonly<Record<string, CardTexts>> = {
  en,
  de: {
    number: "Kartennummer",
    expiry: "Gültig bis (MM/JJ)",
    code: "Prüfziffer",
    wrongNumber: "Das ist keine Kartennummer.",
    notAccepted: "Karten dieser Bank nehmen wir nicht an.",
    wrongExpiry: "Monat und Jahr, wie auf der Karte.",
    expired: "Diese Karte ist abgelaufen.",
    wrongCode: "Die drei oder vier Ziffern neben der Unterschrift.",
    failed: "Die Karte konnte nicht gelesen werden. Versuchen Sie es noch einmal.",
  },
  fr: {
    number: "Numéro de la carte",
    expiry: "Valide jusqu’au (MM/AA)",
    code: "Code de sécurité",
    wrongNumber: "Ce n’est pas un numéro de carte.",
    notAccepted: "Les cartes de cette banque ne sont pas acceptées.",
    wrongExpiry: "Le mois et l’année inscrits sur la carte.",
    expired: "Cette carte est expirée.",
    wrongCode: "Les trois ou quatre chiffres près de la signature.",
    failed: "La carte n’a pas pu être lue. Réessayez.",
  },
  it: {
    number: "Numero della carta",
    expiry: "Valida fino a (MM/AA)",
    code: "Codice di sicurezza",
    wrongNumber: "Questo non è un numero di carta.",
    notAccepted: "Le carte di questa banca non sono accettate.",
    wrongExpiry: "Mese e anno, come sulla carta.",
    expired: "Questa carta è scaduta.",
    wrongCode: "Le tre o quattro cifre accanto alla firma.",
    failed: "Non è stato possibile leggere la carta. Riprova.",
  },
  no: {
    number: "Kortnummer",
    expiry: "Gyldig til (MM/ÅÅ)",
    code: "Sikkerhetskode",
    wrongNumber: "Dette er ikke et kortnummer.",
    notAccepted: "Kort fra denne banken godtas ikke.",
    wrongExpiry: "Måned og år, som på kortet.",
    expired: "Dette kortet er utløpt.",
    wrongCode: "De tre eller fire sifrene ved signaturen.",
    failed: "Kortet kunne ikke leses. Prøv igjen.",
  },
  et: {
    number: "Kaardi number",
    expiry: "Kehtib kuni (KK/AA)",
    code: "Turvakood",
    wrongNumber: "See ei ole kaardi number.",
    notAccepted: "Selle panga kaarte ei võeta vastu.",
    wrongExpiry: "Kuu ja aasta, nagu kaardil.",
    expired: "See kaart on aegunud.",
    wrongCode: "Kolm või neli numbrit allkirja kõrval.",
    failed: "Kaarti ei õnnestunud lugeda. Proovi uuesti.",
  },
};

export const cardTextsFor = (locale: string): CardTexts => TEXTS[locale.split("-")[0] ?? ""] ?? en;
