import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import { ProviderEventSchema } from "../../../src/contract/payment-provider.ts";
import { readBody } from "../../http/body.ts";
import type { AppEnv } from "../../http/env.ts";
import { answerJson, setHeader } from "../../http/headers.ts";
import type { SharedSecret } from "../../http/signature.ts";
import { CallbackRefused } from "./outcome.ts";
import type { ApplyEvent } from "./webhooks.ts";

const MAX_BODY = 16 * 1024;

export interface CallbackRoutesDeps {
  apply: ApplyEvent;
  /** Secrets by the names of providers. */
  secrets: ReadonlyMap<string, SharedSecret>;
  /** Whether a signature is that of these bytes. */
  isSigned: (body: Uint8Array, signature: string, secret: SharedSecret) => boolean;
}

function eventIn(body: Buffer): v.InferOutput<typeof ProviderEventSchema> | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    const event = v.safeParse(ProviderEventSchema, JSON.parse(text));
    // What a database cannot hold is no name of anything.
    return event.success && !text.includes("\\u0000") ? event.output : null;
  } catch {
    return null;
  }
}

/** For servers of payment providers: what they say is signed, and comes from no browser. */
export function callbackRoutes(app: Hono<AppEnv>, { apply, secrets, isSigned }: CallbackRoutesDeps): void {
  const refuse = (c: Context<AppEnv>, status: ContentfulStatusCode, code: string, message: string) =>
    answerJson(c, { code, message }, status);

  app.post("/payments/callbacks/:provider", async (c) => {
    setHeader(c, "cache-control", "no-store");
    const provider = c.req.param("provider");
    const secret = secrets.get(provider);
    if (secret === undefined) return refuse(c, 404, "unknown_provider", "there is no such provider");
    const body = await readBody(c, MAX_BODY);
    if (!isSigned(body, c.req.header("x-signature") ?? "", secret))
      return refuse(c, 401, "invalid_signature", "x-signature is not that of these bytes");
    const event = eventIn(body);
    if (!event) return refuse(c, 400, "bad_request", "the body is no event of this contract");
    try {
      await apply(provider, event);
      return answerJson(c, { ok: true });
    } catch (error) {
      if (!(error instanceof CallbackRefused)) throw error;
      return refuse(c, error.code === "unknown_payment" ? 404 : 409, error.code, "nothing was done");
    }
  });
}
