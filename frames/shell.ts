import { BetStepper } from "./bet-stepper.ts";
import { Celebration, isBigWin } from "./celebration.ts";
import { diceStage } from "./dice.ts";
import { element } from "./element.ts";
import { numberFormat } from "./number-format.ts";
import {
  type CompletedFreeRounds,
  type Current,
  type FinishedRound,
  type FinishResponse,
  type FrameRound,
  type FreeRounds,
  type GameServerCall,
  type OpenedSession,
  type PlayRequest,
  postHint,
  Rejected,
  request,
} from "./protocol.ts";
import { messageFor } from "./rejections.ts";
import { slotStage } from "./slot.ts";
import { GameSound } from "./sound.ts";
import { isNetWin, type Stage } from "./stage.ts";
import type { Texts } from "./text-keys.ts";
import { format as formatText, textsFor } from "./texts.ts";
import { TopBar } from "./top-bar.ts";
import { wheelStage } from "./wheel.ts";

const STAGES = { slot: slotStage, wheel: wheelStage, dice: diceStage };

/** Delay before "checking" is shown for a pending response, milliseconds. */
const CHECKING_DELAY = 1_000;

/** Resolves when the device is online again, or after five seconds. */
const whenOnline = () =>
  new Promise<void>((resolve) => {
    addEventListener("online", () => resolve(), { once: true });
    setTimeout(resolve, 5_000);
  });

/** The scene of the game's poster, out of focus behind the reels. */
function backdrop(art: string): HTMLElement {
  const picture = element("img", "backdrop");
  picture.alt = "";
  picture.src = `${art}/wide/480.avif`;
  return picture;
}

/** A game with its bar: shows what the next round is, plays rounds and shows their results. */
export class GameShell {
  private readonly texts: Texts;
  private readonly stage: Stage;
  private readonly playButton = element("button", "go");
  private readonly balance = element("strong");
  private readonly result = element("p", "result");
  private readonly realMoneyButton = element("button");
  private readonly sound = new GameSound();
  private readonly celebration = new Celebration();
  private readonly stepper: BetStepper;
  private readonly top: TopBar;
  private readonly freeRoundsLeft = element("span", "mode");
  private readonly gameSession: OpenedSession;
  private readonly call: GameServerCall;
  private readonly format: Intl.NumberFormat;
  /** What the bar shows: the next round's, or those of the round in progress; null if it is paid. */
  private freeRounds: FreeRounds | null = null;
  /** After free rounds, until the player wants to play with money. */
  private isPaidPlayLocked = false;
  private isBusy = false;
  private lastRoundAt = 0;
  /** The displayed balance. */
  private shownBalance = "";
  /** The balance last reported by the embedding page. */
  private pageBalance = "";
  private lastRound: string | null = null;
  /** A request without response; repeated unchanged, whatever stake is selected now. */
  private pendingPlay: PlayRequest | null = null;
  private readonly isInstant = matchMedia("(prefers-reduced-motion: reduce)").matches;

  constructor(gameSession: OpenedSession, call: GameServerCall = request) {
    this.gameSession = gameSession;
    this.call = call;
    const { locale, decimals, kind, game } = gameSession;
    this.texts = textsFor(locale);
    this.format = numberFormat(locale, decimals);
    const format = (amount: string) => this.format.format(Number(amount));
    this.top = new TopBar({
      gameSession,
      call,
      texts: this.texts,
      sound: this.sound,
      mode: this.modeLabel(gameSession),
      format,
      lastRound: () => (gameSession.mode === "real" ? this.lastRound : null),
    });
    this.stepper = new BetStepper({
      stakes: gameSession.stakes,
      texts: this.texts,
      format,
    });
    const { hue = 265, symbols = {}, art } = game;
    document.documentElement.lang = locale;
    document.documentElement.style.setProperty("--hue", String(hue));
    const canvas = element("canvas");
    const scene = element("main", "scene");
    canvas.ariaHidden = "true";
    this.result.role = "status";
    scene.append(canvas, this.celebration.root);
    if (kind === "slot" && art) scene.prepend(backdrop(art));
    const foot = element("div", "foot");
    document.body.replaceChildren(this.top.root, scene, this.result, foot);
    this.stage = STAGES[kind]({
      canvas,
      title: game.title,
      hue,
      texts: this.texts,
      symbols,
      version: gameSession.facts.version,
      number: (value, digits = 0) => numberFormat(locale, digits).format(value),
      playSound: (cue) => this.sound.play(cue),
    });
    if (this.stage.controls) foot.append(this.stage.controls);
    this.realMoneyButton.textContent = this.texts.realMoney;
    this.realMoneyButton.addEventListener("click", () => this.unlockPaidPlay());
    foot.append(this.realMoneyButton, this.createBar());
    for (const button of [this.playButton, this.realMoneyButton]) {
      // A key that is held down is one decision.
      button.addEventListener("keydown", (event) => {
        if (event.repeat && event.key === "Enter") event.preventDefault();
      });
    }
    new ResizeObserver(() => this.stage.draw()).observe(canvas);
    this.stage.draw();
    this.update(gameSession);
  }

