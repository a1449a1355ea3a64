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
  again: string;
  seedChanged: string;
  prizes: string;
  symbol: string;
  pays: string;
  verify: string;
}

const en: Texts = {
  play: "Play",
  stake: "Stake",
  less: "Lower stake",
  more: "Higher stake",
  balance: "Balance",
  demo: "Demo: play money",
  rules: "Rules and odds",
  close: "Close",
  chance: "Chance",
  under: "Lowest win",
  over: "Highest win",
  betOn: "Bet on",
  star: "Star: your stake comes back",
  freeSpin: "Free spin",
  lines: "Winning lines:",
  won: "You won",
  noWin: "No win",
  returned: "Paid back",
  returns: "Of all stakes, on average {0} % come back.",
  topPrize: "The largest prize is {0} times the stake: one in {1} rounds on average.",
  fairness: "Can be checked",
  fairnessText:
    "What falls was decided before: from a secret whose fingerprint is shown here, your text and the number of the round.",
  commitment: "Fingerprint",
  yourText: "Your text",
  round: "Round",
  slotRules:
    "Ten lines pay from the left for three, four or five of a kind. The joker stands for any symbol but the star. Three stars anywhere give eight free spins, whose wins are doubled.",
  wheelRules:
    "Fifty segments. If the wheel stops at what you bet on, it pays that many times the stake. On the star every stake comes back.",
  diceRules:
    "A number from 0.00 to 99.99 falls. You choose how many of the lowest or of the highest win: the fewer, the more they pay.",
  interrupted: "Your last round goes on.",
  earlier: "Your earlier round was finished. It won",
  insufficient: "Your balance is too low for this stake. Choose a lower one.",
  limited: "This stake would pass a limit that you have set. Choose a lower one, or wait.",
  sessionOver: "This session is over. Open the game again to go on.",
  paused: "No bets are taken until what your account owes is paid. Our support can help.",
  excluded: "You are taking a break: no bets are taken until it is over.",
  notPlayed: "This round was not played, and nothing was staked. Wait a moment and play again.",
  checking: "Checking what fell…",
  unsure: "No answer. Your last round is being checked: nothing is lost, and nothing counts twice.",
  failed: "The game could not be opened.",
  again: "Try again",
  seedChanged:
    "What is drawn from was changed elsewhere. The new fingerprint stands under the rules: play again to draw from it.",
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
  lines: "Gewinnlinien:",
  won: "Sie haben gewonnen",
  noWin: "Kein Gewinn",
  returned: "Zurückgezahlt",
  returns: "Von allen Einsätzen fließen im Schnitt {0} % zurück.",
  topPrize: "Der höchste Gewinn ist das {0}-Fache des Einsatzes: im Schnitt in einer von {1} Runden.",
  fairness: "Nachprüfbar",
  fairnessText:
    "Was fällt, stand vorher fest: aus einem Geheimnis, dessen Fingerabdruck hier steht, Ihrem Text und der Nummer der Runde.",
  commitment: "Fingerabdruck",
  yourText: "Ihr Text",
  round: "Runde",
  slotRules:
    "Zehn Linien zahlen von links für drei, vier oder fünf gleiche Symbole. Der Joker steht für jedes Symbol außer dem Stern. Drei Sterne an beliebiger Stelle bringen acht Freispiele mit doppelten Gewinnen.",
  wheelRules:
    "Fünfzig Felder. Hält das Rad auf Ihrem Feld, zahlt es das entsprechende Vielfache des Einsatzes. Beim Stern erhalten alle ihren Einsatz zurück.",
  diceRules:
    "Es fällt eine Zahl von 0,00 bis 99,99. Sie wählen, wie viele der niedrigsten oder der höchsten gewinnen: je weniger, desto mehr zahlen sie.",
  interrupted: "Ihre letzte Runde geht weiter.",
  earlier: "Ihre frühere Runde wurde beendet. Gewinn:",
  insufficient: "Ihr Guthaben reicht für diesen Einsatz nicht. Wählen Sie einen niedrigeren.",
  limited:
    "Dieser Einsatz würde ein Limit überschreiten, das Sie gesetzt haben. Wählen Sie einen niedrigeren oder warten Sie.",
  sessionOver: "Diese Sitzung ist zu Ende. Öffnen Sie das Spiel erneut, um weiterzuspielen.",
  paused:
    "Es werden keine Einsätze angenommen, bis beglichen ist, was Ihr Konto schuldet. Unser Support hilft Ihnen.",
  excluded: "Sie machen eine Pause: Bis sie vorbei ist, werden keine Einsätze angenommen.",
  notPlayed:
    "Diese Runde wurde nicht gespielt, und nichts wurde gesetzt. Warten Sie einen Moment und spielen Sie noch einmal.",
  checking: "Es wird geprüft, was gefallen ist …",
  unsure: "Keine Antwort. Ihre letzte Runde wird geprüft: Nichts geht verloren, und nichts zählt doppelt.",
  failed: "Das Spiel konnte nicht geöffnet werden.",
  again: "Noch einmal versuchen",
  seedChanged:
    "Woraus gezogen wird, wurde anderswo geändert. Der neue Fingerabdruck steht bei den Regeln: Spielen Sie noch einmal, um daraus zu ziehen.",
  prizes: "Gewinne",
  symbol: "Symbol",
  pays: "Zahlt",
  verify: "Eine Runde prüfen",
};

