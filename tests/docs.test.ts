import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = globSync("{docs/**,.}/*.md", { cwd: root });

it("code that a document quotes from a file is that file's", () => {
  const quotes = documents.flatMap((document) =>
    [...read(document).matchAll(/<!-- file: (\S+) -->\n+```\w*\n([\s\S]*?)```/g)].map(([, file, text]) => ({
      file: file!,
      text: text!,
    })),
  );
  expect(quotes.length).toBeGreaterThanOrEqual(3);
  for (const { file, text } of quotes) expect(text, file).toBe(read(file));
});

it("documents link to files that exist", () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target]) =>
      join(document, "..", target!),
    ),
  );
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
});

it("documents name files and folders that exist", () => {
  const names = documents.flatMap((document) =>
    [...read(document).matchAll(/`((?:src|server|sw|tests|frames|docs|lint)\/[\w./$-]+)`/g)].map(
      ([, name]) => name!,
    ),
  );
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => globSync(name.replaceAll("$", "?"), { cwd: root }).length === 0)).toEqual([]);
});
