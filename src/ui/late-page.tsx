import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { useConnection } from "../lib/connection.ts";
import { ApiError } from "../lib/http.ts";
import { Button } from "./button.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { Notice } from "./notice.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";

/** A page that takes longer says so, milliseconds. */
export const PATIENCE = 3_000;
/** The same where the server is known to be out of reach: what is on the device opens faster. */
const UNREACHABLE_PATIENCE = 300;

const NO_NETWORK = new ApiError("network", 0, null, "network");

/** Whether the page of the current address has been on its way for longer than its visitor should wait without a word. */
function useIsLate(unreachable: boolean): boolean {
  const isPending = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname !== resolvedLocation?.pathname,
  });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), unreachable ? UNREACHABLE_PATIENCE : PATIENCE);
    return () => clearTimeout(timer);
  }, [isPending, unreachable]);
  useEffect(() => {
    if (!isPending) setLate(false);
  }, [isPending]);
  return isPending && isLate;
}

/**
 * Stands in for a page that takes long: a sentence with a way on, instead of the page before it or boxes alone. The page
 * still comes by itself.
 */
export function LatePage() {
  const { t } = useLingui();
  const router = useRouter();
  const client = useQueryClient();
  const { unreachable } = useConnection();
  const isLate = useIsLate(unreachable);
  if (!isLate) return null;
  const retry = () => {
    // Calls that hang would be waited for again.
    void client.cancelQueries();
    void router.invalidate();
  };
  return (
    <div data-late="">
      {unreachable ? (
        <FailedNotice heading="h1" error={NO_NETWORK} retry={retry} />
      ) : (
        <>
          <div role="status">
            <Notice
              icon={<Hourglass aria-hidden />}
              title={t`Still loading`}
              actions={<Button onClick={retry}>{t`Try again`}</Button>}
            >
              <Trans>Your connection is slow. We're still trying.</Trans>
            </Notice>
          </div>
          <PageSkeleton />
        </>
      )}
    </div>
  );
}
