import type { Game } from "../../contract/games.ts";
import type { PlayedGame } from "../../contract/history.ts";

/** The game of a round; `isLinked` is true if its page is available to the reader. */
export function playedGame(identifier: string, game: Game | undefined, isLinked: boolean): PlayedGame {
  if (!game) return { identifier, title: identifier, provider_title: "", path: null, preview: null, tone: 0 };
  return {
    identifier,
    title: game.title,
    provider_title: game.provider_title,
    path: isLinked ? `/play/${game.provider}/${game.seo_title}` : null,
    preview: game.preview,
    tone: game.tone,
  };
}
