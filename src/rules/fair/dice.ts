import type { Draw } from "./draw.ts";

export const DICE_SIDES = 10_000;
/** How many of them a player may bet on. */
export const DICE_CHANCES = { min: 100, max: 9_700 };
/** What comes back of all stakes, of 10,000; a little less where a multiplier is rounded. */
const RETURN = 9_900;
/** Multipliers are in parts of this. */
export const DICE_PARTS = 10_000n;

export interface DiceChoice {
  /** How many numbers win. */
  chances: number;
  /** The highest ones win, instead of the lowest. */
  over: boolean;
}

export interface DiceOutcome {
  roll: number;
  won: boolean;
}

export const isDiceChoice = ({ chances, over }: DiceChoice): boolean =>
  Number.isInteger(chances) &&
  chances >= DICE_CHANCES.min &&
  chances <= DICE_CHANCES.max &&
  typeof over === "boolean";

/** What a win pays for each minor unit of the stake, in ten-thousandths. */
export const diceMultiplier = ({ chances }: Pick<DiceChoice, "chances">): bigint =>
  (BigInt(RETURN) * BigInt(DICE_SIDES)) / BigInt(chances);

/** What comes back of all stakes, exactly: a fraction. */
export const diceReturn = (choice: Pick<DiceChoice, "chances">): { part: bigint; of: bigint } => ({
  part: diceMultiplier(choice) * BigInt(choice.chances),
  of: DICE_PARTS * BigInt(DICE_SIDES),
});

export async function rollDice(draw: Draw, { chances, over }: DiceChoice): Promise<DiceOutcome> {
  const roll = await draw(DICE_SIDES);
  return { roll, won: over ? roll >= DICE_SIDES - chances : roll < chances };
}

/** Minor units that a roll pays; parts of one are the house's. */
export const diceWin = (stake: bigint, choice: DiceChoice, { won }: DiceOutcome): bigint =>
  won ? (stake * diceMultiplier(choice)) / DICE_PARTS : 0n;
