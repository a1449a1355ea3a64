import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "../server/core/outbox/tables.ts";
import { playerRegistered } from "../server/core/players/events.ts";
import { awards } from "../server/modules/awards/tables.ts";
import { createBonuses } from "../server/modules/bonuses/bonuses.ts";
import { createBonusEngine } from "../server/modules/bonuses/engine.ts";
import { bonuses } from "../server/modules/bonuses/tables.ts";
import type { CampaignBody } from "../src/contract/campaigns.ts";
import type { Payment } from "../src/contract/payments.ts";
import { campaignBody } from "./support/data/campaigns.ts";
import { crashAt } from "./support/faults/crash-injection.ts";
import { expectAssertionFailure } from "./support/faults/source-mutant.ts";
import { commitEachStatement, withStatements } from "./support/faults/statements.ts";
import { publishCampaign } from "./support/server/campaigns.ts";
import { testClock } from "./support/server/clock.ts";
import { type Payer, testPayments } from "./support/server/payments.ts";
import { bet, testWallet, type WalletSession, win } from "./support/server/wallet.ts";

const clock = testClock();
const { app, createPlayer, giveBonus, play, post, name, balances, problemsOf } = await testWallet({
  now: clock.now,
});
const { db } = app;

const PARTS = 10_000n;
const DAY = 86_400_000;

const waiting = { stage: "wait", position: 1, startedAt: null, expiresAt: null } as const;

/** What a player has: money, stages by amount granted, and messages to open pages. */
async function stateOf(player: WalletSession) {
  const [own, messages] = [
    await db.select().from(bonuses).where(eq(bonuses.playerId, player.playerId)),
    await db.select().from(outbox).where(eq(outbox.playerId, player.playerId)),
  ];
  expect(await problemsOf(player)).toEqual([]);
  return {
    balances: await balances(player),
    bonuses: own
      .map(({ granted, stage, endBalance, progressParts }) => ({ granted, stage, endBalance, progressParts }))
      .toSorted((a, b) => Number(a.granted - b.granted)),
    messages: messages.filter(({ type }) => type === "bonuses_changes").length,
  };
}

/**
 * Ends the process before each statement of `change` in turn, each time for another player: nothing has changed then,
 * and a retry leads where the change leads without a crash. Repeating it changes nothing.
 */
async function expectWhole(
  setUp: () => Promise<{ player: WalletSession; change: () => Promise<unknown> }>,
  expected: object,
): Promise<void> {
  let crashes = 0;
  for (let isDone = false; !isDone; ) {
    const { player, change } = await setUp();
    const before = await stateOf(player);
    const outcome = await crashAt(db, crashes + 1, change).catch(() => ({ status: 500 }));
    isDone = (outcome as { status?: number } | undefined)?.status !== 500;
    if (!isDone) {
      expect([crashes, await stateOf(player)]).toEqual([crashes, before]);
      crashes++;
    }
    for (let times = isDone ? 1 : 0; times < 3; times++) {
      if (times > 0) expect([crashes, await stateOf(player)]).toMatchObject([crashes, expected]);
      await change();
    }
    expect(crashes).toBeLessThan(40);
  }
  expect(crashes).toBeGreaterThan(3);
}

/** A bonus that its next bet converts. */
async function lastBet() {
  const player = await createPlayer(20n);
  await giveBonus(player, 1_000n, { requiredParts: 100n * PARTS, maxWin: 800n });
  const [round, b, w] = [name("r"), name(), name()];
  return { player, change: () => play(player, round, [bet(b, "1.00"), win(w, "0.50")], { close: true }) };
}
const CONVERTED = {
  balances: { real: 810n, bonus: 0n, owed: 0n },
  bonuses: [{ granted: 1_000n, stage: "finished", endBalance: 960n, progressParts: 100n * PARTS }],
  messages: 1,
};

