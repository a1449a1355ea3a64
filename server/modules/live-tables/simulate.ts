import type { LiveTable } from "../../../src/contract/live-tables.ts";
import { dealerOf } from "../../../src/rules/games/dealers.ts";
import { hash } from "../../../src/rules/web/hash.ts";

type TableState = Pick<LiveTable, "dealer" | "seats" | "last_results">;
type Result = LiveTable["last_results"][number];

const RESULTS = 6;
/** Milliseconds. */
const ROUND = 45_000;
/** A player stays between one and two of these. */
const STAY = 4 * 60_000;
const SEATS: Record<string, number> = { blackjack: 7, poker: 6 };
/** In percent. */
const OCCUPANCY = 60;
/** Red numbers of a roulette wheel. */
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** Number of the period that contains `now`; each table's periods begin at another moment. */
const periodAt = (now: number, length: number, name: string) =>
  Math.floor((now + (hash(name) % length)) / length);

function rouletteResult(seed: number): Result {
  const number = seed % 37;
  return { value: String(number), tone: number === 0 ? "green" : RED.has(number) ? "red" : "black" };
}

/** In a hundred coups: 46 for the banker, 45 for the player and 9 ties. */
function baccaratResult(seed: number): Result {
  const at = seed % 100;
  if (at < 46) return { value: "B", tone: "red" };
  return at < 91 ? { value: "P", tone: "blue" } : { value: "=", tone: "green" };
}

/** In a hundred coups: 46 each for the dragon and the tiger, and 8 ties. */
function dragonTigerResult(seed: number): Result {
  const at = seed % 100;
  if (at < 46) return { value: "D", tone: "red" };
  return at < 92 ? { value: "T", tone: "amber" } : { value: "=", tone: "green" };
}

const RESULT_OF: Record<string, (seed: number) => Result> = {
  roulette: rouletteResult,
  baccarat: baccaratResult,
};

/** State of a table of the reference back end at a moment: computed from the clock, so that all processes agree. */
export function simulateTable(game: { identifier: string; categories: string[] }, now: number): TableState {
  const { identifier, categories } = game;
  const total = SEATS[categories.find((category) => category in SEATS) ?? ""];
  const isTaken = (seat: number) => {
    const name = `${identifier} seat ${seat}`;
    return hash(`${name} ${periodAt(now, STAY, name)}`) % 100 < OCCUPANCY;
  };
  const resultOf = identifier.includes("dragon-tiger")
    ? dragonTigerResult
    : RESULT_OF[categories.find((category) => category in RESULT_OF) ?? ""];
  const round = periodAt(now, ROUND, `${identifier} round`);
  return {
    dealer: dealerOf(identifier).name,
    seats:
      total === undefined
        ? null
        : { taken: Array.from({ length: total }, (_, i) => isTaken(i)).filter(Boolean).length, total },
    last_results: resultOf
      ? Array.from({ length: RESULTS }, (_, i) => resultOf(hash(`${identifier} round ${round - i}`)))
      : [],
  };
}
