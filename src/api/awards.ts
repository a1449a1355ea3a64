import { queryOptions } from "@tanstack/react-query";
import { pageLocale } from "../lib/i18n/i18n.ts";
import { callAsPlayer } from "./client.ts";

/** The newest awards; held ones among them wait for something that the player may do. */
export const recentAwardsQuery = queryOptions({
  queryKey: ["awards"],
  queryFn: async ({ client, signal }) =>
    (await callAsPlayer(client, "GET /api/player/awards", { query: { l: pageLocale() }, signal })).awards,
  meta: { loader: "awards", onError: "empty", persist: "private" },
});
