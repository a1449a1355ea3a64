import { readFileSync, rmSync, writeFileSync } from "node:fs";

/** Another process has the folder. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There is one that belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    // A container's first process has the same number every time.
    return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Takes a folder for this process by a file beside it, and gives what lets go of it. Throws `FolderInUse` while another
 * process has it; one that was killed has it no more. The embedded database itself lets two processes write at once,
 * and what they write is lost.
 */
export function lockFolder(directory: string): () => void {
  const file = `${directory}.lock`;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = holderOf(file);
      if (holder !== null)
        throw new FolderInUse(
          `${directory} is in use by process ${holder}; if that is none of ours, remove ${file}`,
        );
      rmSync(file, { force: true });
    }
  }
}
