import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import { useHydrated } from "../lib/hydration/hydration.ts";
import { PageHead } from "../ui/page-head.tsx";
import { PageSkeleton } from "../ui/page-skeleton.tsx";
import { PROFILE_SECTIONS } from "./-profile-parts.tsx";

const ConfirmPage = lazy(() =>
  import("../features/limits/confirm-page.tsx").then(({ ConfirmPage }) => ({ default: ConfirmPage })),
);

/** Breaks work offline, without a loaded player. */
const STANDALONE = ["limits"];

export const Route = createFileRoute("/profile/$")({
  component: function Profile() {
    const { t } = useLingui();
    const isHydrated = useHydrated();
    const path = Route.useParams()._splat ?? "";
    // Paths of single payments begin with the section.
    const section = path.startsWith("payments/") ? "payments" : path;
    // The only public path, target of the e-mail's link.
    if (section === "limits/confirm") {
      // Until hydrated, render what the server has rendered, which is the same for every link.
      if (!isHydrated)
        return (
          <>
            <PageHead title={t`Confirm your limit`} noindex />
            <PageSkeleton />
          </>
        );
      return (
        <Suspense fallback={<PageSkeleton />}>
          <ConfirmPage />
        </Suspense>
      );
    }
    return <ProfilePage section={section} sections={PROFILE_SECTIONS} standalone={STANDALONE} />;
  },
});
