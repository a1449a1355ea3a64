import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endpoints } from "../src/contract/endpoints.ts";
import { OFFLINE_DEMO_FILES } from "../src/rules/web/offline-demo.ts";
import { installCaches, TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";
import { fetchEvent } from "../tests/support/pwa/worker-events.ts";
import { catalogue } from "./catalogue.ts";
import { images } from "./images.ts";
import { messages } from "./messages.ts";
import { createPrecache } from "./precache.ts";
import { createRouter, strategyFor } from "./routes.ts";

const network = vi.fn<typeof fetch>();
const precache = createPrecache([], "b1");
const navigation = {
  respond: async () => new Response("page"),
  state: async () => new Response("state"),
};

beforeEach(() => {
  installCaches();
  vi.stubGlobal("fetch", network.mockReset());
  network.mockImplementation(async () => Response.json("network"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The worker's response; undefined if it leaves the request to the network. */
async function answer(path: string, init: RequestInit = {}, isNavigation = false) {
  const request = new Request(new URL(path, TEST_ORIGIN), init);
  // Scripts can't create a request with this mode.
  if (isNavigation) Object.defineProperty(request, "mode", { value: "navigate" });
  const event = fetchEvent(request);
  const response = await createRouter({ navigation, precache }).handleRequest({ request, event });
  await event.settled();
  return response?.text();
}

describe("the worker", () => {
  it.each(["/", "/de/pokies/all", "/play/luna/deep-sea?mode=demo"])(
    "PLT-54 answers a navigation to %s",
    async (path) => {
      expect(await answer(path, {}, true)).toBe("page");
    },
  );

  it.each(["/api/games/names", "/en", "/pokies/", "/robots.txt", "/.well-known/x", "/shell.html"])(
    "PLT-54 leaves a navigation to %s to the server",
    async (path) => {
      expect(await answer(path, {}, true)).toBeUndefined();
    },
  );

  it("PLT-54 answers requests for a page's data, texts, images and scripts", async () => {
    expect(await answer("/state/de?v=1")).toBe("state");
    for (const path of ["/messages/de.json?t=1", "/api/games/collections", "/art/1.avif", "/assets/a-B.js"])
      expect(await answer(path)).toBe('"network"');
    expect(await answer("/api/games_filter", { method: "POST", body: "{}" })).toBe('"network"');
  });

  it("MI-29 PLT-54 ignores every call of the contract that changes data", async () => {
    const keys = Object.entries(endpoints).filter(
      ([key, endpoint]) => !key.startsWith("GET ") && !("safe" in endpoint),
    );
    expect(keys.length).toBeGreaterThan(60);
    for (const [key] of keys) {
      const [method, template = ""] = key.split(" ");
      const path = template.replaceAll(/:\w+(\{[^}]*\})?/g, "1");
      expect(await answer(path, { method, body: method === "DELETE" ? null : "{}" }), key).toBeUndefined();
    }
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    ["GET", "/api/player"],
    ["GET", "/api/player/accounts"],
    ["GET", "/version.json"],
    ["POST", "/api/users/sign_in"],
    ["POST", "/api/payments/deposits"],
    ["POST", "/api/games/1/launch"],
    ["PUT", "/api/games_filter"],
    ["GET", `https://elsewhere.test/art/1.avif`],
  ])("PLT-54 NEW-01 ignores %s %s", async (method, path) => {
    expect(await answer(path, { method })).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });
});

it("PLT-54 the worker answers the document, script and styles of the demo on the device", async () => {
  const [document, ...files] = OFFLINE_DEMO_FILES;
  const own = createPrecache(
    OFFLINE_DEMO_FILES.map((url) => ({ url, revision: "b1" })),
    "b1",
  );
  const ask = async (path: string, isNavigation: boolean) => {
    const request = new Request(new URL(path, TEST_ORIGIN));
    if (isNavigation) Object.defineProperty(request, "mode", { value: "navigate" });
    const event = fetchEvent(request);
    return createRouter({ navigation, precache: own }).handleRequest({ request, event });
  };
  expect(await ask(`${document}?locale=de`, true)).toBeDefined();
  for (const path of files) expect(await ask(path, false)).toBeDefined();
  // Games with a server need it.
  expect(await ask("/reference-games/frame?launch=a", true)).toBeUndefined();
});

it("PLT-54 runtime-cached requests have a strategy, others don't", () => {
  const strategyOf = (path: string) =>
    strategyFor(new Request(TEST_ORIGIN + path), new URL(path, TEST_ORIGIN));
  expect(strategyOf("/messages/de.json")).toBe(messages);
  expect(strategyOf("/api/games/names")).toBe(catalogue);
  expect(strategyOf("/art/1.avif")).toBe(images);
  expect(strategyOf("/api/player")).toBeUndefined();
});

it("PLT-54 ignores navigations to other sites and subresource requests for page paths", async () => {
  expect(await answer("https://elsewhere.test/pokies/all", {}, true)).toBeUndefined();
  expect(await answer("/pokies/all")).toBeUndefined();
});
