import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { ensure } from "../api/client.ts";
import { providersQuery } from "../api/games.ts";
import { ListPage } from "../features/catalogue/list-page.tsx";
import { ProviderDirectory } from "../features/catalogue/provider-directory.tsx";
import { retryUntilLoaded } from "../lib/time/retry-until-loaded.ts";
import { whenLongIdle } from "../lib/time/when-idle.ts";

/** True once the visitor has scrolled the page by half a screen. */
function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const check = () => scrollY >= innerHeight / 2 && setHasScrolled(true);
    addEventListener("scroll", check, { passive: true });
    return () => removeEventListener("scroll", check);
  }, []);
  return hasScrolled;
}

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
    const hasScrolled = useHasScrolled();
    const providers = useQuery(providersQuery).data ?? [];
    return (
      <>
        <ListPage title={t`Providers`}>
          <ProviderDirectory providers={providers} />
        </ListPage>
        {/* Not before the list, which the visitor came for, has been seen. */}
        {hasScrolled ? (
          <Suspense>
            <NewProviderPopup />
          </Suspense>
        ) : null}
      </>
    );
  },
});
