import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../tests/support/folder.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

it("MI-32 a folder is one process's, until that lets go or is gone", async () => {
  const folder = join(testFolder("lock"), "postgres");
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  writeFileSync(`${folder}.lock`, String(other.pid));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  other.kill("SIGKILL");
  await new Promise((resolve) => other.once("exit", resolve));
  const letGo = lockFolder(folder);
  expect(existsSync(`${folder}.lock`)).toBe(true);
  letGo();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

it.each(["", "nonsense", "-42", String(process.pid)])("MI-32 a lock of %j holds nobody off", (text) => {
  const folder = join(testFolder("lock"), "postgres");
  writeFileSync(`${folder}.lock`, text);
  lockFolder(folder)();
});
