import { createHash } from "node:crypto";
import * as v from "valibot";
import { createDraw, type Seeds } from "../../src/rules/fair/draw.ts";
import {
  currentVersion,
  type FairKind,
  type FairVersion,
  percentOf,
  tableText,
} from "../../src/rules/fair/versions.ts";

export interface DrawResult {
  /** Shown to the player and reproducible. */
  outcome: object;
  /** Minor units. */
  win: bigint;
}

/** Facts of a game, shown before the first stake. */
export interface Facts {
  version: number;
  /** SHA-256 of the published table. */
  table: string;
  /** Return to player in percent; the lowest if it depends on the choice. */
  return: number;
  /** The largest prize as a multiple of the stake, and its average frequency: once in `oneIn` rounds. */
  top: { stakes: number; oneIn: number };
}

interface Engine {
  facts: Facts;
  /** Schema of the player's choice besides the stake. */
  choice: v.GenericSchema<unknown, object>;
  draw: (seeds: Seeds, stake: bigint, choice: object) => Promise<DrawResult>;
}

/** Hexadecimal. */
export const digestOfTable = (rules: FairVersion): string =>
  createHash("sha256").update(tableText(rules)).digest("hex");

/** Games use the newest version of their rules. */
function engineOf(rules: FairVersion): Engine {
  const { version, returns, top, isChoice, draw, payoutOf } = rules;
  return {
    facts: { version, table: digestOfTable(rules), return: percentOf(returns.least), top },
    choice: v.custom<object>(isChoice),
    async draw(seeds, stake, choice) {
      const outcome = await draw(await createDraw(seeds), choice);
      return { outcome, win: payoutOf(stake, choice, outcome) };
    },
  };
}

export const ENGINES: Record<FairKind, Engine> = {
  slot: engineOf(currentVersion("slot")),
  wheel: engineOf(currentVersion("wheel")),
  dice: engineOf(currentVersion("dice")),
};

/** Maps a catalogue game to one of the three engines. */
export function kindOf({ kind, title }: { kind: string; title: string }): FairKind {
  if (kind === "live" || /roulette|wheel/i.test(title)) return "wheel";
  return kind === "table" || kind === "crash" ? "dice" : "slot";
}

/** Stakes in hundredths of a unit; multiples of ten, for the slot's lines. */
const STAKES = [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n];
/** Factors for coins whose minor unit is worth much less. */
const SCALES: Record<string, bigint> = {
  BTC: 100n,
  ETH: 2_000n,
  BCH: 10_000n,
  LTC: 50_000n,
  DOG: 10_000_000n,
  USDT: 10_000n,
};

/** Allowed stakes in a currency, minor units. */
export const stakesIn = (currency: string): bigint[] =>
  STAKES.map((stake) => stake * (SCALES[currency] ?? 1n));
