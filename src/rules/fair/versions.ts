import {
  DICE_CHANCES,
  DICE_PARTS,
  DICE_SIDES,
  type DiceChoice,
  type DiceOutcome,
  diceMultiplier,
  diceReturn,
  diceWin,
  isDiceChoice,
  rollDice,
} from "./dice.ts";
import type { Draw } from "./draw.ts";
import {
  FREE_SPINS,
  LINES,
  PAYS,
  ROWS,
  type SlotOutcome,
  STRIPS,
  slotReturn,
  slotTopPrize,
  slotWin,
  spinSlot,
} from "./slot.ts";
import {
  isWheelBet,
  SEGMENTS,
  spinWheel,
  WHEEL_BETS,
  type WheelBet,
  type WheelOutcome,
  wheelReturn,
  wheelWin,
} from "./wheel.ts";

export const FAIR_KINDS = ["slot", "wheel", "dice"] as const;
export type FairKind = (typeof FAIR_KINDS)[number];

export interface Fraction {
  part: bigint;
  of: bigint;
}

/**
 * A version of a game's rules. Published versions never change; a changed table becomes a new version, so
 * that old rounds are verified with the rules that drew them.
 */
export interface FairVersion {
  kind: FairKind;
  version: number;
  /** First day in use, `YYYY-MM-DD` in UTC. */
  since: string;
  /** Published weights and prizes, as plain JSON. */
  table: Readonly<Record<string, unknown>>;
  /** Return to player; minimum and maximum where it depends on the choice. */
  returns: { least: Fraction; most: Fraction };
  /** Largest prize in stakes, won in one of `oneIn` rounds on average. */
  top: { stakes: number; oneIn: number };
  isChoice: (choice: unknown) => boolean;
  /** Draws a whole round, in the published order. */
  draw: (draw: Draw, choice: unknown) => Promise<object>;
  /** Payout in minor units. */
  payoutOf: (stake: bigint, choice: unknown, outcome: object) => bigint;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const hasOnly = (value: Record<string, unknown>, ...keys: string[]) =>
  Object.keys(value).every((key) => keys.includes(key));

const slotReturns = slotReturn();
const slotTop = slotTopPrize();

const SLOT: FairVersion = {
  kind: "slot",
  version: 1,
  since: "2026-11-22",
  table: {
    rows: ROWS,
    strips: STRIPS,
    lines: LINES,
    pays_in_tenths_of_the_stake: PAYS,
    free_spins: FREE_SPINS,
  },
  returns: { least: slotReturns, most: slotReturns },
  top: { stakes: slotTop.tenths / 10, oneIn: slotTop.oneIn },
  isChoice: (choice) => isObject(choice) && hasOnly(choice),
  draw: spinSlot,
  payoutOf: (stake, _, outcome) => slotWin(stake, outcome as SlotOutcome),
};

const WHEEL: FairVersion = {
  kind: "wheel",
  version: 1,
  since: "2026-11-22",
  table: { bets: WHEEL_BETS, segments: SEGMENTS },
  returns: { least: wheelReturn(2), most: wheelReturn(2) },
  top: { stakes: WHEEL_BETS[3], oneIn: SEGMENTS.length },
  isChoice: (choice) => isObject(choice) && hasOnly(choice, "bet") && isWheelBet(choice.bet),
  draw: spinWheel,
  payoutOf: (stake, choice, outcome) =>
    wheelWin(stake, (choice as { bet: WheelBet }).bet, outcome as WheelOutcome),
};

/**
 * The minimum or maximum return: multipliers are rounded down, by different amounts for different choices.
 */
function diceReturns(isBetter: (a: bigint, b: bigint) => boolean): Fraction {
  let best = diceReturn({ chances: DICE_CHANCES.min });
  for (let chances = DICE_CHANCES.min; chances <= DICE_CHANCES.max; chances++) {
    const candidate = diceReturn({ chances });
    if (isBetter(candidate.part, best.part)) best = candidate;
  }
  return best;
}

const DICE: FairVersion = {
  kind: "dice",
  version: 1,
  since: "2026-11-22",
  table: {
    sides: DICE_SIDES,
    chances: DICE_CHANCES,
    parts: Number(DICE_PARTS),
    /** Divided by the number of chances and rounded down, this is the multiplier in `parts` of the stake. */
    multiplier_times_chances: Number(diceMultiplier({ chances: 1 })),
  },
  returns: { least: diceReturns((a, b) => a < b), most: diceReturns((a, b) => a > b) },
  top: {
    stakes: Number(diceMultiplier({ chances: DICE_CHANCES.min }) / DICE_PARTS),
    oneIn: DICE_SIDES / DICE_CHANCES.min,
  },
  isChoice: (choice) =>
    isObject(choice) &&
    hasOnly(choice, "chances", "over") &&
    isDiceChoice({ chances: choice.chances as number, over: choice.over as boolean }),
  draw: (draw, choice) => rollDice(draw, choice as DiceChoice),
  payoutOf: (stake, choice, outcome) => diceWin(stake, choice as DiceChoice, outcome as DiceOutcome),
};

/** All versions of each game, newest first. */
export const FAIR_VERSIONS: Readonly<Record<FairKind, readonly [FairVersion, ...FairVersion[]]>> = {
  slot: [SLOT],
  wheel: [WHEEL],
  dice: [DICE],
};

export const currentVersion = (kind: FairKind): FairVersion => FAIR_VERSIONS[kind][0];

/** Rules that drew a round; undefined for an unknown version. */
export const versionOf = (kind: FairKind, version: number): FairVersion | undefined =>
  FAIR_VERSIONS[kind].find((candidate) => candidate.version === version);

/** A fraction in percent, truncated to `decimals`. */
export const percentOf = ({ part, of }: Fraction, decimals = 2): number => {
  const scale = 10 ** decimals;
  return Number((part * BigInt(100 * scale)) / of) / scale;
};

/** JSON text that the digest covers. */
export const tableText = ({ kind, version, table }: FairVersion): string =>
  JSON.stringify({ kind, version, table });
