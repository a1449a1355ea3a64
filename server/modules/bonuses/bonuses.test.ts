import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Bonus, Offer, WageringStatement } from "../../../src/contract/bonuses.ts";
import type { CampaignBody } from "../../../src/contract/campaigns.ts";
import type { Payment } from "../../../src/contract/payments.ts";
import { campaignBody, wagering } from "../../../tests/support/data/campaigns.ts";
import { publishCampaign } from "../../../tests/support/server/campaigns.ts";
import { type Payer, testPayments } from "../../../tests/support/server/payments.ts";
import { visit } from "../../../tests/support/server/visitor.ts";
import { bet, testWallet, win } from "../../../tests/support/server/wallet.ts";
import { players } from "../../core/players/tables.ts";
import { awards } from "../awards/tables.ts";
import { configs } from "../config/tables.ts";
import { games } from "../games/tables.ts";
import { paymentsModule } from "../payments/module.ts";
import { bonuses } from "./tables.ts";
import { verifyBonuses } from "./verify-store.ts";

const { app, db, clock, payer, deposit, event, sendWebhook, balances } = await testPayments();
const wallet = await testWallet({ now: clock.now });

const DAY = 86_400_000;
const born = { dateOfBirth: "1990-01-01" };

/** Publishes a deposit bonus; the first part of `gives` can be changed. */
async function publish(give: object = {}, change: Partial<CampaignBody> = {}) {
  const [first] = campaignBody().gives;
  const body = await publishCampaign(db, {
    gives: [{ ...first, ...give }],
    ...change,
  } as Partial<CampaignBody>);
  await app.content.refresh();
  return { ...body, code: body.slug.toUpperCase() };
}

async function depositWith(one: Payer, code: string, amount_cents = 5_000) {
  const { id } = (await deposit(one.client, { amount_cents, bonus_code: code })).body as Payment;
  await sendWebhook(event({ id }, "succeeded", { amount: (amount_cents / 100).toFixed(2) }));
  return id;
}

const listOf = async ({ client }: Payer) => (await client.get("/api/player/bonuses")).body as Bonus[];
const accountOf = async ({ client }: Payer) =>
  ((await client.get("/api/player/accounts")).body as Record<string, unknown>[])[0]!;

const startBreak = ({ client }: Payer, type: string, period: string) =>
  client.post("/api/user_limits", { type, period });

/** Plays a closed round of the player. */
async function playRound({ id, accountId }: Payer, stake: string, won?: string) {
  const session = await wallet.openGameSession({ playerId: id, accountId, currency: "EUR" });
  const actions = [bet(wallet.name(), stake), ...(won ? [win(wallet.name(), won)] : [])];
  return wallet.play(session, wallet.name("round"), actions, { close: true });
}

