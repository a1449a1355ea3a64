import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Heart } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { favoriteGamesQuery, leaveFavorites } from "../../api/favorites.ts";
import type { Tile } from "../../api/games.ts";
import { usePageAlive } from "../../lib/page/hydration.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { ListPage } from "./list-page.tsx";

interface FavoritesPageProps {
  renderGames: (games: Tile[]) => ReactNode;
  /** Stands in for the games until they are known. */
  skeleton: ReactNode;
}

/** The player's favourites. One that is unmarked here stays until the page is left, so that a slip can be undone. */
export function FavoritesPage({ renderGames, skeleton }: FavoritesPageProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const query = useQuery({ ...favoriteGamesQuery, enabled: usePageAlive() });
  const { data } = query;
  useEffect(() => () => leaveFavorites(client), [client]);
  return (
    <ListPage title={t`Favourites`} total={data?.length || undefined} noindex>
      {data?.length ? (
        renderGames(data)
      ) : data ? (
        <NoFavorites />
      ) : (
        <QueryFallback
          queries={[query]}
          skeleton={skeleton}
          unreachableText={<Trans>Your favourites are kept with your account, and not on this device.</Trans>}
        />
      )}
    </ListPage>
  );
}

function NoFavorites() {
  return (
    <Notice
      icon={<Heart aria-hidden />}
      title={<Trans>No favourites yet</Trans>}
      actions={
        <Link to="/games/page/$n" params={{ n: "1" }} className={buttonClass({ look: "primary" })}>
          <Trans>All games</Trans>
        </Link>
      }
    >
      <Trans>Tap the heart of a game, and you will find it here again.</Trans>
    </Notice>
  );
}
