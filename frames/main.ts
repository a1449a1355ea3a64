import "./frame.css";
import { element } from "./element.ts";
import { loadPictures } from "./pictures.ts";
import { balanceHint, type OpenedSession, postHint, request, soundChoice } from "./protocol.ts";
import { GameShell } from "./shell.ts";
import { textsFor } from "./texts.ts";

const address = new URL(location.href);

/** Replaces the game with a message. */
function showNotice(text: string): void {
  const box = element("div", "notice");
  box.role = "alert";
  box.append(element("p", "", text));
  document.body.replaceChildren(box);
}

async function start(): Promise<void> {
  const texts = textsFor(address.searchParams.get("locale") ?? navigator.language);
  try {
    const gameSession = await request<OpenedSession>("open", {
      launch: address.searchParams.get("launch") ?? "",
    });
    await loadPictures(gameSession.game.symbols);
    const shell = new GameShell(gameSession);
    addEventListener("message", (event) => {
      const balance = gameSession.mode === "real" ? balanceHint(event, parent, location.origin) : null;
      if (balance !== null) shell.onBalanceHint(balance);
      const isSoundOn = soundChoice(event, parent, location.origin);
      if (isSoundOn !== null) shell.setSound(isSoundOn);
    });
    postHint({ type: "ready" });
    shell.showFinished(gameSession.finished);
    if (gameSession.round) await shell.resume(gameSession.round);
  } catch {
    showNotice(texts.failed);
    postHint({ type: "ready" });
  }
}

void start();