describe("a deposit bonus", () => {
  it("BON-04 BON-05 the offers of exactly this deposit come before those of any deposit, with its number", async () => {
    const { trigger } = campaignBody() as CampaignBody & { kind: "deposit_bonus" };
    const publishFor = (number: "any" | number) =>
      publish({}, { trigger: { ...trigger, deposit: number } } as Partial<CampaignBody>);
    const one = await payer({ values: born });
    const [any, first, second, late] = [
      await publishFor("any"),
      await publishFor(1),
      await publishFor(2),
      await publishFor("any"),
    ];
    const offersOf = async () => {
      const slugs = [any, first, second, late].map(({ slug }) => slug);
      return ((await one.client.get("/api/bonuses/deposit")).body as Offer[])
        .filter(({ id }) => slugs.includes(id))
        .map(({ id, deposit_number }) => [id, deposit_number]);
    };
    expect(await offersOf()).toEqual([
      [first.slug, 1],
      [any.slug, null],
      [late.slug, null],
    ]);
    await depositWith(one, first.code);
    expect((await offersOf())[0]).toEqual([second.slug, 2]);
  });

  it("BON-05 BON-06 BON-01 CASH-27 is offered, issued with the deposit that names it, once, and runs", async () => {
    const one = await payer({ values: born });
    const { slug, code } = await publish();
    const offers = (await one.client.get("/api/bonuses/deposit")).body as Offer[];
    expect(offers.find(({ id }) => id === slug)).toMatchObject({
      kind: "deposit",
      code,
      percent: 100,
      max_amount_cents: 10_000,
      min_deposit_cents: 2_000,
      wagering: { days: 7, max_bet_cents: 500 },
    });
    const paymentId = await depositWith(one, code.toLowerCase());
    await sendWebhook(event({ id: paymentId }, "succeeded"));
    const own = await listOf(one);
    expect(own).toMatchObject([
      {
        kind: "deposit",
        stage: "handle_bets",
        title: "100% match",
        currency: "EUR",
        amount_cents: 5_000,
        balance_cents: 5_000,
        amount_wager_cents: 0,
        wager_percent: 0,
        activatable: false,
        campaign: { slug, version: 1 },
        bonuses: [{ type: "bonus", title: "100% match" }],
        freespins_total: 0,
      },
    ]);
    expect(await balances(one)).toMatchObject({ real: 5_000n, bonus: 5_000n });
    expect(await accountOf(one)).toMatchObject({
      wagering_cents: own[0]!.amount_wager_requirement_cents,
      wagered_cents: 0,
      available_to_cashout_cents: 5_000,
    });
    expect(
      ((await one.client.get("/api/bonuses/deposit")).body as Offer[]).map(({ id }) => id),
    ).not.toContain(slug);
    expect((await one.client.get("/api/player/awards")).body).toMatchObject({
      awards: [
        { id: own[0]!.id, kind: "bonus", source: "deposit", state: "issued", campaign: { slug, version: 1 } },
      ],
      next: null,
    });
  });

  it("RI-33 ANC-26 is within the licence's caps, whatever the campaign says", async () => {
    const one = await payer({ values: born });
    const { code } = await publish({ amount: { EUR: 90_000 }, wagering: wagering({ multiplier: 60 }) });
    await depositWith(one, code, 50_000);
    const [bonus] = await listOf(one);
    // The licence allows forty times.
    expect([bonus!.amount_cents, bonus!.terms.multiplier]).toEqual([50_000, 40]);
    expect(bonus!.amount_wager_requirement_cents).toBe(2_000_000);
  });

  it.each([
    ["a code that no campaign has", { code: "NONE" }],
    ["a deposit below the least", { amount: 1_500 }],
    ["bonuses turned off", { values: { ...born, canIssueBonuses: false } }],
    ["an age below the licence's", { values: { dateOfBirth: "2010-01-01" } }],
    ["the multi-account group, until staff decide", { values: { ...born, groups: [100] }, held: true }],
  ])(
    "RI-32 BON-04 isn't issued, and the deposit arrives, with %s",
    async (_, {
      code,
      amount,
      values,
      held,
    }: {
      code?: string;
      amount?: number;
      values?: object;
      held?: boolean;
    }) => {
      const one = await payer({ values: values ?? born });
      const campaign = await publish();
      await depositWith(one, code ?? campaign.code, amount ?? 5_000);
      expect(await listOf(one)).toEqual([]);
      expect(await balances(one)).toMatchObject({ real: BigInt(amount ?? 5_000), bonus: 0n });
      const rows = await db.select().from(awards).where(eq(awards.playerId, one.id));
      expect(rows.map(({ state, reason }) => [state, reason])).toEqual(
        held ? [["held", "multi_account"]] : [],
      );
    },
  );

  it("RI-32 know which of two deposits was first, also if both end in the same millisecond", async () => {
    const one = await payer({ values: born });
    const ids: string[] = [];
    for (let n = 0; n < 2; n++) ids.push(((await deposit(one.client)).body as Payment).id);
    // The clock stands still.
    for (const id of ids.toReversed()) await sendWebhook(event({ id }, "succeeded"));
    const numbers = await Promise.all(ids.map((id) => app.apiOf(paymentsModule).deposit(id)));
    expect(numbers.map((found) => found?.number)).toEqual([1, 2]);
  });

  it("RI-32 that was held is issued once nothing holds it", async () => {
    const one = await payer({ values: { ...born, groups: [100] } });
    const { code } = await publish();
    await depositWith(one, code);
    await app.settle();
    expect(await listOf(one)).toEqual([]);
    await db.update(players).set({ groups: [] }).where(eq(players.id, one.id));
    await app.settle();
    await app.settle();
    expect(await listOf(one)).toMatchObject([{ stage: "handle_bets", balance_cents: 5_000 }]);
  });

  it("BON-21 NEW-27 counts rounds, lists each of them, and ends as real money", async () => {
    const one = await payer({ values: born });
    const { code } = await publish({ wagering: wagering({ multiplier: 0.1 }) });
    await depositWith(one, code);
    const [{ id }] = (await listOf(one)) as [Bonus];
    await playRound(one, "3.00", "1.00");
    expect(await listOf(one)).toMatchObject([{ amount_wager_cents: 300, wager_percent: 60 }]);
    expect(await accountOf(one)).toMatchObject({ wagering_cents: 500, wagered_cents: 300 });
    await playRound(one, "2.00");
    expect(await listOf(one)).toMatchObject([
      { stage: "finished", converted_cents: 5_000, forfeited_cents: 0, wager_percent: 100, balance_cents: 0 },
    ]);
    expect(await balances(one)).toMatchObject({ real: 9_600n, bonus: 0n });
    await app.settle();
    const bell = (await one.client.get("/api/player/notifications")).body as {
      notifications: { title: string; text: string }[];
    };
    const textOf = new Map(bell.notifications.map(({ title, text }) => [title, text]));
    expect(textOf.get("Ihr Bonus ist jetzt Echtgeld")).toBe(
      "Sie haben ihn vollständig umgesetzt: 50,00\u00a0€ sind in Ihrem Guthaben.",
    );
    expect([...textOf.keys()]).toContain("Sie haben ein neues Geschenk");
    const statement = (await one.client.get(`/api/player/bonuses/${id}/statement`)).body as WageringStatement;
    expect(
      statement.entries.map(({ stake_cents, contribution, parts }) => [stake_cents, contribution, parts]),
    ).toEqual([
      [200, 10_000, 2_000_000],
      [300, 10_000, 3_000_000],
    ]);
    expect(statement).toMatchObject({ parts: 5_000_000, required_parts: 5_000_000, next: null });
    expect(await verifyBonuses(db, one.id)).toEqual([]);
  });
});

