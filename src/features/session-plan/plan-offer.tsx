import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";

const PlanSheet = lazy(() => import("./plan-sheet.tsx").then(({ PlanSheet }) => ({ default: PlanSheet })));

/** Button on the game's page, never in the game: an optional plan. */
export function PlanOffer() {
  const [isLoaded, setIsLoaded] = useState(false);
  const [open, setOpen] = useState(false);
  const openSheet = () => {
    setIsLoaded(true);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={openSheet}>
        <Trans>Set a budget and time</Trans>
      </Button>
      {isLoaded ? (
        <Suspense>
          <PlanSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
