import { RequestError } from "../../http/errors.ts";
import type { PlayerRow } from "./store.ts";

/** Refuses whoever has shown that this account is theirs, and has closed it: support opens it again, nothing else does. */
export function refuseClosed({ closedAt }: Pick<PlayerRow, "closedAt">): void {
  if (closedAt) throw new RequestError("account_closed");
}
