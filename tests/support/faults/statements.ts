import type { Db } from "../../../server/db/client.ts";

export type Query = (...args: unknown[]) => unknown;

interface Queryable {
  query: Query;
}

/** Runs something whose transactions send their statements through `wrap`. */
export async function withStatements<T>(
  db: Db,
  wrap: (query: Query) => Query,
  run: () => Promise<T>,
): Promise<T> {
  const { $client: client } = db as unknown as {
    $client: {
      transaction?: (run: (tx: Queryable) => unknown) => unknown;
      connect?: (done?: unknown) => Promise<Queryable>;
    };
  };
  const wrapConnection = <R extends Queryable>(real: R): R => {
    const query = wrap((...args) => real.query(...args));
    return new Proxy(real, {
      get(target, name) {
        if (name === "query") return query;
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
  };
  const { transaction, connect } = client;
  if (transaction) client.transaction = (work) => transaction.call(client, (tx) => work(wrapConnection(tx)));
  // With a callback, connect is for a single statement, not a transaction.
  else if (connect)
    client.connect = async (done) => {
      const real = await connect.call(client, done);
      return done ? real : wrapConnection(real);
    };
  try {
    return await run();
  } finally {
    if (transaction) client.transaction = transaction;
    else if (connect) client.connect = connect;
  }
}

/** The transaction command in a statement, in either driver's format; undefined for any other statement. */
export const transactionCommand = (statement: unknown): "begin" | "commit" | "rollback" | undefined =>
  /^[^a-z]*(?:"text":")?(begin|commit|rollback)\b/i.exec(JSON.stringify(statement))?.[1]?.toLowerCase() as
    | "begin"
    | "commit"
    | "rollback"
    | undefined;

/** For `withStatements`: commits after each statement. */
export const commitEachStatement =
  (query: Query): Query =>
  async (...args) => {
    const result = await query(...args);
    if (transactionCommand(args[0])) return result;
    await query("commit");
    await query("begin");
    return result;
  };
