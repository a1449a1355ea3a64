import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { accountsQuery } from "../../api/account.ts";
import type { Receipt, Statement } from "../../contract/statement.ts";
import { logError } from "../../lib/http/log.ts";
import { type Check, checkStatement, showsSame } from "../../rules/ledger/statement-check.ts";
import { firstWrongHash } from "../../rules/ledger/statement-hash.ts";

/** What is known of fingerprints: `unknown` where the browser cannot compute them. */
export type Hashes = "agree" | "waiting" | "unknown";

interface Hashed {
  /** What was looked at. */
  receipts: readonly Receipt[];
  /** The number of the first that does not fit; null where all do, undefined where the browser cannot tell. */
  wrong: number | null | undefined;
}

/** Recomputes hashes beside what is shown; null until it is done. */
function useHashed(receipts: readonly Receipt[]): Hashed | null {
  const [hashed, setHashed] = useState<Hashed>();
  useEffect(() => {
    let wanted = true;
    firstWrongHash(receipts)
      .then((wrong) => wanted && setHashed({ receipts, wrong }))
      // Browsers compute hashes on secure pages only.
      .catch((error: unknown) => {
        logError("CHECK_HASHES_ERROR", error, "warn");
        if (wanted) setHashed({ receipts, wrong: undefined });
      });
    return () => {
      wanted = false;
    };
  }, [receipts]);
  return hashed?.receipts === receipts ? hashed : null;
}

/** Whether these receipts, newest first, come to what the account holds now and to what the header shows. */
export function useCheck(
  receipts: readonly Receipt[],
  now: NonNullable<Statement["now"]>,
  whole: boolean,
): Check & { hashes: Hashes } {
  const hashed = useHashed(receipts);
  const shown = useQuery(accountsQuery).data ?? [];
  const check = checkStatement(receipts, now, { whole });
  const wrong = hashed?.wrong;
  const hashes = hashed === null ? "waiting" : wrong === null ? "agree" : "unknown";
  if (!check.agrees) return { ...check, hashes };
  if (typeof wrong === "number") return { agrees: false, why: "hash", number: wrong, hashes };
  if (!showsSame(shown, now)) return { agrees: false, why: "balance", number: now.number, hashes };
  return { ...check, hashes };
}
