/**
 * Has statements of one transaction sent without waiting for one another's answers; they are done in this order. Throws
 * the first failure, and not before all are over: none may come once the transaction has ended.
 */
export async function together<const Work extends readonly unknown[]>(
  ...work: Work
): Promise<{ -readonly [I in keyof Work]: Awaited<Work[I]> }> {
  const ended = await Promise.allSettled(work);
  const failed = ended.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
  return Promise.all(work) as Promise<{ -readonly [I in keyof Work]: Awaited<Work[I]> }>;
}

/**
 * Parts work into rounds in which each owner has one at most, in the order of owners: of two transactions at once that
 * take hold of owners' rows in this order, none waits for the other for ever.
 */
export function inRounds<Work>(work: readonly Work[], ownerOf: (one: Work) => number): Work[][] {
  const owners = [...Map.groupBy(work, ownerOf)].sort(([a], [b]) => a - b);
  const count = Math.max(0, ...owners.map(([, own]) => own.length));
  return Array.from({ length: count }, (_, i) => owners.flatMap(([, own]) => own.slice(i, i + 1)));
}
