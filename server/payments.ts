import { createHmac, hkdfSync } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Context, Hono } from "hono";
import type { CurrencyConfig } from "../src/contract/config.ts";
import type { Jurisdictions } from "../src/contract/jurisdictions.ts";
import type { PaymentAction } from "../src/contract/payments.ts";
import type { Player } from "../src/contract/player.ts";
import type { Convert } from "../src/rules/limits/limits.ts";
import { missingFields, playerFieldsOf } from "../src/rules/players/player-fields.ts";
import { marketOf } from "./core/jurisdictions/jurisdictions.ts";
import { paymentsRuleOf } from "./core/jurisdictions/payment-rules.ts";
import { createLedger } from "./core/ledger/ledger.ts";
import { missingProfileFields, presentPlayer } from "./core/players/present.ts";
import { createAudit } from "./db/audit.ts";
import { createWrites } from "./db/batches.ts";
import type { Db } from "./db/client.ts";
import type { ContentVersion } from "./db/content-version.ts";
import type { AppEnv } from "./http/env.ts";
import { RequestError } from "./http/errors.ts";
import { createPersistentRateLimit } from "./http/persistent-rate-limit.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { digestOf } from "./http/secret-token.ts";
import { readSessionCookie } from "./http/session-cookie.ts";
import { isSigned } from "./http/signature.ts";
import { readConfig } from "./modules/config/store.ts";
import { presentLimitRejection } from "./modules/limits/present.ts";
import type { LimitEnforcement } from "./modules/limits/use.ts";
import type { Texts } from "./modules/notifications/texts.ts";
import { bonusRoutes } from "./modules/payments/bonus-routes.ts";
import { createCards } from "./modules/payments/cards.ts";
import type { DigestsOf, PaymentsContext } from "./modules/payments/context.ts";
import { createDeposits } from "./modules/payments/deposits.ts";
import { createInquiries } from "./modules/payments/inquiries.ts";
import { createPaymentJobs } from "./modules/payments/jobs.ts";
import { createLedgerEntries } from "./modules/payments/ledger-entries.ts";
import { createMethods } from "./modules/payments/methods.ts";
import { createPaymentNotices, type PaymentEnd } from "./modules/payments/notices.ts";
import { createPaymentOperations } from "./modules/payments/operations.ts";
import { paymentsOperatorRoutes } from "./modules/payments/operator-routes.ts";
import { createPaymentRequests } from "./modules/payments/payment-requests.ts";
import { proposedAmount } from "./modules/payments/proposed-amounts.ts";
import { createProviderClient, type PaymentProvider } from "./modules/payments/provider-client.ts";
import { paymentsRoutes } from "./modules/payments/routes.ts";
import { type OrderStep, type PlayerRow, paymentsStore } from "./modules/payments/store.ts";
import { createViews } from "./modules/payments/views.ts";
import { dueStore } from "./modules/payments/views-store.ts";
import { webhookRoutes } from "./modules/payments/webhook-routes.ts";
import { createWebhooks } from "./modules/payments/webhooks.ts";
import { createWithdrawals } from "./modules/payments/withdrawals.ts";
import { createPlayerAliases } from "./modules/provider-names/service.ts";
import type { Notify } from "./notify.ts";

export interface PaymentsOptions {
  /** Payment providers by name; methods of other providers aren't offered. */
  paymentProviders?: Readonly<Record<string, PaymentProvider>>;
  /** Leading digits of card numbers that the casino doesn't accept. */
  rejectedCardPrefixes?: readonly string[];
  /** Waits between attempts; timers by default. */
  waitForProvider?: (milliseconds: number) => Promise<unknown>;
}

export interface PaymentsDeps extends PaymentsOptions {
  db: Db;
  jurisdictions: Jurisdictions;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The server secret. */
  secret: string;
  /** The previous secret; digests made with it still match. */
  previousSecret?: string;
  content: ContentVersion;
  exchange: () => Promise<Convert>;
  limits: LimitEnforcement;
  notify: Notify;
  /** Updates a player's own row and returns the player as the API presents them. */
  changePlayer: (
    playerId: number,
    values: { depositBonusCode?: string | null; canIssueBonuses?: boolean },
  ) => Promise<Player>;
  /** The site's public origin. */
  originOf: (c: Context<AppEnv>) => string;
  logError: (message: string, error: unknown) => void;
}

