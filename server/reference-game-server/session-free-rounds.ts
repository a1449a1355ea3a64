import { toDecimal } from "../../src/rules/money/decimals.ts";
import type { Db } from "../db/client.ts";
import { type FreeRoundsRow, freeRoundsStore } from "./free-rounds-store.ts";
import { GameRejection, type ShownFreeRounds } from "./game-rejection.ts";
import type { createSessionWallet } from "./session-wallet.ts";
import type { GameClientSession, RoundRow } from "./store.ts";

/** The campaign whose free round a frame has shown as the next one; null if it has shown a paid round. */
export type ShownCampaign = string | null;

interface SessionFreeRoundsDeps {
  db: Db;
  liveBalance: ReturnType<typeof createSessionWallet>["liveBalance"];
}

/** Free rounds of client sessions. Demos have none. */
export function createSessionFreeRounds({ db, liveBalance }: SessionFreeRoundsDeps) {
  const next = (session: GameClientSession): Promise<FreeRoundsRow | undefined> =>
    session.walletSession === null ? Promise.resolve(undefined) : freeRoundsStore.next(db, session);

  /** The free rounds that the next rounds use; null for none. */
  async function of(session: GameClientSession): Promise<ShownFreeRounds | null> {
    const campaign = await next(session);
    if (!campaign) return null;
    return {
      campaign: campaign.id,
      left: await freeRoundsStore.left(db, campaign),
      bet: toDecimal(campaign.bet, session.subunits),
    };
  }

  /** Tells the frame what is true instead of what it has shown. */
  async function reject(session: GameClientSession): Promise<never> {
    const balance = await liveBalance(session);
    throw new GameRejection("free_rounds_changed", { balance, free_rounds: await of(session) });
  }

  return {
    of,
    reject,

    /** After a free round: those that come next, and the totals of its campaign if that was its last one. */
    async after({ freeRounds: id }: RoundRow, session: GameClientSession) {
      if (id === null) return {};
      const { count } = (await freeRoundsStore.find(db, id))!;
      const { played, won } = await freeRoundsStore.totals(db, id);
      const completed = played < count ? null : { count, won: toDecimal(won, session.subunits) };
      return { free_rounds: await of(session), completed };
    },

    /**
     * The campaign of the next round, undefined for a paid one.
     * @throws GameRejection if the frame has shown something else, so that no player pays for a round shown as free
     */
    async campaignFor(
      session: GameClientSession,
      shown: ShownCampaign | undefined,
      stake: bigint,
    ): Promise<FreeRoundsRow | undefined> {
      const campaign = await next(session);
      if (shown === undefined) {
        // Frames of earlier releases don't say what they show. A free round costs the player nothing; a paid one is
        // certain to be what they saw only if their session never had free rounds to show. Others must be reopened.
        if (campaign || session.walletSession === null) return campaign;
        return (await freeRoundsStore.hadAny(db, session)) ? reject(session) : undefined;
      }
      const isShown = (campaign?.id ?? null) === shown && (!campaign || campaign.bet === stake);
      return isShown ? campaign : reject(session);
    },
  };
}
