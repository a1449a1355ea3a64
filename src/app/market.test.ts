import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../api/client.ts";
import { projectQuery } from "../api/config.ts";
import { ApiError } from "../lib/http/http.ts";
import { reportResponse, reportUnreachable } from "../lib/offline/connection.ts";
import { followMarket } from "./market.ts";

afterEach(() => reportResponse(null));

/** A page that shows market `AU`, whose server says that the visitor is in `here`; null while it can't be reached. */
function pageOfAustralia(here: () => string | null) {
  const calls: string[] = [];
  const client = createQueryClient(async (call) => {
    calls.push(call);
    const market = here();
    if (market === null) throw new ApiError("network", 0, null, "no network");
    return { market };
  });
  client.setQueryData(projectQuery.queryKey, { market: "AU" } as never);
  client.setQueryData(["providers"], ["kept of Australia"]);
  client.getQueryCache().find({ queryKey: ["providers"] })!.options.meta = {
    loader: "providers",
    persist: "public",
  } as never;
  const isOld = () => client.getQueryState(["providers"])?.isInvalidated !== false;
  return { client, calls, isOld };
}

it("LIC-06 what was stored of another market is fetched again", async () => {
  const { client, isOld } = pageOfAustralia(() => "CA");
  const onMarket = vi.fn();
  await followMarket(client, onMarket);
  expect(onMarket.mock.calls).toEqual([["CA"]]);
  expect(isOld()).toBe(true);
});

it("LIC-06 what belongs to the visitor's market stays", async () => {
  const { client, isOld } = pageOfAustralia(() => "AU");
  await followMarket(client, () => {});
  expect(isOld()).toBe(false);
});

it("LIC-06 PLT-54 the market is looked up again once the server can be reached", async () => {
  let here: string | null = null;
  const { client, isOld } = pageOfAustralia(() => here);
  const onMarket = vi.fn();
  reportUnreachable();
  await followMarket(client, onMarket);
  // What the worker has of another market is all that there is.
  expect(onMarket.mock.calls).toEqual([[undefined]]);
  expect(isOld()).toBe(false);
  here = "CA";
  reportResponse(null);
  await vi.waitFor(() => expect(isOld()).toBe(true), { timeout: 30_000 });
  expect(onMarket.mock.calls).toEqual([[undefined], ["CA"]]);
});
