import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "../../api/realtime.ts";
import { type Feature, lazyService } from "../../lib/page/feature.ts";

const InactivityWatch = lazyService(() =>
  import("./inactivity-watch.tsx").then(({ InactivityWatch }) => InactivityWatch),
);

export const feature: Feature = {
  /** Only for licences with an inactivity rule. */
  PlayerServices: function Inactivity() {
    const rule = useQuery(settingsQuery).data?.inactivity;
    return rule ? <InactivityWatch rule={rule} /> : null;
  },
};
