import type { Db } from "../../../server/db/client.ts";

type Method = (...args: unknown[]) => unknown;

/**
 * Runs something, and `other` from start to end before its transaction number `at`, counted from 1: what was read
 * before it is stale then.
 * @returns the result, and whether there was such a transaction
 */
export async function interruptAt<T>(
  db: Db,
  at: number,
  run: () => Promise<T>,
  other: () => Promise<unknown>,
): Promise<{ result: T; isInterrupted: boolean }> {
  const { $client: client } = db as unknown as { $client: Record<string, Method> };
  // PGlite and node-postgres name it differently.
  const name = client.transaction ? "transaction" : "connect";
  const begin = client[name]!;
  let count = 0;
  client[name] = async (...args) => {
    // With a callback, connect is for a single statement.
    const isTransaction = name === "transaction" || args.length === 0;
    if (isTransaction && ++count === at) await other();
    return begin.apply(client, args);
  };
  try {
    const result = await run();
    return { result, isInterrupted: count >= at };
  } finally {
    client[name] = begin;
  }
}
