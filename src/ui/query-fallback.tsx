import { Trans } from "@lingui/react/macro";
import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useErrorText } from "../lib/http/error-text.ts";
import { ApiError, isUnanswered } from "../lib/http/http.ts";
import { useConnection } from "../lib/offline/connection.ts";
import { Button } from "./button.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { SlowNotice } from "./slow-notice.tsx";
import { TileSkeleton } from "./tile-skeleton.tsx";
import { useIsLate } from "./use-is-late.ts";

type Query = Pick<UseQueryResult, "data" | "error" | "isFetching" | "refetch">;

const NO_NETWORK = new ApiError("network", 0, null, "network");
const OF_ACCOUNT = (
  <Trans>What belongs to your account needs a connection. It comes by itself as soon as there is one.</Trans>
);

interface QueryFallbackProps {
  /** What the screen cannot do without. */
  queries: readonly Query[];
  /** The boxes of what is on its way. */
  skeleton: ReactNode;
  /** Why the network is needed, where it is not for the account's sake. */
  unreachableText?: ReactNode;
}

/**
 * Replaces content whose queries have no data: a skeleton while they load, after three seconds with a notice that it is
 * slow; a notice with a retry once they have failed or the server is unreachable. Reconnecting refetches by itself.
 */
export function QueryFallback({ queries, skeleton, unreachableText = OF_ACCOUNT }: QueryFallbackProps) {
  const client = useQueryClient();
  const { unreachable } = useConnection();
  const failed = queries.find(({ error }) => error);
  const isTrying = queries.some(({ isFetching }) => isFetching);
  const isLoading = !unreachable && (isTrying || !failed);
  const isLate = useIsLate(isLoading);
  const retry = () => {
    // Otherwise the retry would join the calls that hang.
    void client.cancelQueries({ type: "active", predicate: ({ state }) => state.data === undefined });
    for (const { data, error, refetch } of queries) if (error || data === undefined) void refetch();
  };
  if (isLoading && isLate)
    return (
      <>
        <SlowNotice retry={retry} />
        {skeleton}
      </>
    );
  if (isLoading) return skeleton;
  return <FailedNotice error={failed?.error ?? NO_NETWORK} retry={retry} unreachableText={unreachableText} />;
}

/** For a form whose fields the server names. */
export function FormFallback({ queries }: Pick<QueryFallbackProps, "queries">) {
  const why = <Trans>This form needs a connection. It comes by itself as soon as there is one.</Trans>;
  return <QueryFallback queries={queries} skeleton={<TileSkeleton />} unreachableText={why} />;
}

/** The same in a line, for a part of a screen that goes on without it. */
export function FailedLine({ query: { error, refetch } }: { query: Query }) {
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <>
      <p role="status">{isUnanswered(error) ? OF_ACCOUNT : errorText(error)}</p>
      <Button size="small" onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}
