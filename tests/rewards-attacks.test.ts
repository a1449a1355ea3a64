import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { verifyLedger } from "../server/core/ledger/verify.ts";
import { players } from "../server/core/players/tables.ts";
import { createIssuing } from "../server/modules/awards/issue.ts";
import { awardsModule } from "../server/modules/awards/module.ts";
import { awards } from "../server/modules/awards/tables.ts";
import { bonuses } from "../server/modules/bonuses/tables.ts";
import { verifyBonuses } from "../server/modules/bonuses/verify-store.ts";
import { campaignsModule } from "../server/modules/campaigns/module.ts";
import type { CampaignBody } from "../src/contract/campaigns.ts";
import type { Payment } from "../src/contract/payments.ts";
import { MULTI_ACCOUNT_GROUP } from "../src/rules/players/player-groups.ts";
import { campaignBody } from "./support/data/campaigns.ts";
import { interruptAt } from "./support/faults/interleaving.ts";
import { publishCampaign } from "./support/server/campaigns.ts";
import { type Payer, testPayments } from "./support/server/payments.ts";
import { testCodes } from "./support/server/promo-codes.ts";
import { signedInStaff } from "./support/server/staff.ts";
import { PASSWORD } from "./support/server/visitor.ts";
import { testWallet } from "./support/server/wallet.ts";

const { app, db, clock, payer, deposit, withdraw, event, sendWebhook, balances } = await testPayments();
const wallet = await testWallet({ now: clock.now });
const { addCode } = testCodes(app);

const GRANTED = 5_000n;
const FUNDS = 10_000n;
const DEPOSIT = 5_000n;
const born = { dateOfBirth: "1990-01-01" };

const gives = (change: object = {}): CampaignBody["gives"] => [
  {
    ...campaignBody().gives[0]!,
    percent: null,
    amount: { EUR: Number(GRANTED) },
    ...change,
  } as CampaignBody["gives"][0],
];
const match = await publishCampaign(db);
const gesture = await publishCampaign(db, {
  kind: "gesture",
  trigger: {},
  gives: gives(),
} as Partial<CampaignBody>);
await app.content.refresh();

const bonusesOf = ({ id }: Payer) => db.select().from(bonuses).where(eq(bonuses.playerId, id));
const awardsOf = ({ id }: Payer) => db.select().from(awards).where(eq(awards.playerId, id));
const ownerOf = ({ id, accountId }: Payer) => ({ playerId: id, accountId, currency: "EUR" });
const newPayer = () => payer({ values: born, funds: FUNDS });

/** A request that asks for a promised bonus, for any number of tabs. */
type Claim = (one: Payer) => Promise<() => Promise<unknown>>;

const CLAIMS: Record<string, Claim> = {
  async deposit({ client }) {
    const { id } = (await deposit(client, { bonus_code: match.slug })).body as Payment;
    const paid = event({ id }, "succeeded");
    return () => sendWebhook(paid);
  },
  async code({ client }) {
    const coupon_code = await addCode({}, { gives: gives() });
    return () => client.post("/api/bonuses/coupon", { coupon_code });
  },
  async gesture({ id }) {
    // Starts a new minute of the rate limit.
    clock.advance(60_000);
    const { headers } = await signedInStaff(db, "giver", ["rewards"], clock.now());
    const operation = {
      command: "gesture",
      player: String(id),
      campaign: gesture.slug,
      reason: "a long wait",
      key: randomUUID(),
    };
    return () => app.post("/operator/awards", operation, headers);
  },
};

/** Another request or job at the same time. @returns it, and what must be true of the player at the end */
type Rival = (one: Payer) => Promise<{ run: () => Promise<unknown>; check: () => Promise<void> }>;

const runsAlone = async (one: Payer) => {
  expect((await bonusesOf(one)).filter(({ stage }) => stage === "handle_bets")).toMatchObject([
    { granted: GRANTED },
  ]);
  expect((await balances(one)).bonus).toBe(GRANTED);
};

const hasNothingOpen = async (one: Payer) => {
  expect((await bonusesOf(one)).filter(({ endedAt }) => endedAt === null)).toEqual([]);
  expect((await balances(one)).bonus).toBe(0n);
};

