/** What a storage says, or `otherwise` where it is closed or does not say it within so many milliseconds. */
export function inTime<T, U>(reading: Promise<T>, otherwise: U, patience: number): Promise<T | U> {
  const late = new Promise<U>((resolve) => setTimeout(resolve, patience, otherwise));
  return Promise.race([reading.catch(() => otherwise), late]);
}
