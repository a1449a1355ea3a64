/** Of the process that draws: it competes with all others instead of running when nothing else wants to. */
export const COMPETES = "--competes";
