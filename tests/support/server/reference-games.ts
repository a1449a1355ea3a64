import type { FrameRound, FreeRounds, OpenedSession } from "../../../frames/protocol.ts";
import { verifyLedger } from "../../../server/core/ledger/verify.ts";
import { providers } from "../../../server/modules/games/tables.ts";
import type { AccountBalances } from "../../../src/contract/accounts.ts";
import { testApp } from "./app.ts";
import { testClock } from "./clock.ts";
import { callGameServer, gameOf, newKey, openGame } from "./game-frame.ts";
import { fund } from "./ledger.ts";
import { createConfirmedPlayer, visit } from "./visitor.ts";

/** The default choice in dice. */
export const CHOICE = { chances: 4_950, over: false };

interface PlayResponse {
  round: FrameRound;
  balance: string;
  free_rounds: FreeRounds | null;
  /** Earlier open rounds that have now finished. */
  finished: (FrameRound & { currency: string })[];
}

/** A decimal amount with two digits, in cents. */
export const cents = (text: string) => Math.round(Number(text) * 100);

/** The server with its reference games, and a connection to the wallet that a test can cut. */
export async function testGames() {
  const clock = testClock();
  let lostPart: "none" | "answer" | "call" = "none";
  let walletDelay: Promise<void> | null = null;
  const app = await testApp({
    now: clock.now,
    waitBeforeRetry: async () => {},
    wrapWalletCall: async (send) => {
      const before = walletDelay;
      walletDelay = null;
      await before;
      if (lostPart === "none") return send();
      if (lostPart === "answer") await send();
      throw new TypeError("fetch failed");
    },
  });
  await app.db.update(providers).set({ requiredFields: [] });
  const [dice, slot, wheel] = await Promise.all([
    gameOf(app, "table", /^(?!.*(roulette|wheel))/i),
    gameOf(app, "pokies"),
    gameOf(app, "live"),
  ]);

  /** What each session's frame shows. */
  const shownFreeRounds = new Map<string, FreeRounds | null>();

  return {
    app,
    clock,
    dice,
    slot,
    wheel,
    async openGame(
      ...[client, game, mode]: Parameters<typeof openGame> extends [unknown, ...infer Rest] ? Rest : never
    ) {
      const opened = await openGame(app, client, game, mode);
      shownFreeRounds.set(opened.session, opened.free_rounds);
      return opened;
    },
    callGameServer: <T>(path: string, body: object) => callGameServer<T>(app, path, body),

    /** Makes later wallet API calls fail: after they were processed, or before. */
    failWalletCalls(part: typeof lostPart): void {
      lostPart = part;
    },
    /** Delays the next wallet API call. */
    delayWalletCall(gate: Promise<void>): void {
      walletDelay = gate;
    },
    isWalletCallDelayed: () => walletDelay !== null,

    /** A player in Austria, where rounds have no minimum time and several may be open. */
    async player(funds = 100_000n) {
      const createdPlayer = await createConfirmedPlayer(
        app,
        { country: "AT" },
        visit(app, { country: "AT" }),
      );
      if (funds > 0n) await fund(app.db, createdPlayer.player.id, funds);
      const balance = async () =>
        ((await createdPlayer.client.get("/api/player/accounts")).body as AccountBalances[])[0]!
          .amount_cents as number;
      const ledgerProblems = async () => (await verifyLedger(app.db, createdPlayer.player.id)).problems;
      return { ...createdPlayer, balance, ledgerProblems };
    },

    /** Plays what the session's frame shows: a free round, or one for 1.00. */
    async play({ session }: Pick<OpenedSession, "session">, more: object = {}) {
      clock.advance(10_000);
      const free = shownFreeRounds.get(session);
      const playRequest = {
        session,
        key: newKey(),
        stake: free?.bet ?? "1.00",
        free_rounds: free?.campaign ?? null,
        choice: CHOICE,
        ...more,
      };
      const response = await callGameServer<PlayResponse>(app, "play", playRequest);
      if (response.body.free_rounds !== undefined) shownFreeRounds.set(session, response.body.free_rounds);
      return response;
    },

    finish: ({ session }: Pick<OpenedSession, "session">, { id }: Pick<FrameRound, "id">) =>
      callGameServer<{ balance: string }>(app, "finish", { session, round: id }),
  };
}
