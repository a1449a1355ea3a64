/** Replaces src/lib/time/when-idle.ts in component tests: the device is always idle. */
export const LATER_DELAY = 0;
export const whenIdleAndHydrated = (): Promise<void> => Promise.resolve();
export const whenLongIdle = (): Promise<void> => Promise.resolve();
