import { expect, it } from "vitest";
import { balancedLines } from "./balanced-lines.ts";

it.each([
  ["Thor", ["Thor"]],
  ["Book of Dead", ["Book", "of Dead"]],
  ["Sir Bartleby's Quest", ["Sir Bartleby's", "Quest"]],
])("I18N-16 the title %s is split into lines of about equal length", (title, lines) => {
  expect(balancedLines(title)).toEqual(lines);
});
