import { session } from "../../lib/storage/storage.ts";

/** Interval of checks whether the page is idle, in milliseconds. */
const POLL_INTERVAL = 5_000;
const SHOWN_KEY = "webview-notice";

interface NoticeWatch {
  isIdle: () => boolean;
  show: () => void;
}

/**
 * Shows the notice once per session, at the first idle moment.
 * @returns the function that stops it.
 */
export function showNoticeWhenIdle({ isIdle, show }: NoticeWatch): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const check = () => {
    if (!isIdle()) return;
    clearInterval(timer);
    session.write(SHOWN_KEY, "shown");
    show();
  };
  if (session.read(SHOWN_KEY) === null) {
    timer = setInterval(check, POLL_INTERVAL);
    check();
  }
  return () => clearInterval(timer);
}
