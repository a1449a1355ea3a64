import { readFileSync, rmSync, writeFileSync } from "node:fs";

/** Another process uses the folder. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    // Not our own id: a container's first process has the same one after each restart.
    return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Locks a folder for this process with a file next to it; a killed process's lock is ignored. The embedded database
 * itself would let two processes write and lose data.
 * @returns a function that releases the lock
 * @throws FolderInUse
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
          `${directory} is in use by process ${holder}; if that isn't an Apogee process, remove ${file}`,
        );
      rmSync(file, { force: true });
    }
  }
}
