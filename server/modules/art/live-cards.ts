// Playing cards and printed words that lie on a live table.

import { letter, pathData } from "./lettering.ts";
import type { Felt, FeltPoint } from "./live-felt.ts";
import type { Stage } from "./stage.ts";
import { svg } from "./svg.ts";

/** Suits in a square of 20, around its middle. */
const SUITS = {
  spade:
    "M0-10C4-5 9-2 9 3C9 8 4 9 1.4 5.4C1.6 8 2.6 9.4 4.2 10.4H-4.2C-2.6 9.4-1.6 8-1.4 5.4C-4 9-9 8-9 3C-9-2-4-5 0-10Z",
  heart: "M0 9.6C-3.6 5.6-9.6 2-9.6-3.4C-9.6-9.6-2-10.4 0-5.4C2-10.4 9.6-9.6 9.6-3.4C9.6 2 3.6 5.6 0 9.6Z",
  diamond: "M0-10.4L7.6 0L0 10.4L-7.6 0Z",
  club: "M0-10a4.7 4.7 0 0 1 3.6 7.7a4.7 4.7 0 1 1-2.2 8.1C1.6 8 2.6 9.2 4 10.2H-4C-2.6 9.2-1.6 8-1.4 5.8a4.7 4.7 0 1 1-2.2-8.1A4.7 4.7 0 0 1 0-10Z",
} as const;
type Suit = keyof typeof SUITS;
const SUIT_NAMES = Object.keys(SUITS) as Suit[];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

export interface PlayingCard {
  rank: string;
  suit: Suit;
}

/** Width of a card of size 1, units of the felt; it's 1.4 times as long. */
export const CARD_WIDTH = 31;
const CARD_LENGTH = CARD_WIDTH * 1.4;

/** A dealer's deck: each call draws the next card. */
export function shuffledDeck(stage: Stage): () => PlayingCard {
  const deck = stage.some(
    SUIT_NAMES.flatMap((suit) => RANKS.map((rank) => ({ rank, suit }))),
    24,
  );
  return () => deck.pop()!;
}

interface Print {
  d: string;
  width: number;
}
const prints = new Map<string, Print>();

/** A word's outline with capitals of 10, its middle on the baseline's. */
function printed(word: string): Print {
  let print = prints.get(word);
  if (!print) {
    const [line] = letter(word, "passion", 1_000, 10 / 0.62);
    print = line ? { d: pathData(line), width: line.width } : { d: "", width: 0 };
    prints.set(word, print);
  }
  return print;
}

/** A card of 31 by 43 around its middle; without a card, its back. */
function cardFace(stage: Stage, card: PlayingCard | undefined): string {
  const [w, h] = [CARD_WIDTH, CARD_LENGTH];
  const sheet = (inset: number, fill: string, drop = 0) =>
    svg`<rect x="${inset - w / 2}" y="${inset - h / 2 + drop}" width="${w - inset * 2}" height="${h - inset * 2}" rx="${4 - inset / 2}" fill="${fill}"/>`;
  const body =
    svg`<rect x="${-w / 2 - 1}" y="${-h / 2 + 1}" width="${w + 4}" height="${h + 4}" rx="5" fill="#05030d" opacity=".4"/>` +
    sheet(0, "#a9a2ba", 1.4);
  if (!card) {
    const weave = stage.linear([
      [0, stage.palette.accent],
      [1, stage.palette.accentDark],
    ]);
    return svg`${body}${sheet(0, "#f7f5ff")}${sheet(3, weave)}<path d="${SUITS.diamond}" fill="#fff" opacity=".5"/>`;
  }
  const ink = card.suit === "heart" || card.suit === "diamond" ? "#d4061e" : "#15111f";
  const { d, width } = printed(card.rank);
  const grow = Math.min(1.75, 15 / width);
  return svg`${body}${sheet(0, "#fdfcff")}<g fill="${ink}"><path d="${d}" transform="translate(${-w / 2 + 9.5} ${-h / 2 + 20}) scale(${grow} 1.75)"/><path d="${SUITS[card.suit]}" transform="translate(${w * 0.14} ${h * 0.2}) scale(1.05)"/></g>`;
}

export interface Lying {
  at: FeltPoint;
  /** Degrees clockwise. */
  turn?: number;
  size?: number;
}

/** A card that lies on the felt, face up, or face down if there's none. */
export const lyingCard = (
  stage: Stage,
  felt: Felt,
  card: PlayingCard | undefined,
  { at, turn, size }: Lying,
): string => svg`<g transform="${felt.lying(at, turn, size)}">${cardFace(stage, card)}</g>`;

/** A word that is printed on the felt, with capitals of `height`. */
export function printedWord(felt: Felt, word: string, height: number, { at, turn }: Lying): string {
  return svg`<path d="${printed(word).d}" transform="${felt.lying(at, turn, height / 10)} translate(0 5)"/>`;
}
