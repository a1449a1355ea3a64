import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { readBody } from "../../../http/body.ts";
import type { AppEnv } from "../../../http/env.ts";
import { sendJson, setHeader } from "../../../http/headers.ts";
import type { SharedSecret } from "../../../http/signature.ts";
import { WebhookRejected, type WebhookRejection } from "../provider/outcome.ts";
import type { ApplyEvent } from "./webhooks.ts";

const MAX_BODY = 16 * 1024;

export interface WebhookRoutesDeps {
  apply: ApplyEvent;
  /** Shared secrets by provider name. */
  secrets: ReadonlyMap<string, SharedSecret>;
  /** Verifies the signature of a request body. */
  isSigned: (body: Uint8Array, signature: string, secret: SharedSecret) => boolean;
}

/** HTTP statuses by rejection; 409 for the rest. */
const STATUSES: Partial<Record<WebhookRejection, ContentfulStatusCode>> = {
  bad_request: 400,
  unknown_payment: 404,
};

/** @returns the parsed JSON, or the body as text if it isn't JSON */
function messageIn(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return body.toString("latin1");
  }
}

/** Registers the webhooks of payment providers. They're signed and don't come from browsers. */
export function webhookRoutes(app: Hono<AppEnv>, { apply, secrets, isSigned }: WebhookRoutesDeps): void {
  const reject = (c: Context<AppEnv>, status: ContentfulStatusCode, code: string, message: string) =>
    sendJson(c, { code, message }, status);

  app.post("/payments/callbacks/:provider", async (c) => {
    setHeader(c, "cache-control", "no-store");
    const provider = c.req.param("provider");
    const secret = secrets.get(provider);
    if (secret === undefined) return reject(c, 404, "unknown_provider", "unknown provider");
    const body = await readBody(c, MAX_BODY);
    if (!isSigned(body, c.req.header("x-signature") ?? "", secret))
      return reject(c, 401, "invalid_signature", "x-signature doesn't match the body");
    try {
      await apply(provider, messageIn(body));
      return sendJson(c, { ok: true });
    } catch (error) {
      if (!(error instanceof WebhookRejected)) throw error;
      return reject(c, STATUSES[error.code] ?? 409, error.code, "nothing was done");
    }
  });
}
