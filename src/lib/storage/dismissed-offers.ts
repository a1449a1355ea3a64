import { type Dismissals, isDismissed } from "../../rules/bonuses/offers.ts";
import { local } from "./storage.ts";

/** Not private data of the session: a dismissed offer stays away after the next sign-in, too. */
const keyOf = (playerId: number) => `dismissed-offers:${playerId}`;

/** Offers that the player has dismissed on this device. */
export function storedDismissals(playerId: number): Dismissals {
  try {
    const stored: unknown = JSON.parse(local.read(keyOf(playerId)) ?? "{}");
    const entries = Object.entries(stored ?? {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    return {};
  }
}

/** Stores a dismissal and drops expired ones. `at`: milliseconds since the epoch. */
export function storeDismissal(playerId: number, offer: string, at: number): Dismissals {
  const before = Object.entries(storedDismissals(playerId));
  const current = before.filter(([id]) => isDismissed(storedDismissals(playerId), id, at));
  const dismissals = Object.fromEntries([...current, [offer, at]]);
  local.write(keyOf(playerId), JSON.stringify(dismissals));
  return dismissals;
}
