import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { PageSkeleton } from "../ui/page-skeleton.tsx";

// What the page needs, forms among it, would be named in the script of every first visit.
const load = () =>
  import("../features/provably-fair/verify-page.tsx").then(({ VerifyPage }) => ({ default: VerifyPage }));
const VerifyPage = import.meta.env.SSR ? (await load()).default : lazy(load);

export const Route = createFileRoute("/verify")({
  component: function Verify() {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <VerifyPage />
      </Suspense>
    );
  },
});
