import { randomBytes, randomUUID } from "node:crypto";
import { commitmentOf } from "../../src/rules/fair/draw.ts";
import type { GamesBooks, Seed } from "./store.ts";

export interface SeedsDeps {
  books: GamesBooks;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export interface Replaced {
  /** Null where nothing was drawn from it, so that it goes on. */
  shown: Seed | null;
  next: Seed;
}

/** The secrets that draws are made from: one at a time for each player and game. */
export function createSeeds({ books, now }: SeedsDeps) {
  async function begin(player: string, gameIdentifier: string, client: string): Promise<Seed> {
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
    await books.addSeed(seed);
    // Another call of the same moment may have begun one.
    const current = (await books.seed(player, gameIdentifier)) ?? seed;
    return current.client === client ? current : ((await books.setClient(current.id, client)) ?? current);
  }

  /**
   * Reveals a seed and begins the next one with a text; undefined while a round still needs it. One that nothing was drawn
   * from stays, with the new text: its secret was fixed, and shown to be, before anybody could know the text.
   */
  async function replace(seed: Seed, client: string): Promise<Replaced | undefined> {
    const { id, player, gameIdentifier } = seed;
    const unused = await books.setClient(id, client);
    if (unused) return { shown: null, next: unused };
    const shown = await books.reveal(id, new Date(now()));
    if (!shown) return undefined;
    return { shown, next: await begin(player, gameIdentifier, client) };
  }

  const current = async (player: string, gameIdentifier: string): Promise<Seed> =>
    (await books.seed(player, gameIdentifier)) ??
    begin(player, gameIdentifier, randomBytes(8).toString("hex"));

  return {
    current,
    replace,

    /** Of all games that the player has played. */
    of: (player: string) => books.seedsOf(player),

    /** Shows what was drawn from until now, and goes on with the same texts. What an open round needs stays hidden. */
    async replaceAll(player: string): Promise<void> {
      for (const { seed } of await books.seedsOf(player))
        if (seed.nonce > 0) await replace(seed, seed.client);
    },
  };
}

export type Seeds = ReturnType<typeof createSeeds>;
