import { element } from "./element.ts";
import { historyDialog } from "./history.ts";
import { icon } from "./icon.ts";
import { type GameServerCall, type OpenedSession, postHint } from "./protocol.ts";
import { rulesDialog } from "./rules.ts";
import type { GameSound } from "./sound.ts";
import type { Texts } from "./text-keys.ts";

const SPEAKER = "M4 9v6h4l5 4V5L8 9H4zm12-1a5 5 0 0 1 0 8m2.5-10.5a8.5 8.5 0 0 1 0 13";
const MUTED = "M4 9v6h4l5 4V5L8 9H4zm12 .5 5 5m0-5-5 5";
const HISTORY = "M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4l3 2";

interface TopBarOptions {
  gameSession: OpenedSession;
  call: GameServerCall;
  texts: Texts;
  sound: GameSound;
  /** Beside the buttons: what is played with. */
  mode: HTMLElement;
  format: (amount: string) => string;
  /** Id of the round to verify; null without one. */
  lastRound: () => string | null;
}

function open(dialog: HTMLDialogElement): void {
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
  dialog.scrollTop = 0;
}

/** What a game has above its picture: sound, history and rules. */
export class TopBar {
  readonly root = element("header", "top");
  private readonly soundButton = element("button");
  private readonly soundIcon = icon(MUTED);
  private readonly options: TopBarOptions;

  constructor(options: TopBarOptions) {
    this.options = options;
    const { gameSession, call, texts, mode, format, lastRound } = options;
    const { session, locale, game } = gameSession;
    const button = (
      one: HTMLButtonElement,
      { label, sign, onClick }: { label: string; sign: Node | string; onClick: () => void },
    ) => {
      one.ariaLabel = label;
      one.append(sign);
      one.addEventListener("click", onClick);
      return one;
    };
    const onVerify = () => postHint({ type: "verify", round: lastRound() });
    // The embedding page shows the title.
    this.root.append(element("h1", "heard", game.title), mode);
    this.root.append(
      button(this.soundButton, {
        label: texts.sound,
        sign: this.soundIcon,
        onClick: () => this.toggleSound(),
      }),
      button(element("button"), {
        label: texts.history,
        sign: icon(HISTORY),
        onClick: () => open(historyDialog({ session, call, locale, texts, format })),
      }),
      button(element("button"), {
        label: texts.rules,
        sign: "?",
        onClick: () => open(rulesDialog({ gameSession, texts, onVerify })),
      }),
    );
    this.setSound(false);
  }

  /** Also called with what the page remembers of earlier games on this device. */
  setSound(on: boolean): void {
    this.options.sound.isOn = on;
    this.soundButton.ariaPressed = String(on);
    this.soundIcon.querySelector("path")!.setAttribute("d", on ? SPEAKER : MUTED);
  }

  private toggleSound(): void {
    const { sound } = this.options;
    const on = !sound.isOn;
    this.setSound(on);
    sound.play("stop");
    postHint({ type: "sound", on });
  }
}
