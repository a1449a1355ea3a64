import { describe, expect, it } from "vitest";
import { affiliateOf, requiresConsent, utmOf } from "./campaign.ts";

const CONFIG = {
  stags: { "blog.test": "blog" },
  search_engines: ["google", "search.test"],
  default_affb_id: "122",
  search_engine_affb_id: "241",
};
const HERE = "https://apogee.test/de/pokies/all";
const from = (referrer: string, query = "") => ({ address: HERE + query, referrer });

describe("partners' marks", () => {
  it.each([
    ["", "", null, "122"],
    ["https://news.test/story", "", null, "122"],
    ["https://www.google.com/", "", null, "241"],
    ["https://www.google.co.uk/search?q=x", "", null, "241"],
    ["https://search.test/", "", null, "241"],
    ["https://mygoogle.test/", "", null, "122"],
    ["https://www.blog.test/post", "", "blog", "122"],
    ["", "?stag=partner_1", "partner_1", "122"],
    ["https://blog.test/", "?stag=partner_1", "partner_1", "122"],
    ["https://google.com/", "?stag=%20", null, "241"],
    ["https://apogee.test/", "", null, "122"],
    ["https://constructor/", "", null, "122"],
    ["not an address", "", null, "122"],
  ])("PLT-42 from %j with %j: stag %j, affb_id %j", (referrer, query, stag, affb_id) => {
    expect(affiliateOf(from(referrer, query), CONFIG, null)).toEqual({ stag, affb_id });
  });

  it("PLT-42 AMB-PLT-05 the first one stays until a new stag comes", () => {
    const kept = { stag: "partner_1", affb_id: "241" };
    expect(affiliateOf(from("https://google.com/"), CONFIG, kept)).toBeNull();
    expect(affiliateOf(from("", "?stag=partner_1"), CONFIG, kept)).toBeNull();
    expect(affiliateOf(from("", "?stag=partner_2"), CONFIG, kept)).toEqual({
      stag: "partner_2",
      affb_id: "122",
    });
    expect(affiliateOf(from("https://blog.test/"), CONFIG, { stag: null, affb_id: "241" })?.stag).toBe(
      "blog",
    );
  });

  it("PLT-42 a mark is cut where it would be too long", () => {
    expect(affiliateOf(from("", `?stag=${"x".repeat(300)}`), CONFIG, null)?.stag).toBe("x".repeat(200));
  });

  it("PLT-42 AMB-PLT-05 they wait for consent where the law says so, and where the country is not known", () => {
    expect(["DE", "EE", "IT", "NO", "GB", "BR", null].map(requiresConsent)).toEqual(Array(7).fill(true));
    expect(["CA", "AU", "NZ", "JP"].map(requiresConsent)).toEqual(Array(4).fill(false));
  });
});

describe("campaigns' marks", () => {
  it("PLT-40 are the link's, without what is empty and what is something else", () => {
    expect(utmOf(from("", "?utm_source=news&utm_term=&sub_id=7&page=2"))).toEqual({
      utm_source: "news",
      sub_id: "7",
    });
    expect(utmOf(from("", "?page=2"))).toBeUndefined();
  });
});
