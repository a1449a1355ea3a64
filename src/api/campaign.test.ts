import { beforeEach, expect, it, vi } from "vitest";
import type { Http } from "../lib/http/http.ts";

const http = vi.fn<Http>();
let address: string;
let cookies: Map<string, { value: string; days: number }>;

beforeEach(() => {
  address = "https://apogee.test/faq?stag=partner_1&utm_source=news&page=2";
  cookies = new Map();
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ name: address }] });
  vi.stubGlobal("document", {
    referrer: "",
    get cookie() {
      return [...cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = "", seconds] = /^(\w+)=([^;]*); Max-Age=(\d+)/.exec(text) ?? [];
      if (seconds === "0") cookies.delete(name);
      else cookies.set(name, { value, days: Number(seconds) / 86_400 });
    },
  });
  http
    .mockReset()
    .mockImplementation(async (key) =>
      key === "GET /api/fe/config/stag-by-referrer-name"
        ? { stags: {}, search_engines: [], default_affb_id: "122", search_engine_affb_id: "241" }
        : [{ code: "en" }],
    );
  return () => vi.unstubAllGlobals();
});

/** Loads the module as a new document at `address` would. */
async function openDocument() {
  vi.resetModules();
  const { saveAttribution } = await import("./campaign.ts");
  const { createQueryClient } = await import("./client.ts");
  const client = createQueryClient(http);
  return (country: string | null) => saveAttribution(client, country);
}
const consentTo = (value: "essential" | "all") => cookies.set("cookie_consent", { value, days: 365 });
const attributionCookies = () =>
  Object.fromEntries([...cookies].filter(([name]) => name !== "cookie_consent"));

it("PLT-42 PLT-40 AMB-PLT-05 attribution waits for consent where the law requires it, then is stored for 30 days", async () => {
  const keep = await openDocument();
  await keep("DE");
  expect(attributionCookies()).toEqual({});
  expect(http).not.toHaveBeenCalled();
  consentTo("all");
  await keep("DE");
  expect(attributionCookies()).toEqual({
    stag: { value: "partner_1", days: 30 },
    affb_id: { value: "122", days: 30 },
    utm_source: { value: "news", days: 30 },
  });
  const calls = http.mock.calls.length;
  await keep("DE");
  expect(http).toHaveBeenCalledTimes(calls);
});

it("PLT-42 attribution of a visitor who declines is neither stored nor sent", async () => {
  const keep = await openDocument();
  consentTo("essential");
  for (const country of ["DE", null]) await keep(country);
  expect(attributionCookies()).toEqual({});
  expect(http).not.toHaveBeenCalled();
});

it("PLT-42 attribution is stored and sent immediately where no consent is required, and a newer partner replaces it", async () => {
  consentTo("essential");
  await (await openDocument())("CA");
  address = "https://apogee.test/?stag=partner_2";
  await (await openDocument())("CA");
  expect(attributionCookies()).toMatchObject({ stag: { value: "partner_2" }, affb_id: { value: "122" } });
  const localeCalls = http.mock.calls.filter(([key]) => key === "GET /api/info/locales");
  expect(localeCalls.map(([, options]) => options?.query)).toEqual([
    { stag: "partner_1", affb_id: "122" },
    { stag: "partner_2", affb_id: "122" },
  ]);
});
