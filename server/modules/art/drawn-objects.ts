import type { Definitions } from "./definitions.ts";
import { drawBall, drawBars, drawCoin, drawGem, drawSeven, drawSquareCoin } from "./drawn-symbols.ts";
import { drawCard, drawChip, drawDice, drawRoulette, drawScratch, drawWheel } from "./drawn-table.ts";
import {
  drawAnkh,
  drawBlood,
  drawDynamite,
  drawHat,
  drawHelmet,
  drawNugget,
  drawPot,
  drawRune,
  drawSafe,
  drawStarBadge,
  drawSunMask,
  drawTrident,
} from "./drawn-things.ts";

/** Draws in a 32 x 32 box; `variant` is the part after the slash (a hue, a suit). */
export type DrawnObject = (defs: Definitions, variant: string) => string;

const DRAWN: Record<string, DrawnObject> = {
  ankh: drawAnkh,
  ball: drawBall,
  bars: drawBars,
  blood: drawBlood,
  card: drawCard,
  chip: drawChip,
  coin: drawCoin,
  "coin-square": drawSquareCoin,
  dice: drawDice,
  dynamite: drawDynamite,
  gem: drawGem,
  hat: drawHat,
  helmet: drawHelmet,
  nugget: drawNugget,
  pot: drawPot,
  roulette: drawRoulette,
  rune: drawRune,
  safe: drawSafe,
  scratch: drawScratch,
  seven: drawSeven,
  "star-badge": drawStarBadge,
  sunmask: drawSunMask,
  trident: drawTrident,
  wheel: drawWheel,
};

/** True for `draw:thing` or `draw:thing/variant` of an object drawn here. */
export function isDrawn(name: string): boolean {
  return name.startsWith("draw:") && (name.slice(5).split("/")[0] ?? "") in DRAWN;
}

export function drawObject(defs: Definitions, name: string): string {
  const [thing = "", variant = ""] = name.slice(5).split("/");
  const draw = DRAWN[thing];
  if (!draw) throw new Error(`unknown art object: ${name}`);
  return draw(defs, variant);
}
