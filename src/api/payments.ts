import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { CardCheck } from "../contract/cards.ts";
import type { PaymentMethods } from "../contract/payment-methods.ts";
import type { NewDeposit, NewWithdrawal, Payment, PaymentAction } from "../contract/payments.ts";
import type { Player } from "../contract/player.ts";
import { ApiError } from "../lib/http/http.ts";
import {
  isNeverCreated,
  markUnanswered,
  type PaymentRequest,
  removePayment,
  removePaymentRequest,
  resolvePaymentRequest,
  savePaymentRequest,
} from "../lib/payments/pending-payments.ts";
import { inSession } from "../lib/session/session-events.ts";
import { now } from "../lib/time/time.ts";
import { isEnded } from "../rules/payments/payment-states.ts";
import { accountsQuery } from "./account.ts";
import { callAsPlayer, malformedError } from "./client.ts";
import { limitsQuery } from "./limits.ts";
import { playerQuery } from "./player.ts";

const MAX_RETRIES = 3;
const FIRST_DELAY = 200;

/** Server errors may be temporary; unanswered calls were retried by the HTTP layer. */
const retry = (count: number, error: Error) =>
  count < MAX_RETRIES && error instanceof ApiError && (error.status >= 500 || error.status === 429);
const retryDelay = (count: number) => FIRST_DELAY * 2 ** count;

/** The player's data that payment methods depend on; a change invalidates all of them. */
type MethodOwner = Pick<Player, "currency" | "country">;
/** Key of all payment methods. */
export const METHODS = ["payment-methods"];
const methodsKey = ({ currency, country }: MethodOwner) => [...METHODS, currency, country];

/** Payment methods of this player. */
export const methodsQuery = (owner: MethodOwner, action: PaymentAction) =>
  queryOptions({
    queryKey: [...methodsKey(owner), action],
    queryFn: ({ client, signal }): Promise<PaymentMethods> =>
      callAsPlayer(client, "GET /api/payments/methods", { query: { action }, signal }),
    staleTime: 30_000,
    gcTime: 5 * 60_000,
    retry,
    retryDelay,
    meta: { loader: "paymentMethods", onError: "throw", persist: "private" },
  });

/** Form fields of a payment method. */
export const methodFieldsQuery = (owner: MethodOwner, action: PaymentAction, id: string) =>
  queryOptions({
    queryKey: [...methodsKey(owner), action, id],
    queryFn: ({ client, signal }) =>
      callAsPlayer(client, "GET /api/payments/methods/:id/fields", {
        params: { id },
        query: { action },
        signal,
      }),
    gcTime: 5 * 60_000,
    retry,
    retryDelay,
    meta: { loader: "paymentFields", onError: "throw", persist: "private" },
  });

/** Drops payment methods of another currency or country. */
export function dropOtherMethods(client: QueryClient, { currency, country }: MethodOwner): void {
  client.removeQueries({
    queryKey: METHODS,
    predicate: ({ queryKey: [, ofCurrency, ofCountry] }) => ofCurrency !== currency || ofCountry !== country,
  });
}

export interface PaymentsFilter {
  action?: PaymentAction;
  /** ISO 8601 in UTC; `to` is exclusive. */
  from?: string;
  to?: string;
}

/** Deposits and withdrawals, newest first, paginated. */
export const paymentsQuery = (filter: PaymentsFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ["payments", "list", filter],
    queryFn: ({ client, pageParam, signal }) =>
      callAsPlayer(client, "GET /api/player/payments", { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
    meta: { loader: "payments", onError: "throw", persist: "private" },
  });

/** The newest deposits, whose outcomes are announced on every page. */
export const recentDepositsQuery = queryOptions({
  queryKey: ["payments", "recent"],
  queryFn: async ({ client, signal }) =>
    (
      await callAsPlayer(client, "GET /api/player/payments", {
        query: { action: "deposit", limit: "5" },
        signal,
      })
    ).payments,
  meta: { loader: "payments", onError: "throw", persist: "private" },
});

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ["payments", "one", id],
    queryFn: async ({ client, signal }) =>
      requirePayment(await callAsPlayer(client, "GET /api/player/payments/:id", { params: { id }, signal })),
    staleTime: 0,
    meta: { loader: "payments", onError: "throw", persist: "private" },
  });

export interface RequestOutcome {
  /** Null if the server doesn't know the key. */
  payment: Payment | null;
  /** Time when the server was asked for the outcome, milliseconds since the epoch. */
  checkedAt: number;
}

