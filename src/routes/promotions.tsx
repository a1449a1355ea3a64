import { createFileRoute } from "@tanstack/react-router";
import { ensure } from "../api/client.ts";
import { promotionPagesQuery } from "../api/config.ts";
import { bannersQuery } from "../api/content.ts";
import { Promotions } from "../features/content/promotions.tsx";

export const Route = createFileRoute("/promotions")({
  loader: async ({ context: { queryClient, locale } }) => {
    await Promise.all([ensure(queryClient, bannersQuery(locale)), ensure(queryClient, promotionPagesQuery)]);
  },
  component: Promotions,
});
