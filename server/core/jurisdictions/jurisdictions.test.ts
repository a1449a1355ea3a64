import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { LIMIT_TYPES } from "../../../src/contract/jurisdictions.ts";
import { CATEGORIES } from "../../seed/content/categories.ts";
import { STUDIOS } from "../../seed/content/studios.ts";
import { hostOf, loadJurisdictions, marketOf } from "./jurisdictions.ts";

const jurisdictions = loadJurisdictions();
const { licences, markets, hosts, countries } = jurisdictions;
const countryMarkets = Object.entries(markets.countries);

describe("licences", () => {
  it("LIC-01 exist for CW, EE, GCB and a regional licence", () => {
    expect(Object.keys(licences).sort()).toEqual(["CW", "EE", "GCB", "REG"]);
  });

  it("LIC-03 have an age icon that matches their age", () => {
    for (const { ages } of Object.values(licences)) expect(ages.icon).toBe(ages.min >= 21 ? "21+" : "18+");
    expect(licences.EE?.ages.min).toBe(21);
  });

  it("LIC-04 AMB-LIM-06 show the session timer for Estonia only", () => {
    expect(Object.keys(licences).filter((id) => licences[id]!.session_timer)).toEqual(["EE"]);
  });

  it("LIC-02 LIC-07 differ in footer, payment logos and availability", () => {
    const distinct = (value: (id: string) => unknown) =>
      new Set(Object.keys(licences).map((id) => JSON.stringify(value(id)))).size;
    expect(distinct((id) => licences[id]?.footer_snippet)).toBe(4);
    expect(distinct((id) => licences[id]?.payment_logos)).toBe(4);
    expect(distinct((id) => licences[id]?.sections)).toBeGreaterThan(1);
    expect(distinct((id) => licences[id]?.blocked_categories)).toBeGreaterThan(1);
  });

  for (const licence of Object.values(licences)) {
    it(`LIC-16 licence ${licence.id} has every rule with plausible values`, () => {
      expect(Object.keys(licence.limits.types).sort()).toEqual([...LIMIT_TYPES].sort());
      expect(licence.limits.increase_delay_seconds).toBeGreaterThanOrEqual(86_400);
      expect(licence.limits.removal_delay_seconds).toBeGreaterThanOrEqual(
        licence.limits.increase_delay_seconds,
      );
      expect(licence.reality_check.choices_minutes).toContain(licence.reality_check.default_minutes);
      expect(licence.sections).toEqual(expect.arrayContaining(["pokies", "promotions"]));
      expect(licence.limits.types.selfexclusion).toContain("forever");
      expect(() => new Intl.DateTimeFormat("en", { timeZone: licence.limits.time_zone })).not.toThrow();
    });
  }

  it("LIM-14 AMB-LIM-02 offer only periods that suit the limit type", () => {
    const allowed = {
      deposit: ["day", "week", "month"],
      loss: ["day", "week", "month"],
      wager: ["day", "week", "month"],
      single_stake: ["bet"],
      session: ["day"],
      coolingoff: ["day", "3_days", "week", "month", "6_weeks", "2_months", "3_months"],
      selfexclusion: ["3_months", "6_months", "9_months", "12_months", "forever"],
    };
    for (const { limits } of Object.values(licences)) {
      for (const type of LIMIT_TYPES)
        expect(allowed[type]).toEqual(expect.arrayContaining(limits.types[type]));
    }
  });
});

