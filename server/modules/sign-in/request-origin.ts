import type { Visitor } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";

/** The visitor and origin of an account request. */
export interface Requester {
  visitor: Visitor;
  /** The site's public origin, for links in mails. */
  origin: string;
}

/** Rejects requests from restricted countries. @throws RequestError `restricted_country` */
export function requireUnrestricted(requester: Requester): Requester {
  if (requester.visitor.market.restricted !== "none") throw new RequestError("restricted_country");
  return requester;
}
