import { element } from "./element.ts";
import { type GameServerCall, Rejected } from "./protocol.ts";
import { messageFor } from "./rejections.ts";
import { table } from "./table.ts";
import type { Texts } from "./text-keys.ts";

/** A finished round of this session; amounts are decimal. */
export interface PastRound {
  id: string;
  /** ISO time of its start. */
  at: string;
  stake: string;
  win: string;
  free: boolean;
}

interface HistoryOptions {
  session: string;
  call: GameServerCall;
  locale: string;
  texts: Texts;
  format: (amount: string) => string;
}

/** The drawer with the session's last rounds, from the server. Removed when closed. */
export function historyDialog({ session, call, locale, texts, format }: HistoryOptions): HTMLDialogElement {
  const dialog = element("dialog", "drawer");
  const title = element("h2", "", texts.history);
  title.tabIndex = -1;
  dialog.ariaLabel = texts.history;
  const content = element("div", "rounds");
  content.role = "status";
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "medium" });

  const rowOf = ({ at, stake, win, free }: PastRound) => {
    const amount = element(Number(win) > (free ? 0 : Number(stake)) ? "strong" : "span", "", format(win));
    return [time.format(new Date(at)), free ? texts.bonusSpin : format(stake), amount];
  };
  async function load(): Promise<void> {
    content.replaceChildren(element("p", "", texts.loading));
    try {
      const { rounds } = await call<{ rounds: PastRound[] }>("history", { session });
      content.replaceChildren(
        rounds.length > 0
          ? table([texts.time, texts.stake, texts.win], rounds.map(rowOf))
          : element("p", "", texts.noRounds),
      );
    } catch (error) {
      const isRejected = error instanceof Rejected && error.code !== "network";
      const again = element("button", "", texts.tryAgain);
      again.addEventListener("click", () => {
        title.focus();
        void load();
      });
      const message = isRejected ? messageFor(texts, error.code) : texts.historyFailed;
      content.replaceChildren(element("p", "", message), again);
    }
  }

  const close = element("button", "close", texts.close);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(title, content, close);
  void load();
  return dialog;
}
