import { useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useConnection } from "../lib/connection.ts";
import { ApiError } from "../lib/http.ts";
import { FailedNotice } from "./failed-notice.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { SlowNotice } from "./slow-notice.tsx";
import { useIsLate } from "./use-is-late.ts";

/** Time until a loading page says so while the server is unreachable, milliseconds: cached pages open faster. */
const UNREACHABLE_PATIENCE = 300;

const NO_NETWORK = new ApiError("network", 0, null, "network");

/** True while the page of the current address is loading. */
const useIsPagePending = () =>
  useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname !== resolvedLocation?.pathname,
  });

/** Replaces the previous page or the skeleton when the next page is slow. The page still opens when its data arrives. */
export function LatePage() {
  const router = useRouter();
  const client = useQueryClient();
  const { unreachable } = useConnection();
  const isLate = useIsLate(useIsPagePending(), unreachable ? UNREACHABLE_PATIENCE : undefined);
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
          <SlowNotice retry={retry} />
          <PageSkeleton />
        </>
      )}
    </div>
  );
}
