import { describe, expect, it } from "vitest";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import type { MarketRewardRules, RewardRules } from "../../../src/contract/reward-rules.ts";
import { rewardRules } from "../../../tests/support/data/reward-rules.ts";
import { loadJurisdictions } from "./jurisdictions.ts";
import { rewardRulesOf } from "./reward-rules.ts";

const jurisdictions = loadJurisdictions();
const rulesOf = (licence: string, country: string | null, region: string | null = null) =>
  rewardRulesOf(jurisdictions, licence, country, region);

/** The licence matrix: a column per licence and market. A dash of its source is the product's default. */
const MATRIX = `
rule              | CW/CW | GCB/BR | EE/EE         | REG/CA        | CW/GB         | CW/SE      | CW/NL         | CW/DE         | CW/IT         | GCB/NZ        | GCB/AU
bonus mode        | any   | any    | any           | any           | any           | first_play | any           | any           | any           | any           | off
highest wagering  | 40    | 40     | 30            | 10            | 10            | 40         | 40            | 10            | 40            | 10            | 40
largest bonus     | none  | none   | none          | none          | none          | none       | 25000         | 10000         | none          | 5000          | none
fewest days       | 1     | 1      | 1             | 1             | 1             | 1          | 1             | 1             | 1             | 1             | 1
during play       | yes   | yes    | yes           | yes           | yes           | yes        | no            | no            | yes           | no            | no
age for rewards   | 18    | 18     | 21            | 19            | 18            | 18         | 24            | 18            | 18            | 18            | 18
loss-based        | any   | any    | any           | any           | vip_checks    | off        | off           | off           | any           | off           | off
points            | yes   | yes    | yes           | yes           | yes           | no         | yes           | no            | yes           | yes           | no
shop              | yes   | yes    | no            | yes           | yes           | no         | yes           | no            | yes           | yes           | no
points expire     | none  | none   | none          | none          | none          | none       | none          | none          | none          | none          | none
quests            | yes   | yes    | yes           | yes           | yes           | no         | yes           | no            | yes           | yes           | no
lotteries         | cash  | cash   | no            | cash          | cash          | no         | cash          | no            | cash          | cash          | no
wheel             | yes   | yes    | no            | yes           | yes           | no         | yes           | no            | yes           | yes           | no
adventure         | any   | any    | no            | any           | any           | no         | login         | no            | any           | any           | no
mixed products    | yes   | yes    | yes           | yes           | no            | yes        | yes           | no            | yes           | no            | no
tournaments       | all   | all    | stake_neutral | stake_neutral | stake_neutral | no         | stake_neutral | stake_neutral | stake_neutral | stake_neutral | no
vip               | play  | play   | play          | play, checks  | staff, checks | no         | staff         | no            | play          | no            | no
public ads        | yes   | yes    | yes           | no            | yes           | yes        | no            | no            | no            | no            | no
ads after consent | yes   | yes    | yes           | yes           | yes           | yes        | yes           | no            | no            | no            | no
"free"            | yes   | yes    | yes           | no            | yes           | yes        | yes           | no            | no            | no            | no
urgency           | no    | no     | no            | no            | no            | no         | no            | no            | no            | no            | no
`;

const yes = (rule: boolean) => (rule ? "yes" : "no");
const capOf = (cap: number | null) => String(cap ?? "none");

/** Cells of the matrix by row name. */
const CELLS: Readonly<Record<string, (rules: RewardRules) => string>> = {
  "bonus mode": ({ bonus }) => bonus.mode,
  "highest wagering": ({ bonus }) => String(bonus.max_wagering),
  "largest bonus": ({ bonus }) => capOf(bonus.max_amount_eur_cents),
  "fewest days": ({ bonus }) => String(bonus.min_days),
  "during play": ({ bonus }) => yes(bonus.during_play),
  "age for rewards": ({ reward_age }) => String(reward_age),
  "loss-based": ({ loss_based }) => loss_based,
  points: ({ points }) => yes(points.on),
  shop: ({ points }) => yes(points.shop),
  "points expire": ({ points }) => capOf(points.expiry_months),
  quests: ({ quests }) => yes(quests.on),
  lotteries: ({ lotteries: { on, cash } }) => (on ? (cash ? "cash" : "yes") : cash ? "cash only" : "no"),
  wheel: ({ wheel }) => yes(wheel.on),
  adventure: ({ adventure }) => (adventure.on ? (adventure.deposit_condition ? "any" : "login") : "no"),
  "mixed products": ({ mixed_products }) => yes(mixed_products),
  tournaments: ({ tournaments: { on, scoring } }) => (on ? scoring : "no"),
  vip: ({ vip: { on, automatic, checks } }) =>
    on ? (automatic ? "play" : "staff") + (checks ? ", checks" : "") : "no",
  "public ads": ({ ads }) => yes(ads.public),
  "ads after consent": ({ ads }) => yes(ads.consent),
  '"free"': ({ words }) => yes(words.free),
  urgency: ({ words }) => yes(words.urgency),
};

