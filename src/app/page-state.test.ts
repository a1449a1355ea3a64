import type { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { createQueryClient } from "../api/client.ts";
import { packQueries, unpackQueries } from "./page-state.ts";

const clients: QueryClient[] = [];
function createClient(): QueryClient {
  const client = createQueryClient(() => Promise.reject(new Error("no network")));
  clients.push(client);
  return client;
}
afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
});

it("PLT-52 the server's data reaches the browser unchanged, with the time it was current", () => {
  const server = createClient();
  const filter = ["games", { categories: ["new"] }, 1];
  server.setQueryData(filter, { pages: [{ tiles: [] }], pageParams: [1] }, { updatedAt: 1_000 });
  server.setQueryData(["project"], { features: { a: true }, title: "Grüße 👍 \u2028" });
  const browser = createClient();
  unpackQueries(browser, JSON.parse(JSON.stringify(packQueries(server))), 2_000);
  expect(browser.getQueryData(filter)).toEqual(server.getQueryData(filter));
  expect(browser.getQueryData(["project"])).toEqual(server.getQueryData(["project"]));
  expect(browser.getQueryState(["project"])).toMatchObject({
    status: "success",
    fetchStatus: "idle",
    dataUpdatedAt: 2_000,
    isInvalidated: false,
  });
  expect(browser.getQueryCache().getAll()).toHaveLength(2);
});

it("PLT-52 the order of properties in a query key doesn't matter", () => {
  const server = createClient();
  server.setQueryData(["games", { b: 1, a: 2 }], "list");
  const browser = createClient();
  unpackQueries(browser, packQueries(server), 2_000);
  expect(browser.getQueryData(["games", { a: 2, b: 1 }])).toBe("list");
});

it("PLT-46 failed queries aren't on the page, so that the browser requests them", async () => {
  const server = createClient();
  const queryFn = () => Promise.reject(new Error("x"));
  await server.prefetchQuery({ queryKey: ["banners"], queryFn });
  server.setQueryData(["project"], 1);
  const browser = createClient();
  unpackQueries(browser, packQueries(server), 2_000);
  expect(
    browser
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([["project"]]);
});

it("PLT-52 newer data of the page is kept", () => {
  const server = createClient();
  server.setQueryData(["project"], "old");
  const browser = createClient();
  browser.setQueryData(["project"], "new", { updatedAt: 2_001 });
  unpackQueries(browser, packQueries(server), 2_000);
  expect(browser.getQueryData(["project"])).toBe("new");
});
