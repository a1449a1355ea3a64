import { SLOT_STUDIOS } from "./slot-studios.ts";
import type { ProviderSpec } from "./studio.ts";
import { TABLE_STUDIOS } from "./table-studios.ts";

/** Append only: provider ids are positions in this list. */
export const STUDIOS: readonly ProviderSpec[] = [...SLOT_STUDIOS, ...TABLE_STUDIOS];
