import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CloudOff, Heart, RotateCw, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { favoriteGamesQuery, leaveFavorites } from "../../api/favorites.ts";
import type { Tile } from "../../api/games.ts";
import { useErrorText } from "../../lib/error-text.ts";
import { ApiError } from "../../lib/http.ts";
import { usePageAlive } from "../../lib/page-alive.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
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
  const { data, error, isFetching, refetch } = useQuery({ ...favoriteGamesQuery, enabled: usePageAlive() });
  useEffect(() => () => leaveFavorites(client), [client]);
  return (
    <ListPage title={t`Favourites`} total={data?.length || undefined} noindex>
      {data?.length ? (
        renderGames(data)
      ) : data ? (
        <NoFavorites />
      ) : error && !isFetching ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        skeleton
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

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const textOf = useErrorText();
  const unreachable = error instanceof ApiError && error.kind !== "http";
  return (
    <Notice
      icon={unreachable ? <CloudOff aria-hidden /> : <TriangleAlert aria-hidden />}
      title={unreachable ? <Trans>No connection</Trans> : <Trans>Something went wrong</Trans>}
      actions={
        <>
          <Button look="primary" onClick={retry}>
            <RotateCw aria-hidden size={18} /> <Trans>Try again</Trans>
          </Button>
          <Link to="/" className={buttonClass()}>
            <Trans>To the lobby</Trans>
          </Link>
        </>
      }
    >
      {unreachable ? (
        <Trans>Your favourites are kept with your account, and not on this device.</Trans>
      ) : (
        textOf(error)
      )}
    </Notice>
  );
}
