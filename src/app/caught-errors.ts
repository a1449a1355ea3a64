import { ApiError } from "../lib/http/http.ts";

/** Logs what an error boundary has caught, but no failed load: the screen shows those and the log reports them. */
export function onCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: React's own handler logs there too
  if (!(error instanceof ApiError)) console.error(error);
}
