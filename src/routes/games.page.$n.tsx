import { createFileRoute, notFound } from "@tanstack/react-router";
import { pageNumber } from "../rules/addresses/page-number.ts";
import { loadList } from "./-load-list.ts";
import { GamesByPage } from "./-paged-screen.tsx";

export const Route = createFileRoute("/games/page/$n")({
  loader: async ({ context, params }) => {
    const page = pageNumber(params.n);
    if (page === null) throw notFound();
    await loadList(context, {}, page);
    return { page };
  },
  component: function Games() {
    return <GamesByPage page={Route.useLoaderData().page} />;
  },
});
