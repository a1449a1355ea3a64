import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import { type Feature, lazyService } from "../../lib/page/feature.ts";

const NotificationList = lazy(() =>
  import("./notification-list.tsx").then(({ NotificationList }) => ({ default: NotificationList })),
);

export const feature: Feature = {
  popups: { notifications: { title: msg`Notifications`, narrow: true, Content: NotificationList } },
  PlayerServices: lazyService(() =>
    import("./notification-service.tsx").then(({ NotificationService }) => NotificationService),
  ),
};
