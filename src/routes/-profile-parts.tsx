import { lazy, type ReactNode } from "react";

const GamesHistory = lazy(() =>
  import("../features/history/games-history.tsx").then(({ GamesHistory }) => ({ default: GamesHistory })),
);
const Statement = lazy(() =>
  import("../features/history/statement.tsx").then(({ Statement }) => ({ default: Statement })),
);

const LimitsPage = lazy(() =>
  import("../features/limits/limits-page.tsx").then(({ LimitsPage }) => ({ default: LimitsPage })),
);

/** Sections of the profile that are not its own, by their paths. */
export const PROFILE_PARTS: Readonly<Record<string, ReactNode>> = {
  "games-history": <GamesHistory />,
  statement: <Statement />,
  limits: <LimitsPage />,
};