  private modeLabel({ mode }: OpenedSession): HTMLElement {
    if (mode === "real") return this.freeRoundsLeft;
    return element("span", "mode", mode === "local" ? this.texts.localDemo : this.texts.demo);
  }

  private createBar(): HTMLElement {
    const { texts, gameSession } = this;
    const bar = element("div", "bar");
    const money = element("div", "money");
    money.append(element("small", "", `${texts.balance} ${gameSession.currency}`), this.balance);
    this.playButton.textContent = texts.play;
    this.playButton.addEventListener("click", () => void this.play());
    bar.append(money, this.stepper.root, this.playButton);
    return bar;
  }

  /** The stake of the next round. A free round's is fixed. */
  private showStake(): void {
    const { texts, freeRounds } = this;
    this.stepper.show(freeRounds?.bet ?? null);
    this.freeRoundsLeft.textContent = freeRounds ? formatText(texts.spinsLeft, String(freeRounds.left)) : "";
    this.freeRoundsLeft.hidden = freeRounds === null;
  }

  private showBalance(balance: string): void {
    this.shownBalance = balance;
    this.balance.textContent = this.format.format(Number(balance));
  }

  private showFreeRounds(freeRounds: FreeRounds | null): void {
    this.freeRounds = freeRounds;
    this.showStake();
  }

  /** Shows what the next round is. After free rounds, paid ones are locked. */
  private update({ balance, free_rounds }: Current): void {
    this.showBalance(balance);
    this.isPaidPlayLocked = free_rounds === null && (this.isPaidPlayLocked || this.freeRounds !== null);
    this.showFreeRounds(free_rounds);
    this.showLock();
  }

  private showLock(): void {
    const isLocked = this.isPaidPlayLocked;
    this.realMoneyButton.hidden = !isLocked;
    // Makes room for the button, also on a phone on its side.
    if (this.stage.controls) this.stage.controls.hidden = isLocked;
    this.playButton.ariaDisabled = String(this.isBusy || isLocked);
  }

  private unlockPaidPlay(): void {
    this.isPaidPlayLocked = false;
    this.showMessage("");
    this.showLock();
    this.playButton.focus();
  }

  /** Reloads the balance, unless a round in progress will bring it. */
  private async refresh(): Promise<void> {
    const current = await this.call<Current>("balance", {
      session: this.gameSession.session,
    });
    if (this.isBusy) return;
    // The next press repeats a request without response, and so what was shown for it.
    if (this.pendingPlay) return this.showBalance(current.balance);
    const hasEnded = this.freeRounds !== null && current.free_rounds === null;
    this.update(current);
    if (hasEnded) this.showMessage(this.texts.spinsEnded);
  }

  /** What the page remembers of earlier games on this device. */
  setSound(on: boolean): void {
    this.top.setSound(on);
  }

  /** The balance may change elsewhere: the page sends a hint, the game server has the truth. */
  onBalanceHint(balance: string): void {
    if (this.pageBalance === balance) return;
    this.pageBalance = balance;
    // If the server can't be reached, the next round brings the balance.
    const displayed = Number(this.shownBalance);
    if (this.isBusy || Number(balance) === displayed) return;
    const clear = () => {
      // Clear the message: the balance may be sufficient now.
      const isMore = Number(this.shownBalance) > displayed;
      if (isMore && this.result.firstChild?.textContent === this.texts.insufficient) this.showMessage("");
    };
    this.refresh().then(clear, () => {});
  }

  private setBusy(busy: boolean): void {
    this.isBusy = busy;
    // Not `disabled`, which would move the focus away.
    this.showLock();
    postHint({ type: "busy", busy });
  }

  /** @param announcement description of the picture for screen readers */
  private showMessage(text: string, { hasWon = false, announcement = "", summary = "" } = {}): void {
    const description = element("span", "heard", announcement && ` ${announcement} `);
    this.result.replaceChildren(text, description, element("small", "", summary));
    this.result.toggleAttribute("data-won", hasWon);
  }

  private amountOf(amount: string): string {
    return `${this.format.format(Number(amount))} ${this.gameSession.currency}`;
  }

  /** What all rounds of a campaign have won. */
  private summaryOf({ count, won }: CompletedFreeRounds): string {
    const { texts } = this;
    const total =
      Number(won) > 0 ? `${texts.won} ${this.amountOf(won)}. ${texts.inGifts}` : `${texts.noWin}.`;
    return `${formatText(texts.spinsPlayed, String(count))} ${total}`;
  }

