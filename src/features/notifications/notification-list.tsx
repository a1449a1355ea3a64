import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell, BellOff, Gift, RotateCw, ShieldCheck, Trophy, Zap } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { markRead, notificationsQuery } from "../../api/notifications.ts";
import type { Notification } from "../../contract/notifications.ts";
import { logError } from "../../lib/http/log.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { isPopupName } from "../../lib/page/popups.ts";
import { redirectTarget } from "../../rules/addresses/redirect-target.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { buttonClass } from "../../ui/button.tsx";
import { NavLink, ReplaceLinksContext } from "../../ui/nav-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import styles from "./notifications.module.css";
import { PushOffer } from "./push-offer.tsx";

const ICONS = { bell: Bell, gift: Gift, spins: RotateCw, trophy: Trophy, jackpot: Zap, shield: ShieldCheck };

function ActionLink({ button }: { button: Notification["content"]["button"] }) {
  if (!button) return null;
  const className = buttonClass({ size: "small" });
  if ("path" in button)
    return (
      <NavLink to={redirectTarget(button.path)} className={className}>
        {button.title}
      </NavLink>
    );
  return isPopupName(button.toName) ? (
    <PopupLink popup={button.toName} className={className}>
      {button.title}
    </PopupLink>
  ) : null;
}

function Entry({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const locale = useLocale();
  const { title, text, content, created_at } = notification;
  const Icon = ICONS[content.icon];
  const time = new Intl.DateTimeFormat(formatTag(locale), { timeStyle: "short" });
  return (
    <li className={styles.entry} data-new={isNew || undefined}>
      <span className={styles.sign}>
        <Icon aria-hidden size={20} />
      </span>
      <div className={styles.text}>
        <h3 className={styles.title}>
          {title}
          {isNew ? (
            <span className="visually-hidden">
              {" "}
              <Trans>New</Trans>
            </span>
          ) : null}
        </h3>
        <p>{text}</p>
        <ActionLink button={content.button} />
      </div>
      <time dateTime={created_at} className={styles.time}>
        {time.format(new Date(created_at))}
      </time>
    </li>
  );
}

/** Notifications of the bell. Opening it marks them as read; new ones stay highlighted while it is open. */
export function NotificationList() {
  const { t } = useLingui();
  const client = useQueryClient();
  const query = useQuery(notificationsQuery);
  const { data } = query;
  /** Ids already sent to the server, even if it rejected them. */
  const reportedIds = useRef(new Set<string>());
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const unread = (data?.notifications ?? []).flatMap(({ id, read }) =>
      read || reportedIds.current.has(id) ? [] : [id],
    );
    if (unread.length === 0) return;
    for (const id of unread) reportedIds.current.add(id);
    setNewIds((previous) => new Set([...previous, ...unread]));
    markRead(client, unread).catch((failure: unknown) => logError("MARK_READ_ERROR", failure, "warn"));
  }, [client, data]);
  if (!data) return <QueryFallback queries={[query]} skeleton={<TileSkeleton />} />;
  const { notifications } = data;
  return (
    <ReplaceLinksContext value>
      <PushOffer />
      {notifications.length === 0 ? (
        <Notice icon={<BellOff aria-hidden />} title={t`No notifications`}>
          <Trans>Bonuses, free spins and wins show up here for two hours.</Trans>
        </Notice>
      ) : (
        <>
          <p className="visually-hidden" role="status">
            <Plural value={newIds.size} one="# new notification" other="# new notifications" />
          </p>
          <ul className={styles.list}>
            {notifications.map((item) => (
              <Entry key={item.id} notification={item} isNew={newIds.has(item.id)} />
            ))}
          </ul>
        </>
      )}
    </ReplaceLinksContext>
  );
}
