import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { profileSections } from "../features/index.ts";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import { useHydrated } from "../lib/hydration/hydration.ts";
import { PageHead } from "../ui/page-head.tsx";
import { PageSkeleton } from "../ui/page-skeleton.tsx";

const ConfirmPage = lazy(() =>
  import("../features/limits/confirm-page.tsx").then(({ ConfirmPage }) => ({ default: ConfirmPage })),
);

export const Route = createFileRoute("/profile/$")({
  component: function Profile() {
    const { t } = useLingui();
    const isHydrated = useHydrated();
    const path = Route.useParams()._splat ?? "";
    // The only public path, target of the e-mail's link.
    if (path === "limits/confirm") {
      // Until hydrated, render what the server has rendered, which is the same for every link.
      if (!isHydrated)
        return (
          <>
            <PageHead title={t`Confirm your limit`} noindex />
            <PageSkeleton shape="cards" />
          </>
        );
      return (
        <Suspense fallback={<PageSkeleton shape="cards" />}>
          <ConfirmPage />
        </Suspense>
      );
    }
    return <ProfilePage path={path} sections={profileSections} />;
  },
});
