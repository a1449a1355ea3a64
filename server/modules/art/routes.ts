// TEMPORARY placeholder so that the app starts; to be replaced by the real routes of this module.
import { Hono } from "hono";
export const ART_VERSION = "0";
export function artRoutes(_deps: unknown): Hono { return new Hono(); }
export async function warmArt(..._args: unknown[]): Promise<void> {}
