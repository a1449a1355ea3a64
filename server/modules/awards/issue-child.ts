import { createHash, randomUUID } from "node:crypto";
import type { AwardSource } from "../../../src/contract/awards.ts";
import { canonicalJson } from "../../../src/rules/rewards/canonical-json.ts";
import type { GiveTerms } from "../../../src/rules/rewards/clamp-terms.ts";
import type { LedgerHead } from "../../core/ledger/ledger.ts";
import type { Db } from "../../db/client.ts";
import type { Announce } from "./announce.ts";
import { AwardConflict } from "./award-conflict.ts";
import { type AwardRow, awardsStore as store } from "./awards-store.ts";
import { storedGive } from "./gives.ts";

/** What an award led to, such as the bonus that winnings of free spins become. */
export interface AwardChild {
  parentId: string;
  source: AwardSource;
  /** Names the entitlement. */
  key: string;
  currency: string;
  /** Minor units. */
  amount: bigint;
  give: GiveTerms;
}

interface IssueChildDeps {
  now: () => number;
  make: (tx: Db, award: AwardRow, ledgerHead: LedgerHead, currency: string) => Promise<void>;
  announce: Announce;
}

/**
 * Gives what an award led to, in the caller's transaction and under its wallet lock. It was promised with its parent:
 * neither eligibility nor the budget is checked again.
 */
export const createIssueChild =
  ({ now, make, announce }: IssueChildDeps) =>
  async (tx: Db, ledgerHead: LedgerHead, child: AwardChild): Promise<AwardRow> => {
    const { parentId, source, key, currency, amount } = child;
    const parent = (await store.byId(tx, parentId))!;
    const give = storedGive(child.give);
    const content = {
      kind: give.kind,
      playerId: parent.playerId,
      currency,
      amount: String(amount),
      terms: give,
    };
    const digest = createHash("sha256")
      .update(canonicalJson({ ...content, parent: parentId }))
      .digest("hex");
    const { row, isNew } = await store.add(tx, {
      ...parent,
      id: randomUUID(),
      parentId,
      kind: give.kind,
      source,
      key,
      digest,
      currency,
      amount,
      count: null,
      give,
      state: "issued",
      reason: null,
      heldUntil: null,
      // Its worth was counted with the parent's.
      worthEur: 0n,
      createdBy: null,
      createdAt: new Date(now()),
      decidedAt: new Date(now()),
    });
    if (!isNew) {
      if (row.digest !== digest) throw new AwardConflict(key);
      return row;
    }
    await make(tx, row, ledgerHead, currency);
    await announce(tx, row);
    return row;
  };
