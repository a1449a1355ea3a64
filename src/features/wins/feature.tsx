import { receiveWin, winsQuery } from "../../api/wins.ts";
import type { Feature } from "../../lib/page/feature.ts";
import { WinsPortal } from "./wins-portal.tsx";

export const feature: Feature = {
  live: { wins: { queries: [winsQuery.queryKey], apply: receiveWin } },
  Services: WinsPortal,
};
