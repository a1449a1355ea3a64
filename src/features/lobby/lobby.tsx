import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Fragment, type ReactNode, useCallback } from "react";
import { snippetsQuery } from "../../api/content.ts";
import { collectionsQuery, providersQuery, type Tile as TileData } from "../../api/games.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { containerRef } from "../../lib/page/use-container.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Hero } from "./hero.tsx";
import styles from "./lobby.module.css";
import { Row } from "./row.tsx";

function Chips() {
  const { t } = useLingui();
  const chips = [
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
      <ul className={styles.chips}>
        {chips.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.chip}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Providers() {
  const providers = useQuery(providersQuery).data ?? [];
  const largest = [...providers].sort((a, b) => b.games_count - a.games_count).slice(0, 16);
  if (largest.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby="row-providers">
      <div className={styles.rowHead}>
        <h2 id="row-providers">
          <Trans>Providers</Trans>
        </h2>
        <Link to="/producers" className={styles.seeAll} preload={false}>
          <Trans>All providers</Trans>
        </Link>
      </div>
      <ul className={styles.providers}>
        {largest.map((provider) => (
          <li key={provider.slug}>
            <Link
              to="/producers/$slug"
              params={{ slug: provider.slug }}
              className={styles.provider}
              preload={false}
            >
              {provider.title}
              <span>{provider.games_count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomeText() {
  const locale = useLocale();
  const text = useQuery(snippetsQuery(locale)).data?.["seo-home"];
  if (!text) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it
  return <div className={styles.seo} dangerouslySetInnerHTML={{ __html: text }} />;
}

interface LobbyProps {
  /** Renders a tile of a row; `eager` for the first screen's images. */
  renderTile: (tile: TileData, place: { row: string; eager: boolean }) => ReactNode;
  structuredData: ReactNode;
  jackpots: ReactNode;
}

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
            renderTile={(tile, i) => renderTile(tile, { row: row.id, eager: rowIndex === 0 && i < 3 })}
          />
        </Fragment>
      ))}
      <Providers />
      <HomeText />
    </>
  );
}
