import type { LocaleCode } from "../../src/contract/locale.ts";

/** Sentences of the hosted page. */
export interface Texts {
  title: string;
  pay: string;
  decline: string;
  cancel: string;
  to: string;
  amount: string;
  fee: string;
  total: string;
  test: string;
  faultLabel: string;
  faults: Record<"none" | "late" | "twice" | "reordered" | "silent" | "other_amount", string>;
  over: string;
  back: string;
}

const en: Texts = {
  title: "Confirm payment",
  pay: "Pay",
  decline: "Have my bank decline it",
  cancel: "Cancel and go back",
  to: "To",
  amount: "Amount",
  fee: "Fee",
  total: "Total",
  test: "This is a test provider. No money moves.",
  faultLabel: "The provider's message",
  faults: {
    none: "arrives right away",
    late: "arrives late",
    twice: "arrives twice",
    reordered: "arrives out of order",
    silent: "never arrives",
    other_amount: "shows a different amount",
  },
  over: "This payment is finished.",
  back: "Go back",
};

const de: Texts = {
  title: "Zahlung bestätigen",
  pay: "Bezahlen",
  decline: "Von meiner Bank ablehnen lassen",
  cancel: "Abbrechen und zurück",
  to: "Empfänger",
  amount: "Betrag",
  fee: "Gebühr",
  total: "Gesamt",
  test: "Dies ist ein Testanbieter: Es fließt kein Geld.",
  faultLabel: "Meldung des Anbieters",
  faults: {
    none: "kommt sofort",
    late: "kommt spät",
    twice: "kommt doppelt",
    reordered: "kommt in falscher Reihenfolge",
    silent: "kommt nie",
    other_amount: "nennt einen anderen Betrag",
  },
  over: "Diese Zahlung ist abgeschlossen.",
  back: "Zurück",
};

const fr: Texts = {
  title: "Confirmer le paiement",
  pay: "Payer",
  decline: "Faire refuser par ma banque",
  cancel: "Annuler et revenir",
  to: "Destinataire",
  amount: "Montant",
  fee: "Frais",
  total: "Total",
  test: "Ceci est un fournisseur de test : aucun argent ne circule.",
  faultLabel: "Le message du fournisseur",
  faults: {
    none: "arrive tout de suite",
    late: "arrive en retard",
    twice: "arrive deux fois",
    reordered: "arrive dans le désordre",
    silent: "n’arrive jamais",
    other_amount: "indique un autre montant",
  },
  over: "Ce paiement est terminé.",
  back: "Retour",
};

const it: Texts = {
  title: "Conferma il pagamento",
  pay: "Paga",
  decline: "Fai rifiutare dalla mia banca",
  cancel: "Annulla e torna indietro",
  to: "Destinatario",
  amount: "Importo",
  fee: "Commissione",
  total: "Totale",
  test: "Questo è un fornitore di prova: il denaro non si muove.",
  faultLabel: "Il messaggio del fornitore",
  faults: {
    none: "arriva subito",
    late: "arriva tardi",
    twice: "arriva due volte",
    reordered: "arriva nell’ordine sbagliato",
    silent: "non arriva mai",
    other_amount: "indica un altro importo",
  },
  over: "Questo pagamento è concluso.",
  back: "Torna indietro",
};

const no: Texts = {
  title: "Bekreft betalingen",
  pay: "Betal",
  decline: "La banken min avvise den",
  cancel: "Avbryt og gå tilbake",
  to: "Mottaker",
  amount: "Beløp",
  fee: "Gebyr",
  total: "Totalt",
  test: "Dette er en testleverandør: Ingen penger flyttes.",
  faultLabel: "Meldingen fra leverandøren",
  faults: {
    none: "kommer med en gang",
    late: "kommer sent",
    twice: "kommer to ganger",
    reordered: "kommer i feil rekkefølge",
    silent: "kommer aldri",
    other_amount: "oppgir et annet beløp",
  },
  over: "Denne betalingen er avsluttet.",
  back: "Gå tilbake",
};

const et: Texts = {
  title: "Kinnita makse",
  pay: "Maksa",
  decline: "Lase minu pangal keelduda",
  cancel: "Katkesta ja mine tagasi",
  to: "Saaja",
  amount: "Summa",
  fee: "Teenustasu",
  total: "Kokku",
  test: "See on testpakkuja: raha ei liigu.",
  faultLabel: "Pakkuja teade",
  faults: {
    none: "tuleb kohe",
    late: "tuleb hilja",
    twice: "tuleb kaks korda",
    reordered: "tuleb vales järjekorras",
    silent: "ei tule kunagi",
    other_amount: "näitab teist summat",
  },
  over: "See makse on lõpetatud.",
  back: "Mine tagasi",
};

const TEXTS: Partial<Record<LocaleCode, Texts>> = { de, "fr-CA": fr, it, no, et };
export const textsOf = (locale: LocaleCode): Texts => TEXTS[locale] ?? en;
