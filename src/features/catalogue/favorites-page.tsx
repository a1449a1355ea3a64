import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Heart } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { favoriteGamesQuery, leaveFavorites } from "../../api/favorites.ts";
import type { Tile } from "../../api/games.ts";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { ListPage } from "./list-page.tsx";

interface FavoritesPageProps {
  renderGames: (games: Tile[]) => ReactNode;
  /** Placeholder while loading. */
  skeleton: ReactNode;
}

/** The player's favourites. Removed ones stay until the page is left, so that a mistake can be undone. */
export function FavoritesPage({ renderGames, skeleton }: FavoritesPageProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const query = useQuery({ ...favoriteGamesQuery, enabled: useHydrated() });
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
          unreachableText={<Trans>Your favourites are saved in your account, not on this device.</Trans>}
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
      <Trans>Tap a heart to save a game here.</Trans>
    </Notice>
  );
}
