import type { Db } from "../../../server/db/client.ts";

export type Query = (...args: unknown[]) => unknown;

interface Runs {
  query: Query;
}

/** Runs something whose transactions send their statements through what `wrap` makes of their own way to do so. */
export async function withStatements<T>(
  db: Db,
  wrap: (query: Query) => Query,
  run: () => Promise<T>,
): Promise<T> {
  const { $client: client } = db as unknown as {
    $client: {
      transaction?: (run: (tx: Runs) => unknown) => unknown;
      connect?: (done?: unknown) => Promise<Runs>;
    };
  };
  const wrapped = <R extends Runs>(real: R): R => {
    const query = wrap((...args) => real.query(...args));
    return new Proxy(real, {
      get(target, name) {
        if (name === "query") return query;
        const own: unknown = Reflect.get(target, name, target);
        return typeof own === "function" ? own.bind(target) : own;
      },
    });
  };
  const { transaction, connect } = client;
  if (transaction) client.transaction = (work) => transaction.call(client, (tx) => work(wrapped(tx)));
  // With a callback it serves a single statement, not a transaction.
  else if (connect)
    client.connect = async (done) => {
      const real = await connect.call(client, done);
      return done ? real : wrapped(real);
    };
  try {
    return await run();
  } finally {
    if (transaction) client.transaction = transaction;
    else if (connect) client.connect = connect;
  }
}

/** Whether a statement, as either driver is given it, begins or ends a transaction. */
export const bounds = (asked: unknown): "begin" | "commit" | "rollback" | undefined =>
  /^[^a-z]*(?:"text":")?(begin|commit|rollback)\b/i.exec(JSON.stringify(asked))?.[1]?.toLowerCase() as
    | "begin"
    | "commit"
    | "rollback"
    | undefined;

/** For `withStatements`: each statement is a transaction of its own. */
export const eachAlone =
  (query: Query): Query =>
  async (...args) => {
    const result = await query(...args);
    if (bounds(args[0])) return result;
    await query("commit");
    await query("begin");
    return result;
  };
