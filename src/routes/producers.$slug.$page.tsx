import { createFileRoute, notFound } from "@tanstack/react-router";
import { pageNumber } from "../rules/addresses/page-number.ts";
import { loadProvider } from "./-load-list.ts";
import { ProviderScreen } from "./-paged-screen.tsx";

export const Route = createFileRoute("/producers/$slug/$page")({
  loader: async ({ context, params }) => {
    const page = pageNumber(params.page);
    if (page === null) throw notFound();
    await loadProvider(context, params.slug, page);
    return { page };
  },
  component: function ProviderPage() {
    return <ProviderScreen slug={Route.useParams().slug} page={Route.useLoaderData().page} />;
  },
});
