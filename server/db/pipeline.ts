/**
 * Awaits a transaction's pipelined statements, which run in this order.
 * @throws the first failure, after all have settled, so that none runs after the transaction ends
 */
export async function pipelined<const Work extends readonly unknown[]>(
  ...statements: Work
): Promise<{ -readonly [I in keyof Work]: Awaited<Work[I]> }> {
  const results = await Promise.allSettled(statements);
  const failed = results.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
  return Promise.all(statements) as Promise<{ -readonly [I in keyof Work]: Awaited<Work[I]> }>;
}

/**
 * Splits work into batches with at most one item per owner, in owner order, so that concurrent transactions can't
 * deadlock.
 */
export function partitionByOwner<Work>(work: readonly Work[], ownerOf: (one: Work) => number): Work[][] {
  const owners = [...Map.groupBy(work, ownerOf)].sort(([a], [b]) => a - b);
  const count = Math.max(0, ...owners.map(([, items]) => items.length));
  return Array.from({ length: count }, (_, i) => owners.flatMap(([, items]) => items.slice(i, i + 1)));
}
