import { element } from "./element.ts";
import { animate, easeOut } from "./stage.ts";

/** From this multiple of the bet, a win is celebrated more. */
const BIG_WIN = 10;
/** Milliseconds. */
const COUNT_TIME = 400;
const COINS = 14;
/** Until the picture is free again, milliseconds; less than the five seconds after which moving things need a switch. */
const TIME = { usual: 1_800, big: 3_600 };

export interface CelebratedWin {
  /** In units of the currency. */
  amount: number;
  bet: number;
  format: (amount: number) => string;
}

export const isBigWin = ({ amount, bet }: Pick<CelebratedWin, "amount" | "bet">): boolean =>
  amount >= bet * BIG_WIN;

/** Counts a win up over the picture; more festively for a big one. Hidden from screen readers, which get the result. */
export class Celebration {
  readonly root = element("div", "celebration");
  private readonly amount = element("strong");
  private timer = 0;

  constructor() {
    this.root.ariaHidden = "true";
    this.root.hidden = true;
    const coins = element("div", "coins");
    for (let i = 0; i < COINS; i++) {
      const coin = element("i");
      coin.style.insetInlineStart = `${(i * 37 + 5) % 97}%`;
      coin.style.animationDelay = `${((i * 7) % COINS) / 20}s`;
      coins.append(coin);
    }
    this.root.append(element("div", "rays"), coins, this.amount);
  }

  async show(win: CelebratedWin): Promise<void> {
    const isBig = isBigWin(win);
    this.root.toggleAttribute("data-big", isBig);
    this.root.hidden = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.hide(), isBig ? TIME.big : TIME.usual);
    await animate(COUNT_TIME, (part) => {
      this.amount.textContent = win.format(part === 1 ? win.amount : win.amount * easeOut(part));
    });
  }

  hide(): void {
    this.root.hidden = true;
  }
}
