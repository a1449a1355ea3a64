import type { CancelReason } from "../../../src/contract/bonuses.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import { type AccountBonuses, createAccountBonuses } from "../../../src/rules/wagering/account-bonuses.ts";
import { requiredParts } from "../../../src/rules/wagering/progress.ts";
import { bonusEntryOf } from "../../core/ledger/bonus-entry.ts";
import type { LedgerHead } from "../../core/ledger/ledger.ts";
import type { Core } from "../../core/modules/core.ts";
import { createPlayersStore } from "../../core/players/store.ts";
import { roundsStore } from "../../core/rounds/rounds-store.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import type { MakeThing } from "../awards/api.ts";
import type { EndingWithdrawals } from "../payments/api.ts";
import { type BonusRow, bonusesStore as store } from "./bonuses-store.ts";
import type { BonusEngine } from "./engine.ts";
import { bonusStateOf } from "./engine-store.ts";

const DAY = 86_400_000;
/** Waiting bonuses per account. */
const MAX_WAITING = 5;

interface BonusesDeps extends Pick<Core, "db" | "now" | "ledger" | "events" | "publish"> {
  withdrawalsOf: (tx: Db, ids: readonly string[]) => Promise<(id: string) => EndingWithdrawals>;
  engine: BonusEngine;
  /** Title of a game, from memory: a query would wait for the transaction. */
  gameTitle: (identifier: string) => string;
}

const KINDS = { deposit: "deposit", registration: "registration" } as const;

