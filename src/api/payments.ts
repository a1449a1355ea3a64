import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type {
  CardCheck,
  NewCashout,
  NewDeposit,
  Payment,
  PaymentAction,
  PaymentMethods,
} from "../contract/payments.ts";
import type { Player } from "../contract/player.ts";
import { ApiError } from "../lib/http/http.ts";
import {
  answerIntent,
  forgetIntent,
  forgetPayment,
  type Intent,
  isNeverBegun,
  keepIntent,
  loseIntent,
} from "../lib/payments/pending-payments.ts";
import { inSession } from "../lib/session/session-events.ts";
import { now } from "../lib/time/time.ts";
import { isEnded } from "../rules/payments/payment-states.ts";
import { accountsQuery } from "./account.ts";
import { call, malformed } from "./client.ts";
import { limitsQuery } from "./limits.ts";
import { playerQuery } from "./player.ts";

const RETRIES = 3;
const FIRST_DELAY = 200;

/** A failure of the server's may pass; where nobody answered, the request layer has tried already. */
const retry = (count: number, error: Error) =>
  count < RETRIES && error instanceof ApiError && (error.status >= 500 || error.status === 429);
const retryDelay = (count: number) => FIRST_DELAY * 2 ** count;

/** What ways to pay depend on: with another currency or country there are others, and nothing is left of those before. */
type Whose = Pick<Player, "currency" | "country">;
const METHODS = ["payment-methods"];
const methodsKey = ({ currency, country }: Whose) => [...METHODS, currency, country];

/** Ways to bring or take money for this player. */
export const methodsQuery = (whose: Whose, action: PaymentAction) =>
  queryOptions({
    queryKey: [...methodsKey(whose), action],
    queryFn: ({ client, signal }): Promise<PaymentMethods> =>
      call(client, "GET /api/payments/methods", { query: { action }, signal }),
    staleTime: 30_000,
    gcTime: 5 * 60_000,
    retry,
    retryDelay,
    meta: { loader: "paymentMethods", persist: "private" },
  });

/** The fields of a method's form. */
export const methodFieldsQuery = (whose: Whose, action: PaymentAction, id: string) =>
  queryOptions({
    queryKey: [...methodsKey(whose), action, id],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/payments/methods/:id/fields", { params: { id }, query: { action }, signal }),
    gcTime: 5 * 60_000,
    retry,
    retryDelay,
    meta: { loader: "paymentFields", persist: "private" },
  });

/** Drops the ways to pay that were of another currency or country. */
export function dropOtherMethods(client: QueryClient, { currency, country }: Whose): void {
  client.removeQueries({
    queryKey: METHODS,
    predicate: ({ queryKey: [, ofCurrency, ofCountry] }) => ofCurrency !== currency || ofCountry !== country,
  });
}

export interface PaymentsFilter {
  action?: PaymentAction;
  /** ISO 8601 in UTC; `to` is not inside. */
  from?: string;
  to?: string;
}

/** Deposits and withdrawals, newest first and page by page. */
export const paymentsQuery = (filter: PaymentsFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ["payments", "list", filter],
    queryFn: ({ client, pageParam, signal }) =>
      call(client, "GET /api/player/payments", { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
    meta: { loader: "payments", persist: "private" },
  });

/** The newest deposits: what became of them is told wherever the player is. */
export const recentDepositsQuery = queryOptions({
  queryKey: ["payments", "recent"],
  queryFn: async ({ client, signal }) =>
    (await call(client, "GET /api/player/payments", { query: { action: "deposit", limit: "5" }, signal }))
      .payments,
  meta: { loader: "payments", persist: "private" },
});

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ["payments", "one", id],
    queryFn: async ({ client, signal }) =>
      checked(await call(client, "GET /api/player/payments/:id", { params: { id }, signal })),
    staleTime: 0,
    meta: { loader: "payments", persist: "private" },
  });

export interface Told {
  /** Null when the server knows nothing of it. */
  payment: Payment | null;
  /** When it was asked for, milliseconds since the epoch. */
  asked: number;
}

