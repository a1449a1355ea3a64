/** Every sentence of the frames. */
export interface Texts {
  play: string;
  stake: string;
  less: string;
  more: string;
  balance: string;
  demo: string;
  rules: string;
  close: string;
  chance: string;
  under: string;
  over: string;
  betOn: string;
  star: string;
  freeSpin: string;
  /** Spins of a bonus, not of the game. */
  spinsLeft: string;
  lines: string;
  won: string;
  noWin: string;
  returned: string;
  returns: string;
  topPrize: string;
  fairness: string;
  fairnessText: string;
  commitment: string;
  yourText: string;
  round: string;
  slotRules: string;
  wheelRules: string;
  diceRules: string;
  interrupted: string;
  earlier: string;
  insufficient: string;
  limited: string;
  sessionOver: string;
  paused: string;
  excluded: string;
  notPlayed: string;
  checking: string;
  unsure: string;
  failed: string;
  tryAgain: string;
  seedChanged: string;
  prizes: string;
  symbol: string;
  pays: string;
  verify: string;
}

const en: Texts = {
  play: "Play",
  stake: "Bet",
  less: "Lower bet",
  more: "Higher bet",
  balance: "Balance",
  demo: "Demo: play money",
  rules: "Rules and odds",
  close: "Close",
  chance: "Chance",
  under: "Lowest win",
  over: "Highest win",
  betOn: "Bet on",
  star: "Star: you get your bet back",
  freeSpin: "Free spin",
  spinsLeft: "Bonus spins left: {0}",
  lines: "Winning lines:",
  won: "You won",
  noWin: "No win",
  returned: "Paid back",
  returns: "On average, {0}% of all bets is paid back.",
  topPrize: "The top prize is {0} times your bet, in 1 of {1} rounds on average.",
  fairness: "Easy to check",
  fairnessText:
    "The result was fixed in advance. It comes from a secret, your text and the round number. The secret's fingerprint is shown here.",
  commitment: "Fingerprint",
  yourText: "Your text",
  round: "Round",
  slotRules:
    "10 lines pay from the left for three, four or five matching symbols. The joker counts as any symbol except the star. Three stars anywhere give eight free spins that pay double.",
  wheelRules:
    "50 segments. If the wheel stops on your number, it pays that many times your bet. On the star, every bet is returned.",
  diceRules:
    "A number from 0.00 to 99.99 is drawn. You choose how many of the lowest or highest numbers win: the fewer, the more they pay.",
  interrupted: "Your last round continues.",
  earlier: "Your earlier round has finished. It won",
  insufficient: "Your balance is too low for this bet. Choose a lower one.",
  limited: "This bet would go over a limit you've set. Choose a lower one, or wait.",
  sessionOver: "This session has ended. Open the game again to continue.",
  paused: "Betting is paused until the amount you owe is paid. Support can help.",
  excluded: "You're taking a break. You can't bet until it's over.",
  notPlayed: "This round wasn't played, and no bet was taken. Wait a moment, then play again.",
  checking: "Checking the result…",
  unsure: "No reply yet. We're checking your last round: nothing is lost, and nothing counts twice.",
  failed: "We couldn't open the game.",
  tryAgain: "Try again",
  seedChanged:
    "The secret or your text was changed elsewhere. The new fingerprint is in the rules. Play again to use it.",
  prizes: "Prizes",
  symbol: "Symbol",
  pays: "Pays",
  verify: "Check a round",
};

