import { DICE_SIDES, diceReturn, diceWin } from "../fair/dice.ts";
import { slotReturn } from "../fair/slot.ts";
import { CLASSIC } from "../fair/slot-tables.ts";
import type { FairKind, Fraction } from "../fair/versions.ts";
import { SEGMENTS, wheelReturn, wheelWin } from "../fair/wheel.ts";
import type { WageredGame } from "../wagering/contributions.ts";
import { createSlotRounds, type NextInteger } from "./slot-spins.ts";

/** A game whose weights and prizes are published. */
export interface PublishedGame {
  /** The category of the catalogue whose games have these rules, for the contribution. */
  facts: WageredGame;
  returns: () => Fraction;
  /** Rounds of one stake, minor units. @returns draws a round and returns its win */
  roundsOf: (stake: bigint) => (next: NextInteger) => number;
}

const gameIn = (category: string): WageredGame => ({
  identifier: "",
  provider: "",
  categories: [category],
  savesState: false,
});

/** Choices with small swings, where the rules leave one. */
export const WHEEL_BET = 2;
export const DICE_CHOICE = { chances: DICE_SIDES / 2, over: false };

export const PUBLISHED_GAMES: Readonly<Record<FairKind, PublishedGame>> = {
  slot: {
    facts: gameIn("pokies"),
    returns: () => slotReturn(CLASSIC),
    roundsOf: (stake) => {
      const tenth = Number(stake / 10n);
      const round = createSlotRounds();
      return (next) => tenth * round(next);
    },
  },
  wheel: {
    facts: gameIn("live"),
    returns: () => wheelReturn(WHEEL_BET),
    roundsOf: (stake) => {
      const wins = SEGMENTS.map((segment, index) => Number(wheelWin(stake, WHEEL_BET, { index, segment })));
      return (next) => wins[next(wins.length)]!;
    },
  },
  dice: {
    facts: gameIn("table"),
    returns: () => diceReturn(DICE_CHOICE),
    roundsOf: (stake) => {
      const win = Number(diceWin(stake, DICE_CHOICE, { roll: 0, won: true }));
      return (next) => (next(DICE_SIDES) < DICE_CHOICE.chances ? win : 0);
    },
  },
};
