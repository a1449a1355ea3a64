import { describe, expect, it } from "vitest";
import { campaignBody } from "../../../tests/support/data/campaigns.ts";
import { rewardPlayer } from "../../../tests/support/data/reward-player.ts";
import { rewardRules } from "../../../tests/support/data/reward-rules.ts";
import type { CampaignBody, CampaignKind } from "../../contract/campaigns.ts";
import type { RewardRules } from "../../contract/reward-rules.ts";
import {
  isTemporary,
  mayReceive,
  type OpenCampaign,
  PERMANENT_BLOCKS,
  type RewardPlayer,
  TEMPORARY_BLOCKS,
} from "./may-receive.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

const PLAYER = rewardPlayer({ country: "DE", groups: [543] });

interface Case {
  player?: Partial<RewardPlayer>;
  rules?: Partial<RewardRules>;
  body?: Partial<OpenCampaign["body"]>;
  audience?: Partial<CampaignBody["audience"]>;
  campaign?: Partial<OpenCampaign>;
  isWonCash?: boolean;
}

const blockOf = ({ player, rules, body, audience, campaign, isWonCash = false }: Case) => {
  const base = campaignBody();
  return mayReceive({
    player: { ...PLAYER, ...player },
    rules: rewardRules(rules),
    campaign: {
      body: { ...base, audience: { ...base.audience, ...audience }, ...body } as OpenCampaign["body"],
      isOpen: true,
      isExhausted: false,
      ...campaign,
    },
    now: NOW,
    isWonCash,
  });
};
const cash = [{ kind: "cash" as const, amount: { EUR: 500 } }];
const off = rewardRules().bonus;

describe("mayReceive", () => {
  it("RI-32 lets an eligible player receive a reward", () => {
    expect(blockOf({})).toBeNull();
  });

  it.each<[string, Case]>([
    ["closed", { player: { isClosed: true } }],
    ["excluded", { player: { isExcluded: true } }],
    ["under_age", { player: { birthDate: "2008-11-22" } }],
    ["under_age", { player: { birthDate: null } }],
    ["under_age", { player: { birthDate: "2004-01-01" }, rules: { reward_age: 24 } }],
    ["bonuses_disabled", { player: { canIssueBonuses: false } }],
    ["not_open", { campaign: { isOpen: false } }],
    ["not_open", { body: { valid_from: "2026-11-21T12:00:01Z" } }],
    ["not_open", { body: { valid_to: "2026-11-21T12:00:00Z" } }],
    ["not_in_licence", { rules: { bonus: { ...off, mode: "off" } } }],
    [
      "not_in_licence",
      {
        body: { gives: [{ kind: "points", points: 5 }] },
        rules: { points: { on: false, shop: true, expiry_months: null } },
      },
    ],
    ["wrong_product", { body: { product: "betting" } }],
    ["not_in_audience", { audience: { licences: ["EE"] } }],
    ["not_in_audience", { audience: { countries: ["CA"] } }],
    ["not_in_audience", { audience: { countries: ["CA"] }, player: { country: null } }],
    ["not_in_audience", { audience: { groups: [257, 258] } }],
    ["first_play_only", { audience: { first_play_only: true }, player: { hasPlayed: true } }],
    ["first_play_only", { rules: { bonus: { ...off, mode: "first_play" } }, player: { hasPlayed: true } }],
    ["first_play_only", { rules: { bonus: { ...off, mode: "first_play" } }, player: { hadBonus: true } }],
    ["wrong_currency", { audience: { currencies: ["CAD"] } }],
    ["exhausted", { campaign: { isExhausted: true } }],
    ["on_break", { player: { isOnBreak: true } }],
    ["multi_account", { player: { isMultiAccount: true } }],
    ["verification", { audience: { verified: true }, player: { isVerified: false } }],
  ])("RI-32 ANC-53 ANC-54 returns %s for %j", (block, given) => {
    expect(blockOf(given)).toBe(block);
  });

  it("RI-32 accepts the values at the edges", () => {
    expect(blockOf({ player: { birthDate: "2008-11-21" } })).toBeNull();
    expect(blockOf({ body: { valid_from: "2026-11-21T12:00:00Z" } })).toBeNull();
    expect(blockOf({ body: { valid_to: "2026-11-21T12:00:00.001Z" } })).toBeNull();
    expect(blockOf({ audience: { groups: [257, 543] } })).toBeNull();
    expect(blockOf({ audience: { first_play_only: true } })).toBeNull();
    expect(blockOf({ audience: { verified: true } })).toBeNull();
    expect(blockOf({ rules: { bonus: { ...off, mode: "first_play" } } })).toBeNull();
  });

  it.each<[CampaignKind, Partial<RewardRules>]>([
    ["shop_card", { points: { on: true, shop: false, expiry_months: null } }],
    ["shop_card", { points: { on: false, shop: true, expiry_months: null } }],
    ["box", { wheel: { on: false } }],
    ["wheel", { wheel: { on: false } }],
    ["tournament", { tournaments: { on: false, scoring: "all" } }],
    ["lottery", { lotteries: { on: false, cash: true } }],
    ["quest", { quests: { on: false } }],
    ["achievement", { quests: { on: false } }],
    ["adventure", { adventure: { on: false, deposit_condition: true } }],
    ["level", { points: { on: false, shop: true, expiry_months: null } }],
    ["level", { vip: { on: false, automatic: true, checks: false } }],
    ["cashback", { loss_based: "off" }],
  ])("ANC-54 returns not_in_licence for a %s under %j", (kind, rules) => {
    expect(blockOf({ body: { kind }, rules })).toBe("not_in_licence");
    expect(blockOf({ body: { kind } })).toBeNull();
  });

  it("holds levels and cashback until the VIP checks are cleared", () => {
    const vip = { on: true, automatic: false, checks: true };
    expect(blockOf({ body: { kind: "level" }, rules: { vip } })).toBe("vip_checks");
    expect(blockOf({ body: { kind: "level" }, rules: { vip }, player: { isVipChecked: true } })).toBeNull();
    expect(blockOf({ body: { kind: "cashback" }, rules: { loss_based: "vip_checks" } })).toBe("vip_checks");
    expect(blockOf({ body: { kind: "coupon" }, rules: { vip, loss_based: "vip_checks" } })).toBeNull();
  });

  it("RI-32 allows cash as compensation where bonuses are off, but no other gesture", () => {
    const rules = { bonus: { ...off, mode: "off" as const } };
    expect(blockOf({ body: { kind: "gesture", gives: cash }, rules })).toBeNull();
    expect(blockOf({ body: { kind: "coupon", gives: cash }, rules })).toBe("not_in_licence");
    expect(blockOf({ body: { kind: "gesture" }, rules })).toBe("not_in_licence");
  });

  it("RI-32 puts reasons that last before reasons that pass", () => {
    const waiting = { isOnBreak: true, isMultiAccount: true, isVerified: false };
    expect(blockOf({ player: { ...waiting, isExcluded: true } })).toBe("excluded");
    expect(blockOf({ player: waiting, campaign: { isExhausted: true } })).toBe("exhausted");
    expect([...TEMPORARY_BLOCKS, ...PERMANENT_BLOCKS].filter(isTemporary)).toEqual([...TEMPORARY_BLOCKS]);
  });

  it("RI-32 never cancels cash that was won", () => {
    const player = { isClosed: true, isExcluded: true, isOnBreak: true, canIssueBonuses: false };
    expect(blockOf({ player, campaign: { isOpen: false }, isWonCash: true })).toBeNull();
  });
});
