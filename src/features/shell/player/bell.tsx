import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon, BellOff } from "lucide-react";
import { cachedNotifications } from "../../../api/notifications.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { CountBadge } from "../../../ui/count-badge.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import styles from "./player.module.css";

/** Link to the notifications with a badge of unread ones, capped at nine; the label has the exact number. */
export function Bell() {
  const { t } = useLingui();
  const { data } = useQuery(cachedNotifications);
  const unread = data?.unread ?? 0;
  const label =
    unread === 0
      ? t`Notifications`
      : t`${plural(unread, { one: "Notifications: # unread", other: "Notifications: # unread" })}`;
  return (
    <PopupLink popup="notifications" className={`${buttonClass({ size: "icon" })} ${styles.bell}`}>
      <span className="visually-hidden">{label}</span>
      {data && data.notifications.length === 0 ? <BellOff aria-hidden /> : <BellIcon aria-hidden />}
      <CountBadge count={unread} max={9} />
    </PopupLink>
  );
}
