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
import { menuQuery } from "../../api/config.ts";
import { categoriesQuery } from "../../api/games.ts";
import { useListNames } from "../../lib/list-names.ts";
import { NavLink } from "../../ui/nav-link.tsx";
import styles from "./shell.module.css";
import { useNav } from "./use-nav.tsx";

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

function Count({ of }: { of: number | undefined }) {
  const { i18n } = useLingui();
  return of === undefined ? null : <span className={styles.count}>{i18n.number(of)}</span>;
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
      {nav.map((item) => (
        <NavLink key={item.key} to={item.to} external={item.external} className={styles.railLink}>
          <item.icon aria-hidden />
          {item.label}
          <Count of={counts.get(item.key)} />
          {item.isNew ? (
            <span className={styles.new}>
              <Trans>New</Trans>
            </span>
          ) : null}
        </NavLink>
      ))}
      <p className={styles.railTitle}>
        <Trans>Games</Trans>
      </p>
      <NavLink to="/table/all" className={styles.railLink}>
        <Spade aria-hidden />
        <Trans>Table games</Trans>
        <Count of={counts.get("table")} />
      </NavLink>
      {lists.map((id) => {
        const Icon = ICONS[id] ?? Gift;
        return (
          <NavLink key={id} to={`/categories/${id}`} className={styles.railLink}>
            <Icon aria-hidden />
            {names(id)}
            <Count of={counts.get(id)} />
          </NavLink>
        );
      })}
      <NavLink to="/producers" className={styles.railLink}>
        <Store aria-hidden />
        <Trans>Providers</Trans>
      </NavLink>
      <p className={styles.railTitle}>
        <Trans>More</Trans>
      </p>
      <NavLink to="/promotions" className={styles.railLink}>
        <Gift aria-hidden />
        <Trans>Promotions</Trans>
      </NavLink>
      <NavLink to="/benefits-of-crypto" className={styles.railLink}>
        <Bitcoin aria-hidden />
        <Trans>Benefits of crypto</Trans>
      </NavLink>
      <NavLink to="/support" className={styles.railLink}>
        <LifeBuoy aria-hidden />
        <Trans>Support</Trans>
      </NavLink>
    </>
  );
}
