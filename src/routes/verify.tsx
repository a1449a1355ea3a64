import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { PageSkeleton } from "../ui/page-skeleton.tsx";

// Lazy, because its imports would otherwise be part of every first visit's script.
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