/** Derives a provider's shared secret from the server secret, for providers without one of their own. */
export const paymentSecret = (secret: string, provider: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", `apogee payments ${provider}`, 32)).toString("base64url");

/** Payment requests per player and minute: more than a person sends, fewer than a bot would. */
const REQUEST_LIMIT = { limit: 300, seconds: 60 };
const CARD_LIMIT = { points: 30, seconds: 3_600 };

/** Wires up the payments context. */
export function paymentsContext(deps: Omit<PaymentsDeps, "changePlayer" | "originOf">) {
  const { db, jurisdictions, now, secret, previousSecret, content, exchange, limits, notify, logError } =
    deps;
  const configured = Object.entries(deps.paymentProviders ?? {});
  const wait = deps.waitForProvider ?? setTimeout;
  const providers = new Map(configured.map(([name, one]) => [name, createProviderClient(one, wait)]));
  const currencies = content.memoize(() => readConfig(db, "GET /api/fe/config/currency-config"));
  const subunits = content.memoize(async () => {
    const all = Object.values((await currencies()).currencies);
    return new Map(all.map(({ code, subunits_to_unit }) => [code, subunits_to_unit]));
  });
  const keyedDigests =
    (name: string): DigestsOf =>
    (text) => {
      const digestBy = (key: string) =>
        createHmac("sha256", key).update(`${name} ${text}`).digest("base64url");
      return [digestBy(secret), ...(previousSecret === undefined ? [] : [digestBy(previousSecret)])];
    };
  const createAlias = createPlayerAliases({ db, secret });
  const ruleOf = ({ licence, country }: { licence: string; country: string | null }) =>
    paymentsRuleOf(jurisdictions, licence, country);
  const audit = createAudit(db, now);

  function missingOf(config: CurrencyConfig, player: PlayerRow, action: PaymentAction): string[] {
    const missing = missingProfileFields(player);
    if (!config.currencies[player.currency]?.fiat) return missing;
    const fields = playerFieldsOf(
      jurisdictions.licences[player.licence]!,
      marketOf(jurisdictions, player.country),
    )[action];
    const known = presentPlayer(player, { phonePrefix: null, manager: null });
    return [...new Set([...missing, ...missingFields(fields, known)])];
  }

  const notifyEnd = createPaymentNotices({
    db,
    now,
    notify: (playerId, end: PaymentEnd) =>
      notify(playerId, {
        type: "personal",
        topic: "account",
        icon: "bell",
        texts: (texts: Texts) => texts[end],
        target: { path: "/dashboard" },
        // Milliseconds: as long as players are likely to look for the notification.
        lifetime: 7 * 24 * 3_600_000,
      }),
    logError,
  });
  const methods = createMethods({
    db,
    now,
    remember: content.memoize,
    hasProvider: (name) => providers.has(name),
    ruleOf,
    proposedAmount,
  });
  const context: PaymentsContext = {
    db,
    now,
    ledger: createLedger({ now }),
    async prepare() {
      const [limitChecks, method, config] = await Promise.all([
        limits.prepare(),
        methods.prepare(),
        currencies(),
      ]);
      return { ...limitChecks, method, missing: (player, action) => missingOf(config, player, action) };
    },
    providers,
    ruleOf,
    subunits,
    exchange,
    presentLimit: presentLimitRejection,
    aliasOf: (playerId, provider) => createAlias({ playerId, kind: "payments", provider }),
    digestsOf: keyedDigests("payment"),
    setStep: createWrites((steps: readonly OrderStep[]) => paymentsStore.setSteps(db, steps)),
    notifyEnd,
    audit,
    logError,
  };
  return { context, methods, keyed: keyedDigests };
}

/** Wires up deposits, withdrawals and their jobs and routes. */
export function createPayments(deps: PaymentsDeps) {
  const { db, now, paymentProviders = {} } = deps;
  const { context, methods, keyed } = paymentsContext(deps);
  const { ruleOf, subunits, audit } = context;
  const paymentRequests = createPaymentRequests(context);
  const ledgerEntries = createLedgerEntries(context);
  const deposits = createDeposits(context, paymentRequests, ledgerEntries);
  const withdrawals = createWithdrawals(context, paymentRequests, ledgerEntries);
  const apply = createWebhooks(context, { ledgerEntries, deposits, withdrawals });
  const inquiries = createInquiries(context, apply);
  const cards = createCards({
    db,
    now,
    digestsOf: keyed("card"),
    rejectedPrefixes: deps.rejectedCardPrefixes ?? [],
    audit,
  });
  const countRequest = createRateLimit({ ...REQUEST_LIMIT, now });
  const countCard = createPersistentRateLimit(db, "card-check", CARD_LIMIT).count;

  return {
    /** Minutely jobs. */
    minutelyJobs: createPaymentJobs(context, { deposits, withdrawals, inquiries }).all,

    /** Cancels a player's open deposits; late money is refunded. Withdrawals continue. */
    endDeposits: async (playerId: number): Promise<void> => {
      for (const id of await dueStore(db).depositsWithoutEvents(playerId))
        await deposits.cancel(playerId, id).catch((error: unknown) => {
          // Not cancelled: the money has just arrived.
          if (!(error instanceof RequestError)) throw error;
        });
    },

    routes(app: Hono<AppEnv>): void {
      paymentsRoutes(app, {
        methods,
        deposits,
        withdrawals,
        cards,
        views: createViews({ db, now, ruleOf }),
        payerOf: (playerId) => paymentsStore.payer(db, playerId),
        sessionDigestOf: (c) => digestOf(readSessionCookie(c) ?? ""),
        originOf: deps.originOf,
        countRequest: async (playerId) => countRequest(String(playerId)),
        countCard: (playerId) => countCard(String(playerId)),
      });
      bonusRoutes(app, deps.changePlayer);
      webhookRoutes(app, {
        apply,
        secrets: new Map(Object.entries(paymentProviders).map(([name, one]) => [name, one.secret])),
        isSigned,
      });
      const operate = { db, now, withdrawals, inquiries, subunits, methods: methods.listStored, audit };
      paymentsOperatorRoutes(app, createPaymentOperations(operate));
    },
  };
}
