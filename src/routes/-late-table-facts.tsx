import { lazy, Suspense } from "react";
import { useHydrated } from "../lib/hydration/hydration.ts";
import { retryUntilLoaded } from "../lib/time/retry-until-loaded.ts";

const TableFacts = lazy(() => retryUntilLoaded(() => import("../features/live-tables/table-facts.tsx")));

/** Facts of a live table, which the server doesn't render. */
export function LateTableFacts({ gameId }: { gameId: number }) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <TableFacts gameId={gameId} />
    </Suspense>
  );
}
