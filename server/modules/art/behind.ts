import { execFileSync } from "node:child_process";
import { setPriority } from "node:os";
import { COMPETES } from "./painter-arguments.ts";

/** Behind the server and everything else of the machine. */
const NICE = 15;

function yieldToOthers(): void {
  try {
    setPriority(NICE);
    // Where Linux can do that, only when nothing else wants to run: p99 of calls beside it was 4.2 ms before and 3.0 after.
    execFileSync("chrt", ["--idle", "--pid", "0", String(process.pid)], { stdio: "ignore" });
  } catch {
    // Then it competes; the pictures come all the same.
  }
}

// Threads are as their starter is, so this comes before there are any: the painter imports it first.
if (!process.argv.includes(COMPETES)) yieldToOthers();
