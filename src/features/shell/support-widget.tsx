import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { shownNotifications } from "../../api/notifications.ts";
import type { Notification } from "../../contract/notifications.ts";
import { CountBadge } from "../../ui/count-badge.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./support-widget.module.css";

/** What support has answered and nobody has read: its notifications lead to the conversation. */
const isOfSupport = ({ read, content: { button } }: Notification) =>
  !read && button !== null && ("toName" in button ? button.toName === "support" : button.path === "/support");

/** Support at hand on larger screens; a phone has it in its menu. */
export function SupportWidget() {
  const { t } = useLingui();
  const { data } = useQuery(shownNotifications);
  const unread = data?.notifications.filter(isOfSupport).length ?? 0;
  const label =
    unread === 0
      ? t`Write to support`
      : t`${plural(unread, { one: "Support: # new answer", other: "Support: # new answers" })}`;
  return (
    <PopupLink popup="support" className={styles.widget}>
      <span className="visually-hidden">{label}</span>
      <MessageCircle aria-hidden />
      <CountBadge count={unread} most={1} />
    </PopupLink>
  );
}
