import * as v from "valibot";
import {
  type ProviderEvent,
  ProviderEventsSchema,
  type ProviderOrder,
  type ProviderOrderAnswer,
  ProviderOrderAnswerSchema,
} from "../../../src/contract/payment-provider.ts";
import type { PaymentReason } from "../../../src/contract/payments.ts";
import { SERVER_CALL_TIMEOUT } from "../../http/call-timeout.ts";
import { type SharedSecret, sign } from "../../http/signature.ts";

export interface PaymentProvider {
  /** Where its API is, without a slash at the end. */
  url: string;
  /** Shared with it: both sign what they say to each other. */
  secret: SharedSecret;
  send: (url: string, init: RequestInit) => Promise<Response>;
}

/** What the provider answered: done, or a status that another try wouldn't change. */
export type ProviderResult<T> =
  | { ok: true; answer: T }
  | { ok: false; status: number; code: string | null; errors: Record<string, string[]> };

/** The provider knows no order of that name. */
export const isUnknownOrder = (result: ProviderResult<unknown>): boolean =>
  !result.ok && result.status === 404 && result.code === "unknown_order";

/**
 * The provider won't do it. Any other status, such as 401 or 409, says nothing of an earlier try, which may have been
 * carried out.
 */
export const isRefusal = (result: ProviderResult<unknown>): boolean => !result.ok && result.status === 422;

/** Nobody knows whether it was done: there was no answer, or one that doesn't say. */
export class Unsure extends Error {
  override name = "Unsure";
}

/** Milliseconds before another try, by how many there were. */
const PAUSES = [200, 1_000];

const RefusalSchema = v.object({
  code: v.fallback(v.nullable(v.string()), null),
  errors: v.fallback(v.record(v.string(), v.array(v.string())), {}),
});
const DoneSchema = v.unknown();

async function refusalOf(response: Response): Promise<v.InferOutput<typeof RefusalSchema>> {
  const body = v.safeParse(RefusalSchema, await response.json().catch(() => null));
  return body.success ? body.output : { code: null, errors: {} };
}

/** A payment provider's API as the casino calls it: signed, and tried again, since each call names what it does. */
export function createProviderClient(
  { url, secret, send }: PaymentProvider,
  wait: (milliseconds: number) => Promise<unknown>,
) {
  async function once<S extends v.GenericSchema>(
    method: "GET" | "POST",
    path: string,
    body: string | undefined,
    schema: S,
  ): Promise<ProviderResult<v.InferOutput<S>> | null> {
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
      if (!response.ok) return { ok: false, status: response.status, ...(await refusalOf(response)) };
      // What makes no sense may make some another time: it is not known what was done.
      return { ok: true, answer: v.parse(schema, await response.json()) };
    } catch {
      return null;
    }
  }

  async function call<S extends v.GenericSchema>(
    method: "GET" | "POST",
    path: string,
    body: object | undefined,
    schema: S,
  ): Promise<ProviderResult<v.InferOutput<S>>> {
    const text = body && JSON.stringify(body);
    for (const pause of [...PAUSES, null]) {
      const result = await once(method, path, text, schema);
      if (result) return result;
      if (pause !== null) await wait(pause);
    }
    throw new Unsure(path);
  }

  const of = (name: string) => `/orders/${encodeURIComponent(name)}`;

  return {
    /** Begins a deposit, or pays out: the same payment again is the same order. */
    order: (order: ProviderOrder): Promise<ProviderResult<ProviderOrderAnswer>> =>
      call("POST", "/orders", order, ProviderOrderAnswerSchema),

    /** What the player answers to a step of kind `form`. */
    answer: (payment: string, fields: Record<string, string>): Promise<ProviderResult<ProviderOrderAnswer>> =>
      call("POST", `${of(payment)}/answer`, { fields }, ProviderOrderAnswerSchema),

    /** All events of an order, oldest first; undefined where the provider says that it knows no such order. */
    async events(payment: string): Promise<ProviderEvent[] | undefined> {
      const result = await call("GET", of(payment), undefined, ProviderEventsSchema);
      if (result.ok) return result.answer.events;
      if (isUnknownOrder(result)) return undefined;
      throw new Unsure(of(payment));
    },

    /** Nobody wants the order any more: what has not come yet is not to come. */
    cancel: (payment: string): Promise<ProviderResult<unknown>> =>
      call("POST", `${of(payment)}/cancel`, {}, DoneSchema),

    /** Sends back what is not accepted; once, however often it is asked for. */
    refund: (name: string, reason: PaymentReason): Promise<ProviderResult<unknown>> =>
      call("POST", `${of(name)}/refund`, { reason }, DoneSchema),
  };
}

export type ProviderClient = ReturnType<typeof createProviderClient>;
