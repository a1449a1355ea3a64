import type { Entry, LedgerHead } from "../../core/ledger/ledger.ts";
import type { Core } from "../../core/modules/core.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import type { AwardChild, MakeThing } from "../awards/api.ts";
import { grantChanged } from "./events.ts";
import { type GrantRow, grantsStore as store } from "./grants-store.ts";
import { settlementOf } from "./settlement.ts";
import { storedWagering, wageringOf } from "./wagering-terms.ts";

const DAY = 86_400_000;

interface FreeSpinsDeps extends Pick<Core, "db" | "now" | "ledger" | "events" | "publish"> {
  /** Gives a bonus for winnings, in their transaction. */
  issueChild: (tx: Db, ledgerHead: LedgerHead, child: AwardChild) => Promise<unknown>;
  /** Title of a game, from memory: a query would wait for the transaction. */
  gameTitle: (identifier: string) => string;
}

/** An entry from balances and the house account `bonuses`; parts of zero are left out. */
export const entryOfGrant = (
  { id, accountId, currency }: Pick<GrantRow, "id" | "accountId" | "currency">,
  kind: "freespins_settled" | "bonus_ended",
  key: string,
  parts: Partial<Record<"real" | "owed" | "unsettled" | "house", bigint>>,
): Entry => ({
  accountId,
  currency,
  kind,
  key: `freespins:${key}`,
  cause: { freespins: id },
  postings: [
    ...(["real", "owed", "unsettled"] as const).map((balanceType) => ({
      side: { balanceType },
      amount: parts[balanceType] ?? 0n,
    })),
    { side: { house: "bonuses" as const }, amount: parts.house ?? 0n },
  ].filter(({ amount }) => amount !== 0n),
});

