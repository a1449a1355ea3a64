import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { menuQuery } from "../../../api/config.ts";
import { categoriesQuery } from "../../../api/games.ts";
import { useSignedIn } from "../../../api/player.ts";
import { useListNames } from "../../../lib/i18n/use-list-names.ts";
import { retryUntilLoaded } from "../../../lib/time/retry-until-loaded.ts";
import { NavLink } from "../../../ui/nav-link.tsx";
import { useIsAvailable } from "../use-is-open.ts";
import { type NavItem, useNav } from "../use-nav.tsx";
import styles from "./rail.module.css";

// A failed import would take the whole rail down.
const MenuIcon = lazy(() => retryUntilLoaded(() => import("./menu-icons.tsx")));

const MENU_LISTS = [
  "new",
  "jackpots",
  "crash",
  "megaways",
  "bonus-buy",
  "fruit-slots",
  "roulette",
  "blackjack",
  "game-shows",
  "bingo",
  "exclusive",
];

interface EntryProps extends Pick<NavItem, "to" | "external" | "isNew"> {
  /** Icon of the entry; null while hidden. */
  icon: ReactNode;
  /** Number of games. */
  count?: number;
  children: ReactNode;
}

function Entry({ to, external, isNew, icon, count, children }: EntryProps) {
  const { i18n } = useLingui();
  return (
    <NavLink to={to} external={external} className={styles.railLink}>
      <span className={styles.railIcon}>{icon ? <Suspense>{icon}</Suspense> : null}</span>
      <span className={styles.railLabel}>{children}</span>
      {count === undefined ? null : <span className={styles.count}>{i18n.number(count)}</span>}
      {isNew ? (
        <span className={styles.new}>
          <Trans>New</Trans>
        </span>
      ) : null}
    </NavLink>
  );
}

/**
 * Menu links for rail and sidebar, the latter with counts. Until `isVisible`, the output equals the server's, for
 * hydration: no icons, no operator menu, a guest's view.
 */
export function MenuLinks({ isVisible, hasCounts = false }: { isVisible: boolean; hasCounts?: boolean }) {
  const iconOf = (Icon: NavItem["icon"]) => {
    if (!isVisible) return null;
    return typeof Icon === "string" ? <MenuIcon name={Icon} /> : <Icon aria-hidden />;
  };
  const names = useListNames();
  const nav = useNav();
  const isAvailable = useIsAvailable();
  const signedIn = useSignedIn();
  const categories = useQuery(categoriesQuery).data ?? [];
  const menu = useQuery(menuQuery).data;
  const counts = new Map(categories.map((category) => [category.id, category.games_count]));
  const countOf = (id: string) => (hasCounts ? counts.get(id) : undefined);
  const offered = new Set(
    isVisible && menu ? [...menu.lobby, ...Object.values(menu.sections).flat()] : MENU_LISTS,
  );
  const lists = MENU_LISTS.filter((id) => counts.has(id) && offered.has(id));
  return (
    <>
      <div className={styles.railMain}>
        {nav.map(({ key, label, to, external, isNew, icon }) => (
          <Entry key={key} to={to} external={external} isNew={isNew} icon={iconOf(icon)} count={countOf(key)}>
            {label}
          </Entry>
        ))}
      </div>
      {isVisible && signedIn ? (
        <Entry to="/favorite-games" icon={iconOf("favorites")}>
          <Trans>Favourites</Trans>
        </Entry>
      ) : (
        <span className={`${styles.railLink} ${styles.railPlace}`} aria-hidden>
          <span className={styles.railIcon} />
          <span className={styles.railLabel}>
            <Trans>Favourites</Trans>
          </span>
        </span>
      )}
      <h2 className={styles.railTitle}>
        <Trans>Games</Trans>
      </h2>
      <Entry to="/games/page/1" icon={iconOf("all")}>
        {names("all")}
      </Entry>
      {isAvailable("/table/all") ? (
        <Entry to="/table/all" icon={iconOf("table")} count={countOf("table")}>
          <Trans>Table games</Trans>
        </Entry>
      ) : null}
      {lists.map((id) => (
        <Entry key={id} to={`/categories/${id}`} icon={iconOf(id)} count={countOf(id)}>
          {names(id)}
        </Entry>
      ))}
      <Entry to="/producers" icon={iconOf("providers")}>
        <Trans>Providers</Trans>
      </Entry>
      <h2 className={styles.railTitle}>
        <Trans>More</Trans>
      </h2>
      {isAvailable("/promotions") ? (
        <Entry to="/promotions" icon={iconOf("promotions")}>
          <Trans>Promotions</Trans>
        </Entry>
      ) : null}
      {isAvailable("/benefits-of-crypto") ? (
        <Entry to="/benefits-of-crypto" icon={iconOf("crypto")}>
          <Trans>Benefits of crypto</Trans>
        </Entry>
      ) : null}
      <Entry to="/responsible-gaming" icon={iconOf("responsible")}>
        <Trans>Responsible gaming</Trans>
      </Entry>
      <Entry to="/support" icon={iconOf("support")}>
        <Trans>Support</Trans>
      </Entry>
    </>
  );
}
