import { createFileRoute } from "@tanstack/react-router";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import { PROFILE_PARTS } from "./-profile-parts.tsx";

export const Route = createFileRoute("/profile/$")({
  component: function Profile() {
    return <ProfilePage section={Route.useParams()._splat ?? ""} brought={PROFILE_PARTS} />;
  },
});
