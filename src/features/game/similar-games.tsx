import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ViewerWithFavorites } from "../../api/player.ts";
import { similarGamesQuery } from "../../api/similar-games.ts";
import type { Game } from "../../contract/games.ts";
import { onceNear } from "../../lib/page/once-near.ts";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import styles from "./similar-games.module.css";
import { Tile } from "./tile.tsx";

const MAX_TILES = 8;

/** Similar games of other providers; hidden if there are none. Loads when it comes near. */
export function SimilarGames({ game, viewer }: { game: Game; viewer: ViewerWithFavorites }) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (section.current ? onceNear(section.current, () => setIsNear(true)) : undefined), []);
  const { data, isError } = useQuery({
    ...similarGamesQuery(game.provider, game.seo_title),
    enabled: isNear,
  });
  const tiles = data?.filter(({ provider }) => provider !== game.provider).slice(0, MAX_TILES);
  if (tiles?.length === 0 || (isError && !tiles)) return null;
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
