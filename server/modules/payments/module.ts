import { afterCommit } from "../../core/events/events.ts";
import { defineModule } from "../../core/modules/module.ts";
import { playerClosed, playerExcluded } from "../../core/players/events.ts";
import { RequestError } from "../../http/errors.ts";
import { createPersistentRateLimit } from "../../http/persistent-rate-limit.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { digestOf } from "../../http/secret-token.ts";
import { readSessionCookie } from "../../http/session-cookie.ts";
import { isSigned } from "../../http/signature.ts";
import { referenceProviderModule } from "../../reference-payment-provider/module.ts";
import { configModule } from "../config/module.ts";
import { exchangeRatesModule } from "../exchange-rates/module.ts";
import { depositLimitLowered } from "../limits/events.ts";
import { limitsModule } from "../limits/module.ts";
import { notificationsModule } from "../notifications/module.ts";
import { passkeysModule } from "../passkeys/module.ts";
import { playersModule } from "../players/module.ts";
import { providerNamesModule } from "../provider-names/module.ts";
import { type EndingBonuses, NO_ENDING_BONUSES } from "./api.ts";
import { createPaymentsContext } from "./context/create-context.ts";
import { createLedgerEntries } from "./context/ledger-entries.ts";
import { createDeposits } from "./deposits/deposits.ts";
import { dueStore } from "./due-store.ts";
import { messageOfEnd } from "./end-message.ts";
import { cardShared, paymentEnded } from "./events.ts";
import { createPaymentJobs } from "./jobs.ts";
import type { PaymentProvider } from "./provider/provider-client.ts";
import { createCards } from "./requests/cards.ts";
import { createPaymentRequests } from "./requests/payment-requests.ts";
import { paymentsRoutes } from "./routes.ts";
import { createPaymentOperations } from "./staff/operations.ts";
import { paymentsOperatorRoutes } from "./staff/operator-routes.ts";
import { verifyPayments } from "./staff/verify-store.ts";
import { paymentsStore } from "./store.ts";
import { cardChecks, paymentRejections, payments } from "./tables.ts";
import { depositCount, paymentTotals, succeededDeposit } from "./views/totals-store.ts";
import { createViews } from "./views/views.ts";
import { createInquiries } from "./webhooks/inquiries.ts";
import { webhookRoutes } from "./webhooks/webhook-routes.ts";
import { createWebhooks } from "./webhooks/webhooks.ts";
import { endedBonusOf, endingWithdrawals } from "./withdrawals/ending-store.ts";
import { createWithdrawals } from "./withdrawals/withdrawals.ts";

export interface PaymentsOptions {
  /** Payment providers by name, besides the demo's built-in one; methods of other providers aren't offered. */
  paymentProviders?: Readonly<Record<string, PaymentProvider>>;
  /** Leading digits of card numbers that the casino doesn't accept. */
  rejectedCardPrefixes?: readonly string[];
  /** The function that waits between attempts to call a provider; uses timers by default. */
  waitForProvider?: (milliseconds: number) => Promise<unknown>;
}

/** Payment requests per player and minute: more than a person sends, fewer than a bot would. */
const REQUEST_LIMIT = { limit: 300, seconds: 60 };
/** How far the clocks of servers may differ, milliseconds. */
const CLOCK_SKEW = 60_000;
const CARD_LIMIT = { points: 30, seconds: 3_600 };

