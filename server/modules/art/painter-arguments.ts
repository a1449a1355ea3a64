/** Argument of painter.ts: keep the normal priority instead of running on idle CPUs only. */
export const COMPETES = "--competes";
