import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { CurrentIp, Project } from "../../../src/contract/site-info.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { loadJurisdictions } from "../../core/jurisdictions/jurisdictions.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
const fetchProject = async (options: Parameters<typeof testApp>[0], host = "localhost") => {
  const site = await testApp(options);
  const response = await site.app.request(`http://${host}/api/info/project`);
  return (await response.json()) as Project;
};

describe("project info", () => {
  it.each(["CW", "EE", "GCB", "REG"])(
    "LIC-01 LIC-02 LIC-03 LIC-07 PLT-36 follows licence %s in age, logos, texts and sections",
    async (id) => {
      const expectedLicence = loadJurisdictions().licences[id]!;
      const { licence } = await fetchProject({ licence: id });
      expect(licence).toMatchObject({
        id,
        age: expectedLicence.ages.min,
        payment_logos: expectedLicence.payment_logos,
        sections: expectedLicence.sections,
        footer_snippet: expectedLicence.footer_snippet,
      });
    },
  );

  it("LIC-01 LIC-16 has the host's licence, whatever the default is; a new licence needs no code", async () => {
    expect((await fetchProject({ licence: "CW" }, "apogee-ee.test")).licence.id).toBe("EE");
    const jurisdictions = loadJurisdictions();
    jurisdictions.licences.ZZ = {
      ...jurisdictions.licences.CW!,
      id: "ZZ",
      name: "Made up",
      ages: { min: 20, icon: "21+" },
    };
    expect((await fetchProject({ jurisdictions, licence: "ZZ" })).licence).toMatchObject({
      id: "ZZ",
      name: "Made up",
      age: 20,
    });
  });

  it("LIC-14 SHL-16 SHL-18 I18N-13 has the host's DMCA badge, blog and organisation", async () => {
    const apogee = await fetchProject({}, "apogee.test");
    const mirror = await fetchProject({}, "mirror.apogee.test");
    expect(apogee.site.dmca_badge).toBe(true);
    expect(Object.keys(apogee.site.blog)).toContain("de");
    expect(apogee.organisation?.name).toBe("Apogee");
    expect(mirror).toMatchObject({ site: { dmca_badge: false, blog: {} }, organisation: null });
  });

  it("LIC-14 has default settings for a host named like a built-in property", async () => {
    expect((await fetchProject({}, "constructor")).site.host).toBe("*");
  });

  it("PLT-37 SHL-06 lists feature flags", async () => {
    expect((await fetchProject({ features: { mystic_jackpots: false } })).features).toEqual({
      mystic_jackpots: false,
    });
  });
});

