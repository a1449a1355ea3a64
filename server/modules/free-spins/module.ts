import type { LocaleCode } from "../../../src/contract/locale.ts";
import { playedGame } from "../../../src/rules/games/played-game.ts";
import { afterCommit } from "../../core/events/events.ts";
import { defineModule } from "../../core/modules/module.ts";
import { playerClosed, playerExcluded } from "../../core/players/events.ts";
import { referenceGamesModule } from "../../reference-game-server/module.ts";
import { awardsModule } from "../awards/module.ts";
import { waitingUnsettled } from "../bonuses/api.ts";
import { bonusesModule } from "../bonuses/module.ts";
import { campaignsModule } from "../campaigns/module.ts";
import { configModule } from "../config/module.ts";
import { gamesModule } from "../games/module.ts";
import { limitsModule } from "../limits/module.ts";
import { paymentEnded } from "../payments/events.ts";
import { providerNamesModule } from "../provider-names/module.ts";
import { caseOpened, grantChanged } from "./events.ts";
import { createFreeSpins } from "./free-spins.ts";
import { grantsStore as store } from "./grants-store.ts";
import { presentFreeSpins } from "./present.ts";
import { createFreeRoundsClient, type FreeRoundsProvider } from "./provider-client.ts";
import { createProviderSync } from "./provider-sync.ts";
import { createFreeRoundsProviders, type RemoteFreeRounds } from "./providers.ts";
import { freeSpinsRoutes } from "./routes.ts";
import { freespinGrants } from "./tables.ts";
import { verifyFreeSpins } from "./verify-store.ts";
import { createFreeWins } from "./wins.ts";

export interface FreeSpinsOptions {
  /** Free-rounds APIs by the provider of the games in the catalogue; other games have the built-in one. */
  freeRoundProviders?: Readonly<Record<string, RemoteFreeRounds>>;
  /** Replaces the built-in provider's free rounds, for tests. */
  freeRounds?: FreeRoundsProvider;
}

/** Grants per run of a job, and per provider. */
const BATCH = 200;
/** Grants at a time: calls to a provider may take seconds. */
const PARALLEL = 16;

