import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Heart } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { favoriteGamesQuery, favoriteIdsQuery, leaveFavorites } from "../../api/favorites.ts";
import { collectionsQuery, type Tile } from "../../api/games.ts";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import styles from "./list-page.module.css";
import { ListPage } from "./list-page.tsx";

/** Popular games that are offered to a player without favourites. */
const POPULAR = { id: "top", count: 6 };

export interface FavoritesPageProps {
  /** The player's active currency; empty while unknown. */
  currency: string;
  /** @param impliedBadge the badge that the list's title says already */
  renderGames: (games: Tile[], impliedBadge?: string) => ReactNode;
  /** Placeholder of that many games while they load. */
  renderSkeleton: (count?: number) => ReactNode;
}

/** The player's favourites. Removed ones stay until the page is left, so that a mistake can be undone. */
export function FavoritesPage(props: FavoritesPageProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const query = useQuery({ ...favoriteGamesQuery, enabled: useHydrated() });
  const { data } = query;
  useEffect(() => () => leaveFavorites(client), [client]);
  return (
    <ListPage title={t`Favourites`} total={data?.length || undefined} noindex>
      {data?.length ? (
        props.renderGames(data)
      ) : data ? (
        <NoFavorites {...props} />
      ) : (
        <QueryFallback
          queries={[query]}
          skeleton={props.renderSkeleton()}
          unreachableText={<Trans>Your favourites are saved in your account, not on this device.</Trans>}
        />
      )}
    </ListPage>
  );
}

/** Invites to the first favourites; the list itself stays empty until the page is left. */
function NoFavorites(props: FavoritesPageProps) {
  const saved = useQuery(favoriteIdsQuery(props.currency)).data?.size ?? 0;
  return (
    <>
      <Notice
        icon={<Heart aria-hidden fill={saved > 0 ? "currentColor" : "none"} />}
        title={
          saved > 0 ? (
            <Plural value={saved} one="# game saved" other="# games saved" />
          ) : (
            <Trans>No favourites yet</Trans>
          )
        }
        actions={
          <Link to="/games/page/$n" params={{ n: "1" }} className={buttonClass()}>
            <Trans>All games</Trans>
          </Link>
        }
      >
        {saved > 0 ? (
          <Trans>You'll find them here next time.</Trans>
        ) : (
          <Trans>Tap a heart to save a game here.</Trans>
        )}
      </Notice>
      <PopularGames {...props} />
    </>
  );
}

/** Games to begin with; without a connection only if they're known already. */
function PopularGames({ renderGames, renderSkeleton }: FavoritesPageProps) {
  const { data, isError } = useQuery(collectionsQuery);
  const { unreachable } = useConnection();
  const games = data?.find(({ id }) => id === POPULAR.id)?.tiles.slice(0, POPULAR.count);
  if (games?.length === 0 || (!games && (data || isError || unreachable))) return null;
  return (
    <section aria-labelledby="popular-games">
      <h2 id="popular-games" className={styles.head}>
        <Trans>Popular games</Trans>
      </h2>
      {games ? renderGames(games, POPULAR.id) : renderSkeleton(POPULAR.count)}
    </section>
  );
}
