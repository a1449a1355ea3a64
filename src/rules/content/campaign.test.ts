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

describe("affiliate attribution", () => {
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

  it("PLT-42 AMB-PLT-05 keeps the first value until a new stag arrives", () => {
    const storedAffiliate = { stag: "partner_1", affb_id: "241" };
    expect(affiliateOf(from("https://google.com/"), CONFIG, storedAffiliate)).toBeNull();
    expect(affiliateOf(from("", "?stag=partner_1"), CONFIG, storedAffiliate)).toBeNull();
    expect(affiliateOf(from("", "?stag=partner_2"), CONFIG, storedAffiliate)).toEqual({
      stag: "partner_2",
      affb_id: "122",
    });
    expect(affiliateOf(from("https://blog.test/"), CONFIG, { stag: null, affb_id: "241" })?.stag).toBe(
      "blog",
    );
  });

  it("PLT-42 truncates a stag that is too long", () => {
    expect(affiliateOf(from("", `?stag=${"x".repeat(300)}`), CONFIG, null)?.stag).toBe("x".repeat(200));
  });

  it("PLT-42 AMB-PLT-05 requires consent where the law does, and when the country is unknown", () => {
    expect(["DE", "EE", "IT", "NO", "GB", "BR", null].map(requiresConsent)).toEqual(Array(7).fill(true));
    expect(["CA", "AU", "NZ", "JP"].map(requiresConsent)).toEqual(Array(4).fill(false));
  });
});

describe("UTM parameters", () => {
  it("PLT-40 are taken from the address, without empty and unrelated ones", () => {
    expect(utmOf(from("", "?utm_source=news&utm_term=&sub_id=7&page=2"))).toEqual({
      utm_source: "news",
      sub_id: "7",
    });
    expect(utmOf(from("", "?page=2"))).toBeUndefined();
  });
});
