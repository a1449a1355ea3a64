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
  /** The spins that the frame has shown are over; and: others than those are there now. */
  spinsEnded: string;
  spinsChanged: string;
  /** Label of a free round's bet. */
  bonusSpin: string;
  /** All of a campaign, before the sum of their wins. */
  spinsPlayed: string;
  inGifts: string;
  /** Allows paid rounds after free ones. */
  realMoney: string;
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
  /** `{0}`: number of lines. */
  slotRules: string;
  /** `{0}`: number of free spins; `{1}`: what their wins are multiplied by, except in the first. */
  freeSpinsRule: string;
  multipliedFreeSpinsRule: string;
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
  /** A demo that runs on the device: beside its picture, and in its rules. */
  localDemo: string;
  localRules: string;
  sound: string;
  history: string;
  time: string;
  /** Heading of a column of amounts. */
  win: string;
  noRounds: string;
  loading: string;
  historyFailed: string;
}
