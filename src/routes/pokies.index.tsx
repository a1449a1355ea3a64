import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/pokies/")({
  beforeLoad: () => {
    throw redirect({ to: "/pokies/$slug", params: { slug: "all" }, statusCode: 308 });
  },
});
