import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CampaignTerms } from "../../../src/contract/campaigns.ts";
import { freeWord, pressureWord } from "../../../src/rules/rewards/campaign-words.ts";
import { campaignBody, wagering } from "../../../tests/support/data/campaigns.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { publishCampaign, publishNext } from "../../../tests/support/server/campaigns.ts";
import { register, visit } from "../../../tests/support/server/visitor.ts";

const app = await testApp();
const guest = (country: string) => visit(app, { country });
const read = async (client: ReturnType<typeof guest>, path: string) => {
  const { status, body } = await client.get(path);
  return { status, terms: body as CampaignTerms };
};

describe("the terms of a campaign", () => {
  it("ANC-50 are told in plain words, with digest and history", async () => {
    const texts = { ...campaignBody().texts, de: { title: "Bonus", summary: "Auf Ihre Einzahlung." } };
    const body = await publishCampaign(app.db, { texts });
    const { terms } = await read(guest("IE"), `/api/campaigns/${body.slug}/terms`);
    expect(terms).toMatchObject({
      version: 1,
      state: "published",
      locale: "en",
      title: "100% match",
      currency: "EUR",
      min_deposit_cents: 2_000,
      gives: [{ kind: "bonus", percent: 100, amount_cents: 10_000, wagering: { multiplier: 30 } }],
    });
    expect(terms.lines).toEqual([
      "Deposit at least €20.00.",
      "You get 100% of your deposit as a bonus, up to €100.00.",
      "Wager the bonus 30 times before it becomes real money. Wagering period: 7 days.",
      "Maximum bet with the bonus: €5.00. If you bet more with real money, only this much counts.",
      "Games that save your progress between rounds can't be played with bonus money.",
      "Your real money is never locked. Withdraw it any time.",
    ]);
    expect(terms.history.map(({ version, digest }) => [version, digest])).toEqual([[1, terms.digest]]);
    const german = (await read(guest("IE"), `/api/campaigns/${body.slug}/terms?l=de`)).terms;
    expect([german.locale, german.title, german.lines[0]]).toEqual([
      "de",
      "Bonus",
      "Zahlen Sie mindestens 20,00\u00a0€ ein.",
    ]);
    const italian = (await read(guest("IE"), `/api/campaigns/${body.slug}/terms?l=it`)).terms;
    expect([italian.locale, italian.title, italian.lines[0]]).toEqual([
      "en",
      "100% match",
      "Deposita almeno 20,00\u00a0€.",
    ]);
  });

  it("ANC-50 stay readable after the next version", async () => {
    const body = await publishCampaign(app.db);
    const [bonus] = body.gives;
    const dearer = { ...bonus, wagering: wagering({ multiplier: 35 }) } as typeof bonus;
    await publishNext(app.db, { ...body, gives: [dearer!] });
    const address = `/api/campaigns/${body.slug}/terms`;
    const [current, first, second] = await Promise.all(
      ["", "?version=1", "?version=2"].map(async (query) => (await read(guest("IE"), address + query)).terms),
    );
    expect(current).toEqual(second);
    expect([first!.version, first!.state, first!.gives[0]]).toMatchObject([
      1,
      "retired",
      { wagering: { multiplier: 30 } },
    ]);
    expect(second!.gives[0]).toMatchObject({ wagering: { multiplier: 35 } });
    expect(first!.history.map(({ version }) => version)).toEqual([2, 1]);
    expect((await guest("IE").get(`${address}?version=3`)).status).toBe(404);
  });

  it("RI-33 are those of the reader's licence", async () => {
    const { slug } = await publishCampaign(app.db);
    const { terms } = await read(guest("BR"), `/api/campaigns/${slug}/terms`);
    expect([terms.currency, terms.gives[0]]).toMatchObject(["BRL", { wagering: { multiplier: 30 } }]);
    const { client } = await register(app, { country: "DE" }, guest("DE"));
    const german = (await read(client, `/api/campaigns/${slug}/terms`)).terms;
    expect(german.gives[0]).toMatchObject({ wagering: { multiplier: 10 } });
    expect(german.lines[2]).toContain("10 times");
  });

  it.each(["CA", "DE", "IT", "NZ", "AU", "NL"])("ANC-52 are not found by guests in %s", async (country) => {
    const { slug } = await publishCampaign(app.db);
    const { status, terms } = await read(guest(country), `/api/campaigns/${slug}/terms`);
    const unknown = await guest(country).get("/api/campaigns/unknown/terms");
    expect([status, unknown.status]).toEqual([404, 404]);
    expect({ ...terms, request_id: "" }).toEqual({ ...(unknown.body as object), request_id: "" });
  });

  it("rejects unknown languages and versions that are no numbers", async () => {
    const { slug } = await publishCampaign(app.db);
    for (const query of ["l=xx", "version=0", "version=1.5", "version=a"])
      expect((await guest("IE").get(`/api/campaigns/${slug}/terms?${query}`)).status).toBe(422);
  });
});

describe("the sentences of terms", () => {
  const LOCALES = ["en", "de", "fr-CA", "it", "no", "et"] as const;
  const textsOf = (locale: string) =>
    JSON.parse(readFileSync(new URL(`./texts/${locale}.json`, import.meta.url), "utf8")) as Record<
      string,
      string
    >;
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([match]) => match).toSorted();

  it.each(LOCALES)('ANC-51 ANC-56 exist in %s with the same values, without "free" or pressure', (locale) => {
    const english = textsOf("en");
    const texts = textsOf(locale);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(texts)) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(english[key]!)]);
      expect([key, freeWord(locale, text), pressureWord(locale, text)]).toEqual([key, null, null]);
    }
  });
});
