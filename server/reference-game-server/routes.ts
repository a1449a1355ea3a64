import type { Context, Hono } from "hono";
import * as v from "valibot";
import { readBody } from "../http/body.ts";
import type { AppEnv } from "../http/env.ts";
import { RequestError } from "../http/errors.ts";
import { sendJson, setHeader } from "../http/headers.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { GameRejection } from "./game-rejection.ts";
import type { GameServer } from "./service.ts";
import { OutcomeUnknown } from "./wallet-client.ts";

export const GAMES_PATH = "/reference-games";
const MAX_BODY = 4_096;

const token = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/));
const uuid = v.pipe(v.string(), v.uuid());

const OpenSchema = v.strictObject({ launch: token });
const PlaySchema = v.strictObject({
  session: token,
  key: uuid,
  stake: v.pipe(v.string(), v.maxLength(30)),
  choice: v.unknown(),
  fair: v.optional(
    v.strictObject({
      commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      client: v.pipe(v.string(), v.maxLength(64)),
    }),
  ),
  // Missing in frames of earlier releases.
  free_rounds: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
});
const SessionSchema = v.strictObject({ session: token });
const FinishSchema = v.strictObject({ session: token, round: uuid });
const SeedSchema = v.strictObject({
  session: token,
  client: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/)),
});

/** Rejections of normal play, sent with status 200: browsers log other statuses as page errors. */
const EXPECTED_REJECTIONS = new Set([
  "reality_check",
  "limit_reached",
  "insufficient_funds",
  "seed_changed",
  "free_rounds_changed",
  "session_expired",
  "client_session_expired",
  "player_excluded",
  "betting_paused",
]);

interface GameRoutesDeps {
  server: GameServer;
  now: () => number;
}

/** API of the reference games' frames, which have no origin or cookies, only their token. */
export function gameRoutes(app: Hono<AppEnv>, { server, now }: GameRoutesDeps): void {
  const limit = createRateLimit({ limit: 600, seconds: 60, now });

  async function bodyOf<S extends v.GenericSchema>(c: Context<AppEnv>, schema: S): Promise<v.InferOutput<S>> {
    // JSON sent as text/plain: other types would need a preflight from an opaque origin.
    const text = (await readBody(c, MAX_BODY)).toString();
    try {
      return v.parse(schema, JSON.parse(text));
    } catch {
      throw new RequestError("bad_request");
    }
  }

  function answer(c: Context<AppEnv>, body: object, status: 200 | 404 | 409 | 503 = 200): Response {
    setHeader(c, "access-control-allow-origin", "*");
    setHeader(c, "cache-control", "no-store");
    return sendJson(c, body, status);
  }

  function serve<S extends v.GenericSchema>(
    path: string,
    schema: S,
    handle: (request: v.InferOutput<S>) => Promise<object>,
  ): void {
    app.post(`${GAMES_PATH}/api/${path}`, async (c) => {
      try {
        limit(c.get("visitor").network);
        return answer(c, await handle(await bodyOf(c, schema)));
      } catch (error) {
        if (error instanceof GameRejection) {
          const { code, current } = error;
          return answer(c, { code, ...current }, EXPECTED_REJECTIONS.has(code) ? 200 : 409);
        }
        // The frame repeats the call with the same key.
        if (error instanceof OutcomeUnknown) return answer(c, { code: "unsure" }, 503);
        // An opaque origin needs CORS to read errors, too.
        setHeader(c, "access-control-allow-origin", "*");
        throw error;
      }
    });
  }

  serve("open", OpenSchema, ({ launch }) => server.open(launch));
  serve("play", PlaySchema, (request) => server.play(request as Parameters<GameServer["play"]>[0]));
  serve("finish", FinishSchema, (request) => server.finish(request));
  serve("balance", SessionSchema, (request) => server.balance(request));
  serve("history", SessionSchema, (request) => server.history(request));
  serve("seeds", SeedSchema, (request) => server.rotate(request));
  app.get(`${GAMES_PATH}/api/rounds/:id`, async (c) => {
    const id = v.safeParse(uuid, c.req.param("id"));
    const proof = id.success ? await server.proof(id.output) : undefined;
    return proof ? answer(c, proof) : answer(c, { code: "unknown_round" }, 404);
  });
}
