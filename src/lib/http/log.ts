import type { LogReport } from "../../contract/client-logs.ts";

type Sink = (report: LogReport) => void;
let sink: Sink = () => {};

/** Sets the destination of reports; called once at startup. */
export function setLogSink(next: Sink): void {
  sink = next;
}

/** Reports a failure under its stable name. Never throws. The report must not contain personal data. */
export function logError(name: string, error: unknown, level: LogReport["level"] = "error"): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  try {
    sink({ level, name, message: message.slice(0, 500) });
  } catch {
    // A failing report must not break the page.
  }
}
