import type { Context, Hono } from "hono";
import * as v from "valibot";
import { readBody } from "../http/body.ts";
import type { AppEnv } from "../http/env.ts";
import { RequestError } from "../http/errors.ts";
import { answerJson, setHeader } from "../http/headers.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { GameRefusal, type GameServer } from "./service.ts";
import { Unsure } from "./wallet-client.ts";

export const GAMES_PATH = "/reference-games";
const MAX_BODY = 4_096;

const token = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/));
const uuid = v.pipe(v.string(), v.uuid());

const OpenSchema = v.strictObject({ launch: token });
const PlaySchema = v.strictObject({
  seat: token,
  key: uuid,
  stake: v.pipe(v.string(), v.maxLength(30)),
  choice: v.unknown(),
  fair: v.optional(
    v.strictObject({
      commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      client: v.pipe(v.string(), v.maxLength(64)),
    }),
  ),
});
const SeatSchema = v.strictObject({ seat: token });
const FinishSchema = v.strictObject({ seat: token, round: uuid });
const SeedSchema = v.strictObject({
  seat: token,
  client: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/)),
});

/** Refusals that a player comes to in the course of play. Browsers note every other status as a fault of the page. */
const ORDINARY = new Set([
  "reality_check",
  "limit_reached",
  "insufficient_funds",
  "seed_changed",
  "session_expired",
  "seat_expired",
  "player_excluded",
  "betting_paused",
]);

interface GameRoutesDeps {
  server: GameServer;
  now: () => number;
}

/** What the frames of the reference games talk to: they have no origin and no cookies, only what they were launched with. */
export function gameRoutes(app: Hono<AppEnv>, { server, now }: GameRoutesDeps): void {
  const limit = createRateLimit({ limit: 600, seconds: 60, now });

  async function bodyOf<S extends v.GenericSchema>(c: Context<AppEnv>, schema: S): Promise<v.InferOutput<S>> {
    // JSON under the name of plain text: with another one each call would be asked for twice from a frame without origin.
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
    return answerJson(c, body, status);
  }

  function serve<S extends v.GenericSchema>(
    path: string,
    schema: S,
    handle: (asked: v.InferOutput<S>) => Promise<object>,
  ): void {
    app.post(`${GAMES_PATH}/api/${path}`, async (c) => {
      try {
        limit(c.get("visitor").network);
        return answer(c, await handle(await bodyOf(c, schema)));
      } catch (error) {
        if (error instanceof GameRefusal) {
          const { code, fair } = error;
          return answer(c, { code, fair }, ORDINARY.has(code) ? 200 : 409);
        }
        // Asked again under the same key, it will be known.
        if (error instanceof Unsure) return answer(c, { code: "unsure" }, 503);
        // A frame without origin reads nothing that does not let it.
        setHeader(c, "access-control-allow-origin", "*");
        throw error;
      }
    });
  }

  serve("open", OpenSchema, ({ launch }) => server.open(launch));
  serve("play", PlaySchema, (asked) => server.play(asked as Parameters<GameServer["play"]>[0]));
  serve("finish", FinishSchema, (asked) => server.finish(asked));
  serve("balance", SeatSchema, (asked) => server.balance(asked));
  serve("seeds", SeedSchema, (asked) => server.rotate(asked));
  app.get(`${GAMES_PATH}/api/rounds/:id`, async (c) => {
    const id = v.safeParse(uuid, c.req.param("id"));
    const proof = id.success ? await server.proof(id.output) : undefined;
    return proof ? answer(c, proof) : answer(c, { code: "unknown_round" }, 404);
  });
}