const fr: Texts = {
  play: "Jouer",
  stake: "Mise",
  less: "Réduire la mise",
  more: "Augmenter la mise",
  balance: "Solde",
  demo: "Démo : argent fictif",
  rules: "Règles et chances",
  close: "Fermer",
  chance: "Chance",
  under: "Les plus bas gagnent",
  over: "Les plus hauts gagnent",
  betOn: "Miser sur",
  star: "Étoile : votre mise vous est rendue",
  freeSpin: "Tour gratuit",
  lines: "Lignes gagnantes :",
  won: "Vous avez gagné",
  noWin: "Pas de gain",
  returned: "Rendu",
  returns: "De toutes les mises, {0} % sont redistribués en moyenne.",
  topPrize: "Le plus gros lot vaut {0} fois la mise : en moyenne une partie sur {1}.",
  fairness: "Vérifiable",
  fairnessText:
    "Le résultat était décidé d’avance : à partir d’un secret dont l’empreinte figure ici, de votre texte et du numéro de la partie.",
  commitment: "Empreinte",
  yourText: "Votre texte",
  round: "Partie",
  slotRules:
    "Dix lignes paient depuis la gauche pour trois, quatre ou cinq symboles identiques. Le joker remplace tout symbole sauf l’étoile. Trois étoiles n’importe où donnent huit tours gratuits, dont les gains sont doublés.",
  wheelRules:
    "Cinquante cases. Si la roue s’arrête sur votre choix, elle paie autant de fois la mise. Sur l’étoile, toutes les mises sont rendues.",
  diceRules:
    "Un nombre de 0,00 à 99,99 est tiré. Vous choisissez combien des plus bas ou des plus hauts gagnent : moins il y en a, plus ils paient.",
  interrupted: "Votre dernière partie continue.",
  earlier: "Votre partie précédente est terminée. Gain :",
  insufficient: "Votre solde ne suffit pas pour cette mise. Choisissez-en une plus basse.",
  limited: "Cette mise dépasserait une limite que vous avez fixée. Choisissez-en une plus basse ou attendez.",
  sessionOver: "Cette session est terminée. Rouvrez le jeu pour continuer.",
  paused:
    "Aucune mise n’est acceptée tant que ce que doit votre compte n’est pas réglé. Notre soutien peut vous aider.",
  excluded: "Vous faites une pause : aucune mise n’est acceptée avant qu’elle soit terminée.",
  notPlayed: "Cette partie n’a pas été jouée et rien n’a été misé. Attendez un instant et rejouez.",
  checking: "Vérification de ce qui est sorti…",
  unsure:
    "Pas de réponse. Votre dernière partie est en cours de vérification : rien n’est perdu, rien ne compte deux fois.",
  failed: "Le jeu n’a pas pu s’ouvrir.",
  again: "Réessayer",
  seedChanged:
    "La source du tirage a été changée ailleurs. La nouvelle empreinte figure dans les règles : jouez à nouveau pour tirer à partir d’elle.",
  prizes: "Gains",
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
  demo: "Demo: denaro finto",
  rules: "Regole e probabilità",
  close: "Chiudi",
  chance: "Probabilità",
  under: "Vincono i più bassi",
  over: "Vincono i più alti",
  betOn: "Punta su",
  star: "Stella: la puntata ti viene restituita",
  freeSpin: "Giro gratis",
  lines: "Linee vincenti:",
  won: "Hai vinto",
  noWin: "Nessuna vincita",
  returned: "Restituito",
  returns: "Di tutte le puntate, in media torna il {0} %.",
  topPrize: "Il premio più alto è {0} volte la puntata: in media una partita su {1}.",
  fairness: "Verificabile",
  fairnessText:
    "Il risultato era deciso prima: da un segreto di cui qui è mostrata l’impronta, dal tuo testo e dal numero della partita.",
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
  insufficient: "Il tuo saldo non basta per questa puntata. Scegline una più bassa.",
  limited: "Questa puntata supererebbe un limite che hai impostato. Scegline una più bassa o attendi.",
  sessionOver: "Questa sessione è terminata. Riapri il gioco per continuare.",
  paused:
    "Non accettiamo puntate finché il tuo conto non ha saldato quanto deve. La nostra assistenza può aiutarti.",
  excluded: "Ti stai prendendo una pausa: non accettiamo puntate finché non è finita.",
  notPlayed:
    "Questa partita non è stata giocata e nulla è stato puntato. Attendi un attimo e gioca di nuovo.",
  checking: "Si verifica che cosa è uscito…",
  unsure: "Nessuna risposta. La tua ultima partita viene verificata: nulla va perso e nulla conta due volte.",
  failed: "Impossibile aprire il gioco.",
  again: "Riprova",
  seedChanged:
    "L’origine delle estrazioni è stata cambiata altrove. La nuova impronta è nelle regole: gioca di nuovo per estrarre da quella.",
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
  rules: "Regler og odds",
  close: "Lukk",
  chance: "Sjanse",
  under: "Laveste vinner",
  over: "Høyeste vinner",
  betOn: "Sats på",
  star: "Stjerne: du får innsatsen tilbake",
  freeSpin: "Gratisspinn",
  lines: "Vinnerlinjer:",
  won: "Du vant",
  noWin: "Ingen gevinst",
  returned: "Tilbakebetalt",
  returns: "Av alle innsatser kommer i snitt {0} % tilbake.",
  topPrize: "Den største gevinsten er {0} ganger innsatsen: i snitt én av {1} runder.",
  fairness: "Kan kontrolleres",
  fairnessText:
    "Resultatet var bestemt på forhånd: av en hemmelighet med fingeravtrykket som vises her, teksten din og rundens nummer.",
  commitment: "Fingeravtrykk",
  yourText: "Teksten din",
  round: "Runde",
  slotRules:
    "Ti linjer betaler fra venstre for tre, fire eller fem like. Jokeren gjelder for alle symboler unntatt stjernen. Tre stjerner hvor som helst gir åtte gratisspinn med doble gevinster.",
  wheelRules:
    "Femti felt. Stopper hjulet på det du satset på, betaler det så mange ganger innsatsen. På stjernen får alle innsatsen tilbake.",
  diceRules:
    "Et tall fra 0,00 til 99,99 trekkes. Du velger hvor mange av de laveste eller høyeste som vinner: jo færre, desto mer betaler de.",
  interrupted: "Den siste runden din fortsetter.",
  earlier: "Den forrige runden din ble avsluttet. Gevinst:",
  insufficient: "Saldoen er for lav til denne innsatsen. Velg en lavere.",
  limited: "Denne innsatsen ville overskride en grense du har satt. Velg en lavere, eller vent.",
  sessionOver: "Denne økten er over. Åpne spillet igjen for å fortsette.",
  paused: "Vi tar ikke imot innsatser før det kontoen din skylder, er betalt. Kundestøtten hjelper deg.",
  excluded: "Du tar en pause: vi tar ikke imot innsatser før den er over.",
  notPlayed: "Denne runden ble ikke spilt, og ingenting ble satset. Vent litt og spill igjen.",
  checking: "Sjekker hva som falt …",
  unsure:
    "Ikke noe svar. Den siste runden din kontrolleres: ingenting går tapt, og ingenting teller to ganger.",
  failed: "Spillet kunne ikke åpnes.",
  again: "Prøv igjen",
  seedChanged:
    "Det trekkes fra noe nytt: det ble endret et annet sted. Det nye fingeravtrykket står under reglene. Spill igjen for å trekke fra det.",
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
  lines: "Võiduliine:",
  won: "Võitsid",
  noWin: "Võitu ei ole",
  returned: "Tagasi makstud",
  returns: "Kõigist panustest tuleb keskmiselt tagasi {0} %.",
  topPrize: "Suurim võit on {0} panust: keskmiselt üks kord {1} vooru kohta.",
  fairness: "Kontrollitav",
  fairnessText:
    "Tulemus oli ette määratud: saladusest, mille sõrmejälg on siin näha, sinu tekstist ja vooru numbrist.",
  commitment: "Sõrmejälg",
  yourText: "Sinu tekst",
  round: "Voor",
  slotRules:
    "Kümme liini maksavad vasakult kolme, nelja või viie ühesuguse sümboli eest. Jokker asendab kõiki sümboleid peale tähe. Kolm tähte ükskõik kus annavad kaheksa tasuta keerutust, mille võidud on topelt.",
  wheelRules:
    "Viiskümmend sektorit. Kui ratas peatub sinu valikul, maksab see nii mitu panust. Tähe peal saavad kõik oma panuse tagasi.",
  diceRules:
    "Langeb arv 0,00 kuni 99,99. Valid, kui mitu väikseimat või suurimat võidab: mida vähem, seda rohkem need maksavad.",
  interrupted: "Sinu viimane voor jätkub.",
  earlier: "Sinu varasem voor lõpetati. Võit:",
  insufficient: "Sinu saldo ei ole selle panuse jaoks piisav. Vali väiksem.",
  limited: "See panus ületaks sinu seatud piirangu. Vali väiksem või oota.",
  sessionOver: "See seanss on läbi. Jätkamiseks ava mäng uuesti.",
  paused: "Panuseid ei võeta vastu, kuni konto võlg on tasutud. Klienditugi aitab sind.",
  excluded: "Oled pausil: panuseid ei võeta vastu enne, kui see on läbi.",
  notPlayed: "Seda ringi ei mängitud ja midagi ei panustatud. Oota hetk ja mängi uuesti.",
  checking: "Kontrollime, mis langes…",
  unsure:
    "Vastust ei ole. Sinu viimast vooru kontrollitakse: midagi ei lähe kaduma ja midagi ei loe kaks korda.",
  failed: "Mängu ei saanud avada.",
  again: "Proovi uuesti",
  seedChanged:
    "Loosi alus muudeti mujal. Uus sõrmejälg on reeglite juures: selle järgi loosimiseks mängi uuesti.",
  prizes: "Võidud",
  symbol: "Sümbol",
  pays: "Maksab",
  verify: "Kontrolli vooru",
};

const BY_LANGUAGE: Record<string, Texts> = { en, de, fr, it, no, et };

/** The texts for a locale; English where there are none. */
export const textsFor = (locale: string): Texts => BY_LANGUAGE[locale.split("-")[0]!] ?? en;

/** Puts values where the sentence has numbers in braces. */
export const say = (sentence: string, ...values: string[]): string =>
  sentence.replace(/\{(\d)\}/g, (_, i: string) => values[Number(i)] ?? "");
