import type { Volatility } from "../../contract/list-options.ts";
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
import { ROWS, type SlotOutcome, slotReturn, slotTopPrize, slotWin, spinSlot } from "./slot.ts";
import { SLOT_TABLES } from "./slot-tables.ts";
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
 * that old rounds are verified with the rules that drew them. Each of the slot's versions is played by some titles.
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
  /** Null if it depends on the player's choice. */
  volatility: Volatility | null;
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

function slotVersion({ table, since, volatility }: (typeof SLOT_TABLES)[number], index: number): FairVersion {
  const returns = slotReturn(table);
  const top = slotTopPrize(table);
  return {
    kind: "slot",
    version: index + 1,
    since,
    table: {
      rows: ROWS,
      strips: table.strips,
      lines: table.lines,
      pays_in_tenths_of_the_stake: table.pays,
      free_spins: table.freeSpins,
    },
    returns: { least: returns, most: returns },
    top: { stakes: top.tenths / 10, oneIn: top.oneIn },
    volatility,
    isChoice: (choice) => isObject(choice) && hasOnly(choice),
    draw: (draw) => spinSlot(table, draw),
    payoutOf: (stake, _, outcome) => slotWin(stake, outcome as SlotOutcome),
  };
}

const SLOTS = SLOT_TABLES.map(slotVersion);

const WHEEL: FairVersion = {
  kind: "wheel",
  version: 1,
  since: "2026-11-22",
  table: { bets: WHEEL_BETS, segments: SEGMENTS },
  returns: { least: wheelReturn(2), most: wheelReturn(2) },
  top: { stakes: WHEEL_BETS[3], oneIn: SEGMENTS.length },
  volatility: null,
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
  volatility: null,
  isChoice: (choice) =>
    isObject(choice) &&
    hasOnly(choice, "chances", "over") &&
    isDiceChoice({ chances: choice.chances as number, over: choice.over as boolean }),
  draw: (draw, choice) => rollDice(draw, choice as DiceChoice),
  payoutOf: (stake, choice, outcome) => diceWin(stake, choice as DiceChoice, outcome as DiceOutcome),
};

/** All versions of each game, newest first. */
export const FAIR_VERSIONS: Readonly<Record<FairKind, readonly FairVersion[]>> = {
  slot: SLOTS.toReversed(),
  wheel: [WHEEL],
  dice: [DICE],
};

const STANDARD: Record<FairKind, FairVersion> = { slot: SLOTS[0]!, wheel: WHEEL, dice: DICE };

/** Versions that games are played by now, the standard one first. */
export const versionsInForce = (kind: FairKind): readonly FairVersion[] =>
  kind === "slot" ? SLOTS : [STANDARD[kind]];

/** The version that stands for a kind of game. */
export const standardVersion = (kind: FairKind): FairVersion => STANDARD[kind];

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
