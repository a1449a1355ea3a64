import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import type { Feature } from "../../lib/page/feature.ts";

const GamesHistory = lazy(() =>
  import("./games-history.tsx").then(({ GamesHistory }) => ({ default: GamesHistory })),
);
const Statement = lazy(() => import("./statement.tsx").then(({ Statement }) => ({ default: Statement })));

export const feature: Feature = {
  profileSections: [
    { path: "games-history", title: msg`Game history`, order: 100, Content: GamesHistory },
    { path: "statement", title: msg`Statement`, order: 110, Content: Statement },
  ],
};
