import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { ChevronLeft, Heart, HeartHandshake, Lock, Play } from "lucide-react";
import type { ReactNode } from "react";
import { categoriesQuery, gamesQuery, type Tile, toTile } from "../../api/games.ts";
import { useViewer, type ViewerWithFavorites } from "../../api/player.ts";
import type { Game, GameDetails } from "../../contract/games.ts";
import { useListNames } from "../../lib/i18n/use-list-names.ts";
import { isLocked } from "../../rules/games/availability.ts";
import { buttonClass } from "../../ui/button.tsx";
import { NavLink } from "../../ui/nav-link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Art } from "./art.tsx";
import { GameFacts } from "./game-facts.tsx";
import { GameGrid } from "./game-grid.tsx";
import styles from "./game-page.module.css";
import { GameScreenshot } from "./game-screenshot.tsx";
import { GameWins } from "./game-wins.tsx";
import { OfflineOffer } from "./offline-offer.tsx";
import { SimilarGames } from "./similar-games.tsx";
import { guestLink, pathOf, playLink } from "./tile-links.ts";

/** Actions of a game page: registration for guests, play and favourite for players. */
function Actions({ game, viewer, plan }: { game: Tile; viewer: ViewerWithFavorites; plan: ReactNode }) {
  const { t } = useLingui();
  const { player, FavoriteButton } = viewer;
  const play = { ...playLink(game, viewer), className: buttonClass({ look: "primary" }) };
  const demo = game.demo ? (
    <Link to={pathOf(game)} search={{ mode: "demo" }} preload={false} className={buttonClass()}>
      <Trans>Play demo</Trans>
    </Link>
  ) : null;
  if (!player) {
    return (
      <>
        <Link {...play} data-for-guests="">
          <Play aria-hidden size={18} />{" "}
          <span className={styles.forGuests}>
            <Trans>Sign up to play</Trans>
          </span>
          <span className={styles.playerSpace} aria-hidden>
            <Trans>Play</Trans>
          </span>
        </Link>
        {demo}
        <Link
          {...guestLink(game)}
          preload={false}
          rel="nofollow"
          className={`${styles.heart} ${buttonClass({ size: "icon" })}`}
          aria-label={t`Add ${game.title} to favourites`}
          data-for-guests=""
        >
          <Heart aria-hidden />
        </Link>
        <span className={styles.playerSpace}>{plan}</span>
      </>
    );
  }
  if (isLocked(game.currencies, viewer)) {
    return (
      <>
        <p className={styles.muted}>
          <Lock aria-hidden size={18} className={styles.lock} />{" "}
          <Trans>This game doesn't support your currency</Trans>
        </p>
        {demo}
      </>
    );
  }
  return (
    <>
      <Link {...play}>
        <Play aria-hidden size={18} /> <Trans>Play</Trans>
      </Link>
      {demo}
      {FavoriteButton ? (
        <FavoriteButton game={game} viewer={viewer} isInline />
      ) : (
        <span className={styles.heartSpace} />
      )}
      {plan}
    </>
  );
}

/** Back to where the visitor came from, at the same place; to the lobby from an outside link. An installed app has no other. */
function BackLink() {
  const { t } = useLingui();
  const { history } = useRouter();
  return (
    <Link
      to="/"
      className={styles.back}
      aria-label={t`Back`}
      onClick={(event) => {
        if (!history.canGoBack()) return;
        event.preventDefault();
        history.back();
      }}
    >
      <ChevronLeft aria-hidden />
    </Link>
  );
}

/** Other games of the provider; hidden if there are none. */
function Others({ game, viewer }: { game: Game; viewer: ViewerWithFavorites }) {
  const filter = { providers: [game.provider] };
  const { data } = useInfiniteQuery(gamesQuery(filter));
  const hasNone = data?.pages.every(
    ({ tiles, next }) => next === null && tiles.every(({ id }) => id === game.id),
  );
  if (hasNone) return null;
  const provider = game.provider_title;
  return (
    <section className={styles.rest}>
      <h2>
        <Trans>More from {provider}</Trans>
      </h2>
      <GameGrid filter={filter} viewer={viewer} excludedId={game.id} isFirstScreen={false} />
    </section>
  );
}

interface GamePageProps {
  game: GameDetails;
  /** What happens at a live table; loads late. */
  table?: ReactNode;
  /** Information required before a bet. */
  rules?: ReactNode;
  /** Session plan, for players. */
  plan?: ReactNode;
}

/** Width of the scene for `sizes`: see `.scene`. */
const SCENE = "(min-width:1360px) 780px,(min-width:700px) 60vw,100vw";

/** True for a category that says another volatility than the game's facts. */
const contradicts = (category: string, facts: GameDetails["facts"]): boolean =>
  category === "high-volatility" && facts !== undefined && facts.volatility !== "high";

/** A game's page: facts, required information and more games of its provider. */
export function GamePage({ game, table, rules, plan }: GamePageProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const names = useListNames();
  const categoryTitles = new Map((useQuery(categoriesQuery).data ?? []).map((row) => [row.id, row.title]));
  const tile = toTile(game);
  const { title, provider_title: provider } = game;
  return (
    <>
      <PageHead
        title={`${title} (${provider})`}
        canonical={pathOf(tile)}
        description={t`${title} by ${provider}: what kind of game it is and where you can play it.`}
      />
      <div className={styles.top} data-tone={game.tone}>
        <div className={styles.stage}>
          {/* Stands in until the scene is drawn, and without a connection; a tile's file, mostly loaded already. */}
          <Art preview={game.preview} eager={false} />
          <div className={styles.scene} data-cover>
            <Art preview={game.preview} shape="wide" eager sizes={SCENE} />
          </div>
          <BackLink />
        </div>
        <div className={styles.copy}>
          <h1>{title}</h1>
          <p className={styles.muted}>
            <Trans>A game by</Trans>{" "}
            <Link to="/producers/$slug" params={{ slug: game.provider }}>
              <strong>{provider}</strong>
            </Link>
          </p>
          {table ? <div className={styles.table}>{table}</div> : null}
          {game.has_demo_mode ? null : (
            <p className={styles.muted}>
              <Trans>Real money only. There's no demo for this game.</Trans>
            </p>
          )}
          <div className={styles.actions}>
            <Actions game={tile} viewer={viewer} plan={plan} />
          </div>
          <OfflineOffer game={game} />
          <div className={styles.line}>
            {game.categories
              .filter((id) => categoryTitles.has(id) && !contradicts(id, game.facts))
              .map((id) => (
                <Link key={id} to="/categories/$slug" params={{ slug: id }} className={styles.chip}>
                  {names(id, categoryTitles.get(id))}
                </Link>
              ))}
          </div>
        </div>
      </div>
      <div className={styles.details}>
        {game.facts ? <GameFacts facts={game.facts} /> : null}
        <GameScreenshot game={game} />
      </div>
      <p className={styles.help}>
        <HeartHandshake aria-hidden size={18} />
        <NavLink to="/responsible-gaming">
          <Trans>Responsible gaming</Trans>
        </NavLink>
      </p>
      {rules}
      <GameWins identifier={game.identifier} />
      <SimilarGames game={game} viewer={viewer} />
      <Others game={game} viewer={viewer} />
    </>
  );
}