describe("a process that ends between any two statements", () => {
  it("RI-03 RI-10 MI-32 of the bet that meets a requirement converts the bonus once, at most its highest win", () =>
    expectWhole(lastBet, CONVERTED));

  it("RI-03 RI-05 MI-32 of the bet that loses a bonus starts the next one of the queue once", () =>
    expectWhole(
      async () => {
        const player = await createPlayer(0n);
        await giveBonus(player, 100n);
        await giveBonus(player, 300n, waiting);
        const [round, b] = [name("r"), name()];
        return { player, change: () => play(player, round, [bet(b, "1.00")], { close: true }) };
      },
      {
        balances: { real: 0n, bonus: 300n },
        bonuses: [{ stage: "lost" }, { stage: "handle_bets", progressParts: 0n }],
        messages: 1,
      },
    ));

  it("RI-03 RI-04 RI-15 MI-32 of the bet that meets a requirement starts the next one with what free rounds won, once", () =>
    expectWhole(
      async () => {
        const player = await createPlayer(0n);
        await giveBonus(player, 100n, { requiredParts: 40n * PARTS });
        await giveBonus(player, 300n, { ...waiting, isUnsettled: true });
        await post(player, [
          { side: { balanceType: "unsettled" }, amount: 300n },
          { side: { house: "games" }, amount: -300n },
        ]);
        const [round, b] = [name("r"), name()];
        return { player, change: () => play(player, round, [bet(b, "0.40")], { close: true }) };
      },
      {
        balances: { real: 60n, bonus: 300n, unsettled: 0n },
        bonuses: [{ stage: "finished", endBalance: 60n }, { stage: "handle_bets" }],
      },
    ));

  it.each([
    ["a running", {}],
    ["an issued", { stage: "issued", startedAt: null, expiresAt: null }],
  ] as const)(
    "RI-03 RI-14 MI-32 of the job that expires %s bonus ends it once, and starts the one that waits",
    async (_, values) => {
      const at = new Date(clock.now() + DAY);
      const core = { ...app.core, now: () => at.getTime() };
      const service = createBonuses({
        ...core,
        engine: createBonusEngine(core),
        gameTitle: String,
        withdrawalsOf: async () => () => ({ isOpen: false, isPaid: false }),
      });
      await expectWhole(
        async () => {
          const player = await createPlayer(500n);
          const id = await giveBonus(player, 100n, { expiresAt: at, activatableUntil: at, ...values });
          await giveBonus(player, 300n, waiting);
          return { player, change: () => service.expire(player.playerId, id) };
        },
        {
          balances: { real: 500n, bonus: 300n },
          bonuses: [{ stage: "expired", endBalance: 100n }, { stage: "handle_bets" }],
          messages: 1,
        },
      );
    },
  );

  it("RI-03 RI-10 mutant each-alone: statements that are committed one by one convert a part", async () => {
    await expectAssertionFailure(() =>
      withStatements(db, commitEachStatement, () => expectWhole(lastBet, CONVERTED)),
    );
  });
});

const payments = await testPayments();
const GIVES = [
  { ...campaignBody().gives[0]!, percent: null, amount: { EUR: 1_000 } },
  { kind: "cash", amount: { EUR: 500 } },
] as CampaignBody["gives"];
const WHOLE = ["bonus", "cash"];

/** A player in a market that allows one bonus, before the first bet only. */
const newPayer = () =>
  payments.payer({ country: "SE", values: { dateOfBirth: "1990-01-01", groups: [GROUP] } });
const GROUP = 5_318;

async function publish(change: Partial<CampaignBody>) {
  const audience = { ...campaignBody().audience, groups: [GROUP] };
  const body = await publishCampaign(db, { gives: GIVES, audience, ...change } as Partial<CampaignBody>);
  await payments.app.content.refresh();
  return body;
}

/** Ends the process before each statement in turn while an entitlement is issued, and repeats it until it's done. */
async function expectAllParts(
  setUp: () => Promise<{ one: Payer; run: () => Promise<unknown> }>,
): Promise<void> {
  const { app: server, clock: time, errors, balances: balancesOf } = payments;
  for (let at = 1, isCrashed = true; isCrashed; at++) {
    const { one, run } = await setUp();
    const answer = await crashAt(db, at, run).catch(() => ({ status: 500 }));
    isCrashed = (answer as { status?: number } | undefined)?.status === 500 || errors.splice(0).length > 0;
    const before = await balancesOf(one);
    for (let times = 0; times < 2; times++) {
      await run();
      // A failed delivery is repeated after a minute.
      time.advance(60_000);
      await server.core.events.deliverAll();
    }
    const issued = await db.select().from(awards).where(eq(awards.playerId, one.id));
    expect([at, issued.map(({ kind }) => kind).sort()]).toEqual([at, WHOLE]);
    expect(await balancesOf(one)).toMatchObject({ bonus: 1_000n });
    if (!isCrashed) expect(await balancesOf(one)).toEqual(before);
    expect(at).toBeLessThan(60);
  }
}

describe("an entitlement to several parts", () => {
  it("RI-01 RI-03 MI-32 BON-06 of a deposit is issued whole, however often the process ends in between", async () => {
    const { slug } = await publish({});
    await expectAllParts(async () => {
      const one = await newPayer();
      const { id } = (await payments.deposit(one.client, { bonus_code: slug })).body as Payment;
      const paid = payments.event({ id }, "succeeded");
      return { one, run: () => payments.sendWebhook(paid) };
    });
  });

  it("RI-01 RI-03 MI-32 BON-07 of a registration is issued whole, however often the process ends in between", async () => {
    await publish({ kind: "registration_bonus", trigger: {} } as Partial<CampaignBody>);
    await expectAllParts(async () => {
      const one = await newPayer();
      const { events } = payments.app.core;
      const registered = { playerId: one.id, at: new Date(payments.clock.now()).toISOString() };
      return {
        one,
        async run() {
          await db.transaction((tx) => events.emit(tx, playerRegistered, registered));
          await events.deliverAll();
        },
      };
    });
  });
});
