import type { Visitor } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";

/** Who asks, as far as accounts are concerned. */
export interface Asker {
  visitor: Visitor;
  /** The site's public address, for links in mails. */
  origin: string;
}

/** Refuses who comes from a country that has no accounts. */
export function admitted(asker: Asker): Asker {
  if (asker.visitor.market.restricted !== "none") throw new RequestError("restricted_country");
  return asker;
}