const RIVALS: Record<string, Rival> = {
  async "a withdrawal"(one) {
    const key = randomUUID();
    return {
      run: () => withdraw(one.client, { key, amount_cents: 3_000 }),
      async check() {
        await runsAlone(one);
        expect((await balances(one)).reserved).toBe(3_000n);
      },
    };
  },
  async "a cancel of the running one"(one) {
    const id = await wallet.giveBonus(ownerOf(one), 700n);
    return {
      run: () => one.client.delete(`/api/player/bonuses/${id}`, { expected_loss_cents: 700 }),
      check: () => runsAlone(one),
    };
  },
  async "an expiry of the running one"(one) {
    await wallet.giveBonus(ownerOf(one), 700n, { expiresAt: new Date(clock.now()) });
    return { run: app.settle, check: () => runsAlone(one) };
  },
  "a closing": async (one) => ({
    run: () => one.client.post("/api/player/account_closure", { user: { password: PASSWORD } }),
    check: () => hasNothingOpen(one),
  }),
  "a self-exclusion": async (one) => ({
    run: () => one.client.post("/api/user_limits", { type: "selfexclusion", period: "6_months" }),
    check: () => hasNothingOpen(one),
  }),
  "a break": async (one) => ({
    run: () => one.client.post("/api/user_limits", { type: "coolingoff", period: "day" }),
    async check() {
      const usable = (await bonusesOf(one)).filter(
        ({ endedAt, frozenAt }) => endedAt === null && frozenAt === null,
      );
      expect(usable).toEqual([]);
    },
  }),
};

/** Promised once, at most issued once; no money appears or is lost. */
async function expectSound(one: Payer): Promise<void> {
  const [issued, things] = [await awardsOf(one), await bonusesOf(one)];
  expect(issued.length).toBeLessThanOrEqual(1);
  expect(things.filter(({ granted }) => granted === GRANTED).map(({ id }) => id)).toEqual(
    issued.filter(({ state }) => state === "issued").map(({ id }) => id),
  );
  await expectWholeMoney(one);
}

async function expectWholeMoney(one: Payer): Promise<void> {
  const { real, reserved } = await balances(one);
  // A closing or an exclusion cancels the deposit.
  expect([FUNDS, FUNDS + DEPOSIT]).toContain(real + reserved);
  expect((await verifyLedger(db, one.id)).problems).toEqual([]);
  expect(await verifyBonuses(db, one.id)).toEqual([]);
}

const pairsOf = (claims: object, rivals: object) =>
  Object.keys(claims).flatMap((claim) => Object.keys(rivals).map((rival) => [claim, rival] as const));

/** Each order of two requests: one comes in between any two steps of the other, or both come from several tabs at the same time. */
async function inEachOrder(
  setUp: () => Promise<{
    claim: () => Promise<unknown>;
    rival: () => Promise<unknown>;
    check: () => Promise<void>;
  }>,
): Promise<void> {
  for (const isClaimFirst of [true, false])
    for (let at = 1, isInterrupted = true; isInterrupted; at++) {
      const { claim, rival, check } = await setUp();
      const [first, second] = isClaimFirst ? [claim, rival] : [rival, claim];
      ({ isInterrupted } = await interruptAt(db, at, first, second));
      if (!isInterrupted) await second();
      await app.core.events.deliverAll();
      await check();
      expect(at).toBeLessThan(40);
    }
  const { claim, rival, check } = await setUp();
  await Promise.all([claim(), rival(), claim(), rival(), claim()]);
  await app.core.events.deliverAll();
  await check();
}

