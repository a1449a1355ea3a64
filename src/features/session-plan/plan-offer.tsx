import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";

const PlanSheet = lazy(() => import("./plan-sheet.tsx").then(({ PlanSheet }) => ({ default: PlanSheet })));

/** Beside the way into a game, and never in it: a plan for who wants one. */
export function PlanOffer() {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={ask}>
        <Trans>Plan this session</Trans>
      </Button>
      {asked ? (
        <Suspense>
          <PlanSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
