import { session } from "../../lib/storage/storage.ts";
import { now } from "../../lib/time/time.ts";

/** Milliseconds of a session in a webview until it is asked whether to leave it, and between looks at the clock. */
export const EXIT_AFTER = 5 * 60_000;
export const CHECK_EVERY = 60_000;
/** A session this long is a clock that was set, or a tab that was found again the next day. */
const MOST = 12 * 3_600_000;

const SINCE = "webview-since";
/** What was chosen, or `shown` until then. */
const EXIT = "webview-exit";

export type ExitChoice = "stay" | "open" | "copy";

/** Keeps what was chosen for the session; to close the popup after a way out was tried is not to stay. */
export function keepExitChoice(choice: ExitChoice): void {
  if (choice !== "stay" || session.read(EXIT) === "shown") session.write(EXIT, choice);
}

interface ExitWatch {
  /** Whether something may lie down over the page now. */
  isCalm: () => boolean;
  show: () => void;
}

/**
 * Shows the exit popup once a session: when its time has come by the wall clock, which goes on in the background and
 * over a reload, at the first look that finds the page calm. Returns what ends the watch.
 */
export function watchExit({ isCalm, show }: ExitWatch): () => void {
  if (session.read(EXIT) !== null) return () => {};
  let since = Number(session.read(SINCE));
  const spent = () => {
    const time = now() - since;
    if (time >= 0 && time <= MOST) return time;
    since = now();
    session.write(SINCE, String(since));
    return 0;
  };
  spent();
  const timer = setInterval(() => {
    if (spent() < EXIT_AFTER || !isCalm()) return;
    clearInterval(timer);
    session.write(EXIT, "shown");
    show();
  }, CHECK_EVERY);
  return () => clearInterval(timer);
}