const de: Texts = {
  play: "Spielen",
  stake: "Einsatz",
  less: "Einsatz senken",
  more: "Einsatz erhöhen",
  balance: "Guthaben",
  demo: "Demo: Spielgeld",
  rules: "Regeln und Chancen",
  close: "Schließen",
  chance: "Chance",
  under: "Niedrige gewinnen",
  over: "Hohe gewinnen",
  betOn: "Setzen auf",
  star: "Stern: Sie erhalten Ihren Einsatz zurück",
  freeSpin: "Freispiel",
  spinsLeft: "Bonus-Spins übrig: {0}",
  lines: "Gewinnlinien:",
  won: "Sie haben gewonnen",
  noWin: "Kein Gewinn",
  returned: "Zurückgezahlt",
  returns: "Im Schnitt werden {0} % aller Einsätze zurückgezahlt.",
  topPrize: "Der höchste Gewinn ist das {0}-Fache des Einsatzes, im Schnitt in 1 von {1} Runden.",
  fairness: "Nachprüfbar",
  fairnessText:
    "Das Ergebnis stand vorher fest: aus einem Geheimnis, dessen Fingerabdruck Sie hier sehen, Ihrem Text und der Rundennummer.",
  commitment: "Fingerabdruck",
  yourText: "Ihr Text",
  round: "Runde",
  slotRules:
    "Zehn Linien zahlen von links für drei, vier oder fünf gleiche Symbole. Der Joker zählt als jedes Symbol außer dem Stern. Drei Sterne an beliebiger Stelle bringen acht Freispiele mit doppelten Gewinnen.",
  wheelRules:
    "50 Felder. Hält das Rad auf Ihrem Feld, zahlt es das entsprechende Vielfache des Einsatzes. Beim Stern kommt jeder Einsatz zurück.",
  diceRules:
    "Eine Zahl von 0,00 bis 99,99 wird gezogen. Sie wählen, wie viele der niedrigsten oder höchsten gewinnen: je weniger, desto mehr zahlen sie.",
  interrupted: "Ihre letzte Runde geht weiter.",
  earlier: "Ihre frühere Runde wurde beendet. Gewinn:",
  insufficient: "Ihr Guthaben reicht für diesen Einsatz nicht. Wählen Sie einen niedrigeren.",
  limited:
    "Dieser Einsatz würde ein von Ihnen gesetztes Limit überschreiten. Wählen Sie einen niedrigeren oder warten Sie.",
  sessionOver: "Diese Sitzung ist beendet. Öffnen Sie das Spiel erneut, um weiterzuspielen.",
  paused:
    "Einsätze sind erst wieder möglich, wenn der offene Betrag Ihres Kontos beglichen ist. Der Support hilft Ihnen.",
  excluded: "Sie machen eine Pause: Bis sie vorbei ist, nehmen wir keine Einsätze an.",
  notPlayed:
    "Diese Runde wurde nicht gespielt, und nichts wurde gesetzt. Warten Sie kurz und spielen Sie noch einmal.",
  checking: "Ergebnis wird geprüft …",
  unsure: "Keine Antwort. Wir prüfen Ihre letzte Runde: Nichts geht verloren, und nichts zählt doppelt.",
  failed: "Das Spiel ließ sich nicht öffnen.",
  tryAgain: "Erneut versuchen",
  seedChanged:
    "Das Geheimnis wurde anderswo geändert. Der neue Fingerabdruck steht bei den Regeln. Spielen Sie noch einmal, um ihn zu nutzen.",
  prizes: "Gewinne",
  symbol: "Symbol",
  pays: "Zahlt",
  verify: "Runde prüfen",
};

