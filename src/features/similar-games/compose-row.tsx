import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Tile as TileData } from "../../api/games.ts";
import { useViewer } from "../../api/player.ts";
import { similarGamesQuery } from "../../api/similar-games.ts";
import type { Banner } from "../../contract/cms.ts";
import { setFirstSlide } from "../../lib/page/first-slide.ts";
import { Tile } from "../game/tile.tsx";
import { pathOf } from "../game/tile-links.ts";
import { TileRow } from "../lobby/tile-row.tsx";
import { playedGamesQuery, storedGames } from "../played-games/queries.ts";

/** Fewer games aren't worth a row. */
const MIN_SIMILAR = 4;

/** The hero's first slide: the last game, to continue it. */
function useContinueSlide(game: TileData | undefined): void {
  const { t } = useLingui();
  const label = t`Continue playing`;
  const button = t`Play`;
  useEffect(() => {
    if (!game) return;
    const hue = game.tone * 10;
    const slide: Banner = {
      id: 0,
      title: { text: game.title },
      description: { text: game.providerTitle },
      labels: [label],
      button: {
        name: button,
        url: `${pathOf(game)}?mode=real`,
        type: "internal",
        frontendIdentifier: "",
        attrs: {},
      },
      image: `${game.preview}/wide`,
      gradient: [
        `hsl(${hue} 60% 14%)`,
        `hsl(${hue} 60% 24%)`,
        `hsl(${hue} 62% 26%)`,
        `hsl(${hue + 30} 62% 34%)`,
      ],
      categories: [],
      groupIds: [],
      registered: true,
      fiat: null,
      size: "full",
      secondButton: null,
      timer: null,
      variables: {},
      order: {},
      tournamentLink: null,
      isTournament: false,
    };
    setFirstSlide(slide);
    return () => setFirstSlide(null);
  }, [game, label, button]);
}

/** Games like the last one, without those that have rows of their own: recent ones and the most played. */
function MoreLikeLast({ last, played }: { last: TileData; played: readonly TileData[] }) {
  const viewer = useViewer();
  const { data: games = [] } = useQuery(similarGamesQuery(last.provider, last.seo));
  const others = games.filter(
    ({ id, badges }) => !badges.includes("top") && !played.some((game) => game.id === id),
  );
  if (others.length < MIN_SIMILAR) return null;
  const { title } = last;
  return (
    <TileRow
      id="more-like-last"
      title={<Trans>More like {title}</Trans>}
      tiles={others}
      renderTile={(game) => <Tile game={game} viewer={viewer} caption={false} />}
    />
  );
}

/** What follows from the player's last game: the hero's first slide, and a row of games like it. */
export function LikeLastGame() {
  const [stored] = useState(storedGames);
  const { data: games = stored } = useQuery(playedGamesQuery);
  const last = games[0];
  useContinueSlide(last);
  return last ? <MoreLikeLast last={last} played={games} /> : null;
}
