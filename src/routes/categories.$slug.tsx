import { createFileRoute, notFound } from "@tanstack/react-router";
import { ListScreen } from "./-list-screen.tsx";
import { listFilter, loadList } from "./-load-list.ts";

export const Route = createFileRoute("/categories/$slug")({
  loader: async ({ context, params }) => {
    if (params.slug === "all") throw notFound();
    const filter = await listFilter(context, params.slug);
    await loadList(context, filter, 1, true);
    return { filter };
  },
  component: function Category() {
    return <ListScreen slug={Route.useParams().slug} filter={Route.useLoaderData().filter} />;
  },
});
