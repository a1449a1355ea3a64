import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Summary } from "./summary.tsx";
import styles from "./views.module.css";

interface FigureTableProps {
  /** Names the picture whose numbers these are. */
  title: string;
  /** Headings of the columns. */
  columns: readonly string[];
  /** Cells of each row; the first one is its heading. */
  rows: readonly { key: string; cells: readonly [ReactNode, ...ReactNode[]] }[];
}

/** The numbers of a picture, one tap away. */
export function FigureTable({ title, columns, rows }: FigureTableProps) {
  return (
    <details>
      <Summary className={styles.summary}>
        <Trans>Show as a table</Trans>
        <span className="visually-hidden">: {title}</span>
      </Summary>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
