import { THEMES } from "../../src/rules/games/themes.ts";
import { toDecimal } from "../../src/rules/money/decimals.ts";
import type { Fair } from "./game-rejection.ts";
import type { GameClientSession, RoundRow, Seed } from "./store.ts";

export const fairOf = ({ commitment, client, nonce }: Seed): Fair => ({ commitment, client, nonce });

/** A game as its frame shows it. Frames of earlier releases need the theme. */
export const presentGame = ({ title, theme, art }: Pick<GameClientSession, "title" | "theme" | "art">) => ({
  title,
  theme,
  art,
  hue: THEMES[theme][0]!,
});

/** A round as its frame shows it. */
export const presentRound = (round: RoundRow, { subunits }: Pick<GameClientSession, "subunits">) => ({
  id: round.id,
  stake: toDecimal(round.stake, subunits),
  win: toDecimal(round.win, subunits),
  choice: round.choice,
  outcome: round.outcome,
  nonce: round.nonce,
  version: round.version,
  done: round.status === "done",
  free: round.freeRounds !== null,
});

/** A finished round in the history of its session. */
export const presentPastRound =
  ({ subunits }: Pick<GameClientSession, "subunits">) =>
  ({ id, createdAt, stake, win, freeRounds }: RoundRow) => ({
    id,
    at: createdAt.toISOString(),
    stake: toDecimal(stake, subunits),
    win: toDecimal(win, subunits),
    free: freeRounds !== null,
  });
