import type { Texts } from "./text-keys.ts";
import { de, et, fr, it, no } from "./translations.ts";

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
  under: "Low numbers win",
  over: "High numbers win",
  betOn: "Bet on",
  star: "Star: you get your bet back",
  freeSpin: "Free spin",
  spinsLeft: "Bonus spins left: {0}",
  spinsEnded: "Your bonus spins have ended. Nothing was bet.",
  spinsChanged: "Your bonus spins have changed. Nothing was bet. Play again to use them.",
  bonusSpin: "Bonus spin",
  spinsPlayed: "All bonus spins played ({0}).",
  inGifts: "Details are in your gifts.",
  realMoney: "Play with real money",
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
    "{0} lines pay from the left for three, four or five matching symbols. The joker counts as any symbol except the star.",
  freeSpinsRule: "Three stars anywhere give {0} free spins.",
  multipliedFreeSpinsRule: "Three stars anywhere give {0} free spins, and their wins pay {1} times as much.",
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
  localDemo: "Just for fun, on this device",
  localRules:
    "You're playing with play money. Your device draws the numbers, so this works without a connection. Rounds aren't recorded and can't be checked later.",
  sound: "Sound",
  history: "Your last rounds",
  time: "Time",
  win: "Win",
  noRounds: "You haven't played a round in this session yet.",
  loading: "Loading…",
  historyFailed: "We couldn't load your rounds. Check your connection and try again.",
};

const BY_LANGUAGE: Record<string, Texts> = { en, de, fr, it, no, et };

/** The texts for a locale; English where there are none. */
export const textsFor = (locale: string): Texts => BY_LANGUAGE[locale.split("-")[0]!] ?? en;

/** Replaces the numbered placeholders of a sentence (`{0}`, `{1}`) with values. */
export const format = (sentence: string, ...values: string[]): string =>
  sentence.replace(/\{(\d)\}/g, (_, i: string) => values[Number(i)] ?? "");
