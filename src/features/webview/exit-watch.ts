import { session } from "../../lib/storage/storage.ts";
import { now } from "../../lib/time/time.ts";

/** Time in a webview until the exit popup, and the polling interval; milliseconds. */
export const EXIT_AFTER = 5 * 60_000;
export const CHECK_INTERVAL = 60_000;
/** Longer times mean that the clock was changed, or that the tab was reopened the next day; milliseconds. */
const MAX_SESSION = 12 * 3_600_000;

const SINCE_KEY = "webview-since";
/** Key of the visitor's choice; `shown` as long as there is none. */
const CHOICE_KEY = "webview-exit";

export type ExitChoice = "stay" | "open" | "copy";

/** Stores the choice for the session; closing the popup after using a link does not count as staying. */
export function saveExitChoice(choice: ExitChoice): void {
  if (choice !== "stay" || session.read(CHOICE_KEY) === "shown") session.write(CHOICE_KEY, choice);
}

interface ExitWatch {
  /** True if the page may be covered now. */
  isIdle: () => boolean;
  show: () => void;
}

/**
 * Shows the exit popup once per session: after the time has elapsed (wall clock, including background and
 * reloads), at the next poll with an idle page.
 * @returns the function that stops it.
 */
export function watchExit({ isIdle, show }: ExitWatch): () => void {
  if (session.read(CHOICE_KEY) !== null) return () => {};
  let since = Number(session.read(SINCE_KEY));
  const elapsed = () => {
    const time = now() - since;
    if (time >= 0 && time <= MAX_SESSION) return time;
    since = now();
    session.write(SINCE_KEY, String(since));
    return 0;
  };
  elapsed();
  const timer = setInterval(() => {
    if (elapsed() < EXIT_AFTER || !isIdle()) return;
    clearInterval(timer);
    session.write(CHOICE_KEY, "shown");
    show();
  }, CHECK_INTERVAL);
  return () => clearInterval(timer);
}
