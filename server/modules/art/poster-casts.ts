import type { Theme } from "../../../src/rules/games/themes.ts";
import type { ArtGame } from "./art-game.ts";
import { BALL_GAMES, MINES, PLINKO, SCRATCH } from "./board-casts.ts";
import { crashCast } from "./crash-casts.ts";
import { composeKind, type MakeKind } from "./kind-parts.ts";
import { liveCast } from "./live-cast.ts";
import { slotCast } from "./poses.ts";
import type { PosterCast } from "./poster-layout.ts";
import type { Stage } from "./stage.ts";
import type { TitleSubject } from "./subjects/title-subject.ts";
import { repeat } from "./svg.ts";
import { BACCARAT, CARDS, COINS, COUNTERS, DICE, ROULETTE, WHEEL_ROWS } from "./table-casts.ts";

/** Coins rain around a jackpot's subject. */
function jackpot(stage: Stage, game: ArtGame, subject: TitleSubject): PosterCast {
  const cast = slotCast(stage, game, {
    ...subject,
    beside: ["coin-stack", ...subject.beside.slice(0, 1), "coin", "coin", ...subject.beside.slice(1)],
  });
  const coins = repeat(7, (i) =>
    stage.sprite(
      "coin",
      {
        x: (320 * (i + stage.between(0.1, 0.9))) / 7,
        y: stage.between(24, 250),
        size: stage.between(34, 62),
        turn: stage.between(-60, 60),
      },
      "far",
    ),
  ).join("");
  return { ...cast, behind: coins + (cast.behind ?? "") };
}

interface Kind {
  /** Subjects that the compositions suit: a title's hero is seen as on a slot. */
  suits: RegExp;
  casts: readonly MakeKind[];
  /** @see composeKind */
  salt: number;
}

/** Compositions of games that aren't slots, by theme. */
const KINDS: Partial<Record<Theme, Kind>> = {
  mines: { suits: /^(bomb|gem-)/, casts: MINES, salt: 1_344 },
  plinko: { suits: /^plinko$/, casts: PLINKO, salt: 1_067 },
  bingo: { suits: /^ball-/, casts: BALL_GAMES, salt: 488 },
  keno: { suits: /^ball-/, casts: BALL_GAMES, salt: 306 },
  scratch: { suits: /^scratch-card$/, casts: SCRATCH, salt: 287 },
  blackjack: { suits: /^card-/, casts: CARDS, salt: 1_542 },
  poker: { suits: /^card-/, casts: CARDS, salt: 2_241 },
  baccarat: { suits: /^card-/, casts: BACCARAT, salt: 4_178 },
  roulette: { suits: /^roulette/, casts: ROULETTE, salt: 3_582 },
  dice: { suits: /^(dice|coin|square-coin|fan-tan)/, casts: DICE, salt: 4_490 },
};

/** A kind's compositions for a title: some name what only a few of them can show. */
function castsOf({ casts }: Kind, { title }: ArtGame, { main }: TitleSubject): readonly MakeKind[] {
  if (/multi-wheel/i.test(title)) return WHEEL_ROWS;
  if (casts !== DICE || main.startsWith("dice")) return casts;
  return main === "fan-tan" ? COUNTERS : COINS;
}

/** True if a game's poster is composed as a slot's, around its subject. @see compositionOf */
export function isComposedAsSlot({ kind, theme }: ArtGame, { main }: TitleSubject): boolean {
  if (kind === "jackpot") return true;
  return kind !== "live" && theme !== "crash" && !KINDS[theme]?.suits.test(main);
}

/** The objects of a game's poster by the game's kind. */
export function castPoster(stage: Stage, game: ArtGame, subject: TitleSubject): PosterCast {
  if (game.kind === "live") return liveCast(stage, game, subject);
  if (game.kind === "jackpot") return jackpot(stage, game, subject);
  if (game.theme === "crash") return crashCast(stage, game, subject);
  const kind = KINDS[game.theme];
  if (!kind || isComposedAsSlot(game, subject)) return slotCast(stage, game, subject);
  return composeKind(castsOf(kind, game, subject), kind.salt, stage, game, subject);
}
