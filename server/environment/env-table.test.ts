import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeVariables } from "./env.ts";
import { environmentTable, withEnvironmentTable } from "./env-table.ts";

const operations = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");

describe("docs/operations.md", () => {
  it("has the environment table of the schema; after a change run npm run docs:env", () => {
    expect(operations).toBe(withEnvironmentTable(operations));
  });

  it("documents every variable with its type and its default, or what happens without it", () => {
    for (const { name, type, description, default: fallback, whenUnset } of describeVariables()) {
      expect(operations).toContain(`| \`${name}\` | ${type} |`);
      expect([name, description.length > 10]).toEqual([name, true]);
      expect([name, fallback === undefined || whenUnset === undefined]).toEqual([name, true]);
    }
  });

  it("marks secrets and the variables that production requires", () => {
    expect(environmentTable()).toMatch(/\| `SECRET` \|.*\| required \| secret \|/);
    expect(environmentTable()).toMatch(/\| `DEMO` \|.*\| `0` \| refused \| {2}\|/);
    const secrets = describeVariables().filter(({ isSecret }) => isSecret);
    for (const { name } of describeVariables())
      if (/SECRET|_KEY$|PRIVATE/.test(name) && name !== "VAPID_PUBLIC_KEY")
        expect(secrets.map((one) => one.name)).toContain(name);
  });

  it("throws when the table's markers are missing", () => {
    expect(() => withEnvironmentTable("no table here")).toThrow("markers");
  });
});
