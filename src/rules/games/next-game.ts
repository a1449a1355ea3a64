import type { PlayMode } from "../../contract/launch.ts";
import { isLocked, type Viewer } from "./availability.ts";

/** The list that a game's next and recommended games come from: its category's, or its provider's. */
export function kindFilter({
  categories: [category],
  provider,
}: {
  categories: readonly string[];
  provider: string;
}) {
  return category ? { categories: [category] } : { providers: [provider] };
}

interface Candidate {
  id: number;
  demo: boolean;
  currencies: string;
}

/** The game after `id` in a list, from its start after its end, that can be played; undefined if no other can. */
export function nextGameOf<Game extends Candidate>(
  list: readonly Game[],
  id: number,
  mode: PlayMode,
  viewer: Viewer,
): Game | undefined {
  const position = list.findIndex((game) => game.id === id);
  const others = [...list.slice(position + 1), ...list.slice(0, Math.max(position, 0))];
  return others.find((game) => (mode === "demo" ? game.demo : !isLocked(game.currencies, viewer)));
}
