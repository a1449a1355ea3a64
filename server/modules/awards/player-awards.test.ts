import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Award } from "../../../src/contract/awards.ts";
import type { CampaignBody } from "../../../src/contract/campaigns.ts";
import type { Receipt } from "../../../src/contract/statement.ts";
import { campaignBody, wagering } from "../../../tests/support/data/campaigns.ts";
import { publishCampaign } from "../../../tests/support/server/campaigns.ts";
import { testFreeSpins } from "../../../tests/support/server/free-spins.ts";
import { createConfirmedPlayer, type TestClient, visit } from "../../../tests/support/server/visitor.ts";
import { bet, win } from "../../../tests/support/server/wallet.ts";
import { accounts } from "../../core/accounts/tables.ts";
import type { PublishedCampaign } from "../campaigns/api.ts";
import { campaignsModule } from "../campaigns/module.ts";
import { awardsModule } from "./module.ts";

const { app, db, clock, scripted, openGameSession, play, name } = await testFreeSpins();

async function publish(gives: CampaignBody["gives"], title: string) {
  const { slug } = await publishCampaign(db, {
    kind: "gesture",
    trigger: {},
    texts: { en: { title, summary: "Summary" }, de: { title: "Geschenk", summary: "Beschreibung" } },
    gives,
  } as Partial<CampaignBody>);
  await app.content.refresh();
  return (await app.apiOf(campaignsModule).bySlug(slug))!;
}

async function newPlayer() {
  const { client, player } = await createConfirmedPlayer(app, {
    country: "AT",
    currency: "EUR",
    locale: "en",
  });
  const [account] = await db.select().from(accounts).where(eq(accounts.playerId, player.id));
  const session = await openGameSession({ playerId: player.id, accountId: account!.id, currency: "EUR" });
  async function giveBy(campaign: PublishedCampaign) {
    clock.advance(1_000);
    const [award] = await app.apiOf(awardsModule).issue({
      campaign,
      playerId: player.id,
      currency: "EUR",
      source: "staff",
      sourceId: "test",
      key: `test:${randomUUID()}`,
      deposit: null,
    });
    return { id: award!.id, campaign };
  }
  const give = async (gives: CampaignBody["gives"], title = "A gift") => giveBy(await publish(gives, title));
  return { client, session, give, giveBy };
}

const SPINS = [
  {
    kind: "freespins",
    provider: "studio",
    game: "nova-spins",
    count: 10,
    bet: { EUR: 20 },
    wagering: wagering({ multiplier: 1 }),
    max_win: null,
    days: 7,
    activatable_days: 3,
  },
] as CampaignBody["gives"];

const awardsOf = async (client: TestClient) =>
  ((await client.get("/api/player/awards")).body as { awards: Award[] }).awards;

