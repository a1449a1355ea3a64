import { session } from "../storage/storage.ts";
import { PRIVATE_PREFIX } from "./session.ts";

/** Key of this tab's game client session, which survives a reload. */
const KEY = `${PRIVATE_PREFIX}game`;
const lockOf = (id: string): string => `game:${id}`;

/**
 * Locks a real-money game client session for this tab. A duplicated tab copies the stored id, but not the lock, which
 * is released when the page closes.
 * @returns the unlock function.
 */
export function lockGame(id: string): () => void {
  let unlock = () => {};
  const released = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  session.write(KEY, id);
  navigator.locks?.request(lockOf(id), () => released).catch(() => {});
  return unlock;
}

/** This tab's game client session if no page plays it any more; undefined in browsers without the Web Locks API. */
export async function abandonedGame(): Promise<string | undefined> {
  const id = session.read(KEY);
  if (!id) return undefined;
  try {
    const isAvailable = await navigator.locks?.request(
      lockOf(id),
      { ifAvailable: true },
      (lock) => lock !== null,
    );
    return isAvailable ? id : undefined;
  } catch {
    return undefined;
  }
}
