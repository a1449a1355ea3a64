import { session } from "../../lib/storage/storage.ts";

/** Milliseconds between looks for a calm moment. */
const LOOK_EVERY = 5_000;
const TOLD = "webview-notice";

interface NoticeWatch {
  isCalm: () => boolean;
  show: () => void;
}

/** Shows the notice at the first calm moment of a session, once. Returns what ends the watch. */
export function watchNotice({ isCalm, show }: NoticeWatch): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    if (!isCalm()) return;
    clearInterval(timer);
    session.write(TOLD, "shown");
    show();
  };
  if (session.read(TOLD) === null) {
    timer = setInterval(look, LOOK_EVERY);
    look();
  }
  return () => clearInterval(timer);
}
