import { createFileRoute, redirect } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ensure } from "../api/client.ts";
import { bettingQuery } from "../api/config.ts";
import { PageSkeleton } from "../ui/page-skeleton.tsx";

const load = () => import("../features/content/not-here.tsx").then(({ NoSports }) => ({ default: NoSports }));
const NoSports = import.meta.env.SSR ? (await load()).default : lazy(load);

/** Redirects to the betting site on its subdomain, if it is enabled; else the page says that there is none. */
export const Route = createFileRoute("/sport/{-$param}")({
  loader: async ({ context, params }) => {
    const betting = await ensure(context.queryClient, bettingQuery);
    if (!betting?.enabled) {
      // One page stands for all addresses.
      if (params.param)
        throw redirect({ to: "/sport/{-$param}", params: { param: undefined }, replace: true });
      return;
    }
    const rest = params.param ? `/${encodeURIComponent(params.param)}` : "";
    throw redirect({ href: betting.url.replace(/\/$/, "") + rest, reloadDocument: true });
  },
  component: function Sport() {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NoSports />
      </Suspense>
    );
  },
});
