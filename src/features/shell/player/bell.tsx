import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon } from "lucide-react";
import { cachedNotifications } from "../../../api/notifications.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { CountBadge } from "../../../ui/count-badge.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import styles from "./player.module.css";

/**
 * Link to the notifications with a badge of unread ones, capped at nine; the label has the exact number. The bell is
 * filled while there are notifications, and an outline when there are none: a crossed-out bell would say that they're
 * turned off.
 */
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
      <BellIcon aria-hidden data-lit={data && data.notifications.length > 0 ? "" : undefined} />
      <CountBadge count={unread} max={9} />
    </PopupLink>
  );
}
