import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ensure } from "../api/client.ts";
import { providersQuery } from "../api/games.ts";
import { ListPage, ProviderList } from "../features/catalogue/list-page.tsx";
import { hash } from "../rules/hash.ts";

export const Route = createFileRoute("/producers/")({
  loader: async ({ context }) => {
    await ensure(context.queryClient, providersQuery);
  },
  component: function Providers() {
    const { t } = useLingui();
    const providers = useQuery(providersQuery).data ?? [];
    return (
      <ListPage title={t`Providers`}>
        <ProviderList providers={providers} toneOf={(slug) => hash(slug) % 36} />
      </ListPage>
    );
  },
});
