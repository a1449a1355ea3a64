import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { cachedNotifications } from "../../api/notifications.ts";
import type { Notification } from "../../contract/notifications.ts";
import { CountBadge } from "../../ui/count-badge.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./support-widget.module.css";

/** Unread replies of support, whose notifications link to the conversation. */
const isUnreadReply = ({ read, content: { button } }: Notification) =>
  !read && button !== null && ("toName" in button ? button.toName === "support" : button.path === "/support");

/** Support button on larger screens; phones have it in the menu. */
export function SupportWidget() {
  const { t } = useLingui();
  const { data } = useQuery(cachedNotifications);
  const unread = data?.notifications.filter(isUnreadReply).length ?? 0;
  const label =
    unread === 0
      ? t`Contact support`
      : t`${plural(unread, { one: "Support: # new reply", other: "Support: # new replies" })}`;
  return (
    <PopupLink popup="support" className={styles.widget}>
      <span className="visually-hidden">{label}</span>
      <MessageCircle aria-hidden />
      <span className={styles.name} aria-hidden>
        <Trans>Support</Trans>
      </span>
      <CountBadge count={unread} max={1} />
    </PopupLink>
  );
}
