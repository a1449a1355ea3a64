import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ensure } from "../api/client.ts";
import { providersQuery } from "../api/games.ts";
import { ListPage, ProviderList } from "../features/catalogue/list-page.tsx";
import { useHydrated } from "../lib/hydration/hydration.ts";
import { retryUntilLoaded } from "../lib/time/retry-until-loaded.ts";
import { whenLongIdle } from "../lib/time/when-idle.ts";
import { hash } from "../rules/web/hash.ts";

const NewProviderPopup = lazy(async () => {
  await whenLongIdle();
  const { NewProviderPopup } = await retryUntilLoaded(() => import("./-new-provider.tsx"));
  return { default: NewProviderPopup };
});

export const Route = createFileRoute("/producers/")({
  loader: async ({ context }) => {
    await ensure(context.queryClient, providersQuery);
  },
  component: function Providers() {
    const { t } = useLingui();
    const isHydrated = useHydrated();
    const providers = useQuery(providersQuery).data ?? [];
    return (
      <>
        <ListPage title={t`Providers`}>
          <ProviderList providers={providers} toneOf={(slug) => hash(slug) % 36} />
        </ListPage>
        {isHydrated ? (
          <Suspense>
            <NewProviderPopup />
          </Suspense>
        ) : null}
      </>
    );
  },
});
