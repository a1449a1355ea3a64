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

/** Time until a loading page shows that it is slow, milliseconds. */
export const PATIENCE = 3_000;
/** The same while the server is unreachable, milliseconds: cached pages open faster. */
const UNREACHABLE_PATIENCE = 300;

const NO_NETWORK = new ApiError("network", 0, null, "network");

/** True once the page of the current address has been loading for too long to show nothing. */
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

/** Replaces the previous page or the skeleton when the next page is slow. The page still opens when its data arrives. */
export function LatePage() {
  const { t } = useLingui();
  const router = useRouter();
  const client = useQueryClient();
  const { unreachable } = useConnection();
  const isLate = useIsLate(unreachable);
  if (!isLate) return null;
  const retry = () => {
    // Otherwise the retry would join the calls that hang.
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
