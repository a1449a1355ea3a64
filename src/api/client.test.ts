import { QueryClient, queryOptions } from "@tanstack/react-query";
import { safeParse } from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "../contract/endpoint.ts";
import { endpoints } from "../contract/endpoints.ts";
import { ApiError, type Http } from "../lib/http/http.ts";
import { setLogSink } from "../lib/http/log.ts";
import {
  call,
  callAsPlayer,
  createQueryClient,
  ensure,
  isNotFound,
  isResponse,
  onNoSession,
} from "./client.ts";
import { gamesQuery, providersQuery } from "./games.ts";
import { sendOrQueue } from "./write-queue.ts";

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
  meta: { loader: "game", onError: "throw", persist: "public" },
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
    const reads = Object.entries<Endpoint>(endpoints).filter(
      ([key, { safe }]) => key.startsWith("GET ") || safe,
    );
    for (const [key, { response, mayBeEmpty }] of reads) {
      for (const empty of [{}, [], null])
        if (!mayBeEmpty && safeParse(response, empty).success) expect(isResponse(empty), key).toBe(true);
    }
    for (const malformed of [{}, null, "", "<html>", undefined, 1]) expect(isResponse(malformed)).toBe(false);
  });

  it("PLT-50 isn't an empty one of an endpoint that may be empty, or of a write", async () => {
    http.mockResolvedValue({});
    const pages = call(client, "GET /api/fe/config/manage-promotion-pages", { mayBeEmpty: true });
    expect(await pages).toEqual({});
    expect(await call(client, "DELETE /api/users/sign_out")).toEqual({});
  });
});

describe("a player's call", () => {
  const onMissing = vi.fn();
  beforeEach(() => {
    onNoSession(onMissing.mockReset());
  });
  afterEach(() => {
    onNoSession(() => {});
    vi.unstubAllGlobals();
  });

  it("AUTH-16 isn't sent without a session, which is reported", async () => {
    vi.stubGlobal("document", { cookie: "" });
    await expect(callAsPlayer(client, "GET /api/user_limits")).rejects.toMatchObject({ status: 401 });
    expect(onMissing).toHaveBeenCalledTimes(1);
    expect(http).not.toHaveBeenCalled();
    vi.stubGlobal("document", { cookie: "signed_in=1" });
    http.mockResolvedValue([]);
    expect(await callAsPlayer(client, "GET /api/user_limits")).toEqual([]);
    expect(onMissing).toHaveBeenCalledTimes(1);
  });
});

it("PLT-50 compiles only as the contract describes the endpoint", () => {
  const body = {};
  // Never called: the compiler is what tests it.
  const calls = () => [
    call(client, "GET /api/info/project"),
    callAsPlayer(client, "POST /restore-id/get", { safe: true }),
    // @ts-expect-error requires a session
    call(client, "GET /api/user_limits"),
    // @ts-expect-error requires no session
    callAsPlayer(client, "GET /api/info/project"),
    // @ts-expect-error has no side effects
    call(client, "POST /api/games_filter", { body }),
    // @ts-expect-error has side effects
    call(client, "POST /api/users", { body, safe: true }),
    // @ts-expect-error may be empty
    callAsPlayer(client, "GET /api/player"),
    // @ts-expect-error is never empty
    call(client, "GET /api/info/project", { mayBeEmpty: true }),
    // @ts-expect-error may not be queued
    sendOrQueue(client, "POST /api/payments/deposits", "money"),
  ];
  expect(calls).toBeTypeOf("function");
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
