import { join } from "node:path";
import { messageOf, startNode } from "./processes.ts";
import type { Measured } from "./queries.ts";

/** By round: players at a game of their own, all at one account, and bare inserts. */
export interface BetResults {
  many: Measured[];
  hot: Measured[];
  bare: Measured[];
}

export interface BetOptions {
  rounds: number;
  seconds: number;
  /** Who bet at the same time. */
  players: number;
}

/** Bets through the wallet as a provider's call makes them, in a process of its own; without a URL on the embedded database. */
export function measureBets(options: BetOptions, url: string | undefined): Promise<BetResults> {
  const child = startNode([join(import.meta.dirname, "bets-process.ts"), JSON.stringify(options)], {
    env: { DATABASE_URL: url },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return messageOf<BetResults>(child, (options.rounds + 1) * options.seconds * 4 + 60);
}