const [header, ...rows] = MATRIX.trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));
const columns = header!.slice(1);
const columnOf = (name: string) => {
  const index = header!.indexOf(name);
  return Object.fromEntries(rows.map((row) => [row[0]!, row[index]!]));
};
const cellsOf = (rules: RewardRules) =>
  Object.fromEntries(Object.entries(CELLS).map(([name, cell]) => [name, cell(rules)]));

describe("rewardRulesOf", () => {
  it.each(columns)("LIC-16 ANC-26 ANC-53 ANC-54 ANC-56 returns the matrix's rules for %s", (column) => {
    const [licence, country] = column.split("/");
    expect(cellsOf(rulesOf(licence!, country!))).toEqual(columnOf(column));
  });

  it("LIC-16 returns the licence's own rules in every market without overrides", () => {
    const { licences, markets } = jurisdictions;
    const overridden = Object.keys(markets.countries).filter((code) => markets.countries[code]!.rewards);
    expect(overridden.toSorted()).toEqual(["AU", "DE", "GB", "IT", "NL", "NZ", "SE"]);
    for (const [id, { rewards }] of Object.entries(licences))
      for (const country of [null, ...Object.keys(markets.countries)])
        if (country === null || !overridden.includes(country))
          expect({ ...rulesOf(id, country), reward_age: rewards.reward_age }).toEqual(rewards);
  });

  it.each([
    ["CW", "JP", null, 20],
    ["CW", "EE", null, 21],
    ["EE", null, null, 21],
    ["EE", "NL", null, 24],
    ["REG", "CA", "ON", 19],
    ["REG", "CA", "QC", 18],
    ["REG", "CA", "constructor", 19],
  ])(
    "LIC-16 LIC-11 has the highest age of licence, market and region: %s %s %s",
    (licence, country, region, age) => {
      expect(rulesOf(licence, country, region).reward_age).toBe(age);
    },
  );
});

describe("a market's overrides", () => {
  const STRICT: RewardRules = {
    reward_age: 30,
    mixed_products: false,
    loss_based: "off",
    bonus: { mode: "off", max_wagering: 0, max_amount_eur_cents: 1, min_days: 99, during_play: false },
    points: { on: false, shop: false, expiry_months: null },
    quests: { on: false },
    tournaments: { on: false, scoring: "stake_neutral" },
    lotteries: { on: false, cash: false },
    wheel: { on: false },
    adventure: { on: false, deposit_condition: false },
    vip: { on: false, automatic: false, checks: true },
    ads: { public: false, consent: false },
    words: { free: false, urgency: false },
  };
  const LAX = rewardRules({
    bonus: { mode: "any", max_wagering: 100, max_amount_eur_cents: null, min_days: 0, during_play: true },
    words: { free: true, urgency: true },
  });

  /** Rules of a licence in a country, with both parts given. */
  function resolved(licenceRules: RewardRules, marketRules?: MarketRewardRules): RewardRules {
    const { licences, markets } = jurisdictions;
    const given: Jurisdictions = {
      ...jurisdictions,
      licences: { CW: { ...licences.CW!, rewards: licenceRules } },
      markets: { ...markets, countries: { IE: { ...markets.countries.IE!, rewards: marketRules } } },
    };
    return rewardRulesOf(given, "CW", "IE");
  }

  it("LIC-16 make every rule stricter", () => {
    expect(resolved(LAX, STRICT)).toEqual(STRICT);
  });

  it("LIC-16 make no rule laxer", () => {
    expect(resolved(STRICT, LAX)).toEqual(STRICT);
  });

  it("LIC-16 change nothing where they are left out", () => {
    expect(resolved(LAX)).toEqual(LAX);
    expect(resolved(STRICT, { bonus: {}, vip: {} })).toEqual(STRICT);
  });
});

it("LIC-16 a licence rewards nothing in a section that it excludes", () => {
  for (const { sections, rewards } of Object.values(jurisdictions.licences)) {
    const { points, tournaments, lotteries, wheel, adventure, vip } = rewards;
    const on = { shop: points.shop, tournaments: tournaments.on, lotteries: lotteries.on };
    const others = { wheel: wheel.on, adventure: adventure.on, vip: vip.on };
    for (const [section, isOn] of Object.entries({ ...on, ...others }))
      expect([section, sections.includes(section as never)]).toEqual([section, isOn]);
  }
});
