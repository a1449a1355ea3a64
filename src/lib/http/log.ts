import type { LogReport } from "../../contract/client-logs.ts";

type Sink = (report: LogReport) => void;
let sink: Sink = () => {};

/** Where reports go; set once at start. */
export function setLogSink(next: Sink): void {
  sink = next;
}

/** Reports a failure under its stable name. Never throws, never carries personal values. */
export function logError(name: string, error: unknown, level: LogReport["level"] = "error"): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  try {
    sink({ level, name, message: message.slice(0, 500) });
  } catch {
    // A failing report must not fail the page.
  }
}
