import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { projectQuery } from "../../api/config.ts";
import type { Viewer } from "../../rules/games/availability.ts";
import styles from "./tile.module.css";

/** Most important first. */
const PRIORITY = ["jackpot", "mystic_jackpots", "bonus_wagering", "new", "top"];

/** Badges that a list's title or order says already, by category or collection. */
const IMPLIED: Record<string, string> = {
  // Lists of everything begin with the most played games.
  all: "top",
  pokies: "top",
  top: "top",
  "top-10": "top",
  new: "new",
  jackpots: "jackpot",
  mystic: "mystic_jackpots",
};

/**
 * The badge that a list doesn't repeat on its tiles.
 * @param lists the list's categories and collections; `all` for a list of all games
 */
export const impliedBadge = (lists: readonly string[]): string | undefined =>
  lists.map((list) => IMPLIED[list]).find(Boolean);

function useBadgeName() {
  const { t } = useLingui();
  const names: Record<string, string> = {
    new: t`New`,
    top: t`Top`,
    jackpot: t`Jackpot`,
    bonus_wagering: t({ message: "Bonus", context: "badge" }),
    mystic_jackpots: t({ message: "Mystic", context: "badge" }),
  };
  return (type: string) => names[type];
}

/** The badge of games that count for wagering, which guests don't see where offers aren't public. */
const BONUS = "bonus_wagering";

function useHasBonusBadge({ player }: Viewer): boolean {
  // Every page has it before its tiles; a subscription for each of them would cost time.
  const project = useQueryClient().getQueryData(projectQuery.queryKey);
  return player !== null || project?.public_offers !== false;
}

interface BadgeProps {
  types: string[];
  viewer: Viewer;
  /** The badge that the list's title says already. */
  implied?: string | undefined;
}

/**
 * A tile's most important badge, or none if the list's title says it: a game has the same badge wherever it shows one.
 */
export function Badge({ types, viewer, implied }: BadgeProps) {
  const nameOf = useBadgeName();
  const hasBonus = useHasBonusBadge(viewer);
  const type = PRIORITY.find((each) => (each !== BONUS || hasBonus) && types.includes(each));
  return type && type !== implied ? (
    <span className={`${styles.badge} ${styles[type] ?? ""}`}>{nameOf(type)}</span>
  ) : null;
}
