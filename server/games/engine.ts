import * as v from "valibot";
import {
  DICE_CHANCES,
  DICE_VERSION,
  type DiceChoice,
  diceReturn,
  diceWin,
  isDiceChoice,
  rollDice,
} from "../../src/rules/fair/dice.ts";
import { createDraw, type Seeds } from "../../src/rules/fair/draw.ts";
import { SLOT_VERSION, slotReturn, slotTopPrize, slotWin, spinSlot } from "../../src/rules/fair/slot.ts";
import {
  isWheelBet,
  SEGMENTS,
  spinWheel,
  WHEEL_BETS,
  WHEEL_VERSION,
  type WheelBet,
  wheelReturn,
  wheelWin,
} from "../../src/rules/fair/wheel.ts";
import type { FrameKind } from "../db/reference-games-schema.ts";

export interface Drawn {
  /** As it is shown, and can be drawn again. */
  outcome: object;
  /** Minor units. */
  win: bigint;
}

/** What is said of a game before the first stake. */
export interface Facts {
  version: number;
  /** What comes back of all stakes, in percent; the least of it where that depends on the choice. */
  return: number;
  /** The largest prize, in stakes, and how rare it is: one of so many rounds on average. */
  top: { stakes: number; oneIn: number };
}

interface Engine {
  facts: Facts;
  /** What a player chooses beside the stake. */
  choice: v.GenericSchema<unknown, object>;
  draw: (seeds: Seeds, stake: bigint, choice: object) => Promise<Drawn>;
}

/** In percent, to two decimals, never more than it is. */
const percent = ({ part, of }: { part: bigint; of: bigint }) => Number((part * 10_000n) / of) / 100;

const slotTop = slotTopPrize();

export const ENGINES: Record<FrameKind, Engine> = {
  slot: {
    facts: {
      version: SLOT_VERSION,
      return: percent(slotReturn()),
      top: { stakes: slotTop.tenths / 10, oneIn: slotTop.oneIn },
    },
    choice: v.strictObject({}),
    async draw(seeds, stake) {
      const outcome = await spinSlot(await createDraw(seeds));
      return { outcome, win: slotWin(stake, outcome) };
    },
  },
  wheel: {
    facts: {
      version: WHEEL_VERSION,
      return: percent(wheelReturn(2)),
      top: { stakes: WHEEL_BETS.at(-1)!, oneIn: SEGMENTS.length },
    },
    choice: v.strictObject({ bet: v.custom<WheelBet>(isWheelBet) }),
    async draw(seeds, stake, choice) {
      const outcome = await spinWheel(await createDraw(seeds));
      return { outcome, win: wheelWin(stake, (choice as { bet: WheelBet }).bet, outcome) };
    },
  },
  dice: {
    facts: {
      version: DICE_VERSION,
      return: percent(diceReturn({ chances: DICE_CHANCES.max })),
      top: { stakes: 99, oneIn: 10_000 / DICE_CHANCES.min },
    },
    choice: v.pipe(
      v.strictObject({ chances: v.number(), over: v.boolean() }),
      v.check((choice) => isDiceChoice(choice)),
    ),
    async draw(seeds, stake, choice) {
      const outcome = await rollDice(await createDraw(seeds), choice as DiceChoice);
      return { outcome, win: diceWin(stake, choice as DiceChoice, outcome) };
    },
  },
};

/** Which of the three a game of the catalogue is played as. */
export function kindOf({ kind, title }: { kind: string; title: string }): FrameKind {
  if (kind === "live" || /roulette|wheel/i.test(title)) return "wheel";
  return kind === "table" || kind === "crash" ? "dice" : "slot";
}

/** In minor units where a unit has a hundred of them; all are multiples of ten, as the slot's lines need. */
const STAKES = [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n];
/** Where a coin's minor unit is worth much less. */
const SCALES: Record<string, bigint> = {
  BTC: 100n,
  ETH: 2_000n,
  BCH: 10_000n,
  LTC: 50_000n,
  DOG: 10_000_000n,
  USDT: 10_000n,
};

/** Stakes that may be played in a currency, minor units. */
export const stakesIn = (currency: string): bigint[] =>
  STAKES.map((stake) => stake * (SCALES[currency] ?? 1n));
