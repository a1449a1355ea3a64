import { createFileRoute } from "@tanstack/react-router";
import { loadProvider } from "./-load-list.ts";
import { ProviderScreen } from "./-paged-screen.tsx";

export const Route = createFileRoute("/producers/$slug/")({
  loader: ({ context, params }) => loadProvider(context, params.slug, 1),
  component: function Provider() {
    return <ProviderScreen slug={Route.useParams().slug} page={1} />;
  },
});
