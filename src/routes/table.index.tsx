import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/table/")({
  beforeLoad: () => {
    throw redirect({ to: "/table/$slug", params: { slug: "all" }, statusCode: 308 });
  },
});
