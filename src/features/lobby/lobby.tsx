import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Fragment, lazy, type ReactNode, Suspense, useCallback } from "react";
import { collectionsQuery, type Tile as TileData } from "../../api/games.ts";
import { containerRef } from "../../lib/page/use-container.ts";
import { retryUntilLoaded } from "../../lib/time/retry-until-loaded.ts";
import chips from "../../ui/chips.module.css";
import { PageHead } from "../../ui/page-head.tsx";
import { Hero } from "./hero.tsx";
import styles from "./lobby.module.css";
import { Row } from "./row.tsx";
// Imported here because the foot is server-rendered before its script loads.
import "../../ui/provider-mark.module.css";

function Chips() {
  const { t } = useLingui();
  const places = [
    { to: "/games/page/1", label: t`All games` },
    { to: "/pokies/all", label: t`Pokies` },
    { to: "/live/all", label: t`Live` },
    { to: "/categories/jackpots", label: t`Jackpots` },
    { to: "/categories/new", label: t`New` },
    { to: "/categories/megaways", label: t`Megaways` },
    { to: "/table/all", label: t`Table` },
    { to: "/categories/crash", label: t`Crash` },
  ];
  return (
    <nav className={styles.categories} aria-label={t`Game categories`}>
      <ul className={chips.row}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={chips.chip}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LobbyProps {
  /** Renders a tile of a row; `eager` for the first screen's images. */
  renderTile: (tile: TileData, place: { row: string; index: number; eager: boolean }) => ReactNode;
  structuredData: ReactNode;
  jackpots: ReactNode;
}

const loadFoot = () => import("./lobby-foot.tsx");
const LobbyFoot = import.meta.env.SSR ? (await loadFoot()).default : lazy(() => retryUntilLoaded(loadFoot));

/** Number of rows above the recent wins, which load late: their container is then below any first screen. */
const ROWS_ABOVE_WINS = 3;

export function Lobby({ renderTile, structuredData, jackpots }: LobbyProps) {
  const { t } = useLingui();
  const { data: rows = [], refetch } = useQuery(collectionsQuery);
  const isPartial = rows.some((row) => row.isPartial);
  const loadRest = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  return (
    <>
      <PageHead
        title={t`Online casino: pokies, live tables and jackpots`}
        description={t`Thousands of pokies, live tables and jackpot games from 60 providers, in one fast lobby that also works offline.`}
        canonical="/"
      />
      {structuredData}
      {/* Blocks rendering until the first row is parsed, since banner and jackpots would otherwise move while
         growing. */}
      {rows[1] ? <link rel="expect" href={`#row-${rows[1].id}`} blocking="render" /> : null}
      <h1 className="visually-hidden">
        <Trans>Apogee casino lobby</Trans>
      </h1>
      <Hero />
      <Chips />
      {jackpots}
      <div id="player-rows" ref={containerRef} className={styles.playerRows} />
      {rows.map((row, rowIndex) => (
        <Fragment key={row.id}>
          {rowIndex === ROWS_ABOVE_WINS ? <div id="wins" ref={containerRef} /> : null}
          <Row
            row={row}
            onTilesNeeded={isPartial ? loadRest : undefined}
            renderTile={(tile, i) =>
              renderTile(tile, { row: row.id, index: i, eager: rowIndex === 0 && i < 3 })
            }
          />
        </Fragment>
      ))}
      {/* Loaded soon, not when near: a part that waits would hold up the viewer's first update, a transition. */}
      <Suspense>
        <LobbyFoot />
      </Suspense>
    </>
  );
}
