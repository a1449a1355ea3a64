import { expect, it } from "vitest";
import { isSamePerson, STAFF_NAME } from "./staff-name.ts";

it("a staff name has only plain letters without lookalikes", () => {
  for (const name of ["ann", "Ann O'Neil", "ann.lee@casino.example", "night-shift_2"])
    expect(STAFF_NAME.test(name), name).toBe(true);
  for (const name of ["", " ", "Аnn", "ann\u200b", "ann\n", "-", "ánn"])
    expect(STAFF_NAME.test(name), name).toBe(false);
});

it("spellings of one staff name count as the same person", () => {
  for (const other of ["ANN LEE", "ann.lee", " ann  lee ", "Ann-Lee"])
    expect(isSamePerson("Ann Lee", other)).toBe(true);
  expect(isSamePerson("Ann Lee", "Ann Leigh")).toBe(false);
});
