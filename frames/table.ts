import { element } from "./element.ts";

export type Cell = string | HTMLElement;

/** A table with a row of headings. */
export function table(head: string[], rows: Cell[][]): HTMLTableElement {
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
