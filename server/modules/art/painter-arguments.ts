/** Argument of painter.ts: the process keeps the usual priority instead of running only on idle processors. */
export const COMPETES = "--competes";
