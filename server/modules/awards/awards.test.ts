import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { CampaignBody } from "../../../src/contract/campaigns.ts";
import { campaignBody } from "../../../tests/support/data/campaigns.ts";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import { expectAssertionFailure, expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import { commitEachStatement, withStatements } from "../../../tests/support/faults/statements.ts";
import { publishCampaign } from "../../../tests/support/server/campaigns.ts";
import { expectRuleCaught, violatedBy } from "../../../tests/support/server/database-mutant.ts";
import { violatedConstraint } from "../../../tests/support/server/ledger.ts";
import { type Payer, testPayments } from "../../../tests/support/server/payments.ts";
import { ledgerEntries } from "../../core/ledger/tables.ts";
import { players } from "../../core/players/tables.ts";
import { bonuses } from "../bonuses/tables.ts";
import { campaignsModule } from "../campaigns/module.ts";
import { compPoints } from "../comp-points/tables.ts";
import { AwardConflict } from "./award-conflict.ts";
import type { CampaignAward } from "./campaign-award.ts";
import type * as Issue from "./issue.ts";
import { awardsModule } from "./module.ts";
import { awards } from "./tables.ts";

const { app, db, errors, payer, balances } = await testPayments();
const { issue } = app.apiOf(awardsModule);
const { bySlug } = app.apiOf(campaignsModule);

const born = { dateOfBirth: "1990-01-01" };
let keys = 0;
const newKey = () => `test:${Date.now()}:${Math.random()}:${++keys}`;

async function campaignOf(gives: CampaignBody["gives"], change: Partial<CampaignBody> = {}) {
  const { slug } = await publishCampaign(db, {
    kind: "gesture",
    trigger: {},
    gives,
    ...change,
  } as Partial<CampaignBody>);
  await app.content.refresh();
  return (await bySlug(slug))!;
}

const requestOf = (
  { id }: Payer,
  campaign: CampaignAward["campaign"],
  more: Partial<CampaignAward> = {},
): CampaignAward => ({
  campaign,
  playerId: id,
  currency: "EUR",
  source: "staff",
  sourceId: "test",
  key: newKey(),
  deposit: null,
  ...more,
});

const cash = (cents: number): CampaignBody["gives"] => [{ kind: "cash", amount: { EUR: cents } }];
const awardsOf = ({ id }: Payer) => db.select().from(awards).where(eq(awards.playerId, id));
const prizesOf = ({ id }: Payer) =>
  db
    .select()
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.playerId} = ${id} and ${ledgerEntries.kind} = 'prize'`);

describe("an award", () => {
  it("RI-01 is issued once per key, with 64 concurrent requests, and posts once", async () => {
    const one = await payer({ values: born });
    const request = requestOf(one, await campaignOf(cash(700)));
    const issued = await Promise.all(Array.from({ length: 64 }, () => issue(request)));
    expect(new Set(issued.map(([award]) => award!.id)).size).toBe(1);
    expect(await awardsOf(one)).toMatchObject([
      { kind: "cash", amount: 700n, state: "issued", worthEur: 700n },
    ]);
    expect(await balances(one)).toMatchObject({ real: 700n });
    expect(await prizesOf(one)).toHaveLength(1);
  });

  it("RI-01 mutant look-up: without the unique key, a second award of the same key is inserted", async () => {
    const one = await payer({ values: born });
    const key = newKey();
    const insert = sql`insert into awards (id, player_id, kind, source, source_id, key, digest, group_key, give, state,
      worth_eur, created_at) values (gen_random_uuid(), ${one.id}, 'badge', 'staff', 'x', ${key}, 'd', 'g', '{}',
      'issued', 0, now())`;
    await expectRuleCaught(db, "alter table awards drop constraint awards_key_unique", async (tx) => {
      await tx.execute(insert);
      expect(await violatedBy(tx, insert)).toBe("awards_key_unique");
    });
  });

  it("RI-02 isn't changed by the same key with other content, which raises an alarm", async () => {
    const one = await payer({ values: born });
    const key = newKey();
    await issue(requestOf(one, await campaignOf(cash(700)), { key }));
    await expect(issue(requestOf(one, await campaignOf(cash(900)), { key }))).rejects.toThrow(AwardConflict);
    expect(errors.splice(0)).toMatchObject([{ name: "AwardConflict" }]);
    expect(await awardsOf(one)).toMatchObject([{ amount: 700n }]);
    expect(await balances(one)).toMatchObject({ real: 700n });
  });

  it("RI-02 mutant digest-ignored: the same key with other content is answered with the first award", async () => {
    const { findRewardPlayer } = app.apiOf(awardsModule);
    await expectCaught<typeof Issue>(
      "server/modules/awards/issue.ts",
      async ({ createIssuing }) => {
        const one = await payer({ values: born });
        const issuing = createIssuing({
          ...app.core,
          ...app.apiOf(campaignsModule),
          findRewardPlayer,
          exchange: async () => (amount) => amount,
          makers: new Map([["cash", async () => {}]]),
          logError: () => {},
        });
        const key = newKey();
        await issuing.issue(requestOf(one, await campaignOf(cash(700)), { key }));
        const other = await campaignOf(cash(900));
        const outcome = await issuing.issue(requestOf(one, other, { key })).catch(({ name }) => name);
        expect(outcome).toBe("AwardConflict");
      },
      "row.digest !== planned.digest",
      "false",
    );
  });

  it("RI-03 MI-32 is there with its thing and postings or not at all, when the process ends between any two statements", async () => {
    const one = await payer({ values: born });
    const campaign = await campaignOf([
      ...cash(100),
      { kind: "points", points: 5 },
      ...campaignBody().gives.map((give) => ({ ...give, percent: null, activation: "immediate" as const })),
    ] as CampaignBody["gives"]);
    let tries = 0;
    for (let at = 1; ; at++) {
      const request = requestOf(one, campaign);
      const interrupted = await crashAt(db, at, () => issue(request)).then(
        () => false,
        () => true,
      );
      const expectWhole = async () => {
        const rows = await awardsOf(one);
        const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
        expect([at, (await prizesOf(one)).length]).toEqual([at, count("cash")]);
        const things = await db.select().from(bonuses).where(eq(bonuses.playerId, one.id));
        expect([at, things.length]).toEqual([at, count("bonus")]);
        const [points] = await db.select().from(compPoints).where(eq(compPoints.playerId, one.id));
        expect([at, points?.chargeable ?? 0n]).toEqual([at, BigInt(count("points")) * 5_000_000n]);
      };
      await expectWhole();
      await issue(request);
      await expectWhole();
      tries++;
      if (!interrupted) break;
      expect(at).toBeLessThan(60);
    }
    expect(tries).toBeGreaterThan(8);
    expect((await awardsOf(one)).length).toBe(tries * 3);
  });

  it("RI-03 mutant each-alone: statements that are committed one by one leave an award without its money", async () => {
    const check = async () => {
      const one = await payer({ values: born });
      const campaign = await campaignOf(cash(100));
      for (let at = 1; at < 20; at++) {
        const request = requestOf(one, campaign);
        const isDone = await crashAt(db, at, () => issue(request)).then(
          () => true,
          () => false,
        );
        expect((await prizesOf(one)).length).toBe((await awardsOf(one)).length);
        if (isDone) break;
      }
    };
    await check();
    await expectAssertionFailure(() => withStatements(db, commitEachStatement, check));
  });

  it("RI-35 names the version of its campaign, and never changes afterwards", async () => {
    const one = await payer({ values: born });
    const campaign = await campaignOf(cash(700));
    const [award] = await issue(requestOf(one, campaign));
    expect(award).toMatchObject({
      campaignId: campaign.id,
      campaignVersion: 1,
      termsDigest: campaign.digest,
    });
    for (const [change, rule] of [
      ["amount = 1", "awards_content_stays"],
      ["state = 'held', reason = 'approval', held_until = now()", "awards_states"],
    ] as const)
      expect(
        await violatedConstraint(
          db.execute(sql.raw(`update awards set ${change} where id = '${award!.id}'`)),
        ),
      ).toBe(rule);
    expect(await violatedConstraint(db.execute(sql`delete from awards where id = ${award!.id}`))).toBe(
      "awards_stay",
    );
  });

  it("RI-33 is refused as exhausted once the campaign's budget is used up, and owes nothing", async () => {
    const [one, two] = [await payer({ values: born }), await payer({ values: born })];
    const campaign = await campaignOf(cash(500), { budget: { max_awards: 1, max_worth_eur_cents: null } });
    await Promise.all([one, two].map((each) => issue(requestOf(each, campaign))));
    const rows = [...(await awardsOf(one)), ...(await awardsOf(two))];
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual(
      expect.arrayContaining([["issued", null]]),
    );
    const paid = (await balances(one)).real + (await balances(two)).real;
    expect(paid).toBe(500n);
  });

  it("COMP-08 of points can be spent, but doesn't count as lifetime points", async () => {
    const one = await payer({ values: born });
    await issue(requestOf(one, await campaignOf([{ kind: "points", points: 7 }])));
    expect((await one.client.get("/api/player/comp_points")).body).toMatchObject({
      chargeable: { points: 7 },
      persistent: { points: 0 },
    });
  });
});

describe("the notification of several awards", () => {
  const bellOf = async ({ client }: Payer) => {
    await app.settle();
    await app.settle();
    const { body } = await client.get("/api/player/notifications");
    const { notifications } = body as { notifications: { title: string; text: string }[] };
    return notifications.map(({ title, text }) => [title, text]).toReversed();
  };

  it("PLT-17 comes once that they are on hold, and once that nothing holds them", async () => {
    const one = await payer({ values: { ...born, groups: [100] } });
    const campaign = await campaignOf([...cash(700), { kind: "points", points: 7 }]);
    await issue(requestOf(one, campaign));
    const held = [
      "Ihre Geschenke sind noch nicht freigegeben",
      "Worauf sie warten, sehen Sie bei Ihren Geschenken: Echtgeld und Punkte.",
    ];
    expect(await bellOf(one)).toEqual([held]);
    await db.update(players).set({ groups: [] }).where(eq(players.id, one.id));
    expect(await bellOf(one)).toEqual([
      held,
      [
        "Sie haben neue Geschenke",
        "Sie liegen mit allen Bedingungen bei Ihren Geschenken: Echtgeld und Punkte.",
      ],
    ]);
  });

  it("PLT-17 names the parts that were issued if the budget has no room for the last", async () => {
    const one = await payer({ values: born });
    const campaign = await campaignOf([...cash(700), ...cash(600)], {
      budget: { max_awards: null, max_worth_eur_cents: 1_000 },
    });
    await issue(requestOf(one, campaign));
    expect((await awardsOf(one)).map(({ state }) => state).toSorted()).toEqual(["issued", "refused"]);
    expect(await bellOf(one)).toEqual([
      ["Sie haben ein neues Geschenk", "Es liegt mit allen Bedingungen bei Ihren Geschenken."],
    ]);
  });

  it("PLT-17 comes from the repeated request if the first ended between the parts", async () => {
    const one = await payer({ values: born });
    const request = requestOf(one, await campaignOf([...cash(700), { kind: "points", points: 7 }]));
    for (let at = 1; (await awardsOf(one)).length === 0; at++)
      await crashAt(db, at, () => issue(request)).catch(() => {});
    expect(await awardsOf(one)).toHaveLength(1);
    expect(await bellOf(one)).toEqual([]);
    await issue(request);
    await issue(request);
    expect(await bellOf(one)).toMatchObject([
      ["Sie haben neue Geschenke", expect.stringMatching(/Echtgeld und Punkte/)],
    ]);
  });
});

describe("a player's awards", () => {
  it("NEW-33 RI-36 are listed newest first with their terms, page by page, and to their player alone", async () => {
    const [one, other] = [await payer({ values: born }), await payer({ values: born })];
    const campaign = await campaignOf(cash(1));
    for (let n = 0; n < 52; n++) await issue(requestOf(one, campaign));
    const first = (await one.client.get("/api/player/awards")).body as {
      awards: { id: string }[];
      next: string;
    };
    expect(first.awards).toHaveLength(50);
    expect(first.awards[0]).toMatchObject({
      kind: "cash",
      source: "staff",
      state: "issued",
      title: "100% match",
      amount_cents: 1,
      campaign: { slug: campaign.slug, version: 1, digest: campaign.digest },
    });
    const second = (await one.client.get(`/api/player/awards?cursor=${first.next}`)).body as typeof first;
    expect([second.awards.length, second.next]).toEqual([2, null]);
    expect(new Set([...first.awards, ...second.awards].map(({ id }) => id)).size).toBe(52);
    expect((await other.client.get(`/api/player/awards?cursor=${first.next}`)).body).toEqual({
      awards: [],
      next: null,
    });
  });
});
