import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { ApiError, isUnanswered } from "../lib/http/http.ts";
import { onReachable } from "../lib/offline/connection.ts";
import { FailedNotice } from "../ui/failed-notice.tsx";

/** Error screen of a route that failed to load. If the server was unreachable, it retries once it's back. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    // Anything but an API error means a chunk that failed to load, which needs a new document. So does a failed
    // root route: the router would render the page before the layout has its data.
    const [rootMatch] = router.state.matches;
    if (!(error instanceof ApiError) || rootMatch?.status === "error")
      return void import("./reload-without-cache.ts").then(
        ({ reloadClean }) => reloadClean(),
        () => location.reload(),
      );
    void router.invalidate();
  };
  useEffect(() => (isUnanswered(error) ? onReachable(retry) : undefined));
  return <FailedNotice heading="h1" error={error} retry={retry} />;
}
