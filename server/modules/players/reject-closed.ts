import { RequestError } from "../../http/errors.ts";
import type { PlayerRow } from "./store.ts";

/** Rejects sign-in to a closed account, after its owner is authenticated; only support can reopen it. */
export function rejectClosed({ closedAt }: Pick<PlayerRow, "closedAt">): void {
  if (closedAt) throw new RequestError("account_closed");
}