  /** Only results above the stake are announced as wins. */
  private showResult(round: FrameRound, summary: string): void {
    const { texts } = this;
    const amount = this.amountOf(round.win);
    const more = { announcement: this.stage.describe(round), summary };
    if (isNetWin(round)) {
      this.showMessage(`${texts.won} ${amount}`, { ...more, hasWon: true });
      this.celebrate(round);
    } else this.showMessage(Number(round.win) > 0 ? `${texts.returned} ${amount}` : texts.noWin, more);
  }

  private celebrate(round: FrameRound): void {
    const win = { amount: Number(round.win), bet: Number(round.stake) };
    this.sound.play(isBigWin(win) ? "bigWin" : "win");
    if (!this.isInstant)
      void this.celebration.show({ ...win, format: (amount) => this.format.format(amount) });
  }

  /** Reports rounds that were left open and are finished now. */
  showFinished(rounds: FinishedRound[]): void {
    const { texts } = this;
    const sums = rounds.map(({ win, currency }) => `${this.format.format(Number(win))} ${currency}`);
    if (sums.length > 0) this.showMessage(`${texts.earlier} ${sums.join(", ")}`);
  }

  /**
   * Finishes the round and shows its result; retries until the server responds: the round already counts.
   * @param next the free rounds after a paid round
   */
  private async finish(round: FrameRound, next: FreeRounds | null): Promise<void> {
    const { session } = this.gameSession;
    const body = { session, round: round.id };
    for (let isFirst = true; ; isFirst = false) {
      try {
        const {
          balance,
          free_rounds = next,
          completed,
        } = await (isFirst
          ? this.requestWithMessage<FinishResponse>("finish", body)
          : this.call<FinishResponse>("finish", body));
        this.update({ balance, free_rounds });
        this.lastRound = round.id;
        return this.showResult(round, completed ? this.summaryOf(completed) : "");
      } catch (error) {
        if (!(error instanceof Rejected) || error.code !== "network") throw error;
        this.showMessage(this.texts.unsure);
        await whenOnline();
      }
    }
  }

  /** Calls the server and shows a message if it takes longer than a moment. */
  private async requestWithMessage<T>(path: string, body: object): Promise<T> {
    const { checking } = this.texts;
    const timer = setTimeout(() => this.showMessage(checking), CHECKING_DELAY);
    try {
      return await this.call<T>(path, body);
    } finally {
      clearTimeout(timer);
      if (this.result.firstChild?.textContent === checking) this.showMessage("");
    }
  }

  private fail(error: unknown): void {
    const code = error instanceof Rejected ? error.code : "network";
    // Keep the request, so that it can be repeated, only if its outcome is unknown.
    if (code !== "network") this.pendingPlay = null;
    postHint({ type: "refused", code });
    const { fair, balance, free_rounds } = error instanceof Rejected ? error.current : {};
    if (fair) this.gameSession.fair = fair;
    if (balance !== undefined && free_rounds !== undefined) this.update({ balance, free_rounds });
    this.showMessage(free_rounds === null ? this.texts.spinsEnded : messageFor(this.texts, code));
  }

  /** Runs rounds and shows errors. */
  private async runBusy(work: () => Promise<void>): Promise<void> {
    this.setBusy(true);
    try {
      await work();
    } catch (error) {
      this.fail(error);
      if (error instanceof Rejected && error.code === "insufficient_funds") this.refresh().catch(() => {});
    } finally {
      this.setBusy(false);
    }
  }

  /** Shows a round with its own stake until its result, whatever comes next. */
  private async show(round: FrameRound, next: FreeRounds | null): Promise<void> {
    const last: FreeRounds = { campaign: "", bet: round.stake, left: 0 };
    const current = next?.bet === round.stake ? next : last;
    this.showFreeRounds(round.free ? current : null);
    this.sound.play("spin");
    await this.stage.show(round, this.isInstant);
    await this.finish(round, next);
  }

  /** Continues an interrupted round. */
  resume(round: FrameRound): Promise<void> {
    this.showMessage(this.texts.interrupted);
    return this.runBusy(() => this.show(round, this.gameSession.free_rounds));
  }

  private async play(): Promise<void> {
    if (this.isBusy || this.isPaidPlayLocked) return;
    this.celebration.hide();
    this.showMessage("");
    const { gameSession } = this;
    this.pendingPlay ??= {
      session: gameSession.session,
      key: crypto.randomUUID(),
      stake: this.freeRounds?.bet ?? this.stepper.stake,
      free_rounds: this.freeRounds?.campaign ?? null,
      choice: this.stage.choice(),
      fair: { commitment: gameSession.fair.commitment, client: gameSession.fair.client },
    };
    const playRequest = this.pendingPlay;
    await this.runBusy(async () => {
      const wait = this.lastRoundAt + this.gameSession.min_round - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const { round, finished, balance, free_rounds } = await this.requestWithMessage<
        Current & { round: FrameRound; finished: FinishedRound[] }
      >("play", playRequest);
      this.pendingPlay = null;
      this.lastRoundAt = performance.now();
      this.showBalance(balance);
      this.showFinished(finished);
      await this.show(round, free_rounds);
    });
  }
}
