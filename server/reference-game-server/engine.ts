import { createHash } from "node:crypto";
import * as v from "valibot";
import { createDraw, type Seeds } from "../../src/rules/fair/draw.ts";
import {
  type FairKind,
  type FairVersion,
  percentOf,
  tableText,
  versionInForce,
} from "../../src/rules/fair/versions.ts";

export interface Drawn {
  /** As it is shown, and can be drawn again. */
  outcome: object;
  /** Minor units. */
  win: bigint;
}

/** What is said of a game before the first stake. */
export interface Facts {
  version: number;
  /** SHA-256 of the table, as it is published. */
  table: string;
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

/** In hexadecimal. */
export const digestOfTable = (rules: FairVersion): string =>
  createHash("sha256").update(tableText(rules)).digest("hex");

/** A game is played by the newest version of its rules. */
function engineOf(rules: FairVersion): Engine {
  const { version, returns, top, isChoice, fall, pays } = rules;
  return {
    facts: { version, table: digestOfTable(rules), return: percentOf(returns.least), top },
    choice: v.custom<object>(isChoice),
    async draw(seeds, stake, choice) {
      const outcome = await fall(await createDraw(seeds), choice);
      return { outcome, win: pays(stake, choice, outcome) };
    },
  };
}

export const ENGINES: Record<FairKind, Engine> = {
  slot: engineOf(versionInForce("slot")),
  wheel: engineOf(versionInForce("wheel")),
  dice: engineOf(versionInForce("dice")),
};

/** Which of the three a game of the catalogue is played as. */
export function kindOf({ kind, title }: { kind: string; title: string }): FairKind {
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
