import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/live/")({
  beforeLoad: () => {
    throw redirect({ to: "/live/$slug", params: { slug: "all" }, statusCode: 308 });
  },
});
