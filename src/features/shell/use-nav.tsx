import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Club, House, type LucideIcon, Radio, Trophy } from "lucide-react";
import { bettingQuery, projectQuery } from "../../api/config.ts";
import { pagesQuery } from "../../api/content.ts";
import { jackpotsQuery } from "../../api/games.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { useIsAvailable } from "./use-is-open.ts";

export interface NavItem {
  key: string;
  label: string;
  /** Short label for the phone's bar. */
  short?: string;
  /** Path of the app, or an external address. */
  to: string;
  external?: boolean;
  isNew?: boolean;
  /** A component for entries of the phone's bar, else a name of the menu's icons. */
  icon: LucideIcon | string;
}

/**
 * The top navigation in order: lobby (unless the betting link shows), pokies, live, sports, mystic jackpots
 * (behind a flag), top-menu pages; without paths blocked in the visitor's market.
 */
export function useNav(): NavItem[] {
  const { t } = useLingui();
  const locale = useLocale();
  const betting = useQuery(bettingQuery).data;
  const features = useQuery(projectQuery).data?.features ?? {};
  const isOpen = useIsAvailable();
  const jackpots = useQuery(jackpotsQuery).data ?? [];
  const pages = useQuery(pagesQuery(locale)).data ?? [];
  const sports = betting?.enabled
    ? [{ key: "sports", label: t`Sports`, to: betting.url, external: true, icon: Trophy }]
    : [];
  const lobby = betting?.enabled ? [] : [{ key: "lobby", label: t`Lobby`, to: "/", icon: House }];
  const mystic = features.mystic_jackpots ? jackpots.filter((jackpot) => jackpot.state === "active") : [];
  const items: NavItem[] = [
    ...lobby,
    {
      key: "pokies",
      label: t`Pokies`,
      short: t({ message: "Pokies", context: "bottom bar" }),
      to: "/pokies/all",
      icon: Club,
    },
    { key: "live", label: t`Live`, to: "/live/all", icon: Radio },
    ...sports,
    ...mystic.map(({ identifier, title }, i) => ({
      key: identifier,
      label: title,
      to: `/${identifier}`,
      isNew: true,
      icon: `jackpot-${i % 3}`,
    })),
    ...pages
      .filter((page) => page.categories.includes("top-menu") && !page.hidden)
      .map((page) => ({ key: page.path, label: page.title, to: `/${page.path}`, icon: page.path })),
  ];
  return items.filter(({ to, external }) => external || isOpen(to));
}
