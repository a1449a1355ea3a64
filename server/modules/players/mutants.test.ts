import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import {
  LEDGER_NOW,
  testLedger,
  violatedConstraint,
  withoutTrigger,
} from "../../../tests/support/server/ledger.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { loadJurisdictions } from "../../core/jurisdictions/jurisdictions.ts";
import type { PlayerRow, PlayersStore } from "../../core/players/store.ts";
import type { Db } from "../../db/client.ts";
import type * as Profile from "./profile.ts";

const jurisdictions = loadJurisdictions();
/** The fields of a player that the profile reads. */
const player = {
  id: 7,
  country: "DE",
  licence: "CW",
  groups: [543],
  verified: false,
} as unknown as PlayerRow;

/** The service, with its recorded updates and audit events. */
function serviceOf({ createProfileService }: typeof Profile) {
  const update = vi.fn(async (_id: number, values: object) => ({ ...player, ...values }));
  const audit = vi.fn(async (_playerId: number, _kind: string, _value: unknown) => {});
  const players = { update } as unknown as PlayersStore;
  return { ...createProfileService({ now: () => LEDGER_NOW, jurisdictions, players, audit }), update, audit };
}

/** Expects that only open groups can be joined, and that a request with any other group is audited and rejected. */
async function expectGroupsRejected(module: typeof Profile) {
  const { join, update, audit } = serviceOf(module);
  await expect(join(player, [1101, 21])).rejects.toMatchObject({ code: "forbidden" });
  expect(update).not.toHaveBeenCalled();
  expect(audit.mock.calls).toEqual([[7, "groups_refused", { groups: [21] }]]);
  await join(player, [1101]);
  expect(update.mock.calls).toEqual([[7, { groups: [543, 1101] }]]);
  expect(audit).toHaveBeenCalledTimes(1);
}

/** Expects that only the player's own fields of a request are written. */
async function expectOnlyOwnFieldsWritten(module: typeof Profile) {
  const { change, update } = serviceOf(module);
  const forged = { city: "Bonn", groups: [21, 759], verified: true, level: "diamond", real: 1n };
  await change(player, forged);
  const [[, writtenValues]] = update.mock.calls as unknown as [[number, Record<string, unknown>]];
  expect(writtenValues.city).toBe("Bonn");
  for (const name of ["groups", "verified", "level", "real"]) expect(writtenValues).not.toHaveProperty(name);
}

const MUTANTS: [string, (module: typeof Profile) => Promise<void>, string, string][] = [
  [
    "any-group: a group that isn't open can be joined",
    expectGroupsRejected,
    "groups.filter((group) => !OPEN_GROUPS.includes(group))",
    "groups.filter(() => false)",
  ],
  [
    "testers-too: the list of open groups contains the testers' group",
    expectGroupsRejected,
    "const OPEN_GROUPS = [543, 544, 1101];",
    "const OPEN_GROUPS = [543, 544, 1101, 21];",
  ],
  [
    "unaudited: a rejected attempt isn't audited",
    expectGroupsRejected,
    'await audit(player.id, "groups_refused", { groups: forbidden });',
    "",
  ],
  [
    "in-part: the open groups of a rejected request are joined",
    expectGroupsRejected,
    'throw new RequestError("forbidden");',
    "groups = groups.filter((group) => !forbidden.includes(group));",
  ],
  [
    "as-sent: every field that the browser sends is written",
    expectOnlyOwnFieldsWritten,
    "const values: Partial<NewPlayer> = {",
    "const values: Partial<NewPlayer> = { ...(changes as object),",
  ],
];

describe("what a browser can't change of a player, and mutations that the checks catch", () => {
  it.each(MUTANTS)("MI-30 mutant %s", (_, check, from, to) =>
    expectCaught("server/modules/players/profile.ts", check, from, to),
  );

  it("MI-30 mutant own-hand: without the database's rule a balance changes without an entry", async () => {
    const { db, newPlayer, credit, balances, problemsOf } = await testLedger();
    const owner = await newPlayer();
    await credit(owner, 1n);
    const enrich = (tx: Db) =>
      violatedConstraint(
        tx.update(accounts).set({ real: 100n }).where(eq(accounts.id, owner.accountId)).execute(),
      );
    expect(await enrich(db)).toBe("accounts_by_postings");
    expect(await balances(owner)).toMatchObject({ real: 1n });
    const [violation, found] = await withoutTrigger(db, ["accounts", "accounts_by_postings"], async (tx) => [
      await enrich(tx),
      await problemsOf(owner, tx),
    ]);
    // The check of the ledger also reports the change.
    expect([violation, found.length > 0]).toEqual(["not refused", true]);
  });
});
