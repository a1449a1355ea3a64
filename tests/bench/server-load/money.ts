import { join } from "node:path";
import { messageOf, startNode } from "./processes.ts";
import { quantile } from "./quantile.ts";
import type { Measured } from "./queries.ts";

export interface MoneyOptions {
  rounds: number;
  seconds: number;
  /** Concurrent players. */
  players: number;
}

/** Measures money operations in a separate process; without a URL, on the embedded database. */
export function measureMoney<Results>(
  name: "bets" | "deposits",
  options: MoneyOptions,
  url: string | undefined,
): Promise<Results> {
  const child = startNode([join(import.meta.dirname, `${name}-process.ts`), JSON.stringify(options)], {
    env: { DATABASE_URL: url },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return messageOf<Results>(child, (options.rounds + 1) * options.seconds * 4 + 60);
}

/**
 * Runs `work` for all players concurrently, sequentially for each, until it returns false. @returns runs per second
 */
export async function measureWork(
  { seconds, players }: MoneyOptions,
  work: (player: number) => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const runPlayer = async (player: number) => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      if ((await work(player)) === false) break;
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: players }, (_, player) => runPlayer(player)));
  return { perSecond: (times.length * 1_000) / (performance.now() - start), p99: quantile(times, 0.99) };
}
