import { setTimeout } from "node:timers/promises";
import { afterCommit } from "../core/events/events.ts";
import { defineModule } from "../core/modules/module.ts";
import { playerClosed, playerSignedOut } from "../core/players/events.ts";
import { walletSecret } from "../http/derived-secret.ts";
import { type SharedSecret, signingSecret } from "../http/signature.ts";
import { subjectOf } from "../modules/art/subjects/title-subject.ts";
import { providerNamesModule } from "../modules/provider-names/module.ts";
import { kindOf } from "./engine.ts";
import { fairRoutes } from "./fair-routes.ts";
import { frameRoutes } from "./frame.ts";
import { freeRoundsRoutes } from "./free-rounds-routes.ts";
import { GAMES_PATH, gameRoutes } from "./routes.ts";
import { createGameServer } from "./service.ts";
import { stakesOf } from "./stakes.ts";
import { createSymbols, type SlotTitle } from "./symbols.ts";
import { createWalletClient, type WalletClientOptions } from "./wallet-client.ts";

export interface ReferenceGamesOptions {
  /** Secrets of game providers by name, possibly including the built-in one's. */
  walletSecrets?: Readonly<Record<string, SharedSecret>>;
  /** Folder of the built game frames; undefined if frames aren't served. */
  framesFolder?: string;
  waitBeforeRetry?: WalletClientOptions["wait"];
  /** Wraps wallet calls, for tests of lost messages. */
  wrapWalletCall?: (send: () => Promise<Response>) => Promise<Response>;
}

/** Name of the built-in game provider. */
export const REFERENCE_PROVIDER = "reference";

export const referenceGamesModule = defineModule({
  name: "reference-games",
  needs: { providerNames: providerNamesModule },
  setup({ db, now, secret, callSelf, logError }, { providerNames }, options: ReferenceGamesOptions) {
    const shared = options.walletSecrets?.[REFERENCE_PROVIDER] ?? walletSecret(secret, REFERENCE_PROVIDER);
    const symbols = createSymbols({ framesFolder: options.framesFolder, subjectOf });
    const server = createGameServer({
      db,
      now,
      wallet: createWalletClient({
        provider: REFERENCE_PROVIDER,
        secret: signingSecret(shared),
        send(path, init) {
          const send = () => callSelf(path, { method: "POST", ...init });
          return options.wrapWalletCall?.(send) ?? send();
        },
        wait: options.waitBeforeRetry ?? setTimeout,
      }),
      symbolsOf: symbols.of,
      logError,
    });
    const aliasOf = (playerId: number) =>
      providerNames.aliasOf({ playerId, kind: "games", provider: REFERENCE_PROVIDER });
    const revealSeeds = async ({ playerId }: { playerId: number }) =>
      server.seeds.replaceAll(await aliasOf(playerId));
    return {
      api: {
        name: REFERENCE_PROVIDER,
        /** Path of its API. */
        path: GAMES_PATH,
        /** Shared with the wallet API. */
        secret: shared,
        /** Smallest stake of a game in minor units of a currency. */
        minimumBet: (game: { identifier: string; kind: string; title: string }, currency: string) =>
          stakesOf({ ...game, kind: kindOf(game) }, currency)[0]!,
        frameUrlOf: (token: string, game?: SlotTitle) =>
          `${GAMES_PATH}/frame?${new URLSearchParams({ launch: token, ...(game && symbols.paramsOf(game)) })}`,
      },
      routes: (app) => {
        gameRoutes(app, { server, now });
        fairRoutes(app, { server, aliasOf });
        freeRoundsRoutes(app, { db, now, secret: shared });
        if (options.framesFolder) frameRoutes(app, GAMES_PATH, options.framesFolder, symbols);
      },
      framePaths: [GAMES_PATH],
      subscriptions: [
        afterCommit(playerSignedOut, "reveal-seeds-at-sign-out", revealSeeds),
        afterCommit(playerClosed, "reveal-seeds-at-closure", revealSeeds),
      ],
      jobs: [{ name: "finish-abandoned-rounds", every: "minute", run: server.finishAbandoned }],
    };
  },
});
