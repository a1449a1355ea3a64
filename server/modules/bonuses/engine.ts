import type { BonusState } from "../../../src/rules/wagering/account-bonuses.ts";
import type { Core } from "../../core/modules/core.ts";
import type { Db } from "../../db/client.ts";
import {
  type BonusStateRow,
  bonusStateOf,
  ENDED_STAGES,
  selectBonuses,
  writeBonusStates,
} from "./engine-store.ts";
import { bonusEnded } from "./events.ts";

/** A bonus that changed, as it was and is. */
export interface BonusChange {
  playerId: number;
  before: BonusState;
  after: BonusState;
  /** Why it was canceled. */
  cancelReason?: string | undefined;
}

/** What the wallet needs of bonuses: their states in a batch, read and written in its statements. */
export function createBonusEngine({ now, events, publish }: Pick<Core, "now" | "events" | "publish">) {
  return {
    select: selectBonuses,

    parse: (rows: readonly unknown[]) =>
      (rows as BonusStateRow[]).map((row) => ({
        playerId: row.player_id,
        accountId: row.account_id,
        bonus: bonusStateOf(row),
        heldRounds: row.held_rounds,
      })),

    /** Writes changed bonuses in the transaction of their money; open pages and notices learn of new stages. */
    async write(tx: Db, changes: readonly BonusChange[]): Promise<void> {
      const at = new Date(now());
      await writeBonusStates(
        tx,
        changes.map(({ after, cancelReason }) => ({ ...after, cancelReason })),
        at,
      );
      const staged = changes.filter(({ before, after }) => before.stage !== after.stage);
      if (staged.length === 0) return;
      for (const playerId of new Set(staged.map((one) => one.playerId)))
        await publish(tx, { playerId, type: "bonuses_changes", data: {} });
      const ended = staged.filter(({ after }) => ENDED_STAGES.has(after.stage));
      await events.emitAll(
        tx,
        bonusEnded,
        ended.map(({ playerId, after: { id, stage } }) => ({ bonusId: id, playerId, stage })),
      );
    },

    /** Call after the commit of `write`; tells players of ended bonuses. Never throws. */
    async afterCommit(changes: readonly BonusChange[]): Promise<void> {
      if (changes.some(({ before, after }) => before.stage !== after.stage && ENDED_STAGES.has(after.stage)))
        await events.deliver();
    },
  };
}

export type BonusEngine = ReturnType<typeof createBonusEngine>;
