import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { accountsQuery } from "../../api/account.ts";
import type { Receipt, Statement } from "../../contract/statement.ts";
import { logError } from "../../lib/http/log.ts";
import { type Check, checkStatement, matchesStatement } from "../../rules/ledger/statement-check.ts";
import { firstWrongHash } from "../../rules/ledger/statement-hash.ts";

/** State of the hash check; `unknown` if the browser cannot compute hashes. */
export type HashCheckState = "agree" | "waiting" | "unknown";

interface HashResult {
  receipts: readonly Receipt[];
  /** Number of the first mismatch; null if all match, undefined if hashing is unavailable. */
  firstMismatch: number | null | undefined;
}

/** Recomputes hashes in the background; null until done. */
function useHashResult(receipts: readonly Receipt[]): HashResult | null {
  const [result, setResult] = useState<HashResult>();
  useEffect(() => {
    let isMounted = true;
    firstWrongHash(receipts)
      .then((firstMismatch) => isMounted && setResult({ receipts, firstMismatch }))
      // SubtleCrypto requires a secure context.
      .catch((error: unknown) => {
        logError("CHECK_HASHES_ERROR", error, "warn");
        if (isMounted) setResult({ receipts, firstMismatch: undefined });
      });
    return () => {
      isMounted = false;
    };
  }, [receipts]);
  return result?.receipts === receipts ? result : null;
}

/** Verifies receipts (newest first) against the account's current balance and the one in the header. */
export function useCheck(
  receipts: readonly Receipt[],
  now: NonNullable<Statement["now"]>,
  isComplete: boolean,
): Check & { hashes: HashCheckState } {
  const hashResult = useHashResult(receipts);
  const displayed = useQuery(accountsQuery).data ?? [];
  const check = checkStatement(receipts, now, { isComplete });
  const firstMismatch = hashResult?.firstMismatch;
  const hashes = hashResult === null ? "waiting" : firstMismatch === null ? "agree" : "unknown";
  if (!check.matches) return { ...check, hashes };
  if (typeof firstMismatch === "number")
    return { matches: false, mismatch: "hash", number: firstMismatch, hashes };
  if (!matchesStatement(displayed, now))
    return { matches: false, mismatch: "balance", number: now.number, hashes };
  return { ...check, hashes };
}
