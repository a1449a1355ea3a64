import type { SharedSecret } from "../../http/signature.ts";
import { createFreeRoundsClient, type FreeRoundsProvider } from "./provider-client.ts";

/** A game provider's free-rounds API. */
export interface RemoteFreeRounds {
  /** Base URL of the provider's API, without a trailing slash. */
  url: string;
  secret: SharedSecret;
  send: (url: string, init: RequestInit) => Promise<Response>;
}

/** Where a grant's free rounds are played. */
export interface GrantProvider {
  /** Name that players' pseudonyms are made for. */
  name: string;
  client: FreeRoundsProvider;
}

interface ProvidersOptions {
  builtIn: GrantProvider;
  /** By the provider of the games in the catalogue. */
  remote: Readonly<Record<string, RemoteFreeRounds>>;
  /** Minor units per unit, by currency. */
  subunits: () => Promise<ReadonlyMap<string, number>>;
}

/** The providers of free rounds: those of the options for their own games, the built-in one for all others. */
export function createFreeRoundsProviders({ builtIn, remote, subunits }: ProvidersOptions) {
  const providers = new Map<string, GrantProvider>();
  for (const [name, { url, secret, send }] of Object.entries(remote)) {
    const client = createFreeRoundsClient({ send: (path, init) => send(url + path, init), secret, subunits });
    providers.set(name, { name, client });
  }
  return {
    /** Names of those that the options have. */
    names: [...providers.keys()],
    /** @param provider the game's provider in the catalogue */
    of: (provider: string): GrantProvider => providers.get(provider) ?? builtIn,
  };
}
