import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell, LogOut, MessageCircle } from "lucide-react";
import { signOut } from "../../../api/auth.ts";
import { useBalance } from "../../../api/balance.ts";
import { cachedNotifications } from "../../../api/notifications.ts";
import { usePlayer } from "../../../api/player.ts";
import { type MenuEntry, useLinkStateOf } from "../../../lib/page/feature.ts";
import { cappedCount } from "../../../rules/money/capped-count.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ManagerPanel } from "../../../ui/manager-panel.tsx";
import { NavLink } from "../../../ui/nav-link.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import rail from "../menu/rail.module.css";
import styles from "./player.module.css";
import { Identity, NoBalance } from "./player-tools.tsx";

function PlayerEntry({ entry }: { entry: MenuEntry }) {
  const { i18n } = useLingui();
  const { isHidden, count } = useLinkStateOf(entry);
  const { to, label, icon: Icon } = entry;
  if (isHidden) return null;
  return (
    <NavLink to={to} className={rail.railLink}>
      <span className={rail.railIcon}>
        <Icon aria-hidden />
      </span>
      <span className={rail.railLabel}>{i18n._(label)}</span>
      {count > 0 ? <span className={rail.count}>{count}</span> : null}
    </NavLink>
  );
}

/** The signed-in part of the menu; also works if the player can't be loaded. */
export function PlayerMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const player = usePlayer();
  const client = useQueryClient();
  const balance = useBalance();
  const unread = useQuery(cachedNotifications).data?.unread ?? 0;
  return (
    <>
      <div className={styles.box}>
        <div className={styles.boxRow}>
          <NavLink to="/profile" className={styles.profileLink}>
            <Identity player={player} className={styles.whole} />
          </NavLink>
        </div>
        <div className={styles.boxRow}>
          <span className={`${styles.amount} money`}>{balance?.common ?? <NoBalance />}</span>
          <PopupLink popup="dashboard" className={buttonClass({ look: "primary", size: "small" })}>
            <Trans>Cashbox</Trans>
          </PopupLink>
        </div>
      </div>
      {unread > 0 ? (
        <PopupLink popup="notifications" className={rail.railLink}>
          <span className={rail.railIcon}>
            <Bell aria-hidden />
          </span>
          <span className={rail.railLabel}>
            <Trans>Notifications</Trans>
          </span>
          <span className={rail.count}>{cappedCount(unread, 9)}</span>
        </PopupLink>
      ) : null}
      {player?.manager ? <ManagerPanel manager={player.manager} /> : null}
      {entries.map((entry) => (
        <PlayerEntry key={entry.to} entry={entry} />
      ))}
      <PopupLink popup="support" className={rail.railLink}>
        <span className={rail.railIcon}>
          <MessageCircle aria-hidden />
        </span>
        <Trans>Contact support</Trans>
      </PopupLink>
      <div className={styles.out}>
        <Button onClick={() => void signOut(client).catch(() => {})}>
          <LogOut aria-hidden size={18} /> <Trans>Log out</Trans>
        </Button>
      </div>
    </>
  );
}
