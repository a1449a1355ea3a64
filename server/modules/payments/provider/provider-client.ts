import * as v from "valibot";
import {
  ProviderEventsSchema,
  type ProviderOrder,
  type ProviderOrderAnswer,
  ProviderOrderAnswerSchema,
} from "../../../../src/contract/payment-provider.ts";
import type { PaymentReason } from "../../../../src/contract/payments.ts";
import { SERVER_CALL_TIMEOUT } from "../../../http/call-timeout.ts";
import { type SharedSecret, sign } from "../../../http/signature.ts";

export interface PaymentProvider {
  /** Base URL of the provider's API, without a trailing slash. */
  url: string;
  /** Shared secret; both sides sign their messages with it. */
  secret: SharedSecret;
  send: (url: string, init: RequestInit) => Promise<Response>;
}

/** The provider's answer: the result, or a status that a retry wouldn't change. */
export type ProviderResult<T> =
  | { ok: true; answer: T }
  | { ok: false; status: number; code: string | null; errors: Record<string, string[]> };

/** True if the provider knows no such order. */
export const isUnknownOrder = (result: ProviderResult<unknown>): boolean =>
  !result.ok && result.status === 404 && result.code === "unknown_order";

/**
 * True if the provider refuses the call. Other statuses, such as 401 or 409, leave the outcome of earlier attempts
 * open.
 */
export const isRejected = (result: ProviderResult<unknown>): boolean => !result.ok && result.status === 422;

/** The outcome is unknown: no answer came, or an unreadable one. */
export class OutcomeUnknown extends Error {
  override name = "OutcomeUnknown";
  /** True if the last answer was a success that couldn't be parsed. */
  readonly isUnreadable: boolean;

  constructor(path: string, isUnreadable = false) {
    super(path);
    this.isUnreadable = isUnreadable;
  }
}

/** Pauses between attempts, milliseconds. */
const PAUSES = [200, 1_000];

const RejectionSchema = v.object({
  code: v.fallback(v.nullable(v.string()), null),
  errors: v.fallback(v.record(v.string(), v.array(v.string())), {}),
});
const DoneSchema = v.unknown();

async function rejectionOf(response: Response): Promise<v.InferOutput<typeof RejectionSchema>> {
  const body = v.safeParse(RejectionSchema, await response.json().catch(() => null));
  return body.success ? body.output : { code: null, errors: {} };
}

/** A client of a payment provider's API: signs its calls and retries them, which is safe because each is idempotent. */
export function createProviderClient(
  { url, secret, send }: PaymentProvider,
  wait: (milliseconds: number) => Promise<unknown>,
) {
  async function attempt<S extends v.GenericSchema>(
    method: "GET" | "POST",
    path: string,
    body: string | undefined,
    schema: S,
  ): Promise<ProviderResult<v.InferOutput<S>> | "unreadable" | null> {
    const target = url + path;
    const { pathname, search } = new URL(target);
    const signature = sign(body ?? pathname + search, secret);
    try {
      const response = await send(target, {
        method,
        headers: {
          "x-signature": signature,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(SERVER_CALL_TIMEOUT),
        redirect: "error",
      });
      if (response.status >= 500 || response.status === 429 || response.status === 408) return null;
      if (!response.ok) return { ok: false, status: response.status, ...(await rejectionOf(response)) };
      // An unreadable success may be readable on a retry; until then the outcome is unknown.
      return { ok: true, answer: v.parse(schema, await response.json()) };
    } catch (error) {
      return error instanceof v.ValiError || error instanceof SyntaxError ? "unreadable" : null;
    }
  }

  async function call<S extends v.GenericSchema>(
    method: "GET" | "POST",
    path: string,
    body: object | undefined,
    schema: S,
  ): Promise<ProviderResult<v.InferOutput<S>>> {
    const text = body && JSON.stringify(body);
    let isUnreadable = false;
    for (const pause of [...PAUSES, null]) {
      const result = await attempt(method, path, text, schema);
      if (result !== null && result !== "unreadable") return result;
      isUnreadable = result === "unreadable";
      if (pause !== null) await wait(pause);
    }
    throw new OutcomeUnknown(path, isUnreadable);
  }

  const orderPath = (name: string) => `/orders/${encodeURIComponent(name)}`;

  return {
    /** Places a deposit or payout order. Idempotent by payment id. */
    order: (order: ProviderOrder): Promise<ProviderResult<ProviderOrderAnswer>> =>
      call("POST", "/orders", order, ProviderOrderAnswerSchema),

    /** Submits the player's answer to a `form` step. */
    answer: (payment: string, fields: Record<string, string>): Promise<ProviderResult<ProviderOrderAnswer>> =>
      call("POST", `${orderPath(payment)}/answer`, { fields }, ProviderOrderAnswerSchema),

    /** All events of an order, oldest first and unvalidated; undefined if the provider doesn't know the order. */
    async events(payment: string): Promise<unknown[] | undefined> {
      const result = await call("GET", orderPath(payment), undefined, ProviderEventsSchema);
      if (result.ok) return result.answer.events;
      if (isUnknownOrder(result)) return undefined;
      throw new OutcomeUnknown(orderPath(payment));
    },

    /** Cancels an order that hasn't received money. Idempotent. */
    cancel: (payment: string): Promise<ProviderResult<unknown>> =>
      call("POST", `${orderPath(payment)}/cancel`, {}, DoneSchema),

    /** Sends back received money that wasn't accepted. Idempotent. */
    refund: (name: string, reason: PaymentReason): Promise<ProviderResult<unknown>> =>
      call("POST", `${orderPath(name)}/refund`, { reason }, DoneSchema),
  };
}

export type ProviderClient = ReturnType<typeof createProviderClient>;
