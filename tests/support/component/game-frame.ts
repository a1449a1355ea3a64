import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import styles from "../../../frames/frame.css?inline";
import type { FrameRound, OpenedSession, PlayRequest } from "../../../frames/protocol.ts";
import { GameShell } from "../../../frames/shell.ts";

const SESSION: OpenedSession = {
  session: "a session",
  kind: "dice",
  game: { title: "Dice", hue: 200 },
  mode: "real",
  currency: "EUR",
  decimals: 2,
  balance: "10.00",
  free_rounds: null,
  locale: "en",
  stakes: ["0.20", "0.50", "1.00", "2.00"],
  min_round: 0,
  facts: { version: 1, table: "", return: 97, top: { stakes: 97, oneIn: 100 } },
  fair: { commitment: "c", client: "d", nonce: 0 },
  round: null,
  finished: [],
};

export const testRound = (overrides: Partial<FrameRound> = {}): FrameRound => ({
  id: "a round",
  stake: "1.00",
  win: "0.00",
  choice: { chances: 4_950, over: false },
  outcome: { roll: 7_000, won: false },
  nonce: 0,
  version: 1,
  done: false,
  free: false,
  ...overrides,
});

/** Answers by path, in order; the last one repeats. */
type Answers = Record<string, (object | Promise<object>)[]>;

/** Shows a game whose server answers as given. @returns the requests for rounds */
export function showGameOf(session: Partial<OpenedSession>, answers: Answers = {}) {
  const played: PlayRequest[] = [];
  const fetch = async (path: string, { body }: { body: string }) => {
    const name = path.split("/").at(-1)!;
    if (name === "play") played.push(JSON.parse(body));
    const queue = answers[name]!;
    const answer = await (queue.length > 1 ? queue.shift()! : queue[0]!);
    return Response.json(answer, { status: "code" in answer && answer.code === "unsure" ? 503 : 200 });
  };
  vi.stubGlobal("fetch", fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { played, shell: new GameShell({ ...SESSION, ...session }) };
}

/** A phone with the frame's styles, until the test ends. */
export async function useFrameStyles(): Promise<void> {
  await page.viewport(390, 844);
  const style = document.createElement("style");
  style.textContent = styles;
  document.head.append(style);
  const { documentElement, body } = document;
  const { lang } = documentElement;
  onTestFinished(() => {
    style.remove();
    documentElement.lang = lang;
    body.replaceChildren();
  });
}
