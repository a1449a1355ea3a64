import { PRIVATE_PREFIX } from "../../lib/session/session.ts";
import { local } from "../../lib/storage/storage.ts";

/** Private, so that it is erased with the session. */
const KEY = `${PRIVATE_PREFIX}searches`;
const MAX_SEARCHES = 6;

/** The player's last searches on this device, latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(local.read(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere. */
export function addSearch(text: string): void {
  const added = text.trim();
  if (!added) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== added.toLowerCase());
  local.write(KEY, JSON.stringify([added, ...others].slice(0, MAX_SEARCHES)));
}

export const eraseSearches = (): void => local.remove(KEY);
