import { SLOT_STUDIOS } from "./slot-studios.ts";
import type { Studio } from "./studio.ts";
import { TABLE_STUDIOS } from "./table-studios.ts";

/** The order is fixed for ever: provider ids are places in this list. */
export const STUDIOS: readonly Studio[] = [...SLOT_STUDIOS, ...TABLE_STUDIOS];
