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
import { NavLink, ReplacingLinks } from "../../ui/nav-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import styles from "./notifications.module.css";
import { PushOffer } from "./push-offer.tsx";

const ICONS = { bell: Bell, gift: Gift, spins: RotateCw, trophy: Trophy, jackpot: Zap, shield: ShieldCheck };

function Way({ button }: { button: Notification["content"]["button"] }) {
  if (!button) return null;
  const look = buttonClass({ size: "small" });
  if ("path" in button)
    return (
      <NavLink to={redirectTarget(button.path)} className={look}>
        {button.title}
      </NavLink>
    );
  return isPopupName(button.toName) ? (
    <PopupLink popup={button.toName} className={look}>
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
      <div className={styles.said}>
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
        <Way button={content.button} />
      </div>
      <time dateTime={created_at} className={styles.time}>
        {time.format(new Date(created_at))}
      </time>
    </li>
  );
}

/** What the bell holds. Looking at it is reading it; what was new stays marked while it is looked at. */
export function NotificationList() {
  const { t } = useLingui();
  const client = useQueryClient();
  const query = useQuery(notificationsQuery);
  const { data } = query;
  /** What the server has been told: it is asked once, also where it refuses. */
  const told = useRef(new Set<string>());
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const unread = (data?.notifications ?? []).flatMap(({ id, read }) =>
      read || told.current.has(id) ? [] : [id],
    );
    if (unread.length === 0) return;
    for (const id of unread) told.current.add(id);
    setFresh((seen) => new Set([...seen, ...unread]));
    markRead(client, unread).catch((failure: unknown) => logError("MARK_READ_ERROR", failure, "warn"));
  }, [client, data]);
  if (!data) return <QueryFallback queries={[query]} skeleton={<TileSkeleton />} />;
  const { notifications } = data;
  return (
    <ReplacingLinks value>
      <PushOffer />
      {notifications.length === 0 ? (
        <Notice icon={<BellOff aria-hidden />} title={t`No notifications`}>
          <Trans>What concerns you stands here for two hours: bonuses, free spins, winnings.</Trans>
        </Notice>
      ) : (
        <>
          <p className="visually-hidden" role="status">
            <Plural value={fresh.size} one="# new notification" other="# new notifications" />
          </p>
          <ul className={styles.list}>
            {notifications.map((one) => (
              <Entry key={one.id} notification={one} isNew={fresh.has(one.id)} />
            ))}
          </ul>
        </>
      )}
    </ReplacingLinks>
  );
}