describe("a claim", () => {
  it.each(pairsOf(CLAIMS, RIVALS))(
    "RI-01 RI-03 RI-32 of a %s bonus that races %s gives at most one, in each order of their steps",
    (claimName, rivalName) =>
      inEachOrder(async () => {
        const one = await newPayer();
        const rival = await RIVALS[rivalName]!(one);
        const claim = await CLAIMS[claimName]!(one);
        return {
          claim,
          rival: rival.run,
          async check() {
            await expectSound(one);
            await rival.check();
          },
        };
      }),
  );

  it("RI-01 BON-05 of a bonus that is given once per player gives one to two deposits at the same time", async () => {
    for (let at = 1, isInterrupted = true; isInterrupted; at++) {
      const one = await newPayer();
      const [first, second] = [await CLAIMS.deposit!(one), await CLAIMS.deposit!(one)];
      ({ isInterrupted } = await interruptAt(db, at, first, second));
      if (!isInterrupted) await second();
      expect([at, (await bonusesOf(one)).length]).toEqual([at, 1]);
      expect((await balances(one)).real).toBe(FUNDS + 2n * DEPOSIT);
    }
  });

  it("RI-32 of two codes gives one bonus where the rules allow one before the first bet only", async () => {
    for (let at = 1, isInterrupted = true; isInterrupted; at++) {
      const one = await payer({ country: "SE", values: born });
      const codes = [await addCode({}, { gives: gives() }), await addCode({}, { gives: gives() })];
      const [first, second] = codes.map(
        (coupon_code) => () => one.client.post("/api/bonuses/coupon", { coupon_code }),
      );
      ({ isInterrupted } = await interruptAt(db, at, first!, second!));
      if (!isInterrupted) await second!();
      expect([at, (await bonusesOf(one)).length]).toEqual([at, 1]);
    }
  });
});

describe("a held award", () => {
  it("RI-32 that nothing holds any more isn't issued if the account is closed or a break starts meanwhile", async () => {
    const campaigns = app.apiOf(campaignsModule);
    for (const name of ["a closing", "a self-exclusion", "a break"]) {
      const one = await payer({ values: { ...born, groups: [MULTI_ACCOUNT_GROUP] }, funds: FUNDS });
      const rival = await RIVALS[name]!(one);
      await (await CLAIMS.gesture!(one))();
      await db.update(players).set({ groups: [] }).where(eq(players.id, one.id));
      const [award] = await awardsOf(one);
      const { reconsider } = createIssuing({
        ...app.core,
        ...campaigns,
        findRewardPlayer: app.apiOf(awardsModule).findRewardPlayer,
        exchange: async () => (amount) => amount,
        makers: new Map([["bonus", () => Promise.reject(new Error("issued"))]]),
      });
      const campaign = (await campaigns.bySlug(gesture.slug))!;
      const { isInterrupted } = await interruptAt(
        db,
        1,
        () => reconsider(award!, campaign, false),
        rival.run,
      );
      expect([name, isInterrupted, (await awardsOf(one))[0]!.state]).toEqual([name, true, "held"]);
      await app.settle();
      expect((await awardsOf(one))[0]!.state).toBe(name === "a break" ? "held" : "refused");
      await expectWholeMoney(one);
    }
  });
});

/** Of an issued bonus, which ends in a moment unless it's started. */
const ACTIVATION_RIVALS: Record<string, (one: Payer, id: string) => Awaited<ReturnType<Rival>>> = {
  "a cancel of it": (one, id) => ({
    run: () => one.client.delete(`/api/player/bonuses/${id}`, { expected_loss_cents: Number(GRANTED) }),
    check: () => hasNothingOpen(one),
  }),
  "an expiry of it": (one) => ({
    run() {
      clock.advance(1);
      return app.settle();
    },
    async check() {
      const [bonus] = await bonusesOf(one);
      expect(["expired", "handle_bets"]).toContain(bonus!.stage);
      expect((await balances(one)).bonus).toBe(bonus!.stage === "expired" ? 0n : GRANTED);
    },
  }),
};

describe("an activation", () => {
  const names = [
    "a withdrawal",
    "a closing",
    "a self-exclusion",
    "a break",
    ...Object.keys(ACTIVATION_RIVALS),
  ];
  it.each(names)(
    "RI-05 RI-06 RI-32 that races %s starts the bonus at most once, in each order of their steps",
    (name) =>
      inEachOrder(async () => {
        const one = await newPayer();
        const id = await wallet.giveBonus(ownerOf(one), GRANTED, {
          stage: "issued",
          startedAt: null,
          expiresAt: null,
          activatableUntil: new Date(clock.now() + 1),
        });
        const rival = ACTIVATION_RIVALS[name]?.(one, id) ?? (await RIVALS[name]!(one));
        return {
          claim: () => one.client.post(`/api/player/bonuses/${id}/activation`, undefined),
          rival: rival.run,
          async check() {
            await expectWholeMoney(one);
            await rival.check();
          },
        };
      }),
  );
});
