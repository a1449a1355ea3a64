import { randomBytes, randomUUID } from "node:crypto";
import { commitmentOf } from "../../src/rules/fair/draw.ts";
import type { GamesStore, Seed } from "./store.ts";

export interface SeedsDeps {
  store: GamesStore;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export interface SeedReplacement {
  /** Null if nothing was drawn from it, so that it stays in use. */
  revealed: Seed | null;
  next: Seed;
}

/** Seeds of draws: one active per player and game. */
export function createSeeds({ store, now }: SeedsDeps) {
  async function startSeed(player: string, gameIdentifier: string, client: string): Promise<Seed> {
    const secret = randomBytes(32).toString("hex");
    const seed = {
      id: randomUUID(),
      player,
      gameIdentifier,
      secret,
      commitment: await commitmentOf(secret),
      client,
      nonce: 0,
      createdAt: new Date(now()),
      revealedAt: null,
    };
    await store.addSeed(seed);
    // A concurrent call may have inserted one.
    const current = (await store.seed(player, gameIdentifier)) ?? seed;
    return current.client === client ? current : ((await store.setClient(current.id, client)) ?? current);
  }

  /**
   * Reveals a seed and starts the next one with the client seed; undefined while a round needs it. An unused seed
   * stays and takes the new client seed: its commitment was published before.
   */
  async function replace(seed: Seed, client: string): Promise<SeedReplacement | undefined> {
    const { id, player, gameIdentifier } = seed;
    const unused = await store.setClient(id, client);
    if (unused) return { revealed: null, next: unused };
    const revealed = await store.reveal(id, new Date(now()));
    if (!revealed) return undefined;
    return { revealed, next: await startSeed(player, gameIdentifier, client) };
  }

  const current = async (player: string, gameIdentifier: string): Promise<Seed> =>
    (await store.seed(player, gameIdentifier)) ??
    startSeed(player, gameIdentifier, randomBytes(8).toString("hex"));

  return {
    current,
    replace,

    /** Active seeds of all games the player has played. */
    of: (player: string) => store.seedsOf(player),

    /** Reveals used seeds and continues with the same client seeds; seeds of open rounds stay hidden. */
    async replaceAll(player: string): Promise<void> {
      for (const { seed } of await store.seedsOf(player))
        if (seed.nonce > 0) await replace(seed, seed.client);
    },
  };
}

export type Seeds = ReturnType<typeof createSeeds>;
