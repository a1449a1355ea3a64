import { useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError } from "../lib/http/http.ts";
import { useConnection } from "../lib/offline/connection.ts";
import { FailedNotice } from "./failed-notice.tsx";
import { PendingPage } from "./page-skeleton.tsx";
import { SlowNotice } from "./slow-notice.tsx";
import { useIsLate } from "./use-is-late.ts";

/** Delay of the notice while the server is unreachable, in milliseconds: longer than cached pages take to open. */
const UNREACHABLE_DELAY = 300;

const NO_NETWORK = new ApiError("network", 0, null, "network");

/** Delay for the first page, in milliseconds since the start of the document. */
export const START_DELAY = 4_000;

/** True while the page of the current address is loading. */
const useIsPagePending = () =>
  useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname !== resolvedLocation?.pathname,
  });

const useIsFirstPage = () => useRouterState({ select: ({ resolvedLocation }) => !resolvedLocation });

/**
 * Replaces the previous page or skeleton while the next page is slow. The page still opens when its data
 * arrives.
 */
export function LatePage() {
  const router = useRouter();
  const client = useQueryClient();
  const { unreachable } = useConnection();
  const isFirst = useIsFirstPage();
  // Fixed at mount: the delay must not change while it elapses.
  const [startDelay] = useState(() => Math.max(UNREACHABLE_DELAY, START_DELAY - performance.now()));
  const delay = unreachable ? UNREACHABLE_DELAY : isFirst ? startDelay : undefined;
  const isLate = useIsLate(useIsPagePending(), delay);
  if (!isLate) return null;
  const retry = () => {
    // A retry would otherwise join the hung calls.
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
          <PendingPage />
        </>
      )}
    </div>
  );
}
