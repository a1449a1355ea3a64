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
const ACCOUNT_OFFLINE = <Trans>We'll load this as soon as you're back online.</Trans>;

interface QueryFallbackProps {
  /** Queries that the screen requires. */
  queries: readonly Query[];
  /** Placeholder while loading. */
  skeleton: ReactNode;
  /** Message while offline, if the default one, about the account, doesn't fit. */
  unreachableText?: ReactNode;
}

/**
 * Replaces content whose queries have no data: a skeleton while loading, with a notice after three seconds;
 * an error with retry after a failure or while offline. Reconnecting refetches automatically.
 */
export function QueryFallback({ queries, skeleton, unreachableText = ACCOUNT_OFFLINE }: QueryFallbackProps) {
  const client = useQueryClient();
  const { unreachable } = useConnection();
  const failed = queries.find(({ error }) => error);
  const isTrying = queries.some(({ isFetching }) => isFetching);
  const isLoading = !unreachable && (isTrying || !failed);
  const isLate = useIsLate(isLoading);
  const retry = () => {
    // A retry would otherwise join the hung calls.
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

/** Fallback of a form whose fields come from the server. */
export function FormFallback({ queries }: Pick<QueryFallbackProps, "queries">) {
  const text = <Trans>We'll load this form as soon as you're back online.</Trans>;
  return <QueryFallback queries={queries} skeleton={<TileSkeleton />} unreachableText={text} />;
}

/** One-line fallback for an optional part of a screen. */
export function FailedLine({ query: { error, refetch } }: { query: Query }) {
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <>
      <p role="status">{isUnanswered(error) ? ACCOUNT_OFFLINE : errorText(error)}</p>
      <Button size="small" onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}
