/** Result of a storage read, or `fallback` if it fails or takes longer than `timeout` milliseconds. */
export function withTimeout<T, U>(reading: Promise<T>, fallback: U, timeout: number): Promise<T | U> {
  const timedOut = new Promise<U>((resolve) => setTimeout(resolve, timeout, fallback));
  return Promise.race([reading.catch(() => fallback), timedOut]);
}
