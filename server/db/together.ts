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
