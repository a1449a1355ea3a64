import { createFileRoute } from "@tanstack/react-router";
import { ListScreen } from "./-list-screen.tsx";
import { listFilter, loadList } from "./-load-list.ts";

export const Route = createFileRoute("/pokies/$slug")({
  loader: async ({ context, params }) => {
    const filter = await listFilter(context, params.slug, "pokies");
    await loadList(context, filter, 1, params.slug !== "all");
    return { filter };
  },
  component: function Games() {
    return (
      <ListScreen slug={Route.useParams().slug} filter={Route.useLoaderData().filter} section="pokies" />
    );
  },
});