describe("markets", () => {
  it("LIC-12 have a default currency for every listed country", () => {
    const defaults = {
      AU: "AUD",
      GB: "GBP",
      CA: "CAD",
      NZ: "NZD",
      US: "USD",
      IE: "EUR",
      DE: "EUR",
      AT: "EUR",
      CH: "EUR",
      JP: "JPY",
      NO: "NOK",
      BR: "BRL",
    };
    for (const [country, currency] of Object.entries(defaults)) {
      expect(marketOf(jurisdictions, country).currency, country).toBe(currency);
    }
    expect(marketOf(jurisdictions, null).currency).toBe("EUR");
  });

  it("I18N-03 AMB-LOC-03 have a default locale for every listed country", () => {
    const locale = (country: string) => marketOf(jurisdictions, country).locale;
    expect(["CA", "AU", "DE", "NZ", "IT", "EE"].map(locale)).toEqual([
      "en-CA",
      "en-AU",
      "de",
      "en-NZ",
      "it",
      "et",
    ]);
    expect(["NO", "AT", "CH", "BR", "XX"].map(locale)).toEqual(["no", "de", "de", "en", "en"]);
  });

  it("LIC-11 AMB-AGE-02 have the legal age of 18, 21 in Estonia, and one per province in Canada", () => {
    expect(markets.default.age.min).toBe(18);
    expect(marketOf(jurisdictions, "EE").age.min).toBe(21);
    expect(marketOf(jurisdictions, "CA").age).toEqual({ min: 19, regions: { AB: 18, MB: 18, QC: 18 } });
  });

  it("LIC-13 have a test profile with the country, locale, currency and licence of each main market", () => {
    for (const country of ["CA", "AU", "DE", "NZ", "IT", "EE"]) {
      const { locale, currency, licence, test_profile } = marketOf(jurisdictions, country);
      expect(test_profile).toMatchObject({ country, locale, currency, licence });
    }
  });

  it("LIC-06 restrict Australia", () => {
    const australia = marketOf(jurisdictions, "AU");
    expect(australia.restricted).toBe("none");
    expect(australia.blocked_routes.length).toBeGreaterThan(0);
    expect(australia.blocked_providers.length).toBeGreaterThan(0);
    expect(australia.approval_card).toBe(true);
  });

  it("LIC-08 block registration in some countries and all access in others", () => {
    const kinds = new Set(countryMarkets.map(([, market]) => market.restricted));
    expect(kinds).toEqual(new Set(["none", "auth", "blocked"]));
  });

  it("LIC-06 LIC-07 block only what exists in the catalogue", () => {
    const providers = STUDIOS.map(({ slug }) => slug);
    const categories = CATEGORIES.map(({ id }) => id);
    for (const { blocked_providers, blocked_categories } of [
      ...Object.values(licences),
      ...countryMarkets.map(([, m]) => m),
    ]) {
      expect(providers).toEqual(expect.arrayContaining(blocked_providers));
      expect(categories).toEqual(expect.arrayContaining(blocked_categories));
    }
  });
});

describe("hosts and countries", () => {
  it("LIC-14 SHL-16 SHL-18 hosts differ in licence, DMCA badge, blog and structured data", () => {
    expect(hostOf(jurisdictions, "apogee.test")).toMatchObject({
      dmca_badge: true,
      structured_data: true,
      licence: null,
    });
    expect(hostOf(jurisdictions, "apogee-ee.test")).toMatchObject({
      dmca_badge: false,
      licence: "EE",
      blog: {},
    });
    expect(hostOf(jurisdictions, "apogee.test").blog.en).toBeDefined();
    expect(hostOf(jurisdictions, "apogee.test").blog.it).toBeUndefined();
    expect(hostOf(jurisdictions, "unknown.example")).toBe(hosts["*"]);
    for (const [name, host] of Object.entries(hosts)) {
      expect(host.host).toBe(name);
      expect(host.organisation !== null).toBe(host.structured_data);
    }
  });

  it("LIC-09 list every ISO country once, including every market", () => {
    const codes = countries.map(({ code }) => code);
    expect(codes).toHaveLength(249);
    expect(new Set(codes).size).toBe(249);
    expect(codes).toEqual(expect.arrayContaining(countryMarkets.map(([code]) => code)));
  });
});

describe("an invalid jurisdiction file", () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  function brokenCopy(name: string, change: (text: string) => string): string {
    const folder = mkdtempSync(join(tmpdir(), "packs-"));
    folders.push(folder);
    cpSync(import.meta.dirname, folder, { recursive: true });
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), "utf8")));
    return folder;
  }

  it("LIC-16 is rejected with the file and the field", () => {
    const age = brokenCopy("licences/EE.json", (text) => text.replace('"min": 21', '"min": "twenty-one"'));
    expect(() => loadJurisdictions(age)).toThrow(/EE\.json: ages\.min: /);
    const prefix = brokenCopy("markets.json", (text) => text.replace('"+61"', '"61"'));
    expect(() => loadJurisdictions(prefix)).toThrow(
      /markets\.json: countries\.AU\.phone_prefix: must be \+ and digits/,
    );
  });

  it("LIC-01 is rejected when it names an unknown licence", () => {
    const folder = brokenCopy("hosts.json", (text) => text.replace('"licence": "EE"', '"licence": "XX"'));
    expect(() => loadJurisdictions(folder)).toThrow(/apogee-ee\.test\.licence: unknown licence XX/);
  });

  it("is rejected when it isn't JSON", () => {
    const folder = brokenCopy("countries.json", (text) => text.slice(0, -5));
    expect(() => loadJurisdictions(folder)).toThrow(/countries\.json: /);
  });
});
