import type { Hono } from "hono";
import * as v from "valibot";
import { DocumentKindSchema, MAX_DOCUMENT, VerificationSchema } from "../../../src/contract/verification.ts";
import { readBody } from "../../http/body.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { setPrivate } from "../../http/headers.ts";
import type { RateLimit } from "../../http/persistent-rate-limit.ts";
import { makeBytes, sendBytes } from "../../http/responses.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { VerificationService } from "./service.ts";

export interface VerificationRoutesDeps {
  verification: VerificationService;
  /** Rate limit of uploads, by player. */
  uploads: RateLimit;
}

export function verificationRoutes(app: Hono<AppEnv>, deps: VerificationRoutesDeps): void {
  const { verification, uploads } = deps;

  route(app, "GET /api/player/verification", async ({ visitor }) =>
    verification.of(await requirePlayerId(visitor)),
  );

  // Not registered with `route`, which only reads small JSON bodies.
  app.post("/api/player/verification/:kind", async (c) => {
    const playerId = await requirePlayerId(c.get("visitor"));
    setPrivate(c);
    const params = v.safeParse(DocumentKindSchema, c.req.param());
    if (!params.success) throw new RequestError("validation_failed", { errors: { kind: ["unknown"] } });
    const { kind } = params.output;
    await verification.checkOpen(playerId, kind);
    const file = await readBody(c, MAX_DOCUMENT);
    if (file.length === 0) throw new RequestError("validation_failed", { errors: { file: ["required"] } });
    // Count complete uploads only: a broken connection doesn't use up an attempt.
    await uploads.count(String(playerId));
    const [type = ""] = (c.req.header("content-type") ?? "").toLowerCase().split(";");
    const reply = await verification.acceptUpload(playerId, kind, type.trim(), file);
    if (c.get("checkAnswers")) v.parse(VerificationSchema, reply);
    return sendBytes(c, await makeBytes(JSON.stringify(reply)), "application/json; charset=utf-8");
  });
}
