import "./frame.css";
import { createLocalGame } from "./local-game.ts";
import { postHint, soundChoice } from "./protocol.ts";
import { GameShell } from "./shell.ts";

const params = new URL(location.href).searchParams;

const { session, call } = createLocalGame({
  title: params.get("title") ?? "",
  locale: params.get("locale") ?? navigator.language,
  now: Date.now,
});
const shell = new GameShell(session, call);
addEventListener("message", (event) => {
  const isSoundOn = soundChoice(event, parent, location.origin);
  if (isSoundOn !== null) shell.setSound(isSoundOn);
});
postHint({ type: "ready" });