/** Outcome of a payment request, by its key. */
export const paymentRequestQuery = (action: PaymentAction, key: string) =>
  queryOptions({
    queryKey: ["payments", "request", action, key],
    queryFn: async ({ client, signal }): Promise<RequestOutcome> => {
      const checkedAt = now();
      try {
        const params = { action, key };
        const payment = await callAsPlayer(client, "GET /api/payments/keys/:action/:key", { params, signal });
        return { payment: requirePayment(payment), checkedAt };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404 && error.code === "not_found")
          return { payment: null, checkedAt };
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
    meta: { loader: "payments", onError: "throw", persist: "private" },
  });

/** Lifetime totals by account. */
export const statsQuery = queryOptions({
  queryKey: ["payments", "stats"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/stats", { signal }),
  staleTime: 0,
  meta: { loader: "payments", onError: "throw", persist: "private" },
});

/** Rejects responses that aren't the server's: a proxy's 200 says nothing about a payment. */
function requirePayment(payment: Payment): Payment {
  if (
    typeof payment?.id !== "string" ||
    typeof payment.state !== "string" ||
    !Array.isArray(payment.timeline)
  )
    throw malformedError("payment");
  return payment;
}

/** Invalidates everything that a payment changes. */
export function invalidateAfterPayment(client: QueryClient): void {
  for (const queryKey of [accountsQuery.queryKey, limitsQuery.queryKey, METHODS, ["payments"]])
    void client.invalidateQueries({ queryKey });
}

/** Caches a payment from the server and invalidates what it changes. */
export function receivePayment(client: QueryClient, payment: Payment): void {
  if (isEnded(payment.state)) removePayment(payment.id);
  invalidateAfterPayment(client);
  const { queryKey } = paymentQuery(payment.id);
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, payment);
}

/**
 * Links a request to its payment: deposits are tracked on this device until they end, withdrawals are not.
 */
function track(client: QueryClient, key: string, payment: Payment): void {
  if (payment.action === "deposit") resolvePaymentRequest(key, payment.id);
  else removePaymentRequest(key);
  receivePayment(client, payment);
}

/** True if the outcome is unknown: a proxy responded, or nothing did, so the payment may exist. */
const hasUnknownOutcome = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.kind === "malformed" || error.status >= 500;

type RequestOf<A extends PaymentAction> = A extends "deposit" ? NewDeposit : NewWithdrawal;
const ENDPOINTS = {
  deposit: "POST /api/payments/deposits",
  cashout: "POST /api/payments/withdrawals",
} as const;

/**
 * Sends a payment request once.
 * @returns the payment; null without a response, then the request is stored until its outcome is known.
 * @throws the server's rejection.
 */
export async function startPayment<A extends PaymentAction>(
  client: QueryClient,
  action: A,
  request: RequestOf<A>,
): Promise<Payment | null> {
  const { key, currency, amount_cents } = request;
  savePaymentRequest({ key, action, currency, amount_cents: String(amount_cents) });
  try {
    const payment = requirePayment(
      await callAsPlayer(client, ENDPOINTS[action as PaymentAction], { body: request }),
    );
    track(client, key, payment);
    return payment;
  } catch (error) {
    if (!hasUnknownOutcome(error)) {
      removePaymentRequest(key);
      throw error;
    }
    markUnanswered(key);
    return null;
  }
}

/**
 * Applies the outcome of a payment request.
 * @returns the payment; null if it was never created; undefined while the outcome is unknown.
 */
export function settlePaymentRequest(
  client: QueryClient,
  request: PaymentRequest,
  { payment, checkedAt }: RequestOutcome,
): Payment | null | undefined {
  if (payment) {
    track(client, request.key, payment);
    return payment;
  }
  if (!isNeverCreated(request, checkedAt)) return undefined;
  removePaymentRequest(request.key);
  return null;
}

const applyChange = (client: QueryClient, response: Promise<Payment>): Promise<void> =>
  inSession(response, (payment) => receivePayment(client, payment));

/** Recalls a withdrawal. */
export const recallPayment = (client: QueryClient, id: string) =>
  applyChange(client, callAsPlayer(client, "POST /api/player/payments/:id/recall", { params: { id } }));

/** Cancels a deposit that waits for the player. */
export const cancelPayment = (client: QueryClient, id: string) =>
  applyChange(client, callAsPlayer(client, "POST /api/payments/:id/cancel", { params: { id } }));

export const submitPaymentForm = (client: QueryClient, id: string, fields: Record<string, string>) =>
  applyChange(
    client,
    callAsPlayer(client, "POST /api/payments/:id/answer", { params: { id }, body: { fields } }),
  );

export async function removeProfile(client: QueryClient, id: number): Promise<void> {
  await callAsPlayer(client, "DELETE /api/payments/profiles/:id", { params: { id: String(id) } });
  await client.invalidateQueries({ queryKey: METHODS });
}

/** Screens a card by its non-sensitive data. */
export const checkCard = (client: QueryClient, { ...body }: CardCheck) =>
  callAsPlayer(client, "POST /api/users/transaction", { body });

const storePlayer = (client: QueryClient, response: Promise<Player>): Promise<void> =>
  inSession(response, (player) => client.setQueryData(playerQuery.queryKey, player));

/** Chooses the next deposit's bonus. */
export const setBonusCode = (client: QueryClient, deposit_bonus_code: string) =>
  storePlayer(
    client,
    callAsPlayer(client, "PATCH /api/player/set_bonus_code", { body: { deposit_bonus_code } }),
  );

export const clearBonusCode = (client: QueryClient) =>
  storePlayer(client, callAsPlayer(client, "DELETE /api/player/clear_bonus_code"));

export const setBonusesEnabled = (client: QueryClient, can_issue: boolean) =>
  storePlayer(
    client,
    callAsPlayer(client, "PATCH /api/player/update_bonus_settings", { body: { can_issue } }),
  );
