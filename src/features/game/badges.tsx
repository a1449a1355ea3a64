import { useLingui } from "@lingui/react/macro";
import styles from "./tile.module.css";

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

/** At most two badges, to keep the art visible. */
export function Badges({ types }: { types: string[] }) {
  const nameOf = useBadgeName();
  const visible = types.filter(nameOf).slice(0, 2);
  if (visible.length === 0) return null;
  return (
    <div className={styles.badges}>
      {visible.map((type) => (
        <span key={type} className={`${styles.badge} ${styles[type] ?? ""}`}>
          {nameOf(type)}
        </span>
      ))}
    </div>
  );
}
