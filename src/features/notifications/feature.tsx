import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import { notificationsQuery } from "../../api/notifications.ts";
import { type Feature, lazyService } from "../../lib/page/feature.ts";
import { refetches } from "../../lib/realtime/live-effects.ts";

const NotificationList = lazy(() =>
  import("./notification-list.tsx").then(({ NotificationList }) => ({ default: NotificationList })),
);

export const feature: Feature = {
  popups: { notifications: { title: msg`Notifications`, narrow: true, Content: NotificationList } },
  live: { notifications: refetches(notificationsQuery.queryKey) },
  PlayerServices: lazyService(() =>
    import("./notification-service.tsx").then(({ NotificationService }) => NotificationService),
  ),
};
