import type { Theme } from "../../../src/rules/games/themes.ts";
import type { GameKind } from "../../modules/games/tables.ts";
import { rulesOf } from "../../reference-game-server/engine.ts";
import type { Draw } from "./draw.ts";

/** Studios in the drop campaigns. */
const DROP_STUDIO = "tinderfox-games";
const LIVE_DROP_STUDIO = "aurelia-live";

const TABLE_CATEGORY: Partial<Record<Theme, string>> = {
  roulette: "roulette",
  blackjack: "blackjack",
  baccarat: "baccarat",
  poker: "poker",
  gameshow: "game-shows",
  dice: "dice-games",
};

/** Categories implied by a slot's name. */
const NAMED_FEATURES: readonly [RegExp, string][] = [
  [/Megaways/, "megaways"],
  [/Hold & Win|\bPots\b/, "hold-and-win"],
  [/^Book of|\bBook\b|^Tome of|^Scrolls of/, "book-games"],
  [/ Pop$|Clusters$|Cascade$| Burst$/, "cluster-pays"],
  [/Bonus Buy$/, "bonus-buy"],
  [/Classic|Deluxe$/, "classic-slots"],
];

/** What a game's rules say. Still drawn, so that the rest of the catalogue stays as it was. */
const VOLATILE = "high-volatility";

const CHANCES: readonly [string, number][] = [
  ["bonus-buy", 0.22],
  ["free-spins", 0.55],
  [VOLATILE, 0.24],
  ["hold-and-win", 0.06],
  ["cluster-pays", 0.03],
  ["animated", 0.05],
  ["exclusive", 0.015],
];

interface Game {
  identifier: string;
  title: string;
  theme: Theme;
  kind: GameKind;
  provider: string;
}

/** Categories of a game, its section's first. */
export function categoriesOf(game: Game, prerelease: boolean, draw: Draw): string[] {
  const found = new Set(sectionCategories(game));
  if (game.kind === "pokies" || game.kind === "jackpot")
    for (const id of slotCategories(game, draw)) found.add(id);
  if (game.provider === LIVE_DROP_STUDIO && draw() < 0.3) found.add("pragmatic-drop-wins-live");
  if (game.kind === "live" && draw() < 0.04) found.add("exclusive");
  if (prerelease) found.add("prerelease");
  return [...found];
}

function sectionCategories({ kind, theme }: Game): string[] {
  const table = TABLE_CATEGORY[theme];
  switch (kind) {
    case "pokies":
      return ["pokies"];
    case "jackpot":
      return ["pokies", "jackpots"];
    case "crash":
      return theme === "crash" ? ["crash"] : table ? ["crash", "instant", table] : ["crash", "instant"];
    case "bingo":
      return theme === "scratch" ? ["bingo", "instant"] : ["bingo"];
    default:
      return table ? [kind, table] : [kind];
  }
}

function slotCategories(game: Game, draw: Draw): string[] {
  const found = NAMED_FEATURES.filter(([name]) => name.test(game.title)).map(([, id]) => id);
  if (game.theme === "fruit") found.push("fruit-slots");
  if (game.theme === "classic") found.push("classic-slots");
  for (const [id, chance] of CHANCES) if (draw() < chance && id !== VOLATILE) found.push(id);
  if (rulesOf(game).volatility === "high") found.push(VOLATILE);
  if (game.provider === DROP_STUDIO && draw() < 0.4) found.push("pragmatic-drop-wins");
  return found;
}
