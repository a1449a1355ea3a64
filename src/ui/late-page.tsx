import { useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError } from "../lib/http/http.ts";
import { useConnection } from "../lib/offline/connection.ts";
import { FailedNotice } from "./failed-notice.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { SlowNotice } from "./slow-notice.tsx";
import { useIsLate } from "./use-is-late.ts";

/** Time until a loading page says so while the server is unreachable, milliseconds: cached pages open faster. */
const UNREACHABLE_PATIENCE = 300;

const NO_NETWORK = new ApiError("network", 0, null, "network");

/** The same for the first page, milliseconds since the start of the document, which may have used them up. */
export const START_PATIENCE = 4_000;

/** True while the page of the current address is loading. */
const useIsPagePending = () =>
  useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname !== resolvedLocation?.pathname,
  });

const useIsFirstPage = () => useRouterState({ select: ({ resolvedLocation }) => !resolvedLocation });

/** Replaces the previous page or the skeleton when the next page is slow. The page still opens when its data arrives. */
export function LatePage() {
  const router = useRouter();
  const client = useQueryClient();
  const { unreachable } = useConnection();
  const isFirst = useIsFirstPage();
  // Read once: the patience must not change while it passes.
  const [startPatience] = useState(() => Math.max(UNREACHABLE_PATIENCE, START_PATIENCE - performance.now()));
  const patience = unreachable ? UNREACHABLE_PATIENCE : isFirst ? startPatience : undefined;
  const isLate = useIsLate(useIsPagePending(), patience);
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