const fr: Texts = {
  play: "Jouer",
  stake: "Mise",
  less: "Réduire la mise",
  more: "Augmenter la mise",
  balance: "Solde",
  demo: "Démo : argent fictif",
  rules: "Règles et probabilités",
  close: "Fermer",
  chance: "Chance",
  under: "Les plus bas gagnent",
  over: "Les plus hauts gagnent",
  betOn: "Miser sur",
  star: "Étoile : votre mise vous est rendue",
  freeSpin: "Tour gratuit",
  spinsLeft: "Tours bonus restants : {0}",
  lines: "Lignes gagnantes :",
  won: "Vous avez gagné",
  noWin: "Pas de gain",
  returned: "Rendu",
  returns: "En moyenne, {0} % de toutes les mises sont rendus.",
  topPrize: "Le plus gros lot vaut {0} fois la mise, en moyenne dans 1 partie sur {1}.",
  fairness: "Facile à vérifier",
  fairnessText:
    "Le résultat était fixé d’avance : à partir d’un secret dont l’empreinte s’affiche ici, de votre texte et du numéro de la partie.",
  commitment: "Empreinte",
  yourText: "Votre texte",
  round: "Partie",
  slotRules:
    "Dix lignes paient depuis la gauche pour trois, quatre ou cinq symboles identiques. Le joker remplace tout symbole sauf l’étoile. Trois étoiles n’importe où donnent huit tours gratuits, dont les gains sont doublés.",
  wheelRules:
    "Cinquante cases. Si la roue s’arrête sur votre choix, elle paie autant de fois la mise. Sur l’étoile, toutes les mises sont rendues.",
  diceRules:
    "Un nombre de 0,00 à 99,99 est tiré. Vous choisissez combien des plus bas ou des plus hauts gagnent : moins il y en a, plus ils paient.",
  interrupted: "Votre dernière partie continue.",
  earlier: "Votre partie précédente est terminée. Gain :",
  insufficient: "Votre solde est trop bas pour cette mise. Choisissez-en une plus basse.",
  limited: "Cette mise dépasserait une limite que vous avez fixée. Choisissez-en une plus basse ou attendez.",
  sessionOver: "Cette session est terminée. Rouvrez le jeu pour continuer.",
  paused: "Les mises sont suspendues jusqu’au règlement du montant dû. Le soutien peut vous aider.",
  excluded: "Vous êtes en pause : aucune mise n’est acceptée avant la fin.",
  notPlayed: "Cette partie n’a pas été jouée et rien n’a été misé. Attendez un instant et rejouez.",
  checking: "Vérification du résultat…",
  unsure:
    "Pas de réponse. Nous vérifions votre dernière partie : rien n’est perdu, rien ne compte deux fois.",
  failed: "Nous n’avons pas pu ouvrir le jeu.",
  tryAgain: "Réessayer",
  seedChanged:
    "Le secret ou votre texte a été changé ailleurs. La nouvelle empreinte figure dans les règles : jouez de nouveau pour l’utiliser.",
  prizes: "Lots",
  symbol: "Symbole",
  pays: "Paie",
  verify: "Vérifier une partie",
};

const it: Texts = {
  play: "Gioca",
  stake: "Puntata",
  less: "Riduci la puntata",
  more: "Aumenta la puntata",
  balance: "Saldo",
  demo: "Demo: soldi finti",
  rules: "Regole e probabilità",
  close: "Chiudi",
  chance: "Probabilità",
  under: "Vincono i più bassi",
  over: "Vincono i più alti",
  betOn: "Punta su",
  star: "Stella: la puntata ti viene restituita",
  freeSpin: "Giro gratis",
  spinsLeft: "Giri bonus rimasti: {0}",
  lines: "Linee vincenti:",
  won: "Hai vinto",
  noWin: "Nessuna vincita",
  returned: "Restituito",
  returns: "In media viene restituito il {0}% di tutte le puntate.",
  topPrize: "Il premio più alto è {0} volte la puntata, in media in 1 partita su {1}.",
  fairness: "Facile da verificare",
  fairnessText:
    "Il risultato era fissato prima: da un segreto di cui vedi qui l’impronta, dal tuo testo e dal numero della partita.",
  commitment: "Impronta",
  yourText: "Il tuo testo",
  round: "Partita",
  slotRules:
    "Dieci linee pagano da sinistra per tre, quattro o cinque simboli uguali. Il jolly vale qualsiasi simbolo tranne la stella. Tre stelle ovunque danno otto giri gratis con vincite doppie.",
  wheelRules:
    "Cinquanta settori. Se la ruota si ferma sulla tua scelta, paga altrettante volte la puntata. Sulla stella tutte le puntate vengono restituite.",
  diceRules:
    "Esce un numero da 0,00 a 99,99. Scegli quanti dei più bassi o dei più alti vincono: meno sono, più pagano.",
  interrupted: "La tua ultima partita continua.",
  earlier: "La tua partita precedente è conclusa. Vincita:",
  insufficient: "Il tuo saldo è troppo basso per questa puntata. Scegline una più bassa.",
  limited: "Questa puntata supererebbe un limite che hai impostato. Scegline una più bassa o attendi.",
  sessionOver: "Questa sessione è finita. Riapri il gioco per continuare.",
  paused: "Le puntate sono sospese finché l’importo dovuto non è coperto. L’assistenza può aiutarti.",
  excluded: "Sei in pausa: non accettiamo puntate finché non è finita.",
  notPlayed:
    "Questa partita non è stata giocata e nulla è stato puntato. Attendi un attimo e gioca di nuovo.",
  checking: "Stiamo verificando il risultato…",
  unsure:
    "Nessuna risposta. Stiamo verificando la tua ultima partita: nulla va perso e nulla conta due volte.",
  failed: "Non siamo riusciti ad aprire il gioco.",
  tryAgain: "Riprova",
  seedChanged:
    "Il segreto o il tuo testo è cambiato altrove. La nuova impronta è nelle regole: gioca di nuovo per usarla.",
  prizes: "Premi",
  symbol: "Simbolo",
  pays: "Paga",
  verify: "Verifica una partita",
};

