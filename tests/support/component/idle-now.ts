/** Stands in for src/lib/time/when-idle.ts: the device has nothing else to do at once. */
export const LATER = 0;
export const whenQuiet = (): Promise<void> => Promise.resolve();
export const whenLater = (): Promise<void> => Promise.resolve();
