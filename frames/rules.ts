import addresses from "virtual:symbols";
import { DICE_SIDES, diceMultiplier } from "../src/rules/fair/dice.ts";
import { PAYS, type SlotSymbol } from "../src/rules/fair/slot.ts";
import { SEGMENTS, WHEEL_BETS } from "../src/rules/fair/wheel.ts";
import { element } from "./element.ts";
import type { OpenedSession } from "./protocol.ts";
import { nameOf } from "./slot.ts";
import type { Texts } from "./text-keys.ts";
import { format } from "./texts.ts";

type Cell = string | HTMLElement;

/** Example win chances, in ten-thousandths. */
const EXAMPLES = [100, 1_000, 2_500, 5_000, 7_500, 9_700];

function table(head: string[], rows: Cell[][]): HTMLTableElement {
  const tableElement = element("table");
  const createRow = (cells: Cell[], name: "th" | "td") => {
    const row = element("tr");
    for (const cell of cells) {
      const cellElement = element(name);
      cellElement.append(cell);
      row.append(cellElement);
    }
    return row;
  };
  const [headElement, body] = [element("thead"), element("tbody")];
  headElement.append(createRow(head, "th"));
  body.append(...rows.map((row) => createRow(row, "td")));
  tableElement.append(headElement, body);
  return tableElement;
}

function symbolCell(symbol: SlotSymbol, texts: Texts): Cell {
  const address = (addresses as Partial<Record<SlotSymbol, string>>)[symbol];
  if (!address) return nameOf(symbol, texts);
  const drawing = element("img");
  drawing.src = address;
  drawing.alt = nameOf(symbol, texts);
  return drawing;
}

/** Table of a game's payouts, as multiples of the stake. */
function prizeTable(kind: OpenedSession["kind"], texts: Texts, number: Intl.NumberFormat): HTMLTableElement {
  const times = (stakes: number) => `${number.format(stakes)}×`;
  if (kind === "slot") {
    const paying = Object.entries(PAYS).filter(([, [three]]) => three > 0);
    const rows = paying.map(([symbol, pays]) => [
      symbolCell(symbol as SlotSymbol, texts),
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

interface RulesOptions {
  gameSession: OpenedSession;
  texts: Texts;
  /** Opens the verification of a round. */
  onVerify: () => void;
}

/** The rules dialog: rules, prizes, odds and fairness data. Removed when closed. */
export function rulesDialog({ gameSession, texts, onVerify }: RulesOptions): HTMLDialogElement {
  const { kind, facts, fair, game, locale } = gameSession;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const dialog = element("dialog");
  const title = element("h2", "", `${game.title} · v${facts.version}`);
  // Takes the initial focus: focusing the button at the end would scroll the dialog down.
  title.tabIndex = -1;
  const list = element("dl");
  const add = (name: string, ...values: Cell[]) => {
    const value = element("dd");
    value.append(...values);
    list.append(element("dt", "", name), value);
  };
  const verify = element("button", "", texts.verify);
  verify.addEventListener("click", onVerify);
  add(texts.rules, texts[`${kind}Rules`]);
  add(texts.prizes, prizeTable(kind, texts, number));
  add("RTP", format(texts.returns, number.format(facts.return)));
  add("", format(texts.topPrize, number.format(facts.top.stakes), number.format(facts.top.oneIn)));
  add(texts.fairness, texts.fairnessText);
  add("", verify);
  add(texts.commitment, fair.commitment);
  add(texts.yourText, fair.client);
  add(`v${facts.version}`, facts.table);
  const close = element("button", "close", texts.close);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(title, list, close);
  return dialog;
}