const no: Texts = {
  play: "Spill",
  stake: "Innsats",
  less: "Lavere innsats",
  more: "Høyere innsats",
  balance: "Saldo",
  demo: "Demo: lekepenger",
  rules: "Regler og sjanser",
  close: "Lukk",
  chance: "Sjanse",
  under: "Laveste vinner",
  over: "Høyeste vinner",
  betOn: "Sats på",
  star: "Stjerne: du får innsatsen tilbake",
  freeSpin: "Gratisspinn",
  spinsLeft: "Bonusspinn igjen: {0}",
  lines: "Vinnerlinjer:",
  won: "Du vant",
  noWin: "Ingen gevinst",
  returned: "Tilbakebetalt",
  returns: "I snitt betales {0} % av alle innsatser tilbake.",
  topPrize: "Høyeste gevinst er {0} ganger innsatsen, i snitt i 1 av {1} runder.",
  fairness: "Kan kontrolleres",
  fairnessText:
    "Resultatet var bestemt på forhånd: av en hemmelighet med fingeravtrykket du ser her, teksten din og rundenummeret.",
  commitment: "Fingeravtrykk",
  yourText: "Teksten din",
  round: "Runde",
  slotRules:
    "Ti linjer betaler fra venstre for tre, fire eller fem like. Jokeren teller som alle symboler unntatt stjernen. Tre stjerner hvor som helst gir åtte gratisspinn med doble gevinster.",
  wheelRules:
    "50 felt. Stopper hjulet på det du satset på, betaler det så mange ganger innsatsen. På stjernen får du hver innsats tilbake.",
  diceRules:
    "Et tall fra 0,00 til 99,99 trekkes. Du velger hvor mange av de laveste eller høyeste som vinner: jo færre, desto mer betaler de.",
  interrupted: "Den siste runden din fortsetter.",
  earlier: "Den forrige runden din ble avsluttet. Gevinst:",
  insufficient: "Saldoen er for lav til denne innsatsen. Velg en lavere.",
  limited: "Denne innsatsen ville gått over en grense du har satt. Velg en lavere, eller vent.",
  sessionOver: "Denne økten er over. Åpne spillet igjen for å fortsette.",
  paused: "Du kan ikke satse før det utestående på kontoen er betalt. Kundeservice kan hjelpe deg.",
  excluded: "Du tar en pause: Vi tar ikke imot innsatser før den er over.",
  notPlayed: "Denne runden ble ikke spilt, og ingenting ble satset. Vent litt og spill igjen.",
  checking: "Sjekker resultatet …",
  unsure:
    "Ikke noe svar. Vi sjekker den siste runden din: Ingenting går tapt, og ingenting teller to ganger.",
  failed: "Vi kunne ikke åpne spillet.",
  tryAgain: "Prøv igjen",
  seedChanged:
    "Hemmeligheten ble endret et annet sted. Det nye fingeravtrykket står under reglene. Spill igjen for å bruke den.",
  prizes: "Gevinster",
  symbol: "Symbol",
  pays: "Betaler",
  verify: "Kontroller en runde",
};

