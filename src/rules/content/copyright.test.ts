import { expect, it } from "vitest";
import { copyrightSnippet } from "./copyright.ts";

const snippets: Record<string, string> = {
  "copyright/EE": "licence",
  "copyright/group/2": "group 2",
  "copyright/group/3": "group 3",
  copyright: "default",
};
const find = (identifier: string) => snippets[identifier];

it.each([
  ["EE", [2], "licence"],
  ["CW", [1, 3, 2], "group 3"],
  ["CW", [1], "default"],
  ["CW", [], "default"],
])("SHL-17 licence %s and groups %j give the %s line", (licence, groups, line) => {
  expect(copyrightSnippet(licence, groups, find)).toBe(line);
});

it("SHL-17 no line is given when none is set", () => {
  expect(copyrightSnippet("CW", [1], () => undefined)).toBeUndefined();
});
