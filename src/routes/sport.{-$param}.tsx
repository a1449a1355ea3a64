import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { ensure } from "../api/client.ts";
import { bettingQuery } from "../api/config.ts";

/** Redirects to the betting site on its subdomain, if it is enabled. */
export const Route = createFileRoute("/sport/{-$param}")({
  loader: async ({ context, params }) => {
    const betting = await ensure(context.queryClient, bettingQuery);
    if (!betting?.enabled) throw notFound();
    const rest = params.param ? `/${encodeURIComponent(params.param)}` : "";
    throw redirect({ href: betting.url.replace(/\/$/, "") + rest, reloadDocument: true });
  },
});