/** What became of a wish. */
export const wishQuery = (action: PaymentAction, key: string) =>
  queryOptions({
    queryKey: ["payments", "wish", action, key],
    queryFn: async ({ client, signal }): Promise<Told> => {
      const asked = now();
      try {
        const params = { action, key };
        const payment = await call(client, "GET /api/payments/keys/:action/:key", { params, signal });
        return { payment: checked(payment), asked };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404 && error.code === "not_found")
          return { payment: null, asked };
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
    meta: { loader: "payments", persist: "private" },
  });

/** Sums of each account over its life. */
export const statsQuery = queryOptions({
  queryKey: ["payments", "stats"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/stats", { signal }),
  staleTime: 0,
  meta: { loader: "payments", persist: "private" },
});

/** What stands in front of the server may say 200 with anything: that is no word about a payment. */
function checked(answer: Payment): Payment {
  if (typeof answer?.id !== "string" || typeof answer.state !== "string" || !Array.isArray(answer.timeline))
    throw malformed("payment");
  return answer;
}

/** Asks for everything that a payment changes. */
export function askAfterPayment(client: QueryClient): void {
  for (const queryKey of [accountsQuery.queryKey, limitsQuery.queryKey, METHODS, ["payments"]])
    void client.invalidateQueries({ queryKey });
}

/** Shows a payment as the server has just said it is, and asks for what has changed with it. */
export function receivePayment(client: QueryClient, payment: Payment): void {
  if (isEnded(payment.state)) forgetPayment(payment.id);
  askAfterPayment(client);
  const { queryKey } = paymentQuery(payment.id);
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, payment);
}

/** A wish has become a payment: a deposit is followed on this device until it ends, a withdrawal goes its own way. */
function follow(client: QueryClient, key: string, payment: Payment): void {
  if (payment.action === "deposit") answerIntent(key, payment.id);
  else forgetIntent(key);
  receivePayment(client, payment);
}

/** Asked in the same words, it may have been begun all the same: somebody on the way has answered, not the cashbox. */
const isUnclear = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.kind === "malformed" || error.status >= 500;

type Wish<A extends PaymentAction> = A extends "deposit" ? NewDeposit : NewCashout;
const ENDPOINTS = {
  deposit: "POST /api/payments/deposits",
  cashout: "POST /api/payments/cashouts",
} as const;

/**
 * Sends a wish, once. Gives the payment that it has become; null where no answer came, so that only the server knows:
 * its intent is kept until that is asked. A refusal is thrown.
 */
export async function beginPayment<A extends PaymentAction>(
  client: QueryClient,
  action: A,
  wish: Wish<A>,
): Promise<Payment | null> {
  const { key, currency, amount_cents } = wish;
  keepIntent({ key, action, currency, amount_cents: String(amount_cents) });
  try {
    const payment = checked(await call(client, ENDPOINTS[action], { body: wish }));
    follow(client, key, payment);
    return payment;
  } catch (error) {
    if (!isUnclear(error)) {
      forgetIntent(key);
      throw error;
    }
    loseIntent(key);
    return null;
  }
}

/** Takes what the server has told of a wish: the payment that it is, or null where it never was one; undefined while that is open. */
export function settleIntent(
  client: QueryClient,
  intent: Intent,
  { payment, asked }: Told,
): Payment | null | undefined {
  if (payment) {
    follow(client, intent.key, payment);
    return payment;
  }
  if (!isNeverBegun(intent, asked)) return undefined;
  forgetIntent(intent.key);
  return null;
}

const change = (client: QueryClient, answer: Promise<Payment>): Promise<void> =>
  inSession(answer, (payment) => receivePayment(client, payment));

/** Takes a withdrawal back. */
export const recallPayment = (client: QueryClient, id: string) =>
  change(client, call(client, "POST /api/player/payments/:id/recall", { params: { id } }));

/** Gives up a deposit that waits. */
export const cancelPayment = (client: QueryClient, id: string) =>
  change(client, call(client, "POST /api/payments/:id/cancel", { params: { id } }));

export const answerPayment = (client: QueryClient, id: string, fields: Record<string, string>) =>
  change(client, call(client, "POST /api/payments/:id/answer", { params: { id }, body: { fields } }));

export async function forgetProfile(client: QueryClient, id: number): Promise<void> {
  await call(client, "DELETE /api/payments/profiles/:id", { params: { id: String(id) } });
  await client.invalidateQueries({ queryKey: METHODS });
}

/** Asks whether a card may be paid with, by what may be known of it. */
export const checkCard = (client: QueryClient, { ...body }: CardCheck) =>
  call(client, "POST /api/users/transaction", { body });

const keepPlayer = (client: QueryClient, answer: Promise<Player>): Promise<void> =>
  inSession(answer, (player) => client.setQueryData(playerQuery.queryKey, player));

/** Chooses the bonus of the next deposit. */
export const setBonusCode = (client: QueryClient, deposit_bonus_code: string) =>
  keepPlayer(client, call(client, "PATCH /api/player/set_bonus_code", { body: { deposit_bonus_code } }));

export const clearBonusCode = (client: QueryClient) =>
  keepPlayer(client, call(client, "DELETE /api/player/clear_bonus_code"));

export const takeBonuses = (client: QueryClient, can_issue: boolean) =>
  keepPlayer(client, call(client, "PATCH /api/player/update_bonus_settings", { body: { can_issue } }));
