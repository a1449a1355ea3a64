import { msg } from "@lingui/core/macro";
import { ShieldCheck, UserRound } from "lucide-react";
import { lazy } from "react";
import { compPointsQuery, receiveCompPoints } from "../../api/comp-points.ts";
import type { Feature } from "../../lib/page/feature.ts";

const PersonalInfo = lazy(() =>
  import("./personal-info.tsx").then(({ PersonalInfoPopup }) => ({ default: PersonalInfoPopup })),
);
const ProfileData = lazy(() =>
  import("./profile-data.tsx").then(({ ProfileData }) => ({ default: ProfileData })),
);
const ProfileMain = lazy(() =>
  import("./profile-main.tsx").then(({ ProfileMain }) => ({ default: ProfileMain })),
);
const Security = lazy(() =>
  import("./security/security.tsx").then(({ Security }) => ({ default: Security })),
);
const Verification = lazy(() =>
  import("./verification/verification.tsx").then(({ Verification }) => ({ default: Verification })),
);
const Level = lazy(() => import("./level.tsx").then(({ Level }) => ({ default: Level })));

export const feature: Feature = {
  popups: {
    "personal-info": { title: msg`Your details`, narrow: true, Content: PersonalInfo },
    "profile-data": { title: msg`Your details`, narrow: true, Content: ProfileData },
  },
  profileSections: [
    { path: "", title: msg`Your details`, order: 10, Content: ProfileMain },
    { path: "security", title: msg`Security`, order: 20, Content: Security },
    { path: "verification", title: msg`Verification`, order: 30, Content: Verification },
    { path: "level", title: msg`Level`, order: 70, Content: Level },
  ],
  live: {
    comps_award: {
      queries: [compPointsQuery.queryKey],
      apply: (client, { data }) => receiveCompPoints(client, data),
    },
  },
  playerMenu: [
    { to: "/profile", label: msg`Profile`, icon: UserRound, order: 10 },
    { to: "/profile/security", label: msg`Security`, icon: ShieldCheck, order: 40 },
  ],
};
