import { createFileRoute, redirect } from "@tanstack/react-router";

/** The points shop is switched off until it exists, and a switched-off promotion page leads to the promotions. */
export const Route = createFileRoute("/rocket-mart")({
  beforeLoad: () => {
    throw redirect({ to: "/promotions" });
  },
});
