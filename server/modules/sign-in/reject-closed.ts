import type { PlayerRow } from "../../core/players/store.ts";
import { RequestError } from "../../http/errors.ts";

/** Rejects sign-in to a closed account, after its owner is authenticated; only support can reopen it. */
export function rejectClosed({ closedAt }: Pick<PlayerRow, "closedAt">): void {
  if (closedAt) throw new RequestError("account_closed");
}
