import { artHues } from "../../../src/rules/games/themes.ts";
import type { ArtGame } from "./art-game.ts";
import { isLostOn } from "./subjects/subject-measures.ts";
import { subjectOf } from "./subjects/title-subject.ts";

/** Hue of a game's scene: the first of its hues that its subject stands out from. */
export function sceneHue({ identifier, title, theme, kind }: Omit<ArtGame, "provider">): number {
  const hues = artHues(identifier, theme);
  // A dealer stands before the sky of a live table.
  if (kind === "live") return hues[0]!;
  const { main } = subjectOf(title, theme);
  return hues.find((hue) => !isLostOn(main, hue)) ?? hues[0]!;
}