/** Free spins of players outside of play: issued, activated, canceled, expired, settled. */
export function createFreeSpins({ db, now, ledger, events, publish, issueChild, gameTitle }: FreeSpinsDeps) {
  /** Runs `apply` on a player's own grant under the wallet's lock. @throws RequestError `not_found` for another's */
  const withOwn = <Result>(
    playerId: number,
    id: string,
    apply: (tx: Db, head: LedgerHead, grant: GrantRow) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction(async (tx) => {
      const head = await ledger.lockForUpdate(tx, playerId);
      const grant = await store.own(tx, playerId, id);
      if (!grant) throw new RequestError("not_found");
      return apply(tx, head, grant);
    });

  /** Settles what may be settled, once: `settled` says how much of the winnings was. */
  async function settle(tx: Db, head: LedgerHead, grant: GrantRow): Promise<void> {
    const settlement = settlementOf(grant);
    // A bonus can't start during a break.
    if (!settlement || (settlement.bonus > 0n && grant.frozenAt)) return;
    const { id, won, settled, wagering, version } = grant;
    const { real, bonus, house } = settlement;
    await store.change(tx, id, { settled: won });
    if (real + house > 0n)
      await ledger.post(
        tx,
        head,
        entryOfGrant(
          grant,
          grant.stage === "canceled" ? "bonus_ended" : "freespins_settled",
          `${id}:${version}`,
          {
            real,
            unsettled: -real - house,
            house,
          },
        ),
      );
    if (bonus > 0n)
      await issueChild(tx, head, {
        parentId: id,
        source: "freespins",
        key: settled === 0n ? `freespins:${id}` : `freespins:${id}:${version}`,
        currency: grant.currency,
        amount: bonus,
        give: {
          kind: "bonus",
          percent: null,
          amount: bonus,
          wagering: wageringOf(wagering!),
          activation: "immediate",
          activatableDays: wagering!.days,
        },
      });
  }

  /** Changes a grant, settles it as far as possible, and tells open pages and the provider. */
  async function change(
    tx: Db,
    head: LedgerHead,
    grant: GrantRow,
    values: Partial<Omit<GrantRow, "id" | "playerId">>,
  ): Promise<void> {
    const { id: grantId, playerId } = grant;
    await store.change(tx, grantId, values);
    await settle(tx, head, { ...grant, ...values, version: grant.version + 1 });
    await publish(tx, { playerId, type: "freespins_changes", data: {} });
    const { stage = grant.stage, providerState = grant.providerState } = values;
    if (stage !== grant.stage && providerState !== "none" && providerState !== "ended")
      await events.emit(tx, grantChanged, { grantId, playerId });
  }

  const end = (tx: Db, head: LedgerHead, grant: GrantRow, stage: "finished" | "canceled" | "expired") =>
    change(tx, head, grant, { stage, endedAt: new Date(now()) });

  /** Makes the grant of an award. */
  const make: MakeThing = async (tx, { award, give, account }) => {
    if (give.kind !== "freespins") throw new Error(`award ${award.id} isn't free spins`);
    await store.add(tx, {
      id: award.id,
      playerId: award.playerId,
      accountId: account.id,
      currency: account.currency,
      provider: give.provider,
      gameIdentifier: give.game,
      count: give.count,
      bet: give.bet,
      days: give.days,
      wagering: give.wagering && storedWagering(give.wagering),
      maxWin: give.maxWin,
      groupKey: award.groupKey,
      campaignId: award.campaignId,
      campaignVersion: award.campaignVersion,
      stage: "issued",
      activatableUntil: new Date(now() + give.activatableDays * DAY),
      issuedAt: new Date(now()),
    });
    await publish(tx, { playerId: award.playerId, type: "freespins_changes", data: {} });
  };

  return {
    make,
    withOwn,
    change,

    /** Activates a grant: its provider prepares the spins. Repeating it changes nothing. @throws RequestError */
    activate: (playerId: number, id: string): Promise<void> =>
      withOwn(playerId, id, async (tx, head, grant) => {
        if (grant.stage === "activated") return;
        if (grant.stage !== "issued" || grant.activatableUntil.getTime() <= now())
          throw new RequestError("bonus_ended");
        if (grant.frozenAt) throw new RequestError("bonus_frozen");
        await change(tx, head, grant, {
          stage: "activated",
          activatedAt: new Date(now()),
          expiresAt: new Date(now() + grant.days * DAY),
          providerState: "creating",
        });
      }),

    /** Ends a grant for the player who cancels it; unsettled winnings are lost. Repeating it changes nothing. @throws RequestError */
    cancel: (playerId: number, id: string): Promise<void> =>
      withOwn(playerId, id, async (tx, head, grant) => {
        if (grant.stage === "canceled") return;
        if (grant.endedAt) throw new RequestError("bonus_ended");
        if (await store.hasOpenRound(tx, grant))
          throw new RequestError("round_open", { subject: { game: gameTitle(grant.gameIdentifier) } });
        await end(tx, head, grant, "canceled");
      }),

    /** Cancels a player's open grants, open rounds or not. `ids` limits it to some. */
    cancelAll: (playerId: number, ids?: readonly string[]): Promise<void> =>
      db.transaction(async (tx) => {
        const head = await ledger.lockForUpdate(tx, playerId);
        for (const grant of await store.open(tx, playerId))
          if (!ids || ids.includes(grant.id)) await end(tx, head, grant, "canceled");
      }),

    /** Expires a grant whose time is over, unless an open round that started in time still counts. */
    expire: (playerId: number, id: string): Promise<void> =>
      withOwn(playerId, id, async (tx, head, grant) => {
        if (grant.endedAt || grant.frozenAt) return;
        const due = grant.stage === "issued" ? grant.activatableUntil : grant.expiresAt!;
        if (due.getTime() > now() || (await store.hasOpenRound(tx, grant))) return;
        await end(tx, head, grant, "expired");
      }),

    /** Settles winnings of an ended grant that are left, such as those of late wins. */
    settleRest: (playerId: number, id: string): Promise<void> =>
      withOwn(playerId, id, (tx, head, grant) => settle(tx, head, grant)),

    freeze: (playerId: number): Promise<void> =>
      db.transaction(async (tx) => {
        await ledger.lockForUpdate(tx, playerId);
        await store.freeze(tx, playerId, new Date(now()));
      }),

    unfreeze: (playerId: number): Promise<void> =>
      db.transaction(async (tx) => {
        await ledger.lockForUpdate(tx, playerId);
        await store.unfreeze(tx, playerId, new Date(now()));
      }),
  };
}

export type FreeSpins = ReturnType<typeof createFreeSpins>;
