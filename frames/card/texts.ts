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
  expiry: "Expiry (MM/YY)",
  code: "Security code",
  wrongNumber: "Check the card number.",
  notAccepted: "We don't accept cards from this bank.",
  wrongExpiry: "Enter month and year as on the card.",
  expired: "This card has expired.",
  wrongCode: "The 3 or 4 digits on the back.",
  failed: "We couldn't read the card. Try again.",
};
const TEXTS: Readonly<Record<string, CardTexts>> = {
  en,
  de: {
    number: "Kartennummer",
    expiry: "Gültig bis (MM/JJ)",
    code: "Prüfziffer",
    wrongNumber: "Prüfen Sie die Kartennummer.",
    notAccepted: "Karten dieser Bank nehmen wir nicht an.",
    wrongExpiry: "Geben Sie Monat und Jahr wie auf der Karte ein.",
    expired: "Diese Karte ist abgelaufen.",
    wrongCode: "Die 3 oder 4 Ziffern auf der Rückseite.",
    failed: "Wir konnten die Karte nicht lesen. Versuchen Sie es noch einmal.",
  },
  fr: {
    number: "Numéro de la carte",
    expiry: "Expiration (MM/AA)",
    code: "Code de sécurité",
    wrongNumber: "Vérifiez le numéro de la carte.",
    notAccepted: "Nous n’acceptons pas les cartes de cette banque.",
    wrongExpiry: "Entrez le mois et l’année comme sur la carte.",
    expired: "Cette carte est expirée.",
    wrongCode: "Les 3 ou 4 chiffres au dos.",
    failed: "Nous n’avons pas pu lire la carte. Réessayez.",
  },
  it: {
    number: "Numero della carta",
    expiry: "Scadenza (MM/AA)",
    code: "Codice di sicurezza",
    wrongNumber: "Controlla il numero della carta.",
    notAccepted: "Non accettiamo carte di questa banca.",
    wrongExpiry: "Inserisci mese e anno come sulla carta.",
    expired: "Questa carta è scaduta.",
    wrongCode: "Le 3 o 4 cifre sul retro.",
    failed: "Non siamo riusciti a leggere la carta. Riprova.",
  },
  no: {
    number: "Kortnummer",
    expiry: "Utløper (MM/ÅÅ)",
    code: "Sikkerhetskode",
    wrongNumber: "Sjekk kortnummeret.",
    notAccepted: "Vi godtar ikke kort fra denne banken.",
    wrongExpiry: "Skriv inn måned og år som på kortet.",
    expired: "Dette kortet er utløpt.",
    wrongCode: "De 3 eller 4 sifrene på baksiden.",
    failed: "Vi kunne ikke lese kortet. Prøv igjen.",
  },
  et: {
    number: "Kaardi number",
    expiry: "Kehtib kuni (KK/AA)",
    code: "Turvakood",
    wrongNumber: "Kontrolli kaardi numbrit.",
    notAccepted: "Selle panga kaarte me vastu ei võta.",
    wrongExpiry: "Sisesta kuu ja aasta, nagu kaardil.",
    expired: "See kaart on aegunud.",
    wrongCode: "3 või 4 numbrit kaardi tagaküljel.",
    failed: "Me ei saanud kaarti lugeda. Proovi uuesti.",
  },
};

export const cardTextsFor = (locale: string): CardTexts => TEXTS[locale.split("-")[0] ?? ""] ?? en;
