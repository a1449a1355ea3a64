import { Trans } from "@lingui/react/macro";
import { Crown, UserRound } from "lucide-react";
import { useBalance } from "../../api/balance.ts";
import type { Player } from "../../contract/player.ts";
import { useLevelNames } from "../../lib/i18n/use-level-names.ts";
import { usePlayLock } from "../../lib/session/play-lock.ts";
import { MoneyLinks } from "../../ui/money-links.tsx";
import styles from "./hub.module.css";

/**
 * The player's balance with what can be done with it, and on phones, whose header has no room for them, name and level;
 * its space is reserved while they load.
 */
export function HubPlayer({ player }: { player: Player | null | undefined }) {
  const levelName = useLevelNames();
  const balance = useBalance();
  const isOnBreak = usePlayLock(player?.id).length > 0;
  // An email address would need a second line; it stands in full below.
  const name = player?.nickname ?? player?.email.split("@")[0];
  return (
    <div className={styles.player} data-loaded={player ? "" : undefined}>
      <span className={styles.avatar} data-vip={player?.is_vip ? "" : undefined} aria-hidden>
        {name ? name.slice(0, 1).toUpperCase() : <UserRound />}
      </span>
      <div className={styles.who}>
        <strong>{name ?? "\u00a0"}</strong>
        <span data-vip={player?.is_vip ? "" : undefined}>
          {player ? (
            <>
              <Crown aria-hidden size={14} /> {levelName(player.level)}
            </>
          ) : (
            "\u00a0"
          )}
        </span>
      </div>
      <div className={styles.balance}>
        <small>
          <Trans>Balance</Trans>
        </small>
        <strong>{balance?.common ?? "–"}</strong>
      </div>
      <div className={styles.actions}>
        <MoneyLinks isOnBreak={isOnBreak} />
      </div>
    </div>
  );
}
