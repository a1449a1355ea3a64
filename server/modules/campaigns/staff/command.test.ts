import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../../../tests/support/server/folder.ts";
import { readCommand } from "./command.ts";

const file = (text: string) => {
  const path = join(testFolder("campaign"), "campaign.json");
  writeFileSync(path, text);
  return path;
};

it("NEW-34 the command reads a campaign's file, or its slug", () => {
  expect(readCommand(["validate", file('{"slug":"a"}')]).operation).toEqual({
    command: "validate",
    body: { slug: "a" },
  });
  expect(readCommand(["show", "a", "--url", "https://casino.test"])).toEqual({
    operation: { command: "show", slug: "a" },
    url: "https://casino.test",
  });
  expect(readCommand(["pause", "a", "--reason", "a", "--by", "Ann"]).operation).toEqual({
    command: "pause",
    slug: "a",
    reason: "a",
    by: "Ann",
  });
  expect(readCommand(["list"]).operation).toEqual({ command: "list" });
});

it.each([
  [["raise"], 'Unknown operation "raise"'],
  [[], "The operation is missing"],
  [["save"], "The file is missing"],
  [["save", "/nowhere.json"], "/nowhere.json"],
  [["show"], "--slug is missing"],
  [["show", "a", "b"], '"b" is an unexpected argument'],
  [["pause", "a"], "--reason is missing"],
  [["show", "a", "--url", "http://casino.test"], "--url must be an https address"],
])("NEW-34 the command %j is rejected", (args, message) => {
  expect(() => readCommand(args)).toThrow(message);
});

it("NEW-34 the command rejects a file that isn't JSON", () => {
  expect(() => readCommand(["save", file("{")])).toThrow("campaign.json");
});
