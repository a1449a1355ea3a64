import type { Context, Hono } from "hono";
import type { NewWithdrawal, Payment } from "../../../src/contract/payments.ts";
import type { AppEnv, Visitor } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { instantOf } from "../../http/instant.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { PaymentRequester } from "./context/context.ts";
import type { Deposits } from "./deposits/deposits.ts";
import type { MethodsService } from "./methods/methods.ts";
import type { Cards } from "./requests/cards.ts";
import { hasLithuanianIban, paymentRequestOf } from "./requests/payment-requests.ts";
import type { AccountRow, PlayerRow } from "./store.ts";
import type { Views } from "./views/views.ts";
import type { Withdrawals } from "./withdrawals/withdrawals.ts";

export interface PaymentsRoutesDeps {
  methods: MethodsService;
  deposits: Deposits;
  withdrawals: Withdrawals;
  views: Views;
  cards: Cards;
  /** A player with the account of their current currency. */
  payerOf: (playerId: number) => Promise<{ player: PlayerRow; account: AccountRow } | undefined>;
  /** Digest of the request's session token. */
  sessionDigestOf: (c: Context<AppEnv>) => string;
  /** True if a withdrawal is rejected until the player confirms the session. */
  needsConfirmation: (c: Context<AppEnv>, playerId: number) => Promise<boolean>;
  /** The site's public origin. */
  originOf: (c: Context<AppEnv>) => string;
  /** @throws RequestError `too_many_requests` above the rate limit */
  countRequest: (playerId: number) => Promise<void>;
  countCard: (playerId: number) => Promise<void>;
}

/** Adds the message for Lithuanian IBANs to a new payment. */
const withMessage = (payment: Payment, { fields }: Pick<NewWithdrawal, "fields">): Payment =>
  hasLithuanianIban(fields ?? {}) ? { ...payment, message: "lithuanian_iban" } : payment;

export function paymentsRoutes(app: Hono<AppEnv>, deps: PaymentsRoutesDeps): void {
  const { methods, deposits, withdrawals, views, cards, sessionDigestOf, originOf } = deps;

  async function payerOf(visitor: Visitor) {
    const payer = await deps.payerOf(await requirePlayerId(visitor));
    if (!payer) throw new RequestError("unauthorized");
    return payer;
  }

  async function requesterOf(c: Context<AppEnv>): Promise<PaymentRequester> {
    const playerId = await requirePlayerId(c.get("visitor"));
    return { playerId, sessionDigest: sessionDigestOf(c), origin: originOf(c) };
  }

  route(app, "GET /api/payments/methods", async ({ visitor, query }) => {
    const { player, account } = await payerOf(visitor);
    return methods.list(player, account, query.action);
  });

  route(app, "GET /api/payments/methods/:id/fields", async ({ visitor, params, query }) =>
    methods.fields((await payerOf(visitor)).player, query.action, params.id),
  );

  route(app, "DELETE /api/payments/profiles/:id", async ({ visitor, params }) => {
    await methods.removeProfile(await requirePlayerId(visitor), params.id);
    return { ok: true };
  });

  route(app, "POST /api/payments/deposits", async ({ c, body, visitor }) => {
    const requester = await requesterOf(c);
    if (visitor.market.restricted !== "none") throw new RequestError("restricted_country");
    await deps.countRequest(requester.playerId);
    const id = await deposits.start(requester, paymentRequestOf("deposit", body), body.return_path);
    return withMessage(await views.one(requester.playerId, id), body);
  });

  route(app, "POST /api/payments/withdrawals", async ({ c, body }) => {
    const requester = await requesterOf(c);
    await deps.countRequest(requester.playerId);
    const needsConfirmation = await deps.needsConfirmation(c, requester.playerId);
    const id = await withdrawals.start(requester, paymentRequestOf("cashout", body), needsConfirmation);
    return withMessage(await views.one(requester.playerId, id), body);
  });

  route(app, "GET /api/payments/keys/:action/:key", async ({ visitor, params }) =>
    views.byKey(await requirePlayerId(visitor), params.action, params.key),
  );

  route(app, "POST /api/payments/:id/answer", async ({ visitor, params, body }) => {
    const { player } = await payerOf(visitor);
    await deposits.answer(player.id, player.country, params.id, body.fields);
    return views.one(player.id, params.id);
  });

  route(app, "POST /api/payments/:id/cancel", async ({ visitor, params }) => {
    const playerId = await requirePlayerId(visitor);
    await deposits.cancel(playerId, params.id);
    return views.one(playerId, params.id);
  });

  route(app, "GET /api/player/payments", async ({ visitor, query }) => {
    const { from, to, currency = null, action = null, cursor, limit } = query;
    const filter = { from: instantOf("from", from), to: instantOf("to", to), currency, action };
    return views.page(await requirePlayerId(visitor), filter, { cursor, limit });
  });

  route(app, "GET /api/player/payments/:id", async ({ visitor, params }) =>
    views.one(await requirePlayerId(visitor), params.id),
  );

  route(app, "POST /api/player/payments/:id/recall", async ({ visitor, params }) => {
    const playerId = await requirePlayerId(visitor);
    await withdrawals.recall(playerId, params.id);
    return views.one(playerId, params.id);
  });

  route(app, "POST /api/users/transaction", async ({ c, visitor, body }) => {
    const playerId = await requirePlayerId(visitor);
    await deps.countCard(playerId);
    return { result: await cards.check(playerId, sessionDigestOf(c), body) };
  });
}