const et: Texts = {
  play: "Mängi",
  stake: "Panus",
  less: "Väiksem panus",
  more: "Suurem panus",
  balance: "Saldo",
  demo: "Demo: mänguraha",
  rules: "Reeglid ja võimalused",
  close: "Sulge",
  chance: "Võimalus",
  under: "Väiksemad võidavad",
  over: "Suuremad võidavad",
  betOn: "Panusta",
  star: "Täht: saad panuse tagasi",
  freeSpin: "Tasuta keerutus",
  spinsLeft: "Boonuskeerutusi alles: {0}",
  lines: "Võiduliine:",
  won: "Võitsid",
  noWin: "Võitu ei ole",
  returned: "Tagasi makstud",
  returns: "Keskmiselt makstakse tagasi {0} % kõigist panustest.",
  topPrize: "Suurim võit on {0}-kordne panus, keskmiselt 1 kord {1} vooru kohta.",
  fairness: "Kontrollitav",
  fairnessText:
    "Tulemus oli ette määratud: saladusest, mille sõrmejälg on siin näha, sinu tekstist ja vooru numbrist.",
  commitment: "Sõrmejälg",
  yourText: "Sinu tekst",
  round: "Voor",
  slotRules:
    "Kümme liini maksavad vasakult kolme, nelja või viie ühesuguse sümboli eest. Jokker asendab kõiki sümboleid peale tähe. Kolm tähte ükskõik kus annavad kaheksa tasuta keerutust, mille võidud on topelt.",
  wheelRules:
    "50 sektorit. Kui ratas peatub sinu valikul, maksab see nii mitu korda panuse. Tähe peal saad iga panuse tagasi.",
  diceRules:
    "Loositakse arv 0,00 kuni 99,99. Valid, kui mitu väikseimat või suurimat võidab: mida vähem, seda rohkem need maksavad.",
  interrupted: "Sinu viimane voor jätkub.",
  earlier: "Sinu varasem voor lõpetati. Võit:",
  insufficient: "Sinu saldo on selle panuse jaoks liiga väike. Vali väiksem.",
  limited: "See panus ületaks sinu seatud limiidi. Vali väiksem või oota.",
  sessionOver: "See seanss on lõppenud. Jätkamiseks ava mäng uuesti.",
  paused: "Panustada ei saa, kuni konto võlg on tasutud. Klienditugi aitab sind.",
  excluded: "Oled pausil: panuseid ei võeta vastu enne, kui see on läbi.",
  notPlayed: "Seda vooru ei mängitud ja midagi ei panustatud. Oota hetk ja mängi uuesti.",
  checking: "Kontrollime tulemust…",
  unsure:
    "Vastust ei ole. Kontrollime sinu viimast vooru: midagi ei lähe kaduma ja midagi ei loe kaks korda.",
  failed: "Me ei saanud mängu avada.",
  tryAgain: "Proovi uuesti",
  seedChanged: "Saladust muudeti mujal. Uus sõrmejälg on reeglite juures. Selle kasutamiseks mängi uuesti.",
  prizes: "Võidud",
  symbol: "Sümbol",
  pays: "Maksab",
  verify: "Kontrolli vooru",
};

const BY_LANGUAGE: Record<string, Texts> = { en, de, fr, it, no, et };

/** The texts for a locale; English where there are none. */
export const textsFor = (locale: string): Texts => BY_LANGUAGE[locale.split("-")[0]!] ?? en;

/** Replaces the numbered placeholders of a sentence (`{0}`, `{1}`) with values. */
export const format = (sentence: string, ...values: string[]): string =>
  sentence.replace(/\{(\d)\}/g, (_, i: string) => values[Number(i)] ?? "");
