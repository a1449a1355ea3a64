import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { precachedEndpoints } from "../src/rules/web/precached-endpoints.ts";
import { installCaches, TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";
import { fetchEvent } from "../tests/support/pwa/worker-events.ts";
import { catalogue, keyOf } from "./catalogue.ts";
import { recordResponse } from "./network-timeout.ts";

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  installCaches();
  recordResponse();
  vi.stubGlobal("fetch", network.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(TEST_ORIGIN + path, { headers });
const filter = (body: unknown) =>
  new Request(`${TEST_ORIGIN}/api/games_filter`, { method: "POST", body: JSON.stringify(body) });

describe("keyOf", () => {
  it("PLT-54 gives a filter the same key in any property order", async () => {
    const one = { page: 1, filter: { categories: ["new", "top"], title: "a" } };
    const other = { filter: { title: "a", categories: ["new", "top"] }, page: 1 };
    expect(await keyOf(filter(one))).toBe(await keyOf(filter(other)));
    expect(decodeURIComponent(await keyOf(filter(other)))).toBe(
      `/api/games_filter?body=${JSON.stringify({ filter: { categories: ["new", "top"], title: "a" }, page: 1 })}`,
    );
  });

  it.each([
    { page: 2, filter: { categories: ["new", "top"] } },
    { page: 1, filter: { categories: ["top", "new"] } },
    { page: 1, filter: { categories: ["new"] } },
    { page: 1, filter: { collections: ["new", "top"] } },
    { page: 1, filter: null },
  ])("PLT-54 gives %j its own key", async (body) => {
    const first = await keyOf(filter({ page: 1, filter: { categories: ["new", "top"] } }));
    expect(await keyOf(filter(body))).not.toBe(first);
  });

  it("PLT-54 encodes special characters of a title", async () => {
    const key = await keyOf(filter({ filter: { title: "a&b#c?d=é" } }));
    const url = new URL(key, TEST_ORIGIN);
    expect(url.hash).toBe("");
    expect(JSON.parse(url.searchParams.get("body")!)).toEqual({ filter: { title: "a&b#c?d=é" } });
  });

  it("PLT-54 leaves the request's body readable", async () => {
    const request = filter({ page: 3 });
    await keyOf(request);
    expect(await request.json()).toEqual({ page: 3 });
  });

  it("PLT-27 separates banners by the locale header, and content by the query", async () => {
    const banners = "/api/fe/config/banners-config";
    expect(await keyOf(get(banners, { locale: "de" }))).toBe(`${banners}?locale=de`);
    expect(await keyOf(get(banners, { locale: "it" }))).toBe(`${banners}?locale=it`);
    expect(await keyOf(get(banners))).toBe(banners);
    expect(await keyOf(get("/api/cms/pages?l=de"))).toBe("/api/cms/pages?l=de");
  });
});

describe("the catalogue", () => {
  async function answer(request: Request) {
    const event = fetchEvent(request);
    const response = await catalogue.handle(event);
    await event.settled();
    return response.json();
  }

  it("PLT-54 answers a seen filter offline, but not another one", async () => {
    network.mockResolvedValueOnce(Response.json("page 1"));
    expect(await answer(filter({ page: 1, device: "mobile" }))).toBe("page 1");
    network.mockRejectedValue(new TypeError("offline"));
    expect(await answer(filter({ device: "mobile", page: 1 }))).toBe("page 1");
    await expect(answer(filter({ device: "mobile", page: 2 }))).rejects.toThrow("offline");
  });

  it("NEW-23 opens the help page offline after a first visit, without having opened it", async () => {
    network.mockImplementation(async () => Response.json("numbers to call"));
    for (const path of precachedEndpoints("de", { savesData: true })) {
      const event = fetchEvent(get(path));
      await Promise.all(catalogue.handleAll({ event, request: event.request }));
      await event.settled();
    }
    network.mockRejectedValue(new TypeError("offline"));
    expect(await answer(get("/api/cms/pages/responsible-gaming?l=de"))).toBe("numbers to call");
    await expect(answer(get("/api/cms/pages/faq?l=de"))).rejects.toThrow("offline");
  });

  it("PLT-27 never uses banners of another language", async () => {
    network.mockResolvedValueOnce(Response.json("Hallo"));
    const path = "/api/fe/config/banners-config";
    await answer(get(path, { locale: "de" }));
    network.mockRejectedValue(new TypeError("offline"));
    expect(await answer(get(path, { locale: "de" }))).toBe("Hallo");
    await expect(answer(get(path, { locale: "it" }))).rejects.toThrow("offline");
  });

  it.each([
    ["a captive portal's page", () => new Response("log in", { headers: { "content-type": "text/html" } })],
    ["a gateway error", () => new Response("Bad gateway", { status: 502 })],
    ["a JSON error", () => Response.json({}, { status: 500 })],
  ])("PLT-54 keeps a cached list when the response is %s", async (_, answerWithFault) => {
    network.mockResolvedValueOnce(Response.json("page 1"));
    await answer(filter({ page: 1 }));
    network.mockImplementation(async () => answerWithFault());
    expect(await answer(filter({ page: 1 }))).toBe("page 1");
    expect(await answer(filter({ page: 1 }))).toBe("page 1");
  });

  it("PLT-54 passes on the server's rejection", async () => {
    network.mockResolvedValueOnce(Response.json("page 1"));
    await answer(filter({ page: 1 }));
    network.mockResolvedValueOnce(Response.json("restricted", { status: 403 }));
    expect(await answer(filter({ page: 1 }))).toBe("restricted");
  });

  it("PLT-54 prefers the network", async () => {
    network.mockImplementation(async () => Response.json(network.mock.calls.length));
    expect(await answer(get("/api/jackpots"))).toBe(1);
    expect(await answer(get("/api/jackpots"))).toBe(2);
  });
});
