import { session } from "../storage/storage.ts";
import { PRIVATE_PREFIX } from "./session.ts";

/** Names the game session that this tab has, or had before it was loaded anew. */
const KEY = `${PRIVATE_PREFIX}game`;
const lockOf = (id: string): string => `game:${id}`;

/**
 * This tab plays a game session for real, until the returned function is called. A copy of the tab gets a copy of what
 * is kept, but not the lock, which goes with the page.
 */
export function holdGame(id: string): () => void {
  let unlock = () => {};
  const held = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  session.write(KEY, id);
  navigator.locks?.request(lockOf(id), () => held).catch(() => {});
  return unlock;
}

/** The game session that this tab had, when no page plays it any more; where the browser has no locks nobody can know. */
export async function abandonedGame(): Promise<string | undefined> {
  const id = session.read(KEY);
  if (!id) return undefined;
  try {
    const isFree = await navigator.locks?.request(lockOf(id), { ifAvailable: true }, (lock) => lock !== null);
    return isFree ? id : undefined;
  } catch {
    return undefined;
  }
}
