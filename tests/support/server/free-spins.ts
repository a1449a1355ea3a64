import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, afterEach, expect } from "vitest";
import { awards } from "../../../server/modules/awards/tables.ts";
import { waitingUnsettled } from "../../../server/modules/bonuses/verify-store.ts";
import type {
  FreeRoundsCampaign,
  FreeRoundsProvider,
  FreeRoundsState,
} from "../../../server/modules/free-spins/provider-client.ts";
import { freespinGrants } from "../../../server/modules/free-spins/tables.ts";
import { verifyFreeSpins } from "../../../server/modules/free-spins/verify-store.ts";
import { storedWagering } from "../../../server/modules/free-spins/wagering-terms.ts";
import { testClock } from "./clock.ts";
import type { Owner } from "./ledger.ts";
import { testWallet } from "./wallet.ts";

/** Requirement of winnings: 1 × in 7 days. */
export const WAGERING = storedWagering({
  multiplier: 100,
  days: 7,
  maxBet: null,
  maxWin: null,
  contributions: { default: 10_000, categories: {}, providers: {}, games: {} },
  endsOnWithdrawal: false,
});

/** A provider of free rounds that follows the test's script. */
export function scriptedFreeRounds() {
  const created: FreeRoundsCampaign[] = [];
  const ended = new Set<string>();
  const reports = new Map<string, FreeRoundsState>();
  let isDown = false;
  const reportOf = (id: string): FreeRoundsState => {
    const report = reports.get(id) ?? { played: 0, won: 0n, isEnded: false };
    return { ...report, isEnded: report.isEnded || ended.has(id) };
  };
  const answer = async <Result>(run: () => Result): Promise<Result> => {
    if (isDown) throw new Error("the provider is down");
    return run();
  };
  const provider: FreeRoundsProvider = {
    create: (campaign) => answer(() => void created.push(campaign)),
    state: ({ id }) => answer(() => reportOf(id)),
    end: ({ id }) => answer(() => reportOf(ended.add(id) && id)),
  };
  return {
    provider,
    created,
    ended,
    report: (id: string, played: number, won: bigint, isEnded = false) =>
      void reports.set(id, { played, won, isEnded }),
    setDown: (value: boolean) => {
      isDown = value;
    },
  };
}

/** The server with a scripted provider of free rounds; grants and unsettled balances are verified after each test. */
export async function testFreeSpins(options: Parameters<typeof testWallet>[0] = {}) {
  const clock = testClock();
  const scripted = scriptedFreeRounds();
  const wallet = await testWallet({ now: clock.now, freeRounds: scripted.provider, ...options });
  const { db } = wallet.app;
  const owners = new Set<number>();
  const problemsOf = (playerId: number) => verifyFreeSpins(db, waitingUnsettled, playerId);
  afterEach(async () => {
    const playerIds = [...owners];
    // A failed test doesn't fail the tests after it.
    owners.clear();
    for (const playerId of playerIds) expect(await problemsOf(playerId)).toEqual([]);
  });
  // Later files share the database, and their providers don't know these grants.
  afterAll(async () => {
    await db
      .update(freespinGrants)
      .set({
        providerState: "ended",
        reportedWon: sql`${freespinGrants.won}`,
        reportedAt: sql`${freespinGrants.issuedAt}`,
      })
      .where(inArray(freespinGrants.providerState, ["creating", "ready"]));
  });

  const grantOf = async (id: string) =>
    (await db.select().from(freespinGrants).where(eq(freespinGrants.id, id)))[0]!;

  return {
    ...wallet,
    db,
    clock,
    scripted,
    grantOf,
    spinProblems: problemsOf,
    /** Leaves the problems of a player to the test. */
    expectProblems: (playerId: number) => void owners.delete(playerId),

    /** Gives ten activated spins of 0.20 in the game of the wallet's tests. @returns the grant's id */
    async giveSpins(
      { playerId, accountId, currency }: Owner,
      overrides: Partial<typeof freespinGrants.$inferInsert> = {},
    ): Promise<string> {
      owners.add(playerId);
      const id = randomUUID();
      const at = new Date(clock.now());
      // Other files' jobs may settle the grant, and then need the award that it belongs to.
      await db.insert(awards).values({
        id,
        playerId,
        kind: "freespins",
        source: "staff",
        sourceId: id,
        key: `test:${id}`,
        digest: "",
        groupKey: "test",
        currency,
        count: overrides.count ?? 10,
        give: { kind: "freespins" },
        state: "issued",
        worthEur: 0n,
        createdAt: at,
      });
      const isActivated = (overrides.stage ?? "activated") !== "issued";
      await db.insert(freespinGrants).values({
        id,
        playerId,
        accountId,
        currency,
        provider: "studio",
        gameIdentifier: "nova-spins",
        count: 10,
        bet: 20n,
        days: 7,
        wagering: null,
        maxWin: null,
        groupKey: "test",
        stage: "activated",
        providerState: isActivated ? "ready" : "none",
        activatableUntil: new Date(clock.now() + 86_400_000),
        issuedAt: at,
        activatedAt: isActivated ? at : null,
        expiresAt: isActivated ? new Date(clock.now() + 7 * 86_400_000) : null,
        ...overrides,
      });
      return id;
    },
  };
}
