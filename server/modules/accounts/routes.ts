import type { Hono } from "hono";
import type { Account, AccountBalances } from "../../../src/contract/accounts.ts";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { AccountsService } from "./service.ts";

function toPlainAccount({
  id,
  currency,
  amount_cents,
  available_to_cashout_cents,
  active,
}: AccountBalances): Account {
  return { id, currency, amount_cents, available_to_cashout_cents, active };
}

export function accountsRoutes(app: Hono<AppEnv>, accounts: AccountsService): void {
  route(app, "GET /api/player/accounts", async ({ visitor, query }) => {
    const all = await accounts.of(await requirePlayerId(visitor));
    return query.compatibility === undefined ? all : all.map(toPlainAccount);
  });

  route(app, "POST /api/player/accounts", async ({ visitor, body }) => {
    const playerId = await requirePlayerId(visitor);
    await accounts.activate(playerId, body.currency);
    return accounts.of(playerId);
  });
}
