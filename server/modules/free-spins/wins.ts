import type { LedgerHead } from "../../core/ledger/ledger.ts";
import type { Core } from "../../core/modules/core.ts";
import type { Db } from "../../db/client.ts";
import { caseOpened, grantChanged } from "./events.ts";
import { entryOfGrant } from "./free-spins.ts";
import { type GrantRow, grantsStore as store } from "./grants-store.ts";
import { takeBack } from "./settlement.ts";

/** A win of a free round that the wallet has applied, or took back; amounts in minor units of the account. */
export interface FreeWin {
  provider: string;
  /** The provider's name of the action. */
  name: string;
  playerId: number;
  accountId: number;
  gameIdentifier: string;
  /** As the provider named it: a grant's id. */
  campaign: string;
  /** Below zero if a win is taken back. */
  amount: bigint;
  /** Change of the unsettled balance. */
  unsettled: bigint;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const belongsTo = (win: FreeWin, grant: GrantRow): boolean =>
  win.playerId === grant.playerId &&
  win.accountId === grant.accountId &&
  win.gameIdentifier === grant.gameIdentifier;

/** What the wallet needs of free spins: it counts wins of free rounds in the transaction that applies them. */
export function createFreeWins({ ledger, events, publish }: Pick<Core, "ledger" | "events" | "publish">) {
  /** Takes a win of a settled grant back, with what the unsettled balance gave for it. @returns the grant's sums */
  async function takeWin(tx: Db, head: LedgerHead, grant: GrantRow, win: FreeWin) {
    const { won, settled, restored, due } = takeBack(grant, -win.amount, -win.unsettled);
    const real = due === 0n ? 0n : await store.realMoney(tx, grant.accountId);
    const taken = real < due ? real : due;
    const parts = { real: -taken, owed: taken - due, unsettled: restored, house: due - restored };
    if (restored !== 0n || due !== 0n)
      await ledger.post(
        tx,
        head,
        entryOfGrant(grant, "freespins_settled", `${win.provider}:${win.name}`, parts),
      );
    return { won, settled };
  }

  return {
    /** Counts wins, after the wallet has posted them and under its locks. A win that no grant explains opens a case. */
    async count(tx: Db, heads: ReadonlyMap<number, LedgerHead>, wins: readonly FreeWin[]): Promise<void> {
      const named = [...new Set(wins.map(({ campaign }) => campaign))].filter((id) => UUID.test(id));
      const grants = new Map((await store.byIds(tx, named)).map((grant) => [grant.id, grant]));
      const changed = new Set<string>();
      for (const win of wins) {
        const grant = grants.get(win.campaign);
        const isOwn = grant !== undefined && belongsTo(win, grant);
        if (win.amount > 0n && (!isOwn || grant.stage === "issued"))
          await events.emit(tx, caseOpened, {
            kind: "unknown_grant",
            playerId: win.playerId,
            provider: win.provider,
            action: win.name,
            campaign: win.campaign,
            amount: String(win.amount),
          });
        if (!isOwn) continue;
        const sums =
          win.amount < 0n
            ? await takeWin(tx, heads.get(win.playerId)!, grant, win)
            : { won: grant.won + win.amount };
        Object.assign(grant, sums);
        changed.add(grant.id);
      }
      if (changed.size === 0) return;
      const rows = [...changed].map((id) => grants.get(id)!);
      await store.setSums(tx, rows);
      for (const playerId of new Set(rows.map((grant) => grant.playerId)))
        await publish(tx, { playerId, type: "freespins_changes", data: {} });
      await events.emitAll(
        tx,
        grantChanged,
        rows.map(({ id, playerId }) => ({ grantId: id, playerId })),
      );
    },
  };
}

export type FreeWins = ReturnType<typeof createFreeWins>;
