import { expect, it } from "vitest";
import { isSamePerson, STAFF_NAME } from "./staff-name.ts";

it("the staff signs with plain letters: none that look like others", () => {
  for (const name of ["ann", "Ann O'Neil", "ann.lee@casino.example", "night-shift_2"])
    expect(STAFF_NAME.test(name), name).toBe(true);
  for (const name of ["", " ", "Аnn", "ann\u200b", "ann\n", "-", "ánn"])
    expect(STAFF_NAME.test(name), name).toBe(false);
});

it("one person is one, however the name is written", () => {
  for (const other of ["ANN LEE", "ann.lee", " ann  lee ", "Ann-Lee"])
    expect(isSamePerson("Ann Lee", other)).toBe(true);
  expect(isSamePerson("Ann Lee", "Ann Leigh")).toBe(false);
});
