import type { Draw } from "./draw.ts";

export const DICE_SIDES = 10_000;
/** Number of outcomes that a player may bet on. */
export const DICE_CHANCES = { min: 100, max: 9_700 };
/** Return to player in ten-thousandths; slightly less where a multiplier is rounded. */
const RETURN = 9_900;
/** Multipliers are integers in units of 1 / DICE_PARTS. */
export const DICE_PARTS = 10_000n;

export interface DiceChoice {
  /** Number of winning outcomes. */
  chances: number;
  /** The highest outcomes win, instead of the lowest. */
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

/** Payout per minor unit of the stake, in ten-thousandths. */
export const diceMultiplier = ({ chances }: Pick<DiceChoice, "chances">): bigint =>
  (BigInt(RETURN) * BigInt(DICE_SIDES)) / BigInt(chances);

/** Exact return to player, as a fraction. */
export const diceReturn = (choice: Pick<DiceChoice, "chances">): { part: bigint; of: bigint } => ({
  part: diceMultiplier(choice) * BigInt(choice.chances),
  of: DICE_PARTS * BigInt(DICE_SIDES),
});

export async function rollDice(draw: Draw, { chances, over }: DiceChoice): Promise<DiceOutcome> {
  const roll = await draw(DICE_SIDES);
  return { roll, won: over ? roll >= DICE_SIDES - chances : roll < chances };
}

/** Payout in minor units, rounded down. */
export const diceWin = (stake: bigint, choice: DiceChoice, { won }: DiceOutcome): bigint =>
  won ? (stake * diceMultiplier(choice)) / DICE_PARTS : 0n;
