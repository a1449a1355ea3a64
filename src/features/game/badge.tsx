import { useLingui } from "@lingui/react/macro";
import styles from "./tile.module.css";

/** Most important first. */
const PRIORITY = ["jackpot", "mystic_jackpots", "bonus_wagering", "new", "top"];

function useBadgeName() {
  const { t } = useLingui();
  const names: Record<string, string> = {
    new: t`New`,
    top: t`Top`,
    jackpot: t`Jackpot`,
    bonus_wagering: t`Bonus wagering`,
    mystic_jackpots: t`Mystic jackpots`,
  };
  return (type: string) => names[type];
}

/** A tile's most important badge. @param implied the badge that the list's title says already */
export function Badge({ types, implied }: { types: string[]; implied?: string | undefined }) {
  const nameOf = useBadgeName();
  const type = PRIORITY.find((each) => each !== implied && types.includes(each));
  return type ? <span className={`${styles.badge} ${styles[type] ?? ""}`}>{nameOf(type)}</span> : null;
}
