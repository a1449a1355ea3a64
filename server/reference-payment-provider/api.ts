import type { Context, Hono } from "hono";
import * as v from "valibot";
import {
  ProviderFormAnswerSchema,
  type ProviderOrder,
  ProviderOrderSchema,
  ProviderRefundSchema,
} from "../../src/contract/payment-provider.ts";
import { readBody } from "../http/body.ts";
import type { AppEnv } from "../http/env.ts";
import { sendJson, setHeader } from "../http/headers.ts";
import { isSigned } from "../http/signature.ts";
import { type Provider, ProviderRejection } from "./service.ts";

const MAX_BODY = 16_384;
const NameSchema = v.pipe(v.string(), v.maxLength(200));

const STATUS = { unknown_order: 404, unknown_token: 422, other_order: 409, not_possible: 422 } as const;

/** Registers the provider's API, whose calls are signed with the shared secret. */
export function providerApi(app: Hono<AppEnv>, path: string, provider: Provider, secret: string): void {
  const reject = (c: Context<AppEnv>, code: string, status: 400 | 401 | 404 | 409 | 422) =>
    sendJson(c, { code }, status);

  /** Verifies the signature and parses the body before calling `handle`. */
  function serve(
    method: "get" | "post",
    route: string,
    handle: (c: Context<AppEnv>, body: unknown) => Promise<object>,
  ): void {
    app[method](`${path}${route}`, async (c) => {
      setHeader(c, "cache-control", "no-store");
      const { pathname, search } = c.get("url");
      const bytes = method === "get" ? pathname + search : await readBody(c, MAX_BODY);
      if (!isSigned(bytes, c.req.header("x-signature") ?? "", secret)) return reject(c, "bad_signature", 401);
      try {
        return sendJson(c, await handle(c, method === "get" ? null : JSON.parse(String(bytes))));
      } catch (error) {
        if (error instanceof ProviderRejection) return reject(c, error.code, STATUS[error.code]);
        if (error instanceof v.ValiError || error instanceof SyntaxError)
          return reject(c, "bad_request", 400);
        throw error;
      }
    });
  }

  const paymentIn = (c: Context<AppEnv>) => v.parse(NameSchema, c.req.param("payment"));

  serve("post", "/orders", (_, body) => provider.order(v.parse(ProviderOrderSchema, body) as ProviderOrder));
  serve("get", "/orders/:payment", async (c) => ({ events: await provider.events(paymentIn(c)) }));
  serve("post", "/orders/:payment/answer", (c, body) =>
    provider.answer(paymentIn(c), v.parse(ProviderFormAnswerSchema, body).fields),
  );
  serve("post", "/orders/:payment/cancel", async (c) => {
    await provider.act(paymentIn(c), "canceled", "canceled_by_player");
    return {};
  });
  serve("post", "/orders/:payment/refund", async (c, body) => {
    await provider.refund(paymentIn(c), v.parse(ProviderRefundSchema, body).reason);
    return {};
  });
  serve("get", "/addresses", (c) =>
    provider.address(
      c.req.query("player") ?? "",
      c.req.query("currency") ?? "",
      c.req.query("callback_url") ?? "",
    ),
  );
}
