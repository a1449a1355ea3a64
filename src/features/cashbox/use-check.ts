import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { settleIntent, wishQuery } from "../../api/payments.ts";
import type { Payment } from "../../contract/payments.ts";
import type { Intent } from "../../lib/payments/pending-payments.ts";

/** Milliseconds between two questions. */
const EVERY = 2_000;

/** Asks what became of a wish until that is known, and sends nothing. `onTold` gets the payment; null where it never was one. */
export function useCheck(
  intent: Intent | undefined,
  onTold: (payment: Payment | null, intent: Intent) => void,
): void {
  const client = useQueryClient();
  const tell = useRef(onTold);
  tell.current = onTold;
  const { data } = useQuery({
    ...wishQuery(intent?.action ?? "deposit", intent?.key ?? ""),
    enabled: intent !== undefined,
    refetchInterval: EVERY,
  });
  useEffect(() => {
    if (!intent || !data) return;
    const payment = settleIntent(client, intent, data);
    if (payment !== undefined) tell.current(payment, intent);
  }, [client, intent, data]);
}
