import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createQueryClient } from "../../api/client.ts";
import type { TilePage } from "../../api/games.ts";
import { searchQuery } from "../../api/search.ts";
import { type SearchResult, useFoundGames } from "./use-found-games.ts";

let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  client = createQueryClient(() => Promise.reject(new Error("no network")));
});
afterEach(() => {
  client.clear();
});

function Probe({ title, report }: { title: string; report: (found: SearchResult) => void }) {
  report(useFoundGames(title));
  return null;
}

function find(title: string): SearchResult {
  const results: SearchResult[] = [];
  renderToString(
    <QueryClientProvider client={client}>
      <Probe title={title} report={(found) => results.push(found)} />
    </QueryClientProvider>,
  );
  return results[0]!;
}

it.each([
  ["", "idle"],
  ["ab", "idle"],
  [" ab ", "idle"],
  ["abc", "loading"],
  ["abcd", "loading"],
])("CAT-25 AMB-PLT-16 a search for %j is %s", (title, status) => {
  expect(find(title).status).toBe(status);
});

it("CAT-25 a search ignores surrounding spaces", () => {
  const page: TilePage = { tiles: [], next: null, total: 12 };
  client.setQueryData(searchQuery("moon").queryKey, page);
  expect(find("  moon ")).toMatchObject({ status: "done", total: 12, tiles: [], offline: false });
});

it("CAT-25 a text that is too short shows no cached results", () => {
  client.setQueryData(searchQuery("mo").queryKey, { tiles: [], next: null, total: 12 });
  expect(find("mo")).toMatchObject({ status: "idle", total: 0 });
});
