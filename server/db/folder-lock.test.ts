import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { expectCaught } from "../../tests/support/faults/source-mutant.ts";
import { testFolder } from "../../tests/support/server/folder.ts";
import type * as FolderLock from "./folder-lock.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

it("MI-32 a folder belongs to one process until that process releases it or dies", async () => {
  const folder = join(testFolder("lock"), "postgres");
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  writeFileSync(`${folder}.lock`, String(other.pid));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  other.kill("SIGKILL");
  await new Promise((resolve) => other.once("exit", resolve));
  const unlock = lockFolder(folder);
  expect(existsSync(`${folder}.lock`)).toBe(true);
  unlock();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

it.each(["", "nonsense", "-42", String(process.pid)])(
  "MI-32 a lock file with %j blocks no process",
  (text) => {
    const folder = join(testFolder("lock"), "postgres");
    writeFileSync(`${folder}.lock`, text);
    const unlock = lockFolder(folder);
    expect(readFileSync(`${folder}.lock`, "utf8")).toBe(String(process.pid));
    unlock();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  },
);

it.each([
  ["takes-over-lock: a running process's lock is taken over", "if (holder !== null)", "if (holder === -1)"],
  [
    "all-locks-stale: every lock counts as a killed process's",
    "return Number.isInteger(pid) && pid > 0",
    "return pid === 0",
  ],
])("MI-32 mutant %s", (_, from, to) =>
  expectCaught<typeof FolderLock>(
    "server/db/folder-lock.ts",
    ({ lockFolder, FolderInUse }) => {
      const folder = join(testFolder("lock"), "postgres");
      writeFileSync(`${folder}.lock`, String(process.ppid));
      expect(() => lockFolder(folder)).toThrow(FolderInUse);
    },
    from,
    to,
  ),
);
