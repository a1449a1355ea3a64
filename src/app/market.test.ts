import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../api/client.ts";
import { projectQuery } from "../api/config.ts";
import { ApiError } from "../lib/http/http.ts";
import { reportResponse, reportUnreachable } from "../lib/offline/connection.ts";
import { followMarket } from "./market.ts";

afterEach(() => reportResponse(null));

/** A page of market AU. The argument returns the visitor's market; null while the server is unreachable. */
function pageOfAustralia(visitorMarket: () => string | null) {
  const calls: string[] = [];
  const client = createQueryClient(async (call) => {
    calls.push(call);
    const market = visitorMarket();
    if (market === null) throw new ApiError("network", 0, null, "no network");
    return { market };
  });
  client.setQueryData(projectQuery.queryKey, { market: "AU" } as never);
  client.setQueryData(["providers"], ["kept of Australia"]);
  client.getQueryCache().find({ queryKey: ["providers"] })!.options.meta = {
    loader: "providers",
    onError: "empty",
    persist: "public",
  } as never;
  const isStale = () => client.getQueryState(["providers"])?.isInvalidated !== false;
  return { client, calls, isOld: isStale };
}

it("LIC-06 data stored for another market is refetched", async () => {
  const { client, isOld } = pageOfAustralia(() => "CA");
  const onMarket = vi.fn();
  await followMarket(client, onMarket);
  expect(onMarket.mock.calls).toEqual([["CA"]]);
  expect(isOld()).toBe(true);
});

it("LIC-06 data of the visitor's market is kept", async () => {
  const { client, isOld } = pageOfAustralia(() => "AU");
  await followMarket(client, () => {});
  expect(isOld()).toBe(false);
});

it("LIC-06 PLT-54 the market is looked up again once the server is reachable", async () => {
  let visitorMarket: string | null = null;
  const { client, isOld } = pageOfAustralia(() => visitorMarket);
  const onMarket = vi.fn();
  reportUnreachable();
  await followMarket(client, onMarket);
  // Offline, the other market's cached data is the only data.
  expect(onMarket.mock.calls).toEqual([[undefined]]);
  expect(isOld()).toBe(false);
  visitorMarket = "CA";
  reportResponse(null);
  await vi.waitFor(() => expect(isOld()).toBe(true), { timeout: 30_000 });
  expect(onMarket.mock.calls).toEqual([[undefined], ["CA"]]);
});
