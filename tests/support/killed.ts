import type { Db } from "../../server/db/client.ts";

/** A process ended here, as far as the database can tell: what it had not committed is gone. */
class Killed extends Error {
  override name = "Killed";
}

interface Runs {
  query: (...args: unknown[]) => unknown;
}

/**
 * Runs something whose transactions end before their statement `at`, counted from 1 over all of them. Gives what it
 * gave; throws `Killed` where that statement came.
 */
export async function killedAt<T>(db: Db, at: number, run: () => Promise<T>): Promise<T> {
  let count = 0;
  const { $client: client } = db as unknown as {
    $client: {
      transaction?: (run: (tx: Runs) => unknown) => unknown;
      connect?: (done?: unknown) => Promise<Runs>;
    };
  };
  const dying = <R extends Runs>(real: R): R =>
    new Proxy(real, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name, target);
        if (typeof own !== "function") return own;
        if (name !== "query") return own.bind(target);
        return (...args: unknown[]) => {
          const text = JSON.stringify(args[0]);
          // Before the first one nothing has begun, and to roll back is what the database does by itself.
          if (!/"(begin|rollback)/i.test(text) && ++count === at) throw new Killed();
          return own.apply(target, args);
        };
      },
    });
  const { transaction, connect } = client;
  if (transaction) client.transaction = (work) => transaction.call(client, (tx) => work(dying(tx)));
  // With a callback it serves a single statement, not a transaction.
  else if (connect)
    client.connect = async (done) => {
      const real = await connect.call(client, done);
      return done ? real : dying(real);
    };
  try {
    return await run();
  } finally {
    if (transaction) client.transaction = transaction;
    else if (connect) client.connect = connect;
  }
}
