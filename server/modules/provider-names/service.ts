import { createHmac } from "node:crypto";
import { createBatches, STATEMENT_BATCHES } from "../../db/batches.ts";
import type { Db } from "../../db/client.ts";
import { keyOf, type PlayerAtProvider, providerNamesStore } from "./store.ts";

interface ProviderNamesDeps {
  db: Db;
  /** The server secret. */
  secret: string;
}

/** Separates a provider's names for payments and for games. */
const PREFIX: Readonly<Record<PlayerAtProvider["kind"], string>> = { payments: "payer", games: "player" };

/**
 * Pseudonyms of players, different per provider. Derived from the secret on first use and stored, so that they
 * survive a change of secret.
 */
export function createPlayerAliases({ db, secret }: ProviderNamesDeps) {
  const store = providerNamesStore(db);
  // Orders and launches that wait for the database share a query.
  const find = createBatches<PlayerAtProvider, string | undefined>(async (players) => {
    const names = await store.find(players);
    return players.map((player) => ({ value: names.get(keyOf(player)) }));
  }, STATEMENT_BATCHES);

  const derive = ({ playerId, kind, provider }: PlayerAtProvider): string =>
    createHmac("sha256", secret)
      .update(`${PREFIX[kind]} ${playerId} at ${provider}`)
      .digest("hex")
      .slice(0, 32);

  /** Don't call inside a transaction: the name must persist even if the transaction rolls back. */
  return async (player: PlayerAtProvider): Promise<string> => {
    const stored = await find(player);
    if (stored !== undefined) return stored;
    await store.add({ ...player, name: derive(player) });
    // A server with another secret may have stored its name first.
    return (await find(player))!;
  };
}
