import { MULTI_ACCOUNT_GROUP } from "../../../../src/rules/players/player-groups.ts";
import { createAudit } from "../../../core/audit/audit.ts";
import type { Core } from "../../../core/modules/core.ts";
import { playerChanges } from "../../../core/players/player-changes-store.ts";
import { RequestError } from "../../../http/errors.ts";
import type { Outcome } from "../../../http/operations.ts";
import type { Role, StaffMember } from "../../../http/staff-member.ts";
import type { StaffPort } from "../../staff/api.ts";
import { LINKED, type LinkedAccount, linksStore as store } from "./links-store.ts";

/** Who may decide that an account is no second one of a person. */
export const CLEARERS: readonly Role[] = ["compliance", "rewards_lead"];

/** Links per list. */
const LIMIT = 100;

interface LinkedAccountsDeps extends Pick<Core, "db" | "now"> {
  record: StaffPort["record"];
  findPlayer: (idOrEmail: string) => Promise<{ id: number } | undefined>;
}

const accountText = ({ id, isHeld }: LinkedAccount) => `${id} (${isHeld ? "awards held" : "cleared"})`;

function reject(code: string): never {
  throw new RequestError("validation_failed", { errors: { player: [code] } });
}

/** Accounts that may be the same person's: both are in the multi-account group, which holds their awards. */
export function createLinkedAccounts({ db, now, record, findPlayer }: LinkedAccountsDeps) {
  const linkOne = (one: number, two: number, by: string): Promise<void> =>
    db.transaction(async (tx) => {
      const [first, second] = one < two ? [one, two] : [two, one];
      const known = [
        await playerChanges.lockForUpdate(tx, first),
        await playerChanges.lockForUpdate(tx, second),
      ];
      // Staff may have cleared them since: the same finding doesn't undo that.
      if (known.includes(undefined) || (await store.isLinked(tx, first, second))) return;
      const audit = createAudit(tx, now);
      await audit(first, LINKED, { other: second, by });
      await audit(second, LINKED, { other: first, by });
      for (const id of [first, second]) await playerChanges.addToGroup(tx, id, MULTI_ACCOUNT_GROUP);
    });

  return {
    /** Links a player with others. @param by what they share */
    async link(playerId: number, otherIds: readonly number[], by: string): Promise<void> {
      for (const other of otherIds) await linkOne(playerId, other, by);
    },

    /** The newest links and what became of their accounts. */
    async list(): Promise<Outcome> {
      const links = await store.newest(db, LIMIT);
      const lines = links.map(
        ({ at, by, accounts }) =>
          `${at.toISOString()}  players ${accounts.map(accountText).join(" and ")} share a ${by}`,
      );
      return { ok: true, lines: lines.length > 0 ? lines : ["No linked accounts"] };
    },

    /** Takes a player out of the group: held awards are decided again within a minute. */
    async clear(name: string, by: StaffMember, reason: string): Promise<Outcome> {
      const { id } = (await findPlayer(name)) ?? reject("unknown");
      await db.transaction(async (tx) => {
        if (!(await playerChanges.removeFromGroup(tx, id, MULTI_ACCOUNT_GROUP))) reject("not_linked");
        await record(tx, {
          by,
          action: "player.cleared",
          subject: `player:${id}`,
          reason,
          before: { group: MULTI_ACCOUNT_GROUP },
          after: { group: null },
        });
      });
      return { ok: true, lines: [`Player ${id} is cleared: held awards are decided again within a minute`] };
    },
  };
}

export type LinkedAccounts = ReturnType<typeof createLinkedAccounts>;
