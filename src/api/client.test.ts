import { QueryClient, queryOptions } from "@tanstack/react-query";
import { safeParse } from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endpoints } from "../contract/endpoints.ts";
import { ApiError, type Http } from "../lib/http/http.ts";
import { setLogSink } from "../lib/http/log.ts";
import { call, createQueryClient, ensure, isNotFound, isResponse } from "./client.ts";
import { gamesQuery, providersQuery } from "./games.ts";

const http = vi.fn<Http>();
const sink = vi.fn();
let client: QueryClient;

beforeEach(() => {
  http.mockReset();
  setLogSink(sink.mockReset());
  client = createQueryClient(http);
});
afterEach(() => {
  client.clear();
  setLogSink(() => {});
});

const httpError = (status: number) => new ApiError("http", status, null, `HTTP ${status}`);
const rethrownQuery = queryOptions({
  queryKey: ["game"],
  queryFn: () => call(client, "GET /api/info/project"),
  meta: { loader: "game", persist: "public" },
});

describe("logging", () => {
  it.each([
    [400, ["LOAD_GAME_ERROR"]],
    [403, ["LOAD_GAME_ERROR"]],
    [404, []],
    [500, ["LOAD_GAME_ERROR"]],
  ])("PLT-45 a load rejected with %i is logged as %j", async (status, logged) => {
    http.mockRejectedValue(httpError(status));
    await expect(ensure(client, rethrownQuery)).rejects.toThrow(`HTTP ${status}`);
    expect(sink.mock.calls.map(([report]) => report.name)).toEqual(logged);
  });

  it("PLT-45 a load without a response is logged too", async () => {
    http.mockRejectedValue(new ApiError("network", 0, null, "Failed to fetch"));
    await expect(ensure(client, rethrownQuery)).rejects.toThrow();
    expect(sink.mock.calls.map(([report]) => report.name)).toEqual(["LOAD_GAME_ERROR"]);
  });
});

describe("a malformed response", () => {
  const games = () => client.fetchInfiniteQuery(gamesQuery({}));

  it.each([{}, "<html>log in to this network</html>", "", null, [{}], { data: [] }, { pagination: {} }])(
    "PLT-45 PLT-50 %j is a failed load with its own error code",
    async (response) => {
      http.mockResolvedValue(response);
      await expect(games()).rejects.toMatchObject({ name: "ApiError", kind: "malformed", code: "malformed" });
      expect(sink.mock.calls.map(([report]) => report.name)).toEqual(["LOAD_GAMES_ERROR"]);
    },
  );

  it.each([{}, "<html>", undefined])(
    "PLT-46 PLT-50 %j leaves an optional list undefined",
    async (response) => {
      http.mockResolvedValue(response);
      expect(await ensure(client, providersQuery)).toBeUndefined();
      http.mockResolvedValue([]);
      expect(await ensure(client, providersQuery)).toEqual([]);
    },
  );

  it("PLT-50 is never one that the contract allows, even an empty one", () => {
    // No code requests these yet.
    const unusedEndpoints = ["GET /api/fe/config/modify-gifts-config"];
    for (const [key, { response }] of Object.entries(endpoints)) {
      for (const empty of [{}, []])
        if (safeParse(response, empty).success && !unusedEndpoints.includes(key))
          expect(isResponse(key, empty), key).toBe(true);
    }
    for (const key of ["GET /api/info/project", "GET /api/games/categories", "POST /api/games_filter"])
      expect(isResponse(key, {}), key).toBe(false);
  });
});

describe("ensure", () => {
  it("PLT-46 gives the response and caches it", async () => {
    http.mockResolvedValue([{ id: 1 }]);
    expect(await ensure(client, providersQuery)).toEqual([{ id: 1 }]);
    expect(await ensure(client, providersQuery)).toEqual([{ id: 1 }]);
    expect(http).toHaveBeenCalledTimes(1);
  });

  it("PLT-46 rethrows for a query without a loader", async () => {
    const failure = httpError(500);
    const plainQuery = { queryKey: ["plain"], queryFn: () => Promise.reject(failure) };
    await expect(ensure(client, plainQuery)).rejects.toBe(failure);
    expect(sink).not.toHaveBeenCalled();
  });
});

describe("queries", () => {
  it("PLT-44 leave retries to the request layer, also while the device is offline", async () => {
    http.mockRejectedValue(httpError(500));
    await ensure(client, providersQuery);
    expect(http).toHaveBeenCalledTimes(1);
    expect(client.getDefaultOptions().queries).toMatchObject({ retry: false, networkMode: "always" });
    expect(client.getDefaultOptions().mutations).toMatchObject({ retry: false, networkMode: "always" });
  });

  it("PLT-44 pass their signal on, so that leaving a screen aborts its calls", async () => {
    http.mockResolvedValue([]);
    await ensure(client, providersQuery);
    expect(http.mock.calls[0]![1]?.signal).toBeInstanceOf(AbortSignal);
  });

  it("PLT-46 fail on a client without a request layer", async () => {
    await expect(call(new QueryClient(), "GET /api/info/project")).rejects.toThrow("createQueryClient");
  });
});

it("PLT-46 a 404 counts as not found, a 403, a network failure and other errors don't", () => {
  expect(isNotFound(httpError(404))).toBe(true);
  expect(isNotFound(httpError(403))).toBe(false);
  expect(isNotFound(new ApiError("network", 0, null, ""))).toBe(false);
  expect(isNotFound(new Error("404"))).toBe(false);
});
