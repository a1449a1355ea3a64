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
  /** Of the drawn symbols, in their order, separated by commas. */
  symbolNames: string;
  pays: string;
  verify: string;
}
