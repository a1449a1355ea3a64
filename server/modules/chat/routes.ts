import type { Hono } from "hono";
import type { Player } from "../../../src/contract/player.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { setPrivate } from "../../http/headers.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { type Request, route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import { contextOf } from "./service.ts";
import { type Conversation, createChatStore } from "./store.ts";

export interface ChatDeps {
  db: Db;
  now: () => number;
  playerOf: (playerId: number) => Promise<Player | null>;
  audit: (playerId: number, kind: string, value: unknown) => Promise<void>;
}

type RestoreIdRequest = Request<"POST /restore-id/get"> | Request<"POST /restore-id/set">;

export function chatRoutes(app: Hono<AppEnv>, { db, now, playerOf, audit }: ChatDeps): void {
  const store = createChatStore(db, now);
  const limit = createRateLimit({ limit: 60, seconds: 60, now });

  /** Conversations belong to the signed-in player; a request naming another player is rejected and audited. */
  async function conversation({ visitor, body }: RestoreIdRequest): Promise<Conversation> {
    const playerId = await requirePlayerId(visitor);
    limit(String(playerId));
    const { internalId, project, type } = body;
    if (Number(internalId) !== playerId) {
      await audit(playerId, "chat_identity_refused", { internalId, project, type });
      throw new RequestError("forbidden");
    }
    return { playerId, project, type };
  }

  route(app, "POST /restore-id/get", async (request) => {
    const restoreId = await store.find(await conversation(request));
    return { restoreId, requestId: request.body.requestId };
  });

  route(app, "POST /restore-id/set", async (request) => {
    const { restoreId, requestId } = request.body;
    await store.save(await conversation(request), restoreId);
    return { restoreId, requestId };
  });

  route(app, "GET /client-context", async ({ c, visitor }) => {
    setPrivate(c);
    const playerId = await visitor.playerId();
    return contextOf(playerId === null ? null : await playerOf(playerId));
  });
}
