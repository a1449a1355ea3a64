import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type * as Engine from "../../../src/rules/wagering/account-bonuses.ts";
import type * as LateMoney from "../../../src/rules/wagering/late-money.ts";
import type * as Progress from "../../../src/rules/wagering/progress.ts";
import { runningBonusOf } from "../../../tests/support/data/bonuses.ts";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { expectRuleCaught, violatedBy } from "../../../tests/support/server/database-mutant.ts";
import { ledger } from "../../../tests/support/server/ledger.ts";
import { bet, testWallet } from "../../../tests/support/server/wallet.ts";
import type * as Accounts from "../accounts/service.ts";
import type * as Call from "../wallet/decide-actions.ts";
import type * as Bonuses from "./bonuses.ts";
import type * as Store from "./bonuses-store.ts";
import { createBonusEngine } from "./engine.ts";
import { bonuses } from "./tables.ts";

const { app, createPlayer, giveBonus, play, name } = await testWallet();
const { db } = app;

const RULES = "src/rules/wagering";
const met = runningBonusOf({ requiredParts: 100n, progressParts: 100n });

describe("invariants of bonuses, and mutations that they catch", () => {
  it("RI-04 mutant forgotten-balance: a conversion leaves the bonus money in the account", () =>
    expectCaught<typeof Engine>(
      `${RULES}/account-bonuses.ts`,
      ({ createAccountBonuses }) => {
        const engine = createAccountBonuses([met], 0);
        engine.settle(450n, () => false);
        expect(engine.entries.map(({ bonus }) => bonus)).toEqual([-450n]);
      },
      "bonus: -balance,",
      "bonus: 0n,",
    ));

  it("RI-36 mutant id-without-owner: a bonus is found for a player who doesn't own it", async () => {
    const [owner, stranger] = [await createPlayer(0n), await createPlayer(0n)];
    const id = await giveBonus(owner, 100n);
    await expectCaught<typeof Store>(
      "server/modules/bonuses/bonuses-store.ts",
      async ({ bonusesStore: { own } }) =>
        expect([await own(db, owner.playerId, id), await own(db, stranger.playerId, id)]).toMatchObject([
          { id },
          undefined,
        ]),
      "and(eq(bonuses.id, id), eq(bonuses.playerId, playerId))",
      "eq(bonuses.id, id)",
    );
  });

  it("RI-05 mutant bare-index: without the index two bonuses run on an account", async () => {
    const player = await createPlayer(0n);
    await giveBonus(player, 100n);
    await expectRuleCaught(db, "drop index bonuses_running", async (tx) => {
      const insert = sql`insert into bonuses select gen_random_uuid(), player_id, account_id, currency, kind, stage,
        group_key, campaign_id, campaign_version, granted, is_unsettled, terms, max_bet, max_win, required_parts,
        progress_parts, end_balance, position, cancel_reason, frozen_at, frozen_reason, activatable_until, issued_at,
        started_at, expires_at, ended_at, version from bonuses where account_id = ${player.accountId}`;
      expect(await violatedBy(tx, insert)).toBe("bonuses_running");
    });
  });

  it("RI-07 mutant counted-twice: a round that changes counts again instead of by the difference", () =>
    expectCaught<typeof Engine>(
      `${RULES}/account-bonuses.ts`,
      ({ createAccountBonuses }) => {
        const engine = createAccountBonuses([runningBonusOf()], 0);
        engine.count("bonus", 10_000, null, 10n);
        engine.count("bonus", 10_000, 10n, 10n);
        expect(engine.bonuses[0]!.progressParts).toBe(100_000n);
      },
      "bonus.progressParts += partsOf(after) - partsOf(before);",
      "bonus.progressParts += partsOf(after);",
    ));

  it("RI-08 mutant below-zero: progress is shown as it is", () =>
    expectCaught<typeof Progress>(
      `${RULES}/progress.ts`,
      ({ shownProgress }) => expect(shownProgress(-10_000n, 20_000n)).toEqual({ wagered: 0n, percent: 0 }),
      "const counted = min(max(progress, 0n), required);",
      "const counted = progress;",
    ));

  it("RI-10 mutant cap-each: each late amount may use the whole cap", () =>
    expectCaught<typeof LateMoney>(
      `${RULES}/late-money.ts`,
      ({ lateMoney }) => {
        const first = lateMoney({ endBalance: 0n, cap: 100n }, 80n);
        const second = lateMoney({ endBalance: first.endBalance, cap: 100n }, 80n);
        expect(first.real + second.real).toBe(100n);
      },
      "const real = converted(balance, cap) - converted(endBalance, cap);",
      "const real = converted(amount, cap);",
    ));

  it("RI-12 mutant locked-cash: what can be withdrawn is less by what is to be wagered", async () => {
    const player = await createPlayer(500n);
    await expectCaught<typeof Accounts>(
      "server/modules/accounts/service.ts",
      async ({ createAccountsService }) => {
        const { of } = createAccountsService({
          db,
          now: () => TEST_NOW,
          enabled: async () => ["EUR"],
          wageringOf: async () => new Map([[player.accountId, { required: 100n, wagered: 0n }]]),
        });
        expect((await of(player.playerId))[0]!.available_to_cashout_cents).toBe(500);
      },
      "available_to_cashout_cents: toAmount(available(row)),",
      "available_to_cashout_cents: toAmount(available(row) - (wagering?.required ?? 0n)),",
    );
  });

  it("RI-14 mutant hasty-clock: expiring ignores open rounds", async () => {
    const player = await createPlayer(0n);
    const id = await giveBonus(player, 100n);
    const round = name("round");
    await play(player, round, [bet(name(), "0.10")]);
    const late = TEST_NOW + 8 * 86_400_000;
    await expectCaught<typeof Bonuses>(
      "server/modules/bonuses/bonuses.ts",
      async ({ createBonuses }) => {
        const service = createBonuses({
          db,
          ledger,
          events: app.core.events,
          now: () => late,
          engine: createBonusEngine({ ...app.core, now: () => late }),
          gameTitle: (identifier) => identifier,
          publish: app.core.publish,
          withdrawalsOf: async () => () => ({ isOpen: false, isPaid: false }),
        });
        await service.expire(player.playerId, id);
        const [row] = await db.select().from(bonuses).where(eq(bonuses.id, id));
        expect(row!.stage).toBe("handle_bets");
      },
      'if (bonus.stage === "handle_bets" && (await roundsStore.openGamesOf(tx, id)).length > 0) return;',
      "",
    );
  });

  it("RI-37 mutant conversion-win: a conversion counts as a win, which makes room in a loss limit", () =>
    expectCaught<typeof Call>(
      "server/modules/wallet/decide-actions.ts",
      ({ decide }) => {
        const plan = decide(
          {
            now: 0,
            playerId: 1,
            accountId: 7,
            sessionId: "s",
            gameIdentifier: "g",
            game: { identifier: "g", provider: "studio", categories: [], savesState: false },
            currency: "EUR",
            rate: 1_000_000n,
            balances: { real: 10n, bonus: 500n, owed: 0n, unsettled: 0n },
            bonuses: [runningBonusOf({ requiredParts: 100_000n })],
            isHeldElsewhere: () => false,
            bonusFirst: false,
            betBlock: null,
            limitRejectionFor: () => null,
            round: null,
            actions: [],
            forbidden: new Set(),
          },
          { currency: "EUR", round: "r", actions: [{ kind: "bet", name: "a", amount: 10n }], close: true },
        );
        expect(plan.bonusEntries).toMatchObject([{ kind: "bonus_converted", real: 500n }]);
        expect(plan.usage).toEqual({ staked: 10n, won: 0n });
      },
      "for (const entry of bonuses.entries) addToBalances(entry);",
      "for (const entry of bonuses.entries) { addToBalances(entry); usage.won += entry.real; }",
    ));
});
