import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Award } from "../../../src/contract/awards.ts";
import type { Bonus, Offer } from "../../../src/contract/bonuses.ts";
import type { CampaignBody } from "../../../src/contract/campaigns.ts";
import type { Project } from "../../../src/contract/site-info.ts";
import { campaignBody } from "../../../tests/support/data/campaigns.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { publishCampaign } from "../../../tests/support/server/campaigns.ts";
import {
  createConfirmedPlayer,
  register,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import { playerRegistered } from "../../core/players/events.ts";
import { players } from "../../core/players/tables.ts";
import { awards } from "../awards/tables.ts";
import { campaigns } from "../campaigns/tables.ts";

const app = await testApp();
/** A country of these tests alone: other players must not receive these campaigns. */
const COUNTRY = "LI";

const { audience } = campaignBody();
const registrationBonus = (verified: boolean): Partial<CampaignBody> =>
  ({
    kind: "registration_bonus",
    trigger: {},
    gives: [{ ...campaignBody().gives[0]!, percent: null, activation: "by_player" }],
    audience: { ...audience, countries: [COUNTRY], verified },
  }) as Partial<CampaignBody>;

let open: CampaignBody;
let verified: CampaignBody;
beforeAll(async () => {
  open = await publishCampaign(app.db, registrationBonus(false));
  verified = await publishCampaign(app.db, registrationBonus(true));
  await app.content.refresh();
});

const details = { country: COUNTRY, currency: "EUR" };
const offersOf = async (client: TestClient) =>
  ((await client.get("/api/bonuses/registration?l=en")).body as Offer[]).map(({ id }) => id);
const bonusesOf = async (client: TestClient) => (await client.get("/api/player/bonuses")).body as Bonus[];

describe("offers to guests", () => {
  const welcomeOffers = async (client: TestClient) =>
    ((await client.get("/api/bonuses/welcome?l=en")).body as Offer[]).map(({ id }) => id);
  const depositBonus = (trigger: object) =>
    publishCampaign(app.db, {
      kind: "deposit_bonus",
      audience: { ...audience, countries: [COUNTRY, "IT"] },
      trigger: { ...campaignBody().trigger, ...trigger },
    } as Partial<CampaignBody>);

  it("BON-07 NAV-43 are those of registration, then those of the first deposit without a code, and none for players", async () => {
    const first = await depositBonus({ deposit: 1, code: null });
    const second = await depositBonus({ deposit: 2, code: null });
    const byCode = await depositBonus({ deposit: 1, code: "GUESTCODE" });
    await app.content.refresh();
    const slugs = await welcomeOffers(visit(app, { country: COUNTRY }));
    expect(slugs).toEqual(expect.arrayContaining([open.slug, first.slug]));
    expect(slugs.indexOf(open.slug)).toBeLessThan(slugs.indexOf(first.slug));
    expect(slugs).not.toContain(second.slug);
    expect(slugs).not.toContain(byCode.slug);
    // Registration alone doesn't bring what a deposit brings.
    expect(await offersOf(visit(app, { country: COUNTRY }))).not.toContain(first.slug);
    const { client } = await register(app, details, visit(app, { country: COUNTRY }));
    expect(await welcomeOffers(client)).toEqual([]);
  });

  it("BON-07 NAV-43 don't exist where offers aren't public, which the project says", async () => {
    for (const [country, isPublic] of [
      [COUNTRY, true],
      ["IT", false],
      ["CA", false],
      ["US", false],
    ] as const) {
      const guest = visit(app, { country });
      expect((await guest.get("/api/info/project")).body).toMatchObject({ public_offers: isPublic });
      expect((await welcomeOffers(guest)).length > 0).toBe(isPublic);
    }
  });

  it("NAV-43 markets with and without public offers don't share their pages", async () => {
    const marketOf = async (country: string) =>
      ((await visit(app, { country }).get("/api/info/project")).body as Project).market;
    // They have the licence, the currency and the catalogue in common.
    expect(await marketOf("AT")).toBe(await marketOf("IE"));
    expect(await marketOf("IT")).not.toBe(await marketOf("AT"));
  });
});

describe("a registration bonus", () => {
  it("BON-07 is listed for guests of its audience with its terms and what it waits for, not for others", async () => {
    const { body } = await visit(app, { country: COUNTRY }).get("/api/bonuses/registration?l=en");
    expect((body as Offer[]).find(({ id }) => id === open.slug)).toMatchObject({
      kind: "registration",
      title: "100% match",
      max_amount_cents: 10_000,
      min_deposit_cents: null,
      wagering: { multiplier: 30, days: 7 },
    });
    const waits = new Map((body as Offer[]).map(({ id, waits_for }) => [id, waits_for]));
    expect([waits.get(open.slug), waits.get(verified.slug)]).toEqual([null, "verification"]);
    expect(await offersOf(visit(app, { country: COUNTRY }))).toEqual(
      expect.arrayContaining([open.slug, verified.slug]),
    );
    expect(await offersOf(visit(app, { country: "AT" }))).not.toContain(open.slug);
    expect((await visit(app).get("/api/bonuses/registration?l=xx")).status).toBe(422);
  });

  it("BON-07 RI-01 is issued once when the address is confirmed, and not before", async () => {
    const client = visit(app, { country: COUNTRY });
    const { client: unconfirmed } = await register(app, details, visit(app, { country: COUNTRY }));
    expect(await bonusesOf(unconfirmed)).toEqual([]);
    expect(await offersOf(unconfirmed)).toContain(open.slug);

    const { player } = await createConfirmedPlayer(app, details, client);
    expect(await bonusesOf(client)).toMatchObject([{ kind: "registration", stage: "issued" }]);
    expect(await offersOf(client)).toEqual([]);
    // The event is delivered at least once.
    const events = { playerId: player.id, at: new Date().toISOString() };
    await app.db.transaction((tx) => app.core.events.emit(tx, playerRegistered, events));
    await app.settle();
    expect(await bonusesOf(client)).toHaveLength(1);
  });

  it("BON-07 RI-32 waits for verification where the campaign wants it", async () => {
    const { client } = await createConfirmedPlayer(app, details, visit(app, { country: COUNTRY }));
    const { awards: all } = (await client.get("/api/player/awards")).body as { awards: Award[] };
    const stateOf = (slug: string) => {
      const { source, state, reason } = all.find(({ campaign }) => campaign?.slug === slug)!;
      return [source, state, reason];
    };
    expect(stateOf(verified.slug)).toEqual(["registration", "held", "verification"]);
    expect(stateOf(open.slug)).toEqual(["registration", "issued", null]);
  });

  it("BON-07 RI-32 still waits for verification once its campaign is paused, and 200 that wait before it don't matter", async () => {
    const slug = (await publishCampaign(app.db, registrationBonus(true))).slug;
    await app.content.refresh();
    const newPlayer = () => createConfirmedPlayer(app, details, visit(app, { country: COUNTRY }));
    const stateOf = async ({ client }: { client: TestClient }) => {
      const { awards: all } = (await client.get("/api/player/awards")).body as { awards: Award[] };
      return all.find(({ campaign }) => campaign?.slug === slug)!.state;
    };
    const [first, second] = [await newPlayer(), await newPlayer()];
    const [held] = await app.db.select().from(awards).where(eq(awards.playerId, first.player.id)).limit(1);
    const waiting = Array.from({ length: 200 }, (_, n) => ({
      ...held!,
      id: randomUUID(),
      state: "held" as const,
      reason: "verification",
      heldUntil: new Date(Date.now() + 86_400_000 * 365),
      key: `test:${held!.id}:${n}`,
      createdAt: new Date(0),
    }));
    await app.db.insert(awards).values(waiting);
    await app.db
      .update(campaigns)
      .set({ pausedAt: new Date(0) })
      .where(eq(campaigns.slug, slug));
    await app.content.refresh();
    await app.db.update(players).set({ verified: true }).where(eq(players.id, second.player.id));
    await app.settle();
    expect([await stateOf(first), await stateOf(second)]).toEqual(["held", "issued"]);
    const keys = waiting.map(({ key }) => key);
    // Later tests may skip a year.
    await app.db
      .update(awards)
      .set({ state: "refused", reason: "lapsed", heldUntil: null })
      .where(inArray(awards.key, keys));
  });

  it("BON-07 ANC-51 of spins is listed with the most that they can win", async () => {
    const spins = { provider: "lumenforge", game: "lumenforge/hot-reels", count: 20, bet: { EUR: 10 } };
    const give = { kind: "freespins", ...spins, wagering: null, days: 3, activatable_days: 7 };
    const [limited, open] = [2_000, null].map(async (limit) => {
      const gives = [{ ...give, max_win: limit && { EUR: limit } }];
      return publishCampaign(app.db, { ...registrationBonus(true), gives } as Partial<CampaignBody>);
    });
    const slugs = [(await limited!).slug, (await open!).slug];
    await app.content.refresh();
    const { body } = await visit(app, { country: COUNTRY }).get("/api/bonuses/registration?l=en");
    const listed = slugs.map((slug) => (body as Offer[]).find(({ id }) => id === slug)!);
    expect(listed.map((one) => [one.freespins_total, one.freespins_max_win_cents])).toEqual([
      [20, 2_000],
      [20, null],
    ]);
  });

  it("BON-07 ANC-52 isn't named to guests where public offers are forbidden", async () => {
    const everywhere = await publishCampaign(app.db, {
      ...registrationBonus(false),
      audience: { ...audience, countries: ["IT", COUNTRY] },
    });
    await app.content.refresh();
    expect(await offersOf(visit(app, { country: COUNTRY }))).toContain(everywhere.slug);
    expect(await offersOf(visit(app, { country: "IT" }))).toEqual([]);
  });

  it("BON-07 isn't listed where registration is closed, or for groups that no new player is in", async () => {
    const some = { ...registrationBonus(false), audience: { ...audience, countries: ["US", COUNTRY] } };
    const here = await publishCampaign(app.db, some as Partial<CampaignBody>);
    const ofGroup = await publishCampaign(app.db, {
      ...some,
      audience: { ...some.audience, groups: [21] },
    } as Partial<CampaignBody>);
    await app.content.refresh();
    const slugs = await offersOf(visit(app, { country: COUNTRY }));
    expect([slugs.includes(here.slug), slugs.includes(ofGroup.slug)]).toEqual([true, false]);
    expect(await offersOf(visit(app, { country: "US" }))).toEqual([]);
  });
});
