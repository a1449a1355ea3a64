import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Play } from "lucide-react";
import { gamesQuery, type ListFilter } from "../../api/games.ts";
import type { ViewerWithFavorites } from "../../api/player.ts";
import { isLocked } from "../../rules/games/availability.ts";
import { buttonClass } from "../../ui/button.tsx";
import { playLink } from "./tile-links.ts";

/** Plays for a jackpot in its first game in the viewer's currency, after guests signed up; nothing if there is none. */
export function PlayFirst({ filter, viewer }: { filter: ListFilter; viewer: ViewerWithFavorites }) {
  const tiles = useInfiniteQuery(gamesQuery(filter)).data?.pages[0]?.tiles;
  const game = tiles?.find(({ currencies }) => !isLocked(currencies, viewer));
  if (!game) return null;
  return (
    <Link {...playLink(game, viewer)} preload={false} className={buttonClass({ look: "primary" })}>
      <Play aria-hidden size={18} />
      <span>
        {viewer.player ? <Trans>Play for it in {game.title}</Trans> : <Trans>Sign up to play</Trans>}
      </span>
    </Link>
  );
}
