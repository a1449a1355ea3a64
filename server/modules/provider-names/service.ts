import { createHmac } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { type PlayerAtProvider, providerNamesStore } from "./store.ts";

interface ProviderNamesDeps {
  db: Db;
  /** The server's own. */
  secret: string;
}

/** Keeps apart the names that one provider has for payments and for games. */
const PREFIX: Readonly<Record<PlayerAtProvider["kind"], string>> = { payments: "payer", games: "player" };

/**
 * Names for players that tell a provider nothing else, and no other provider anything. The first use derives a name from
 * the secret and stores it; later uses read it, so that changing the secret changes no name.
 */
export function createProviderNames({ db, secret }: ProviderNamesDeps) {
  const store = providerNamesStore(db);

  const derive = ({ playerId, kind, provider }: PlayerAtProvider): string =>
    createHmac("sha256", secret)
      .update(`${PREFIX[kind]} ${playerId} at ${provider}`)
      .digest("hex")
      .slice(0, 32);

  /** Not for use inside a transaction: the name has to outlive it. */
  return async (player: PlayerAtProvider): Promise<string> => {
    const stored = await store.find(player);
    if (stored !== undefined) return stored;
    await store.add({ ...player, name: derive(player) });
    // A server with another secret may have stored its name first.
    return (await store.find(player))!;
  };
}
