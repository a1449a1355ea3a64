import { useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { ensure, isNotFound } from "../api/client.ts";
import { currenciesQuery } from "../api/config.ts";
import { pageQuery } from "../api/content.ts";
import { gamesQuery, jackpotsQuery } from "../api/games.ts";
import { CmsPage, PageFailed } from "../features/content/cms-page.tsx";
import { JackpotPage } from "../features/content/jackpot-page.tsx";
import { Wall } from "../features/game/wall.tsx";
import { GUEST } from "../rules/availability.ts";

const MYSTIC = { collections: ["mystic"] };

/** What no fixed route is: an active jackpot's page by its identifier, then a page of the content system. */
export const Route = createFileRoute("/$")({
  loader: async ({ context: { queryClient, locale }, params }) => {
    const path = params._splat ?? "";
    const jackpots = await ensure(queryClient, jackpotsQuery);
    const jackpot = jackpots?.find(({ identifier, state }) => identifier === path && state === "active");
    if (jackpot) {
      await queryClient.ensureInfiniteQueryData(gamesQuery(MYSTIC));
      return { jackpot: jackpot.identifier, path };
    }
    try {
      await queryClient.ensureQueryData(pageQuery(locale, path));
    } catch (error) {
      if (isNotFound(error)) throw notFound();
    }
    return { jackpot: null, path };
  },
  component: Content,
});

function Content() {
  const { jackpot, path } = Route.useLoaderData();
  const { locale } = Route.useRouteContext();
  const query = useQuery({ ...pageQuery(locale, path), enabled: jackpot === null });
  const page = query.data;
  const found = useQuery(jackpotsQuery).data?.find(({ identifier }) => identifier === jackpot);
  const currencies = useQuery(currenciesQuery).data;
  if (found && currencies) {
    return (
      <JackpotPage jackpot={found} currencies={currencies}>
        <Wall filter={MYSTIC} viewer={GUEST} />
      </JackpotPage>
    );
  }
  return page ? <CmsPage page={page} /> : <PageFailed retry={() => void query.refetch()} />;
}
