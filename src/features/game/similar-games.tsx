import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { categoriesQuery, gamesQuery } from "../../api/games.ts";
import type { ViewerWithFavorites } from "../../api/player.ts";
import type { Game } from "../../contract/games.ts";
import { onceNear } from "../../lib/page/once-near.ts";
import { similarCategory } from "../../rules/games/similar-games.ts";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import styles from "./similar-games.module.css";
import { Tile } from "./tile.tsx";

const MAX_TILES = 8;

/** Games of other providers that play alike; hidden if there are none. Loads when it comes near. */
export function SimilarGames({ game, viewer }: { game: Game; viewer: ViewerWithFavorites }) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (section.current ? onceNear(section.current, () => setIsNear(true)) : undefined), []);
  const categories = useQuery(categoriesQuery).data ?? [];
  const category = similarCategory(game.categories, categories);
  const filter = { categories: category === undefined ? [] : [category] };
  const { data, isError } = useInfiniteQuery({ ...gamesQuery(filter), enabled: isNear });
  const tiles = data?.pages[0]?.tiles
    .filter(({ provider }) => provider !== game.provider)
    .slice(0, MAX_TILES);
  if (category === undefined || tiles?.length === 0 || (isError && !tiles)) return null;
  return (
    <section ref={section} className={styles.similar} aria-labelledby="similar-games">
      <h2 id="similar-games">
        <Trans>Similar games</Trans>
      </h2>
      <div className={styles.row}>
        {tiles
          ? tiles.map((tile) => <Tile key={tile.id} game={tile} viewer={viewer} />)
          : Array.from({ length: MAX_TILES }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
              <TileSkeleton key={i} />
            ))}
      </div>
    </section>
  );
}