export const freeSpinsModule = defineModule({
  name: "free-spins",
  verify: (db) => verifyFreeSpins(db, waitingUnsettled),
  needs: {
    awards: awardsModule,
    bonuses: bonusesModule,
    campaigns: campaignsModule,
    config: configModule,
    games: gamesModule,
    limits: limitsModule,
    providerNames: providerNamesModule,
    referenceGames: referenceGamesModule,
  },
  setup(
    core,
    { awards, bonuses, campaigns, config, games, limits, providerNames, referenceGames },
    options: FreeSpinsOptions,
  ) {
    const { db, now, audit, logError } = core;
    const freeSpins = createFreeSpins({ ...core, issueChild: awards.issueChild, gameTitle: games.titleOf });
    awards.setMaker("freespins", freeSpins.make);
    const { subunits } = config;
    const builtIn =
      options.freeRounds ??
      createFreeRoundsClient({
        send: (path, init) => core.callSelf(`${referenceGames.path}${path}`, init),
        secret: referenceGames.secret,
        subunits,
      });
    const providers = createFreeRoundsProviders({
      builtIn: { name: referenceGames.name, client: builtIn },
      remote: options.freeRoundProviders ?? {},
      subunits,
    });
    const sync = createProviderSync({
      ...core,
      freeSpins,
      providerOf: providers.of,
      aliasOf: (playerId, provider) => providerNames.aliasOf({ playerId, kind: "games", provider }),
    });

    async function list(playerId: number, locale: LocaleCode | undefined) {
      const [rows, player] = await Promise.all([store.listOf(db, playerId), core.players.byId(playerId)]);
      const identifiers = [...new Set(rows.map(({ gameIdentifier }) => gameIdentifier))];
      const known = new Map((await games.byIdentifiers(identifiers)).map((game) => [game.identifier, game]));
      const presented = await Promise.all(
        rows.map(async (grant) =>
          presentFreeSpins(
            grant,
            grant.campaignId === null
              ? undefined
              : await campaigns.version(grant.campaignId, grant.campaignVersion!),
            {
              locale: locale ?? player!.locale,
              game: playedGame(grant.gameIdentifier, known.get(grant.gameIdentifier), true),
              now: now(),
            },
          ),
        ),
      );
      const isPast = ({ ended_at }: { ended_at: string | null }) => ended_at !== null;
      return presented.toSorted((a, b) => Number(isPast(a)) - Number(isPast(b)));
    }

    type Step = (playerId: number, id: string) => Promise<void>;
    type Due = readonly { id: string; playerId: number }[];

    /** Runs a job's step for each grant; one that fails doesn't hold up the others. @returns true if none succeeded */
    async function runBatch(grants: Due, run: Step): Promise<boolean> {
      const outcomes = await Promise.allSettled(grants.map(({ id, playerId }) => run(playerId, id)));
      for (const [index, one] of outcomes.entries())
        if (one.status === "rejected") logError(`free spins ${grants[index]!.id} have to wait`, one.reason);
      return outcomes.every(({ status }) => status === "rejected");
    }

    async function forEach(grants: Due, run: Step): Promise<void> {
      for (let at = 0; at < grants.length; at += PARALLEL)
        await runBatch(grants.slice(at, at + PARALLEL), run);
    }

    /** Asks a provider about its grants, longest unchecked first. If none of a batch succeeds, the rest waits. */
    async function syncQueue(grants: Due): Promise<void> {
      for (let at = 0; at < grants.length; at += PARALLEL)
        if (await runBatch(grants.slice(at, at + PARALLEL), sync)) return;
    }

    /** Asks all providers at the same time, so that a slow one holds up its own grants only. */
    async function syncAll(): Promise<void> {
      const { names } = providers;
      const queues = [{ except: names }, ...names.map((name) => ({ only: name }))];
      await Promise.all(queues.map(async (queue) => syncQueue(await store.atProvider(db, queue, BATCH))));
    }

    async function endFreezes(): Promise<void> {
      for (const playerId of await store.frozenPlayers(db, new Date(now()), BATCH))
        await freeSpins
          .unfreeze(playerId)
          .catch((error: unknown) => logError(`free spins of player ${playerId} stay frozen`, error));
    }

    return {
      playerRecords: [freespinGrants.playerId],
      api: {
        wins: createFreeWins(core),
      },
      routes: (app) =>
        freeSpinsRoutes(app, {
          freeSpins,
          list,
          canStart: bonuses.canStart,
          deliverEvents: core.events.deliver,
        }),
      jobs: [
        {
          name: "expire-freespins",
          every: "minute",
          run: async () => forEach(await store.overdue(db, new Date(now()), BATCH), freeSpins.expire),
        },
        { name: "unfreeze-freespins", every: "minute", run: endFreezes },
        {
          name: "sync-freespins",
          every: "minute",
          run: syncAll,
        },
        {
          name: "settle-freespins",
          every: "minute",
          run: async () => forEach(await store.unsettled(db, BATCH), freeSpins.settleRest),
        },
      ],
      subscriptions: [
        afterCommit(grantChanged, "sync-freespins-of-event", ({ playerId, grantId }) =>
          sync(playerId, grantId),
        ),
        afterCommit(caseOpened, "record-freespins-case", async (opened) => {
          const name = opened.kind === "unknown_grant" ? opened.action : opened.grantId;
          await audit(opened.playerId, `freespins_${opened.kind}`, opened);
          logError(`case for staff: ${opened.kind} ${name}`, null);
        }),
        afterCommit(
          paymentEnded,
          "cancel-reversed-deposit-freespins",
          async ({ paymentId, playerId }) => {
            const ids = await awards.idsOf("deposit", paymentId);
            if (ids.length > 0) await freeSpins.cancelAll(playerId, ids);
          },
          ({ end }) => end === "deposit_reversed",
        ),
        afterCommit(playerExcluded, "end-freespins-at-exclusion", async ({ playerId }) =>
          (await limits.isSelfExcluded(playerId))
            ? freeSpins.cancelAll(playerId)
            : freeSpins.freeze(playerId),
        ),
        afterCommit(playerClosed, "end-freespins-at-closure", ({ playerId }) =>
          freeSpins.cancelAll(playerId),
        ),
      ],
    };
  },
});