describe("visitor info", () => {
  const from = async (country: string) =>
    (await app.get("/api/current_ip", { headers: { "x-country": country } })).body as CurrentIp;

  it.each([
    ["CA", "en-CA", "CAD"],
    ["AU", "en-AU", "AUD"],
    ["DE", "de", "EUR"],
    ["NZ", "en-NZ", "NZD"],
    ["IT", "it", "EUR"],
    ["EE", "et", "EUR"],
    ["NO", "no", "NOK"],
    ["AT", "de", "EUR"],
    ["CH", "de", "EUR"],
    ["GB", "en", "GBP"],
    ["US", "en", "USD"],
    ["IE", "en", "EUR"],
    ["JP", "en", "JPY"],
    ["BR", "en", "BRL"],
  ])("I18N-03 LIC-12 LIC-13 for %s suggests %s and %s", async (country, locale, currency) => {
    expect(await from(country)).toMatchObject({ country, locale, currency });
  });

  it("LIC-10 has the IP address and the country; an unknown country is null", async () => {
    const { body, headers } = await app.get("/api/current_ip");
    expect(body).toMatchObject({ ip: "127.0.0.1", country: null, locale: "en" });
    expect(headers.get("cache-control")).toContain("no-store");
  });

  it("LIC-03 AMB-AGE-03 has the stricter age of licence and country", async () => {
    expect((await from("EE")).age).toBe(21);
    expect((await from("DE")).age).toBe(18);
  });

  it("LIC-03 AMB-AGE-03 has the same age in the project, which is stored for offline starts", async () => {
    const projectOf = async (country: string) =>
      (await app.get("/api/info/project", { headers: { "x-country": country } })).body as Project;
    for (const [country, age] of [
      ["CA", 19],
      ["DE", 18],
      ["EE", 21],
    ] as const)
      expect([country, (await from(country)).age, (await projectOf(country)).licence.age]).toEqual([
        country,
        age,
        age,
      ]);
  });

  it("LIC-06 has blocked routes of its own for Australia", async () => {
    expect((await from("AU")).blocked_routes.length).toBeGreaterThan(0);
    expect((await from("NZ")).blocked_routes).toEqual([]);
  });

  it("LIC-06 has the same market name as the project, and another name where other restrictions apply", async () => {
    const headers = { "x-country": "AU" };
    const project = (await app.get("/api/info/project", { headers })).body as Project;
    expect((await from("AU")).market).toBe(project.market);
    expect((await from("NZ")).market).not.toBe(project.market);
    expect((await from("XX")).market).toBe((await from("ZZ")).market);
  });

  it("LIC-10 outside of the demo takes the country from a CDN's header, never from the visitor", async () => {
    const strict = await testApp({ demo: false, countryHeader: "cf-ipcountry" });
    const answer = await strict.get("/api/current_ip?country=AU", {
      headers: { "x-country": "AU", "cf-ipcountry": "IT" },
    });
    expect(answer.body).toMatchObject({ country: "IT" });
  });

  it("LIC-10 takes the country from a page's address in the demo, but not from an API parameter", async () => {
    const call = await app.get("/api/info/player_fields?country=DE");
    expect(call.headers.get("set-cookie")).toBeNull();
    const page = await app.app.request("http://localhost/healthz?country=DE");
    expect(page.headers.get("set-cookie")).toMatch(/^demo_country=DE;/);
  });

  it("LIC-10 uses the forwarded address only behind a trusted proxy", async () => {
    const headers = { "x-forwarded-for": "1.2.3.4, 5.6.7.8" };
    expect((await app.get("/api/current_ip", { headers })).body).toMatchObject({ ip: "127.0.0.1" });
    const trusting = await testApp({ trustProxy: true });
    expect((await trusting.get("/api/current_ip", { headers })).body).toMatchObject({ ip: "5.6.7.8" });
  });
});

describe("reference data", () => {
  it("I18N-04 I18N-10 AMB-LOC-04 lists the offered locales by code, without the pseudo-locale", async () => {
    const { body } = await app.get("/api/info/locales");
    expect(body).toEqual(
      ["en", "de", "en-AU", "en-CA", "fr-CA", "en-NZ", "no", "it", "et"].map((code) => ({ code })),
    );
  });

  it("I18N-04 records the affiliate parameters as text", async () => {
    await app.get("/api/info/locales?stag=a1'%22--&affb_id=241");
    const result = (await app.db.execute(sql`select stag, affb_id from affiliate_visits`)) as unknown as {
      rows: unknown[];
    };
    expect(result.rows).toEqual([{ stag: "a1'\"--", affb_id: "241" }]);
    await app.db.execute(sql`delete from affiliate_visits`);
  });

  it("LIC-09 lists every country by code", async () => {
    const { body } = await app.get("/api/info/countries");
    const codes = (body as { code: string }[]).map(({ code }) => code);
    expect(codes).toEqual(loadJurisdictions().countries.map(({ code }) => code));
    // ISO 3166-1 has 249, from Andorra to Zimbabwe.
    expect(codes.length).toBeGreaterThan(240);
    expect(codes.toSorted()).toEqual([...new Set(codes)].sort());
    for (const code of ["AD", "AF", "AU", "CA", "DE", "EE", "IT", "NZ", "ZM", "ZW"])
      expect(codes).toContain(code);
  });

  it("LIC-12 names each country's currency", async () => {
    const { body } = await app.get("/api/info/countries");
    expect(body).toEqual(
      expect.arrayContaining([
        { code: "CA", currency: "CAD" },
        { code: "DE", currency: "EUR" },
        { code: "NZ", currency: "NZD" },
      ]),
    );
  });
});
