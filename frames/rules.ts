import { DICE_SIDES, diceMultiplier } from "../src/rules/fair/dice.ts";
import type { SlotSymbol } from "../src/rules/fair/slot.ts";
import { slotTable } from "../src/rules/fair/slot-tables.ts";
import { SEGMENTS, WHEEL_BETS } from "../src/rules/fair/wheel.ts";
import { element } from "./element.ts";
import { numberFormat } from "./number-format.ts";
import type { DrawnSymbols, OpenedSession } from "./protocol.ts";
import { nameOf } from "./slot.ts";
import { type Cell, table } from "./table.ts";
import type { Texts } from "./text-keys.ts";
import { format } from "./texts.ts";

/** Example win chances, in ten-thousandths. */
const EXAMPLES = [100, 1_000, 2_500, 5_000, 7_500, 9_700];

function symbolCell(symbol: SlotSymbol, symbols: DrawnSymbols): Cell {
  const name = nameOf(symbol, symbols);
  const src = symbols[symbol]?.src;
  if (!src) return name;
  const drawing = element("img");
  // Also what is shown without the picture.
  drawing.alt = name;
  drawing.src = src;
  return drawing;
}

/** Table of a game's payouts, as multiples of the stake. */
function prizeTable(
  { kind, facts, game }: OpenedSession,
  texts: Texts,
  number: Intl.NumberFormat,
): HTMLTableElement {
  const times = (stakes: number) => `${number.format(stakes)}×`;
  if (kind === "slot") {
    const paying = Object.entries(slotTable(facts.version).pays).filter(([, [three]]) => three > 0);
    const rows = paying.map(([symbol, pays]) => [
      symbolCell(symbol as SlotSymbol, game.symbols ?? {}),
      ...pays.map((tenths) => times(tenths / 10)),
    ]);
    return table([texts.symbol, "3", "4", "5"], rows);
  }
  const head = [texts.chance, texts.pays];
  if (kind === "wheel") {
    const chance = (segment: unknown) =>
      `${SEGMENTS.filter((one) => one === segment).length}/${SEGMENTS.length}`;
    const rows = WHEEL_BETS.map((bet) => [times(bet), chance(bet), times(bet)]);
    return table([texts.betOn, ...head], [...rows, ["★", chance("star"), times(1)]]);
  }
  const rows = EXAMPLES.map((chances) => [
    `${number.format((chances / DICE_SIDES) * 100)} %`,
    times(Number(diceMultiplier({ chances })) / 10_000),
  ]);
  return table(head, rows);
}

function rulesText({ kind, facts }: OpenedSession, texts: Texts, number: Intl.NumberFormat): string {
  if (kind !== "slot") return texts[`${kind}Rules`];
  const { lines, freeSpins } = slotTable(facts.version);
  const { count, multiplier } = freeSpins;
  const free = format(
    multiplier === 1 ? texts.freeSpinsRule : texts.multipliedFreeSpinsRule,
    number.format(count),
    number.format(multiplier),
  );
  return `${format(texts.slotRules, number.format(lines.length))} ${free}`;
}

interface RulesOptions {
  gameSession: OpenedSession;
  texts: Texts;
  /** Opens the verification of a round. */
  onVerify: () => void;
}

/** The rules dialog: rules, prizes, odds and fairness data. Removed when closed. */
export function rulesDialog({ gameSession, texts, onVerify }: RulesOptions): HTMLDialogElement {
  const { mode, facts, fair, game, locale } = gameSession;
  const number = numberFormat(locale, 0, 4);
  const dialog = element("dialog");
  const title = element("h2", "", `${game.title} · v${facts.version}`);
  // Takes the initial focus: focusing the button at the end would scroll the dialog down.
  title.tabIndex = -1;
  dialog.ariaLabel = texts.rules;
  const list = element("dl");
  const add = (name: string, ...values: Cell[]) => {
    const value = element("dd");
    value.append(...values);
    list.append(element("dt", "", name), value);
  };
  const verify = element("button", "", texts.verify);
  verify.addEventListener("click", onVerify);
  add(texts.rules, rulesText(gameSession, texts, number));
  add(texts.prizes, prizeTable(gameSession, texts, number));
  add("RTP", format(texts.returns, number.format(facts.return)));
  add("", format(texts.topPrize, number.format(facts.top.stakes), number.format(facts.top.oneIn)));
  if (mode === "local") add(texts.demo, texts.localRules);
  else {
    add(texts.fairness, texts.fairnessText);
    add("", verify);
    add(texts.commitment, fair.commitment);
    add(texts.yourText, fair.client);
    add(`v${facts.version}`, facts.table);
  }
  const close = element("button", "close", texts.close);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(title, list, close);
  return dialog;
}
