import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../api/client.ts";
import { projectQuery } from "../api/config.ts";
import { ApiError } from "../lib/http/http.ts";
import { reportResponse, reportUnreachable } from "../lib/offline/connection.ts";
import { followMarket } from "./market.ts";

let stopDisplaying = () => {};
afterEach(() => {
  stopDisplaying();
  reportResponse(null);
});

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
  // The page's root displays the project.
  stopDisplaying = new QueryObserver(client, projectQuery).subscribe(() => {});
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
  await followMarket(client, "AU", onMarket);
  expect(onMarket.mock.calls).toEqual([["CA"]]);
  expect(isOld()).toBe(true);
});

it("LIC-06 data of the visitor's market is kept", async () => {
  const { client, isOld } = pageOfAustralia(() => "AU");
  await followMarket(client, "AU", () => {});
  expect(isOld()).toBe(false);
});

it("LIC-06 PLT-54 the market is looked up again once the server is reachable", async () => {
  let visitorMarket: string | null = null;
  const { client, isOld } = pageOfAustralia(() => visitorMarket);
  const onMarket = vi.fn();
  reportUnreachable();
  await followMarket(client, "AU", onMarket);
  // Offline, the other market's cached data is the only data.
  expect(onMarket.mock.calls).toEqual([[undefined]]);
  expect(isOld()).toBe(false);
  visitorMarket = "CA";
  reportResponse(null);
  await vi.waitFor(() => expect(isOld()).toBe(true), { timeout: 30_000 });
  expect(onMarket.mock.calls).toEqual([[undefined], ["CA"]]);
});

it("LIC-06 a market that changes while the server is unreachable is entered once it is reachable", async () => {
  let visitorMarket: string | null = "AU";
  const { client, isOld } = pageOfAustralia(() => visitorMarket);
  const onMarket = vi.fn();
  await followMarket(client, "AU", onMarket);
  reportUnreachable();
  visitorMarket = "CA";
  reportResponse(null);
  await vi.waitFor(() => expect(isOld()).toBe(true));
  expect(onMarket.mock.calls).toEqual([["AU"], ["CA"]]);
});

it("LIC-06 data stored for another market is refetched when its project has been refetched before", async () => {
  const { client, isOld } = pageOfAustralia(() => "CA");
  client.setQueryData(projectQuery.queryKey, { market: "CA" } as never);
  await followMarket(client, "AU", () => {});
  expect(isOld()).toBe(true);
});

it("LIC-06 data of another market is refetched until a slow network has brought the visitor's", async () => {
  vi.useFakeTimers();
  const { client } = pageOfAustralia(() => "CA");
  const projects = ["AU", "AU", "CA"];
  const fetchProject = vi.fn(async () => ({ market: projects.shift() }) as never);
  const observer = new QueryObserver(client, { ...projectQuery, queryFn: fetchProject });
  const unsubscribe = observer.subscribe(() => {});
  const entering = followMarket(client, "AU", () => {});
  await vi.advanceTimersByTimeAsync(10_000);
  await entering;
  expect(fetchProject).toHaveBeenCalledTimes(3);
  expect(observer.getCurrentResult().data?.market).toBe("CA");
  unsubscribe();
  vi.useRealTimers();
});
