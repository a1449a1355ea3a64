import { expect, it } from "vitest";
import { gridOf } from "./chart-grid.ts";

it.each([
  { values: [40, 30, 50], room: 4, grid: [0, 20, 40, 60] },
  { values: [0.1, 0.3], room: 4, grid: [0, 0.1, 0.2, 0.3] },
  // Net wins are below zero.
  { values: [-27, 19], room: 4, grid: [-40, -20, 0, 20] },
  { values: [-5, -1], room: 2, grid: [-5, 0] },
  // Without values, the scale is made up.
  { values: [0, 0], room: 4, grid: [0, 0.5, 1] },
  { values: [3e15], room: 4, grid: [0, 3e15] },
])(
  "LIM-18 a chart of $values ends at a gridline beyond its bars, in at most $room steps",
  ({ values, room, grid }) => {
    expect(gridOf(values, room)).toEqual(grid);
  },
);
