import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  Bitcoin,
  Cherry,
  Dices,
  Flame,
  Gem,
  Gift,
  Grid3x3,
  Layers,
  LifeBuoy,
  type LucideIcon,
  Radio,
  Rocket,
  Spade,
  Star,
  Store,
  Trophy,
} from "lucide-react";
import type { ReactNode } from "react";
import { menuQuery } from "../../api/config.ts";
import { categoriesQuery } from "../../api/games.ts";
import { useListNames } from "../../lib/list-names.ts";
import { NavLink } from "../../ui/nav-link.tsx";
import styles from "./shell.module.css";
import { type NavItem, useNav } from "./use-nav.tsx";

const ICONS: Record<string, LucideIcon> = {
  jackpots: Gem,
  crash: Rocket,
  bingo: Grid3x3,
  instant: Flame,
  megaways: Layers,
  "fruit-slots": Cherry,
  exclusive: Star,
  roulette: Dices,
  blackjack: Spade,
  "game-shows": Radio,
  new: Star,
  top: Trophy,
};

const SHOWN = [
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

interface EntryProps extends Pick<NavItem, "to" | "external" | "isNew" | "icon"> {
  /** Games behind it. */
  count?: number;
  children: ReactNode;
}

function Entry({ to, external, isNew, icon: Icon, count, children }: EntryProps) {
  const { i18n } = useLingui();
  return (
    <NavLink to={to} external={external} className={styles.railLink}>
      <Icon aria-hidden />
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

/** Destinations with their counts, for the rail and the sidebar. */
export function MenuLinks() {
  const names = useListNames();
  const nav = useNav();
  const categories = useQuery(categoriesQuery).data ?? [];
  const menu = useQuery(menuQuery).data;
  const counts = new Map(categories.map((category) => [category.id, category.games_count]));
  const offered = new Set(menu ? [...menu.lobby, ...Object.values(menu.sections).flat()] : SHOWN);
  const lists = SHOWN.filter((id) => counts.has(id) && offered.has(id));
  return (
    <>
      {nav.map(({ key, label, to, external, isNew, icon }) => (
        <Entry key={key} to={to} external={external} isNew={isNew} icon={icon} count={counts.get(key)}>
          {label}
        </Entry>
      ))}
      <p className={styles.railTitle}>
        <Trans>Games</Trans>
      </p>
      <Entry to="/table/all" icon={Spade} count={counts.get("table")}>
        <Trans>Table games</Trans>
      </Entry>
      {lists.map((id) => (
        <Entry key={id} to={`/categories/${id}`} icon={ICONS[id] ?? Gift} count={counts.get(id)}>
          {names(id)}
        </Entry>
      ))}
      <Entry to="/producers" icon={Store}>
        <Trans>Providers</Trans>
      </Entry>
      <p className={styles.railTitle}>
        <Trans>More</Trans>
      </p>
      <Entry to="/promotions" icon={Gift}>
        <Trans>Promotions</Trans>
      </Entry>
      <Entry to="/benefits-of-crypto" icon={Bitcoin}>
        <Trans>Benefits of crypto</Trans>
      </Entry>
      <Entry to="/support" icon={LifeBuoy}>
        <Trans>Support</Trans>
      </Entry>
    </>
  );
}
