import { session } from "../../lib/storage/storage.ts";

/** Stays in the tab when the connection or the session is lost. */
const KEY = "typed-promo-code";

export const typedCode = (): string => session.read(KEY) ?? "";

export function saveTypedCode(code: string): void {
  session.write(KEY, code);
}
