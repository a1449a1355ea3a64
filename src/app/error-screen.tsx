import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ApiError } from "../lib/http/http.ts";
import { FailedNotice } from "../ui/failed-notice.tsx";

/** A screen that could not load. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    // What is no answer of the server is a part of the app that did not load or broke: only a new document helps.
    // So it is where the frame itself did not load: the router would draw the page in it before its data is there.
    const [frame] = router.state.matches;
    if (!(error instanceof ApiError) || frame?.status === "error")
      return void import("./reload-without-cache.ts").then(
        ({ reloadClean }) => reloadClean(),
        () => location.reload(),
      );
    void router.invalidate();
  };
  return <FailedNotice heading="h1" error={error} retry={retry} />;
}
