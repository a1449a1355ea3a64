import { toDecimal } from "../../src/rules/money/decimals.ts";
import { GameRejection, reject, SESSION_OVER } from "./game-rejection.ts";
import type { createGamesStore, GameClientSession, RoundRow } from "./store.ts";
import type { WalletCall } from "./wallet-client.ts";

export interface SessionWalletDeps {
  store: ReturnType<typeof createGamesStore>;
  wallet: WalletCall;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Money of client sessions: the casino's wallet, or a demo's own balance. Amounts are decimal text. */
export function createSessionWallet({ store, wallet, now }: SessionWalletDeps) {
  /** Ends a session that the casino has closed, so that later calls don't reach the casino. */
  async function endSession({ digest }: GameClientSession): Promise<never> {
    await store.endSession(digest, new Date(now()));
    throw new GameRejection(SESSION_OVER);
  }

  async function fetchBalance(session: GameClientSession): Promise<{ balance: string; open: boolean }> {
    const result = await wallet<{ balance: string; open: boolean }>("/wallet/v1/balance", {
      session: session.walletSession,
    });
    if (result.ok) return result.answer;
    return result.code === SESSION_OVER ? endSession(session) : reject(result.code);
  }

  async function balanceOf(session: GameClientSession): Promise<string> {
    if (session.walletSession === null)
      return toDecimal((await store.session(session.digest))!.demoBalance ?? 0n, session.subunits);
    return (await fetchBalance(session)).balance;
  }

  return {
    balanceOf,

    /** The current balance. @throws GameRejection once the session has ended: then it must not reveal the balance */
    async liveBalance(session: GameClientSession): Promise<string> {
      if (session.walletSession === null) return balanceOf(session);
      const { balance, open } = await fetchBalance(session);
      return open ? balance : endSession(session);
    },

    /** Calls the wallet for a part of a round. @returns the balance afterwards */
    async play(
      session: GameClientSession,
      { id }: RoundRow,
      actions: object[],
      close: boolean,
    ): Promise<string> {
      const { walletSession, currency } = session;
      const body = { session: walletSession, currency, round: id, actions, close };
      const result = await wallet<{ balance: string }>("/wallet/v1/play", body);
      if (result.ok) return result.answer.balance;
      return result.code === SESSION_OVER ? endSession(session) : reject(result.code);
    },
  };
}