describe("a player's bonuses", () => {
  const byPlayer = { activation: "by_player" };

  it("BON-11 BON-19 BON-23 are activated by the player, queue, and change their order", async () => {
    const one = await payer({ values: born });
    for (let n = 0; n < 3; n++) await depositWith(one, (await publish(byPlayer)).code);
    const issued = (await listOf(one)).toReversed();
    expect(issued.map(({ stage, activatable }) => [stage, activatable])).toEqual(
      Array.from({ length: 3 }, () => ["issued", true]),
    );
    for (const { id } of issued)
      expect(await one.client.post(`/api/player/bonuses/${id}/activation`, undefined)).toMatchObject({
        status: 200,
      });
    const [first, second, third] = issued.map(({ id }) => id);
    await one.client.post(`/api/player/bonuses/${first}/activation`, undefined);
    const stages = async () =>
      Object.fromEntries((await listOf(one)).map(({ id, stage, position }) => [id, [stage, position]]));
    expect(await stages()).toEqual({
      [first!]: ["handle_bets", null],
      [second!]: ["wait", 1],
      [third!]: ["wait", 2],
    });
    const reorder = (ids: unknown[]) => one.client.put("/api/player/bonuses/queue", { ids });
    expect(await reorder([third])).toMatchObject({ status: 409, body: { code: "bonus_queue_changed" } });
    expect((await reorder([third, second])).status).toBe(200);
    const cancel = (id: string, expected_loss_cents: number) =>
      one.client.delete(`/api/player/bonuses/${id}`, { expected_loss_cents });
    expect(await cancel(first!, 4_999)).toMatchObject({
      status: 409,
      body: { code: "bonus_loss_changed", loss_cents: 5_000 },
    });
    expect(await cancel(first!, 5_000)).toMatchObject({
      status: 200,
      body: { stage: "canceled", cancel_reason: "by_player", forfeited_cents: 5_000 },
    });
    expect((await cancel(first!, 5_000)).status).toBe(200);
    expect(await stages()).toEqual({
      [first!]: ["canceled", null],
      [second!]: ["wait", 1],
      [third!]: ["handle_bets", null],
    });
    expect(await balances(one)).toMatchObject({ real: 15_000n, bonus: 5_000n });
  });

  it("ANC-48 BON-11 aren't ended while a round holds their money, which names the game", async () => {
    const one = await payer({ values: born });
    await depositWith(one, (await publish()).code);
    const [{ id }] = (await listOf(one)) as [Bonus];
    const session = await wallet.openGameSession({
      playerId: one.id,
      accountId: one.accountId,
      currency: "EUR",
    });
    const round = wallet.name("round");
    await wallet.play(session, round, [bet(wallet.name(), "1.00")]);
    const cancel = () => one.client.delete(`/api/player/bonuses/${id}`, { expected_loss_cents: 5_000 });
    expect(await cancel()).toMatchObject({ status: 409, body: { code: "round_open", game: "nova-spins" } });
    await wallet.play(session, round, [], { close: true });
    expect(await cancel()).toMatchObject({ status: 200 });
  });

  it("RI-14 BON-23 expire by the server's clock, but wait for rounds that started in time", async () => {
    const one = await payer({ values: born });
    await depositWith(one, (await publish()).code);
    await depositWith(one, (await publish(byPlayer)).code);
    const session = await wallet.openGameSession({
      playerId: one.id,
      accountId: one.accountId,
      currency: "EUR",
    });
    const round = wallet.name("round");
    await wallet.play(session, round, [bet(wallet.name(), "1.00")]);
    clock.advance(7 * DAY);
    await app.settle();
    // The login is over by now.
    const stages = async () =>
      (await db.select().from(bonuses).where(eq(bonuses.playerId, one.id))).map(({ stage }) => stage).sort();
    expect(await stages()).toEqual(["expired", "handle_bets"]);
    await wallet.play(session, round, [], { close: true });
    await app.settle();
    expect(await stages()).toEqual(["expired", "expired"]);
    expect(await balances(one)).toMatchObject({ bonus: 0n, real: 9_900n });
  });

  it("LIM-19 RI-32 end at a self-exclusion and wait during a break, which extends their time", async () => {
    const [excluded, onBreak] = [await payer({ values: born }), await payer({ values: born })];
    for (const one of [excluded, onBreak]) await depositWith(one, (await publish()).code);
    const [before] = (await listOf(onBreak)) as [Bonus];
    await startBreak(excluded, "selfexclusion", "6_months");
    await startBreak(onBreak, "coolingoff", "day");
    const own = await db.select().from(players).where(eq(players.id, onBreak.id));
    expect(own[0]!.excludedUntil).not.toBeNull();
    expect(await balances(excluded)).toMatchObject({ real: 5_000n, bonus: 0n });
    expect(await listOf(onBreak)).toMatchObject([{ stage: "handle_bets", frozen: { reason: "break" } }]);
    clock.advance(DAY + 60_000);
    await app.settle();
    const [after] = (await listOf(onBreak)) as [Bonus];
    expect(after.frozen).toBeNull();
    expect(Date.parse(after.expires_at!) - Date.parse(before.expires_at!)).toBeGreaterThanOrEqual(DAY);
  });

  it("ANC-47 pay no bets in games that save state between rounds; real money does", async () => {
    const one = await payer({ values: born });
    await depositWith(one, (await publish()).code);
    const [game] = await db.select().from(games).where(eq(games.savesState, true)).limit(1);
    const owner = { playerId: one.id, accountId: one.accountId, currency: "EUR" };
    const session = await wallet.openGameSession(owner, game!.identifier);
    const play = (stake: string) => wallet.play(session, wallet.name("round"), [bet(wallet.name(), stake)]);
    // 50.00 of real money and 50.00 of bonus money.
    expect(await play("50.01")).toMatchObject({ status: 409, body: { code: "bonus_game_excluded" } });
    expect(await play("50.00")).toMatchObject({ status: 200 });
    expect(await balances(one)).toMatchObject({ real: 0n, bonus: 5_000n });
    // The round doesn't belong to the bonus, so that it doesn't count.
    expect(await listOf(one)).toMatchObject([{ amount_wager_cents: 0 }]);
  });

  it("BON-17 aren't activated while the operator disables their group, and keep waiting", async () => {
    const one = await payer({ values: born });
    await depositWith(one, (await publish(byPlayer, { group_key: "switched-off" })).code);
    const [{ id }] = (await listOf(one)) as [Bonus];
    const setDisabled = async (group_keys: string[]) => {
      await db.update(configs).set({ value: { group_keys } }).where(eq(configs.name, "disabled-bonuses"));
      await app.content.refresh();
    };
    const activate = () => one.client.post(`/api/player/bonuses/${id}/activation`, undefined);
    const { body } = await one.client.get("/api/fe/config/disabled-bonuses");
    await setDisabled(["switched-off"]);
    try {
      expect((await one.client.get("/api/fe/config/disabled-bonuses")).body).toEqual({
        group_keys: ["switched-off"],
      });
      expect(await activate()).toMatchObject({ status: 409, body: { code: "bonuses_disabled" } });
      expect(await listOf(one)).toMatchObject([{ id, stage: "issued", activatable: false }]);
    } finally {
      await setDisabled((body as { group_keys: string[] }).group_keys);
    }
    expect(await activate()).toMatchObject({ status: 200, body: { stage: "handle_bets" } });
  });

  it("BON-20 AMB-VIP-06 are offered to players of their groups, which no player can join alone", async () => {
    const group = 4_217;
    const [member, other] = [
      await payer({ values: { ...born, groups: [group] } }),
      await payer({ values: born }),
    ];
    const { audience } = campaignBody();
    const { slug, code } = await publish({}, { audience: { ...audience, groups: [group] } });
    const sees = async ({ client }: Payer) =>
      ((await client.get("/api/bonuses/deposit")).body as Offer[]).some(({ id }) => id === slug);
    expect([await sees(member), await sees(other)]).toEqual([true, false]);
    await other.client.post("/api/player/groups", { groups: { add: [group] } });
    expect(await sees(other)).toBe(false);
    for (const one of [member, other]) await depositWith(one, code);
    expect([await listOf(member), await listOf(other)]).toMatchObject([[{ stage: "handle_bets" }], []]);
  });

  it("RI-33 RI-35 keep their terms when the licence's rules change, while offers follow the new ones", async () => {
    const one = await payer({ values: born });
    const { slug, code } = await publish({ wagering: wagering({ multiplier: 0.1 }) });
    await depositWith(one, code);
    const [before] = (await listOf(one)) as [Bonus];
    const next = await publish();
    const offersOf = async () =>
      ((await one.client.get("/api/bonuses/deposit")).body as Offer[]).map(({ id }) => id);
    expect(await offersOf()).toContain(next.slug);
    const { id } = (await deposit(one.client, { bonus_code: next.code })).body as Payment;
    // Australia forbids bonuses.
    await db.update(players).set({ country: "AU", licence: "GCB" }).where(eq(players.id, one.id));
    expect(await offersOf()).toEqual([]);
    expect(await listOf(one)).toEqual([before]);
    // A deposit that was on its way gives none, and arrives.
    await sendWebhook(event({ id }, "succeeded"));
    expect(await balances(one)).toMatchObject({ real: 10_000n });
    expect(await listOf(one)).toEqual([before]);
    await playRound(one, "5.00");
    expect(await listOf(one)).toMatchObject([
      { stage: "finished", converted_cents: 5_000, terms: before.terms, campaign: { slug, version: 1 } },
    ]);
    expect(await balances(one)).toMatchObject({ real: 14_500n, bonus: 0n });
  });

  it("RI-36 of another player are not found, on every route with an id", async () => {
    const [owner, stranger] = [await payer({ values: born }), await payer({ values: born })];
    await depositWith(owner, (await publish(byPlayer)).code);
    const [{ id }] = (await listOf(owner)) as [Bonus];
    const { client } = stranger;
    for (const answer of [
      await client.post(`/api/player/bonuses/${id}/activation`, undefined),
      await client.delete(`/api/player/bonuses/${id}`, { expected_loss_cents: 5_000 }),
      await client.get(`/api/player/bonuses/${id}/statement`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect((await visit(app).get("/api/player/bonuses")).status).toBe(401);
    expect(await listOf(owner)).toMatchObject([{ stage: "issued" }]);
  });

  it("RI-01 RI-05 are activated once by 64 concurrent requests", async () => {
    const one = await payer({ values: born });
    await depositWith(one, (await publish(byPlayer)).code);
    const [{ id }] = (await listOf(one)) as [Bonus];
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => one.client.post(`/api/player/bonuses/${id}/activation`, undefined)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await balances(one)).toMatchObject({ bonus: 5_000n });
  });
});