/** Bonuses of players outside of play: issued, activated, canceled, expired. */
export function createBonuses(deps: BonusesDeps) {
  const { db, now, ledger, events, engine, gameTitle, publish, withdrawalsOf } = deps;

  /** Changes an account's bonuses with the pure rules, under the wallet's lock, and posts what follows. */
  async function change(
    tx: Db,
    head: LedgerHead,
    { accountId, currency, id }: Pick<BonusRow, "accountId" | "currency" | "id">,
    apply: (bonuses: AccountBonuses, balance: bigint) => void,
    cancelReason?: CancelReason,
  ): Promise<void> {
    const [rows, balance] = [await store.states(tx, accountId, id), await store.accountBonus(tx, accountId)];
    const before = rows.map(bonusStateOf);
    const bonuses = createAccountBonuses(before, now());
    apply(bonuses, balance);
    await ledger.postAll(
      tx,
      bonuses.entries.map((entry) => ({
        wallet: head,
        entry: { accountId, currency, ...bonusEntryOf(entry) },
      })),
    );
    await engine.write(
      tx,
      bonuses.bonuses.flatMap((after, i) =>
        after.version === before[i]!.version
          ? []
          : [
              {
                playerId: head.playerId,
                before: before[i]!,
                after,
                cancelReason: after.stage === "canceled" && after.id === id ? cancelReason : undefined,
              },
            ],
      ),
    );
  }

  /** Runs `apply` on a player's own bonus under the wallet's lock. @throws RequestError `not_found` for another's */
  async function withOwn<Result>(
    playerId: number,
    id: string,
    apply: (tx: Db, head: LedgerHead, bonus: BonusRow) => Promise<Result>,
  ): Promise<Result> {
    const result = await db.transaction(async (tx) => {
      const head = await ledger.lockForUpdate(tx, playerId);
      const bonus = await store.own(tx, playerId, id);
      if (!bonus) throw new RequestError("not_found");
      return apply(tx, head, bonus);
    });
    await events.deliver();
    return result;
  }

  async function rejectOpenRounds(tx: Db, id: string): Promise<void> {
    const [game] = await roundsStore.openGamesOf(tx, id);
    if (game !== undefined) throw new RequestError("round_open", { subject: { game: gameTitle(game) } });
  }

  /** Money that a player loses when a bonus ends now, minor units. */
  const lossOf = async (tx: Db, { stage, accountId, granted, endBalance }: BonusRow): Promise<bigint> =>
    stage === "handle_bets" || stage === "wager_done"
      ? store.accountBonus(tx, accountId)
      : (endBalance ?? granted);

  const forfeit = (
    tx: Db,
    head: LedgerHead,
    bonus: BonusRow,
    stage: "canceled" | "expired",
    reason?: CancelReason,
  ) => change(tx, head, bonus, (bonuses, balance) => bonuses.forfeit(bonus.id, stage, balance), reason);

  /** Why a bonus stays frozen; null if nothing freezes it any more. Read under the wallet's lock. */
  async function freezeReasonOf(
    tx: Db,
    { playerId }: BonusRow,
    { isOpen, isPaid }: EndingWithdrawals,
  ): Promise<BonusRow["frozenReason"]> {
    if (isOpen || isPaid) return "withdrawal";
    const player = await createPlayersStore(tx).byId(playerId);
    return (player?.excludedUntil?.getTime() ?? 0) > now() ? "break" : null;
  }

  /**
   * Ends what no longer freezes a bonus. A paid withdrawal cancels it once no round of it is open; its time continues
   * after the last reason.
   */
  async function release(
    tx: Db,
    head: LedgerHead,
    bonus: BonusRow,
    withdrawals: EndingWithdrawals,
  ): Promise<void> {
    if (bonus.frozenAt === null) return;
    const isPaid = withdrawals.isPaid && bonus.stage === "handle_bets";
    const reason = await freezeReasonOf(tx, bonus, { ...withdrawals, isPaid });
    if (isPaid && (await roundsStore.openGamesOf(tx, bonus.id)).length === 0) {
      await store.unfreeze(tx, bonus.id, new Date(now()));
      await forfeit(tx, head, bonus, "canceled", "withdrawal");
    } else if (reason === bonus.frozenReason) return;
    else if (reason === null) await store.unfreeze(tx, bonus.id, new Date(now()));
    else await store.changeFreeze(tx, bonus.id, reason);
    await publish(tx, { playerId: bonus.playerId, type: "bonuses_changes", data: {} });
  }

  /** Makes the bonus of an award. */
  const make: MakeThing = async (tx, { award, give, ledgerHead, account }) => {
    if (give.kind !== "bonus") throw new Error(`award ${award.id} isn't a bonus`);
    const { wagering, activation, activatableDays } = give;
    const multiplier = wagering.multiplier / 100;
    const bonus = {
      id: award.id,
      playerId: award.playerId,
      accountId: account.id,
      currency: account.currency,
      kind: KINDS[award.source as keyof typeof KINDS] ?? "bonus",
      stage: "issued" as const,
      groupKey: award.groupKey,
      campaignId: award.campaignId,
      campaignVersion: award.campaignVersion,
      granted: award.amount!,
      isUnsettled: award.source === "freespins",
      terms: {
        multiplier,
        days: wagering.days,
        contributions: wagering.contributions,
        endsOnWithdrawal: wagering.endsOnWithdrawal,
      },
      maxBet: wagering.maxBet,
      maxWin: wagering.maxWin,
      requiredParts: requiredParts(award.amount!, multiplier),
      activatableUntil: new Date(now() + activatableDays * DAY),
      issuedAt: new Date(now()),
    };
    await store.add(tx, bonus);
    if (activation === "immediate")
      await change(tx, ledgerHead, bonus, (bonuses) => bonuses.activate(bonus.id));
  };

  return {
    make,

    /** Starts a bonus or adds it to the queue. Repeating it changes nothing. @throws RequestError */
    activate: (playerId: number, id: string): Promise<void> =>
      withOwn(playerId, id, async (tx, head, bonus) => {
        if (bonus.stage === "wait" || bonus.stage === "handle_bets" || bonus.stage === "wager_done") return;
        if (bonus.stage !== "issued" || (bonus.activatableUntil?.getTime() ?? Infinity) <= now())
          throw new RequestError("bonus_ended");
        if (bonus.frozenAt) throw new RequestError("bonus_frozen");
        const states = await store.states(tx, bonus.accountId, null);
        if (states.filter(({ stage }) => stage === "wait").length >= MAX_WAITING)
          throw new RequestError("bonus_queue_full");
        await change(tx, head, bonus, (bonuses) => bonuses.activate(id));
      }),

    /** Ends a bonus for the player who cancels it. Repeating it changes nothing. @throws RequestError */
    cancel: (playerId: number, id: string, expectedLoss: bigint): Promise<void> =>
      withOwn(playerId, id, async (tx, head, bonus) => {
        if (bonus.stage === "canceled") return;
        if (!["issued", "wait", "handle_bets"].includes(bonus.stage)) throw new RequestError("bonus_ended");
        if (bonus.stage === "handle_bets") await rejectOpenRounds(tx, id);
        const loss = await lossOf(tx, bonus);
        if (loss !== expectedLoss)
          throw new RequestError("bonus_loss_changed", { subject: { loss_cents: toAmount(loss) } });
        await forfeit(tx, head, bonus, "canceled", "by_player");
      }),

    /** Orders the waiting bonuses. @throws RequestError `bonus_queue_changed` unless `ids` are exactly those */
    reorder: (playerId: number, ids: readonly string[]): Promise<void> =>
      db.transaction(async (tx) => {
        await ledger.lockForUpdate(tx, playerId);
        const waiting = (await store.active(tx, playerId)).filter(({ stage }) => stage === "wait");
        const own = waiting.filter(
          ({ accountId }) => accountId === waiting.find((one) => one.id === ids[0])?.accountId,
        );
        const isSame = own.length === ids.length && own.every(({ id }) => ids.includes(id));
        if (!isSame || new Set(ids).size !== ids.length) throw new RequestError("bonus_queue_changed");
        await store.setQueue(tx, ids);
      }),

    /** Cancels a player's unfinished bonuses for a reason, open rounds or not. `ids` limits it to some. */
    async cancelAll(playerId: number, reason: CancelReason, ids?: readonly string[]): Promise<void> {
      await db.transaction(async (tx) => {
        const head = await ledger.lockForUpdate(tx, playerId);
        const active = (await store.active(tx, playerId)).filter(({ id }) => !ids || ids.includes(id));
        // Waiting ones first, so that none of them starts in between.
        for (const { id } of active.toSorted(
          (a, b) => Number(b.stage === "wait") - Number(a.stage === "wait"),
        )) {
          const bonus = (await store.own(tx, playerId, id))!;
          if (bonus.stage === "issued" || bonus.stage === "wait" || bonus.stage === "handle_bets")
            await forfeit(tx, head, bonus, "canceled", reason);
        }
      });
    },

    /** Expires a bonus whose time is over, unless an open round that started in time still counts. */
    expire: (playerId: number, id: string): Promise<void> =>
      withOwn(playerId, id, async (tx, head, bonus) => {
        const due = bonus.stage === "issued" ? bonus.activatableUntil : bonus.expiresAt;
        const isDue =
          (bonus.stage === "issued" || bonus.stage === "handle_bets") && due && due.getTime() <= now();
        if (!isDue || bonus.frozenAt) return;
        if (bonus.stage === "handle_bets" && (await roundsStore.openGamesOf(tx, id)).length > 0) return;
        await forfeit(tx, head, bonus, "expired");
      }),

    freeze: (playerId: number): Promise<void> =>
      db.transaction(async (tx) => {
        await ledger.lockForUpdate(tx, playerId);
        await store.freeze(tx, playerId, new Date(now()));
      }),

    /** Ends the freeze of a break, unless a new one has started meanwhile. */
    unfreeze: (playerId: number): Promise<void> =>
      db.transaction(async (tx) => {
        const head = await ledger.lockForUpdate(tx, playerId);
        const frozen = await store.frozenByBreak(tx, playerId);
        const of = await withdrawalsOf(
          tx,
          frozen.map(({ id }) => id),
        );
        for (const bonus of frozen) await release(tx, head, bonus, of(bonus.id));
      }),

    /** Freezes a bonus for a withdrawal. Must be called under the wallet's lock. */
    async freezeForWithdrawal(tx: Db, playerId: number, id: string): Promise<void> {
      await store.freezeOne(tx, id, new Date(now()));
      await publish(tx, { playerId, type: "bonuses_changes", data: {} });
    },

    /** Ends or unfreezes a bonus by the state of its withdrawals. Repeating it changes nothing. */
    settleWithdrawals: (playerId: number, id: string): Promise<void> =>
      withOwn(playerId, id, async (tx, head, bonus) => {
        const of = await withdrawalsOf(tx, [id]);
        await release(tx, head, bonus, of(id));
      }),
  };
}

export type Bonuses = ReturnType<typeof createBonuses>;