export const paymentsModule = defineModule({
  name: "payments",
  verify: verifyPayments,
  needs: {
    config: configModule,
    exchangeRates: exchangeRatesModule,
    limits: limitsModule,
    notifications: notificationsModule,
    passkeys: passkeysModule,
    players: playersModule,
    providerNames: providerNamesModule,
    referenceProvider: referenceProviderModule,
  },
  setup(core, needs, options: PaymentsOptions) {
    const { db, now, audit } = core;
    let endingBonuses = NO_ENDING_BONUSES;
    const paymentProviders = { ...needs.referenceProvider.providers, ...options.paymentProviders };
    const { context, methods, keyed } = createPaymentsContext({
      ...core,
      paymentProviders,
      waitForProvider: options.waitForProvider,
      currencyConfig: needs.config.currencyConfig,
      subunits: needs.config.subunits,
      exchange: needs.exchangeRates.exchange,
      limits: needs.limits.enforcement,
      presentLimit: needs.limits.presentRejection,
      aliasOf: (playerId, provider) => needs.providerNames.aliasOf({ playerId, kind: "payments", provider }),
      endingBonuses: () => endingBonuses,
    });
    const { ruleOf, subunits } = context;
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
      rejectedPrefixes: options.rejectedCardPrefixes ?? [],
      audit,
      // Everyone pays with the same few cards in the demo.
      onShared: core.demo
        ? undefined
        : async (playerId, otherIds) => {
            await core.events.emit(db, cardShared, { playerId, otherIds });
            await core.events.deliver();
          },
    });
    const countRequest = createRateLimit({ ...REQUEST_LIMIT, now });
    const countCard = createPersistentRateLimit(db, "card-check", CARD_LIMIT).count;

    /** Cancels the deposits that were open at the event; late money is refunded. Withdrawals continue. */
    async function cancelDeposits({ playerId, at }: { playerId: number; at: string }): Promise<void> {
      for (const id of await dueStore(db).waitingDeposits(playerId, new Date(Date.parse(at) + CLOCK_SKEW)))
        await deposits.cancel(playerId, id).catch((error: unknown) => {
          // Not cancelled: the money has just arrived.
          if (!(error instanceof RequestError)) throw error;
        });
    }

    return {
      api: {
        /** Deposits and withdrawals per account, without reversed ones; minor units. */
        totals: (playerId: number) => paymentTotals(db, playerId),
        /** Number of a player's deposits that have succeeded. */
        depositCount: (playerId: number) => depositCount(db, playerId),
        /** A deposit that has succeeded. */
        deposit: (paymentId: string) => succeededDeposit(db, paymentId),
        /** Registers the bonuses that end with withdrawals; called once, by their module. */
        setEndingBonuses(ending: EndingBonuses): void {
          endingBonuses = ending;
        },
        endingWithdrawals,
        endedBonusOf: (paymentId: string) => endedBonusOf(db, paymentId),
      },
      routes: (app) => {
        paymentsRoutes(app, {
          methods,
          deposits,
          withdrawals,
          cards,
          views: createViews({ db, now, prepareMethods: methods.prepare, ruleOf }),
          payerOf: (playerId) => paymentsStore.payer(db, playerId),
          sessionDigestOf: (c) => digestOf(readSessionCookie(c) ?? ""),
          originOf: core.originOf,
          needsConfirmation: async (c, playerId) => {
            const player = await core.players.byId(playerId);
            return player !== undefined && needs.passkeys.needsConfirmation(c, player);
          },
          countRequest: async (playerId) => countRequest(String(playerId)),
          countCard: (playerId) => countCard(String(playerId)),
        });
        webhookRoutes(app, {
          apply,
          secrets: new Map(Object.entries(paymentProviders).map(([name, one]) => [name, one.secret])),
          isSigned,
        });
      },
      staffRoutes: (app) =>
        paymentsOperatorRoutes(
          app,
          createPaymentOperations({
            db,
            now,
            withdrawals,
            inquiries,
            subunits,
            methods: methods.listStored,
            audit,
          }),
        ),
      playerRecords: [payments.playerId],
      retention: [
        [paymentRejections.createdAt, 7],
        [cardChecks.createdAt, 30],
      ],
      subscriptions: [
        afterCommit(paymentEnded, "notify-payment-end", async (ended) => {
          await needs.notifications.notify(ended.playerId, messageOfEnd(ended));
        }),
        afterCommit(playerExcluded, "cancel-deposits-at-exclusion", cancelDeposits),
        afterCommit(playerClosed, "cancel-deposits-at-closure", cancelDeposits),
        afterCommit(depositLimitLowered, "cancel-deposits-over-limits", ({ playerId }) =>
          deposits.cancelOverLimits(playerId),
        ),
      ],
      jobs: createPaymentJobs(context, { deposits, withdrawals, inquiries }).all.map((job) => ({
        ...job,
        every: "minute",
      })),
    };
  },
});