describe("a player's awards", () => {
  it("NEW-33 show the way from spins over a bonus to real money, with terms, versions and receipts", async () => {
    const { client, session, give } = await newPlayer();
    const { id, campaign } = await give(SPINS);
    expect(await awardsOf(client)).toMatchObject([{ id, parent_id: null, cash_cents: 0, receipts: [] }]);
    await client.post(`/api/player/freespins/${id}/activation`, {});
    await app.settle();
    await play(session, name("round"), [win(name("w"), "3.00", { campaign: id })], { close: true });
    scripted.report(id, 10, 300n);
    clock.advance(1_000);
    await app.settle();
    await app.settle();
    // The requirement is 3.00; the round wins 5.00.
    const round = name("round");
    await play(session, round, [bet(name("b"), "3.00"), win(name("w"), "5.00")], { close: true });
    await app.settle();
    const [bonus, spins, ...rest] = await awardsOf(client);
    expect(rest).toEqual([]);
    expect(bonus).toMatchObject({
      kind: "bonus",
      source: "freespins",
      parent_id: id,
      amount_cents: 300,
      cash_cents: 500,
      receipts: [expect.any(Number)],
    });
    expect(spins).toMatchObject({
      id,
      kind: "freespins",
      source: "staff",
      count: 10,
      cash_cents: 0,
      campaign: { slug: campaign.slug, version: 1, digest: campaign.digest },
    });
    const receipt = (await client.get(`/api/player/statement/${bonus!.receipts[0]}`)).body as Receipt;
    expect([receipt.kind, receipt.changes]).toEqual([
      "bonus_converted",
      expect.arrayContaining([expect.objectContaining({ balance_type: "real", amount_cents: 500 })]),
    ]);
  });

  it("NEW-33 count only their own player's money", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    for (const cents of [100, 250]) await one.give([{ kind: "cash", amount: { EUR: cents } }]);
    await other.give([{ kind: "cash", amount: { EUR: 7 } }]);
    const cashOf = async (client: TestClient) =>
      (await awardsOf(client)).map(({ cash_cents, receipts }) => [cash_cents, receipts]).toSorted();
    expect(await cashOf(one.client)).toEqual([
      [100, [1]],
      [250, [2]],
    ]);
    expect(await cashOf(other.client)).toEqual([[7, [1]]]);
  });

  it("PLT-17 of one entitlement are one notification that names each part", async () => {
    const { client, give } = await newPlayer();
    await give([{ kind: "cash", amount: { EUR: 100 } }]);
    await give([{ ...campaignBody().gives[0], percent: null }, ...SPINS] as CampaignBody["gives"]);
    await app.settle();
    const { notifications } = (await client.get("/api/player/notifications")).body as {
      notifications: { title: string; text: string; type: string }[];
    };
    const gifts = notifications.filter(({ title }) => title.includes("gift"));
    expect(gifts.map(({ title, text, type }) => [title, text, type])).toEqual([
      [
        "You have new gifts",
        "They're in your gifts, with all their terms: a bonus and bonus spins.",
        "bonuses_changes",
      ],
      ["You have a new gift", "It's in your gifts, with all its terms.", "bonuses_changes"],
    ]);
  });
});

describe("the file of a player's awards", () => {
  const exportOf = (client: TestClient, format: string, l = "en") =>
    client.get(`/api/player/awards/export?format=${format}&l=${l}`);

  it("NEW-33 has what the list has, all pages, as JSON in the page's language", async () => {
    const { client, give, giveBy } = await newPlayer();
    const { campaign } = await give([{ kind: "cash", amount: { EUR: 100 } }]);
    const small = await publish([{ kind: "cash", amount: { EUR: 1 } }], "A small gift");
    for (let n = 0; n < 51; n++) await giveBy(small);
    const { headers, body } = await exportOf(client, "json", "de");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="gifts-\d{4}-\d\d-\d\d\.json"$/,
    );
    const { format, subunits, awards } = body as {
      format: string;
      subunits: Record<string, number>;
      awards: Award[];
    };
    expect([format, subunits.EUR, awards.length]).toEqual(["apogee-awards-1", 100, 52]);
    expect(awards.at(-1)).toMatchObject({
      title: "Geschenk",
      cash_cents: 100,
      receipts: [1],
      campaign: { slug: campaign.slug, version: 1, digest: campaign.digest },
    });
    expect(awards.slice(0, 50).map(({ id }) => id)).toEqual((await awardsOf(client)).map(({ id }) => id));
  });

  it("NEW-33 is safe to open in a spreadsheet as CSV", async () => {
    const { client, give } = await newPlayer();
    const { id, campaign } = await give([{ kind: "cash", amount: { EUR: 100 } }], '=HYPERLINK("x")');
    const { headers, body } = await exportOf(client, "csv");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [head, row, end] = (body as string).split("\r\n");
    const cells = Object.fromEntries(
      head!
        .replace("\ufeff", "")
        .split(",")
        .map((column, i) => [column, row!.split(",")[i]]),
    );
    expect(cells).toMatchObject({
      id,
      kind: "cash",
      cause: "staff",
      came_from_id: "",
      title: `"'=HYPERLINK(""x"")"`,
      state: "issued",
      currency: '"EUR"',
      amount: "1.00",
      amount_minor_units: "100",
      real_money: "1.00",
      real_money_minor_units: "100",
      receipts: "1",
      terms_version: "1",
      terms_digest: campaign.digest,
    });
    expect(end).toBe("");
  });

  it("NEW-33 needs a session", async () => {
    expect((await exportOf(visit(app), "csv")).status).toBe(401);
  });

  it("NEW-33 is limited to 30 files in ten minutes", async () => {
    const { client } = await newPlayer();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await exportOf(client, "json")).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});
