import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import { expectRuleCaught, undone, violatedBy } from "../../../tests/support/server/database-mutant.ts";
import { testFreeSpins } from "../../../tests/support/server/free-spins.ts";
import type * as Reconciliation from "./reconciliation.ts";
import type * as Settlement from "./settlement.ts";
import type * as Wins from "./wins.ts";

const { app, db, clock, createPlayer, giveSpins } = await testFreeSpins();

const FOLDER = "server/modules/free-spins";
const NOW = 10_000_000;
const GRANT = {
  stage: "finished",
  providerState: "ended",
  won: 500n,
  settled: 0n,
  maxWin: null,
  wagering: null,
} as const;
const ended = { played: 10, won: 300n, isEnded: true };
const grant = { count: 10, won: 300n, reportedAt: null };

const RECONCILIATION: [string, string, (module: typeof Reconciliation) => void, string, string][] = [
  [
    "RI-16",
    "mismatch-ignored: another total counts as the same",
    ({ reconcile, PATIENCE }) =>
      expect([
        reconcile({ ...grant, reportedAt: new Date(NOW - PATIENCE) }, { ...ended, won: 800n }, NOW),
        reconcile(grant, ended, NOW),
      ]).toEqual(["differs", "agreed"]),
    "report.won === won && ",
    "",
  ],
  [
    "RI-16",
    "too-many: more spins than granted count as the same",
    ({ reconcile }) => expect(reconcile(grant, { ...ended, played: 11 }, NOW)).toBe("late"),
    " && report.played <= count",
    "",
  ],
  [
    "RI-16",
    "impatient: a win still in transit opens a case immediately",
    ({ reconcile, PATIENCE }) =>
      expect(reconcile({ ...grant, won: 0n, reportedAt: new Date(NOW - PATIENCE + 1) }, ended, NOW)).toBe(
        "late",
      ),
    "< PATIENCE",
    "< 0",
  ],
  [
    "RI-15",
    "over-too-early: a grant with spins left counts as over",
    ({ reconcile }) => expect(reconcile(grant, { ...ended, played: 9, isEnded: false }, NOW)).toBe("playing"),
    "!report.isEnded && report.played < count",
    "false",
  ],
];

const SETTLEMENT: [string, string, (module: typeof Settlement) => void, string, string][] = [
  [
    "RI-15",
    "settled-too-early: winnings of a grant with spins left become real money",
    ({ settlementOf }) =>
      expect(settlementOf({ ...GRANT, stage: "activated", providerState: "ready" })).toBeNull(),
    "if (!isOver || won === settled)",
    "if (won === settled)",
  ],
  [
    "RI-15",
    "settled-before-the-report: winnings of an expired grant are settled while more may come",
    ({ settlementOf }) =>
      expect([
        settlementOf({ ...GRANT, stage: "expired", providerState: "ready" }),
        settlementOf({ ...GRANT, stage: "expired" }),
      ]).toEqual([null, { real: 500n, bonus: 0n, house: 0n }]),
    " && isReported",
    "",
  ],
  [
    "RI-10",
    "cap-each-time: the highest win limits each settlement instead of their sum",
    ({ settlementOf }) =>
      expect(settlementOf({ ...GRANT, maxWin: 400n, settled: 300n })).toEqual({
        real: 100n,
        bonus: 0n,
        house: 100n,
      }),
    "converted(won, cap) - converted(settled, cap)",
    "converted(won - settled, cap)",
  ],
  [
    "RI-32",
    "canceled-pays: winnings of canceled spins become real money",
    ({ settlementOf }) =>
      expect(settlementOf({ ...GRANT, stage: "canceled", providerState: "ready" })).toEqual({
        real: 0n,
        bonus: 0n,
        house: 500n,
      }),
    'stage === "canceled" ? 0n : maxWin',
    "maxWin",
  ],
  [
    "RI-04",
    "others-pay: a win that is taken back after its settlement is paid from other grants",
    ({ takeBack }) =>
      expect(takeBack({ ...GRANT, settled: 300n }, 400n, 400n)).toEqual({
        won: 100n,
        settled: 100n,
        restored: 200n,
        due: 200n,
      }),
    "taken - (amount - late)",
    "0n",
  ],
];

/** A stranger's win that names a grant leaves it alone. */
async function expectForeignUncounted({ createFreeWins }: typeof Wins) {
  const [owner, stranger] = [await createPlayer(0n), await createPlayer(0n)];
  const id = await giveSpins(owner);
  const won = await undone(db, async (tx) => {
    await createFreeWins(app.core).count(tx, new Map(), [
      {
        provider: "studio",
        name: "forged",
        playerId: stranger.playerId,
        accountId: stranger.accountId,
        gameIdentifier: "nova-spins",
        campaign: id,
        amount: 100n,
        unsettled: 100n,
      },
    ]);
    const { rows } = (await tx.execute(sql`select won::text from freespin_grants where id = ${id}`)) as {
      rows: { won: string }[];
    };
    return rows[0]!.won;
  });
  expect(won).toBe("0");
}

describe("free spins, and mutations that the invariants catch", () => {
  it.each(RECONCILIATION)("%s mutant %s", (_, __, check, from, to) =>
    expectCaught(`${FOLDER}/reconciliation.ts`, check, from, to),
  );

  it.each(SETTLEMENT)("%s mutant %s", (_, __, check, from, to) =>
    expectCaught(`${FOLDER}/settlement.ts`, check, from, to),
  );

  it("MI-09 RI-16 mutant forged-win: a win of another player counts", () =>
    expectCaught(
      `${FOLDER}/wins.ts`,
      expectForeignUncounted,
      "win.playerId === grant.playerId &&\n  win.accountId === grant.accountId &&",
      "",
    ));
});

const GUARD = "ALTER TABLE freespin_grants DISABLE TRIGGER freespin_grants_guard";

/** Statements that a rule of the database rejects, on an activated or a finished grant. */
const ATTACKS: [string, string, "activated" | "finished", string, string][] = [
  [
    "RI-15",
    "freespin_grants_unsettled_until_end",
    "activated",
    "update freespin_grants set won = 100, settled = 100",
    "ALTER TABLE freespin_grants DROP CONSTRAINT freespin_grants_unsettled_until_end",
  ],
  [
    "RI-10",
    "freespin_grants_won",
    "finished",
    "update freespin_grants set won = 100, settled = 101",
    "ALTER TABLE freespin_grants DROP CONSTRAINT freespin_grants_won",
  ],
  [
    "RI-06",
    "freespin_grants_stages",
    "finished",
    "update freespin_grants set stage = 'activated', ended_at = null",
    GUARD,
  ],
  ["RI-35", "freespin_grants_terms_stay", "activated", "update freespin_grants set max_win = 1", GUARD],
  ["RI-03", "freespin_grants_stay", "finished", "delete from freespin_grants", GUARD],
  [
    "ANC-57",
    "freespin_grants_provider_states",
    "activated",
    "update freespin_grants set provider_state = 'creating'",
    GUARD,
  ],
];

describe("the database's rules of grants", () => {
  it.each(ATTACKS)(
    "%s mutant %s rejects what %s grants don't allow",
    async (_, rule, stage, attack, mutation) => {
      const id = await giveSpins(await createPlayer(0n), {
        stage,
        endedAt: stage === "finished" ? new Date(clock.now()) : null,
      });
      await expectRuleCaught(db, mutation, async (tx) =>
        expect(await violatedBy(tx, sql.raw(`${attack} where id = '${id}'`))).toBe(rule),
      );
    },
  );
});
