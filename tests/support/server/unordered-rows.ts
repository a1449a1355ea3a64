import type { PGlite, QueryOptions, Results } from "@electric-sql/pglite";

const RETURNS_UNORDERED_ROWS = /^[\s(]*(?:select|with|update|delete)\b(?!.*\border by\b)/is;

type Query = <Row>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;

const reversing =
  (query: Query): Query =>
  async (text, params, options) => {
    const results = await query<never>(text, params, options);
    if (RETURNS_UNORDERED_ROWS.test(text)) results.rows.reverse();
    return results;
  };

/**
 * Reverses the rows of each statement without `order by`. Postgres returns them in any order, which is mostly that of
 * their insertion: without this, a test or a query that depends on it would fail only now and then.
 */
export function reverseUnorderedRows(client: PGlite): void {
  client.query = reversing(client.query.bind(client));
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      tx.query = reversing(tx.query.bind(tx));
      return work(tx);
    });
}
