import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Award } from "../../../src/contract/awards.ts";
import type { CampaignBody, CampaignGive } from "../../../src/contract/campaigns.ts";
import { wagering } from "../../../tests/support/data/campaigns.ts";
import { publishCampaign } from "../../../tests/support/server/campaigns.ts";
import { testPayments } from "../../../tests/support/server/payments.ts";
import { testCodes } from "../../../tests/support/server/promo-codes.ts";
import { awards } from "../awards/tables.ts";

const { app, payer } = await testPayments();
const { addCode } = testCodes(app);

const born = { dateOfBirth: "1990-01-01" };
const TITLES = ["Spring gift", "Frühlingsgeschenk"];
const texts = {
  en: { title: TITLES[0]!, summary: "A gift." },
  de: { title: TITLES[1]!, summary: "Ein Geschenk." },
};
const BONUS: CampaignGive = {
  kind: "bonus",
  percent: null,
  amount: { EUR: 1_000 },
  wagering: wagering(),
  activation: "by_player",
  activatable_days: 7,
};
const SPINS: CampaignGive = {
  kind: "freespins",
  provider: "brasslion",
  game: "brasslion/salmon-trail",
  count: 10,
  bet: { EUR: 10 },
  wagering: null,
  max_win: null,
  days: 3,
  activatable_days: 7,
};

/** A player with a profile in English who has used a code on a page of a locale. */
async function playerWith(give: CampaignGive, query = "") {
  const { client } = await payer({ values: { ...born, locale: "en" } });
  const code = await addCode({}, { texts, gives: [give] });
  const { body } = await client.post(`/api/bonuses/coupon${query}`, { coupon_code: code });
  const applied = body as { title: string; gift: { id: string } };
  return { client, applied, id: applied.gift.id };
}
type Client = Awaited<ReturnType<typeof playerWith>>["client"];

/** A list's first title on a page in English, in German, and for a call without a page. */
async function titlesOf(client: Client, path: string): Promise<string[]> {
  const titles = [];
  for (const query of ["?l=en", "?l=de", ""]) {
    const { body } = await client.get(path + query);
    const [first] = Array.isArray(body) ? body : (body as { awards: Award[] }).awards;
    titles.push(first.title as string);
  }
  return titles;
}
const BY_PAGE = [...TITLES, TITLES[0]];

describe("titles of gifts", () => {
  it("BON-02 BON-11 BON-13 follow the page's language, or the player's, in bonuses and codes", async () => {
    const { client, applied, id } = await playerWith(BONUS, "?l=de");
    expect(applied.title).toBe(TITLES[1]);
    expect((await playerWith(BONUS)).applied.title).toBe(TITLES[0]);
    expect(await titlesOf(client, "/api/player/bonuses")).toEqual(BY_PAGE);
    expect(await titlesOf(client, "/api/player/awards")).toEqual(BY_PAGE);
    const bonus = `/api/player/bonuses/${id}`;
    const started = await client.post(`${bonus}/activation?l=de`, {});
    const ended = await client.delete(`${bonus}?l=de`, { expected_loss_cents: 1_000 });
    for (const { body } of [started, ended]) expect(body).toMatchObject({ id, title: TITLES[1] });
    const { body: queue } = await client.put("/api/player/bonuses/queue?l=de", { ids: [] });
    expect(queue).toMatchObject([{ id, title: TITLES[1] }]);
    expect((await client.get("/api/player/bonuses?l=xx")).status).toBe(422);
  });

  it("BON-09 BON-10 follow the page's language, or the player's, in free spins", async () => {
    const { client, id } = await playerWith(SPINS);
    expect(await titlesOf(client, "/api/player/freespins")).toEqual(BY_PAGE);
    const spins = `/api/player/freespins/${id}`;
    const activated = await client.post(`${spins}/activation?l=de`, {});
    const canceled = await client.delete(`${spins}?l=de`);
    for (const { body } of [activated, canceled]) expect(body).toMatchObject({ id, title: TITLES[1] });
  });

  it("BON-08 follow the page's language, or the player's, in bonuses of the betting site", async () => {
    const { client, id } = await playerWith(BONUS);
    const [award] = await app.db.select().from(awards).where(eq(awards.id, id));
    const voucher = { id: randomUUID(), key: `test:${randomUUID()}`, kind: "betting_voucher" } as const;
    await app.db.insert(awards).values({ ...award!, ...voucher });
    expect(await titlesOf(client, "/api/v2/bonuses")).toEqual(BY_PAGE);
  });

  it("BON-06 BON-13 follow the page's language, or the player's, in deposit offers and their codes", async () => {
    const { client } = await payer({ values: { ...born, locale: "en" } });
    const { slug } = await publishCampaign(app.db, { texts } as Partial<CampaignBody>);
    await app.content.refresh();
    const titles = [];
    for (const query of ["?l=en", "?l=de", ""]) {
      const offers = (await client.get(`/api/bonuses/deposit${query}`)).body as {
        id: string;
        title: string;
      }[];
      titles.push(offers.find(({ id }) => id === slug)!.title);
    }
    expect(titles).toEqual(BY_PAGE);
    const { body } = await client.post("/api/v2/bonuses/promo-code?l=de", { code: slug });
    expect(body).toMatchObject({ applied: "deposit", title: TITLES[1] });
  });
});
