import { describe, expect, it } from "vitest";
import { exchangeOf } from "../../../src/rules/money/exchange.ts";
import type { BonusTerms } from "../../../src/rules/rewards/clamp-terms.ts";
import { campaignBody, wagering } from "../../../tests/support/data/campaigns.ts";
import { rewardPlayer } from "../../../tests/support/data/reward-player.ts";
import { rewardRules } from "../../../tests/support/data/reward-rules.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { publishCampaign, publishNext } from "../../../tests/support/server/campaigns.ts";
import { CURRENCIES } from "../../seed/content/currencies.ts";
import { FIAT_RATES } from "../exchange-rates/fiat-rates.ts";
import { campaignsModule } from "./module.ts";
import { offerTerms } from "./offers.ts";
import { campaignsStore } from "./store.ts";

const exchange = exchangeOf(FIAT_RATES, Object.fromEntries(CURRENCIES.map((one) => [one.code, one])));

describe("offerTerms", () => {
  const [bonus] = campaignBody().gives;
  const body = campaignBody({
    gives: [{ ...bonus, amount: { EUR: 10_000, CAD: 15_000 } } as NonNullable<typeof bonus>],
  });

  it("takes the campaign's own amount of a currency, and converts the others from euros", () => {
    const amountIn = (currency: string) => {
      const terms = offerTerms({ body }, rewardRules(), currency, exchange);
      return typeof terms === "string" ? terms : [terms.minDeposit, (terms.gives[0] as BonusTerms).amount];
    };
    expect(amountIn("EUR")).toEqual([2_000n, 10_000n]);
    expect(amountIn("CAD")).toEqual([3_030n, 15_000n]);
    // 100 euros are 10,869.56 cents, and 20 euros 2,173.91 cents: rounded for the player.
    expect(amountIn("USD")).toEqual([2_173n, 10_870n]);
    expect(amountIn("BTC")).toBe("no_rate");
  });

  it("RI-33 applies the licence's cap in the currency of the offer, rounded down", () => {
    const rules = rewardRules({ bonus: { ...rewardRules().bonus, max_amount_eur_cents: 5_000 } });
    const terms = offerTerms({ body }, rules, "USD", exchange);
    expect(terms).toMatchObject({
      gives: [{ amount: 5_434n }],
      clamps: [{ path: "0.amount", from: "10870", to: "5434" }],
    });
  });

  it("RI-33 offers nothing whose parts the cap leaves empty", () => {
    const rules = rewardRules({ bonus: { ...rewardRules().bonus, max_amount_eur_cents: 5 } });
    const spins = {
      kind: "freespins" as const,
      provider: "p",
      game: "g",
      count: 10,
      bet: { EUR: 10 },
      wagering: wagering(),
      max_win: null,
      days: 3,
      activatable_days: 3,
    };
    expect(offerTerms({ body: campaignBody({ gives: [spins] }) }, rules, "EUR", exchange)).toBe(
      "nothing_left",
    );
  });
});

const app = await testApp();
const campaigns = app.apiOf(campaignsModule);
const publish = async (
  ...change: Parameters<typeof publishCampaign> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const body = await publishCampaign(app.db, ...change);
  await app.content.refresh();
  return (await campaigns.bySlug(body.slug))!;
};

describe("published campaigns", () => {
  it("are listed by kind until they are paused or retired, and stay readable", async () => {
    const campaign = await publish({ kind: "coupon", trigger: { per_player: 1 } });
    const isListed = async () =>
      (await campaigns.published("coupon")).some(({ slug }) => slug === campaign.slug);
    expect([await isListed(), (await campaigns.published("gesture")).includes(campaign)]).toEqual([
      true,
      false,
    ]);
    await campaignsStore.setPaused(app.db, campaign.id, new Date(TEST_NOW));
    await app.content.refresh();
    expect([await isListed(), (await campaigns.bySlug(campaign.slug))?.version]).toEqual([false, 1]);
    await campaignsStore.setPaused(app.db, campaign.id, null);
    await app.content.refresh();
    expect(await isListed()).toBe(true);
    await campaignsStore.retirePublished(app.db, campaign.id, null, new Date(TEST_NOW));
    await app.content.refresh();
    expect([await isListed(), await campaigns.bySlug(campaign.slug)]).toEqual([false, undefined]);
    expect(await campaigns.version(campaign.id, 1)).toMatchObject({ digest: campaign.digest });
  });

  it("ANC-50 keep every version that was ever published", async () => {
    const first = await publish();
    await publishNext(app.db, { ...first.body, group_key: "next" });
    await app.content.refresh();
    expect(await campaigns.bySlug(first.slug)).toMatchObject({ version: 2 });
    expect((await campaigns.version(first.id, 1))!.body).toEqual(first.body);
    expect(await campaigns.version(first.id, 3)).toBeUndefined();
  });
});

describe("offerFor", () => {
  it("RI-33 offers the clamped terms in the player's currency", async () => {
    const campaign = await publish();
    expect(await campaigns.offerFor(campaign, rewardPlayer(), "EUR")).toMatchObject({
      block: null,
      terms: { currency: "EUR", minDeposit: 2_000n, gives: [{ amount: 10_000n }], clamps: [] },
    });
    const german = rewardPlayer({ country: "DE" });
    expect(await campaigns.offerFor(campaign, german, "EUR")).toMatchObject({
      terms: { gives: [{ wagering: { multiplier: 1_000 } }], clamps: [{ path: "0.wagering.multiplier" }] },
    });
  });

  it("RI-32 offers no terms to players who may not receive them, and terms to those who may later", async () => {
    const campaign = await publish();
    const offer = (change: Parameters<typeof rewardPlayer>[0]) =>
      campaigns.offerFor(campaign, rewardPlayer(change), "EUR");
    expect(await offer({ isExcluded: true })).toMatchObject({ block: "excluded", terms: null });
    expect(await offer({ country: "AU", licence: "GCB" })).toMatchObject({
      block: "not_in_licence",
      terms: null,
    });
    expect(await offer({ isOnBreak: true })).toMatchObject({
      block: "on_break",
      terms: { minDeposit: 2_000n },
    });
  });

  it("RI-32 offers nothing of an older version, or of a budget that is used up", async () => {
    const campaign = await publish({ budget: { max_awards: 1, max_worth_eur_cents: null } });
    expect(await campaigns.offerFor(campaign, rewardPlayer(), "EUR")).toMatchObject({ block: null });
    await app.db.transaction((tx) => campaigns.count(tx, campaign, rewardPlayer().id, 0n));
    expect(await campaigns.offerFor(campaign, rewardPlayer(), "EUR")).toMatchObject({ block: "exhausted" });
    await publishNext(app.db, { ...campaign.body, group_key: "next" });
    await app.content.refresh();
    expect(await campaigns.offerFor(campaign, rewardPlayer(), "EUR")).toMatchObject({ block: "not_open" });
  });
});
