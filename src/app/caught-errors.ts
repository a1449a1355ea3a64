import { ApiError } from "../lib/http/http.ts";

/** Logs errors of error boundaries, except failed loads, which are shown and reported separately. */
export function onCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: React's own handler logs there too
  if (!(error instanceof ApiError)) console.error(error);
}
