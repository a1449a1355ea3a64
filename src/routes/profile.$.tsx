import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import { usePageAlive } from "../lib/page/hydration.ts";
import { PageHead } from "../ui/page-head.tsx";
import { PageSkeleton } from "../ui/page-skeleton.tsx";
import { PROFILE_PARTS } from "./-profile-parts.tsx";

const ConfirmPage = lazy(() =>
  import("../features/limits/confirm-page.tsx").then(({ ConfirmPage }) => ({ default: ConfirmPage })),
);

/** Breaks are taken without network, too. */
const ALONE = ["limits"];

export const Route = createFileRoute("/profile/$")({
  component: function Profile() {
    const { t } = useLingui();
    const alive = usePageAlive();
    const path = Route.useParams()._splat ?? "";
    // A payment stands below all of them.
    const section = path.startsWith("payments/") ? "payments" : path;
    // The one address that is for everybody: the link of a mail leads there.
    if (section === "limits/confirm") {
      // The server renders the same for every link.
      if (!alive)
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
    return <ProfilePage section={section} brought={PROFILE_PARTS} alone={ALONE} />;
  },
});
