import { createFileRoute } from "@tanstack/react-router";
import { ensure } from "../api/client.ts";
import { bannersQuery } from "../api/content.ts";
import { Promotions } from "../features/content/promotions.tsx";

export const Route = createFileRoute("/promotions")({
  loader: async ({ context: { queryClient, locale } }) => {
    await ensure(queryClient, bannersQuery(locale));
  },
  component: Promotions,
});
