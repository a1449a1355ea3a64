import { createFileRoute, notFound } from "@tanstack/react-router";
import { GamesByPage } from "./-paged-screen.tsx";
import { loadList } from "./-load-list.ts";
import { pageNumber } from "../rules/page-number.ts";

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
