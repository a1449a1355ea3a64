import { element } from "./element.ts";
import type { Texts } from "./text-keys.ts";

interface BetStepperOptions {
  /** Allowed stakes of the currency, ascending decimals. */
  stakes: readonly string[];
  texts: Texts;
  format: (amount: string) => string;
}

/** Presses per key; `ends` go to the smallest or largest bet. */
const KEYS: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The stake of the next round: `−`, the amount and `+`. The amount also takes the arrow keys. */
export class BetStepper {
  readonly root = element("div", "stake");
  private readonly value = element("div");
  private readonly label = element("small");
  private readonly amount = element("strong");
  private readonly buttons: [HTMLButtonElement, HTMLButtonElement];
  private readonly options: BetStepperOptions;
  private index = 2;
  private fixedBet: string | null = null;

  constructor(options: BetStepperOptions) {
    this.options = options;
    const { texts, stakes } = options;
    this.value.append(this.label, this.amount);
    this.value.ariaValueMin = "0";
    this.value.ariaValueMax = String(stakes.length - 1);
    this.value.addEventListener("keydown", (event) => {
      const by = KEYS[event.key];
      if (by === undefined || this.fixedBet !== null) return;
      event.preventDefault();
      this.change(by);
    });
    const button = (by: number, label: string, text: string) => {
      const one = element("button", "", text);
      one.ariaLabel = label;
      one.addEventListener("click", () => this.change(by));
      return one;
    };
    this.buttons = [button(-1, texts.less, "−"), button(1, texts.more, "+")];
    this.root.append(this.buttons[0], this.value, this.buttons[1]);
    this.show(null);
  }

  /** The player's own stake, a decimal. */
  get stake(): string {
    return this.options.stakes[this.index]!;
  }

  private change(by: number): void {
    this.index = Math.min(this.options.stakes.length - 1, Math.max(0, this.index + by));
    this.show(this.fixedBet);
  }

  /** @param fixedBet a free round's bet, which the player can't change; null for the player's own */
  show(fixedBet: string | null): void {
    const { texts, stakes, format } = this.options;
    const isFixed = fixedBet !== null;
    const text = format(fixedBet ?? this.stake);
    this.fixedBet = fixedBet;
    this.amount.textContent = text;
    this.label.textContent = isFixed ? texts.bonusSpin : texts.stake;
    // Only what can be changed is a control.
    this.value.role = isFixed ? null : "spinbutton";
    this.value.ariaLabel = isFixed ? null : texts.stake;
    this.value.ariaValueNow = isFixed ? null : String(this.index);
    this.value.ariaValueText = isFixed ? null : text;
    if (isFixed) this.value.removeAttribute("tabindex");
    else this.value.tabIndex = 0;
    const [less, more] = this.buttons;
    for (const one of this.buttons) one.hidden = isFixed;
    // Not `disabled`, which would move the focus away.
    less.ariaDisabled = String(this.index === 0);
    more.ariaDisabled = String(this.index === stakes.length - 1);
  }
}
