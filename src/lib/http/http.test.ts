import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CACHED_AT } from "../../contract/sw-messages.ts";
import {
  ApiError,
  BROWSER_TIMEOUT,
  type CallOptions,
  createHttp,
  fetchDocument,
  type HttpOptions,
  NO_RESPONSE_AFTER,
  RETRIES,
  retryDelay,
  SERVER_TIMEOUT,
} from "./http.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));

/** Never responds, and rejects like a browser's fetch when its signal aborts. */
const silent: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

/** A request layer on a stubbed network that records its delays instead of waiting. */
function createLayer(answer: typeof fetch, options: Partial<HttpOptions> = {}) {
  const network = vi.fn<typeof fetch>(answer);
  const delays: number[] = [];
  const http = createHttp({
    fetch: network,
    base: "http://apogee.test",
    timeout: BROWSER_TIMEOUT,
    retries: RETRIES,
    random: () => 0,
    wait: async (milliseconds) => void delays.push(milliseconds),
    ...options,
  });
  const fail = (key: string, call?: CallOptions) =>
    http(key, call).then(
      () => expect.unreachable(),
      (error: unknown) => error as ApiError,
    );
  return { http, network, delays, fail };
}

describe("timeouts", () => {
  it("PLT-43 are 30 s in the browser and 8 s on the server", () => {
    expect([BROWSER_TIMEOUT, SERVER_TIMEOUT]).toEqual([30_000, 8_000]);
  });

  it.each([
    ["a call without a signal", undefined],
    ["a call with an abort signal, as every query has", new AbortController().signal],
  ])("PLT-43 end %s at the limit and not before", async (_, signal) => {
    const { fail } = createLayer(silent, { retries: 0 });
    const onSettled = vi.fn();
    const failed = fail("GET /api/x", { signal });
    void failed.then(onSettled);
    await vi.advanceTimersByTimeAsync(BROWSER_TIMEOUT - 1);
    expect(onSettled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ name: "ApiError", kind: "timeout", status: 0, code: "timeout" });
  });

  it("PLT-43 end a response whose body never arrives", async () => {
    const { fail } = createLayer(
      async (_, init) => {
        const body = new ReadableStream({
          start: (controller) =>
            init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason)),
        });
        return new Response(body, { headers: { "content-type": "application/json" } });
      },
      { retries: 0 },
    );
    const failed = fail("GET /api/x");
    await vi.advanceTimersByTimeAsync(BROWSER_TIMEOUT);
    expect(await failed).toMatchObject({ kind: "timeout" });
  });

  it("PLT-43 leave no timer behind after a response", async () => {
    const { http } = createLayer(async () => json(1));
    await http("GET /api/x");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("retries", () => {
  it("PLT-44 are skipped when the call says so, and the failure is reported immediately", async () => {
    const onNoResponse = vi.fn();
    const { fail, network, delays } = createLayer(noNetwork, { onNoResponse });
    expect((await fail("GET /api/captcha", { retries: 0 })).kind).toBe("network");
    expect(network).toHaveBeenCalledTimes(1);
    expect(delays).toEqual([]);
    expect(onNoResponse).toHaveBeenCalledTimes(1);
  });

  it("PLT-44 are limited to six", () => {
    expect(RETRIES).toBe(6);
  });

  it.each([
    ["GET /api/x", undefined, 7],
    ["POST /api/x", { safe: true }, 7],
    ["POST /api/x", undefined, 1],
    ["PUT /api/x", undefined, 1],
    ["DELETE /api/x", undefined, 1],
    ["PATCH /api/x", { safe: false }, 1],
  ])("PLT-44 without network %s with %j is sent %i time(s)", async (key, call, times) => {
    const { fail, network, delays } = createLayer(noNetwork);
    expect(await fail(key, call)).toMatchObject({ kind: "network", status: 0, code: "network" });
    expect(network).toHaveBeenCalledTimes(times);
    expect(delays).toHaveLength(times - 1);
  });

  it("PLT-44 follow a timeout too", async () => {
    let calls = 0;
    const { http } = createLayer((...args) =>
      ++calls === 1 ? silent(...args) : Promise.resolve(json("second")),
    );
    const answer = http("GET /api/x");
    await vi.advanceTimersByTimeAsync(BROWSER_TIMEOUT);
    expect(await answer).toBe("second");
    expect(calls).toBe(2);
  });

  it("PLT-44 may succeed on the sixth", async () => {
    let calls = 0;
    const { http } = createLayer(() =>
      ++calls <= RETRIES ? noNetwork() : Promise.resolve(json({ ok: true })),
    );
    expect(await http("GET /api/x")).toEqual({ ok: true });
  });

  it.each([400, 404, 408, 429, 500, 503])("PLT-44 don't follow a %i response", async (status) => {
    const { fail, network } = createLayer(async () => json({}, { status }));
    expect(await fail("GET /api/x")).toMatchObject({ kind: "http", status });
    expect(network).toHaveBeenCalledTimes(1);
  });

  it("PLT-44 are disabled on the server, and while the device is offline", async () => {
    const onServer = createLayer(noNetwork, { retries: 0 });
    await onServer.fail("GET /api/x");
    expect(onServer.network).toHaveBeenCalledTimes(1);
    const offline = createLayer(noNetwork, { isOffline: () => true });
    await offline.fail("GET /api/x");
    expect(offline.network).toHaveBeenCalledTimes(1);
  });

  it("PLT-44 wait twice as long each time, between half and all of the delay", async () => {
    for (const [i, full] of [500, 1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
      expect(retryDelay(i + 1, () => 0)).toBe(full / 2);
      expect(retryDelay(i + 1, () => 0.5)).toBe(full * 0.75);
      expect(retryDelay(i + 1, () => 1)).toBe(full);
    }
    const { fail, delays } = createLayer(noNetwork);
    await fail("GET /api/x");
    expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000]);
  });

  it("PLT-44 AMB-PLT-01 stop within a minute, however many are allowed", async () => {
    const { fail, network } = createLayer(noNetwork, { retries: 50, random: () => 1, wait: undefined });
    const start = Date.now();
    const failed = fail("GET /api/x");
    await vi.runAllTimersAsync();
    await failed;
    expect(Date.now() - start).toBe(31_500);
    expect(network).toHaveBeenCalledTimes(7);
  });

  it("PLT-44 AMB-PLT-01 stop after a minute in total without a response", async () => {
    const { fail, network } = createLayer(silent, { wait: undefined });
    const start = Date.now();
    const failed = fail("GET /api/x");
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ kind: "timeout" });
    expect(Date.now() - start).toBe(60_000);
    expect(network).toHaveBeenCalledTimes(2);
  });
});

describe("aborting", () => {
  it("PLT-44 rejects with the caller's reason and without a retry", async () => {
    const { http, network } = createLayer(silent);
    const controller = new AbortController();
    const call = http("GET /api/x", { signal: controller.signal });
    const reason = new Error("left the page");
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(network).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("PLT-44 ends the pause before a retry", async () => {
    const { http, network } = createLayer(noNetwork, { wait: undefined });
    const controller = new AbortController();
    const failed = expect(http("GET /api/x", { signal: controller.signal })).rejects.toThrow("gone");
    await vi.advanceTimersByTimeAsync(249);
    expect(network).toHaveBeenCalledTimes(1);
    controller.abort(new Error("gone"));
    await failed;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it("PLT-44 rejects with the reason of a signal aborted before the call", async () => {
    const { http } = createLayer(async (_, init) => {
      init?.signal?.throwIfAborted();
      return json(1);
    });
    await expect(http("GET /api/x", { signal: AbortSignal.abort("before") })).rejects.toBe("before");
  });
});

describe("calls and responses", () => {
  it("PLT-49 an error response carries its envelope", async () => {
    const envelope = {
      code: "too_many_requests",
      message_key: "error.too_many_requests",
      errors: {},
      request_id: "r1",
      retry_after: 7,
    };
    const { fail } = createLayer(async () => json(envelope, { status: 429 }));
    const error = await fail("POST /api/x");
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: "http", status: 429, code: "too_many_requests", envelope });
  });

  it.each(["<h1>Bad gateway</h1>", "", "[]"])(
    "PLT-49 an error response of %j has no envelope",
    async (body) => {
      const { fail } = createLayer(async () => new Response(body, { status: 502 }));
      expect(await fail("GET /api/x")).toMatchObject({ status: 502, envelope: null, code: "http" });
    },
  );

  it("PLT-50 parameters, query, headers and body follow the contract", async () => {
    const { http, network } = createLayer(async () => json(1), { headers: { "x-all": "1" } });
    await http("POST /api/games/:provider/:slug", {
      params: { provider: "luna", slug: "a/b c" },
      query: { l: "de", none: undefined },
      headers: { locale: "de" },
      body: { page: 1 },
    });
    const [url, init] = network.mock.calls[0]!;
    expect(url).toBe("http://apogee.test/api/games/luna/a%2Fb%20c?l=de");
    expect(init?.method).toBe("POST");
    expect(init?.body).toBe('{"page":1}');
    const headers = new Headers(init?.headers);
    expect([headers.get("x-all"), headers.get("locale")]).toEqual(["1", "de"]);
  });

  it("PLT-50 PROF-29 a file is sent unchanged with its type", async () => {
    const { http, network } = createLayer(async () => json(1), { headers: { "x-all": "1" } });
    const rebuildRequest = (i: number) => new Request(...(network.mock.calls[i] as [string, RequestInit]));
    const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0);
    await http("POST /api/x", { body: new Blob([bytes], { type: "image/jpeg" }) });
    await http("POST /api/x", { body: bytes.buffer, headers: { "content-type": "application/pdf" } });
    for (const [i, type] of ["image/jpeg", "application/pdf"].entries()) {
      expect(rebuildRequest(i).headers.get("content-type")).toBe(type);
      expect(rebuildRequest(i).headers.get("x-all")).toBe("1");
      expect(new Uint8Array(await rebuildRequest(i).arrayBuffer())).toEqual(bytes);
    }
  });

  it("PLT-43 PROF-29 a call may have a longer timeout", async () => {
    const { fail } = createLayer(silent);
    const onSettled = vi.fn();
    const failed = fail("POST /api/x", { timeout: 180_000 });
    void failed.then(onSettled);
    await vi.advanceTimersByTimeAsync(179_999);
    expect(onSettled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ kind: "timeout" });
  });

  it("PLT-50 a parameter over several segments keeps its slashes", async () => {
    const { http, network } = createLayer(async () => json(1));
    await http("GET /api/cms/pages/:slug{.+}", { params: { slug: "help/how to" } });
    expect(network.mock.calls[0]![0]).toBe("http://apogee.test/api/cms/pages/help/how%20to");
  });

  it("PLT-54 a response reports when the worker cached it, and a failure reports nothing", async () => {
    const onResponse = vi.fn();
    const answers = [json(1), json(1, { headers: { [CACHED_AT]: "1234" } }), json({}, { status: 500 })];
    const { http, fail } = createLayer(async () => answers.shift()!, { onResponse });
    await http("GET /api/x");
    await http("GET /api/x");
    await fail("GET /api/x");
    expect(onResponse.mock.calls.map(([cachedAt]) => cachedAt)).toEqual([null, 1234]);
  });

  it("PLT-54 a missing response is reported after the second failed attempt, or after the only one", async () => {
    const onNoResponse = vi.fn();
    let tries = 0;
    const second = createLayer(() => (++tries < 2 ? noNetwork() : Promise.resolve(json(1))), {
      onNoResponse,
    });
    await second.http("GET /api/x");
    expect(onNoResponse).not.toHaveBeenCalled();
    tries = 0;
    const third = createLayer(() => (++tries < 3 ? noNetwork() : Promise.resolve(json(1))), {
      onNoResponse,
    });
    await third.http("GET /api/x");
    expect(onNoResponse).toHaveBeenCalledTimes(1);
    await createLayer(noNetwork, { onNoResponse, isOffline: () => true }).fail("GET /api/x");
    expect(onNoResponse).toHaveBeenCalledTimes(2);
    await createLayer(noNetwork, { onNoResponse }).fail("POST /api/x");
    expect(onNoResponse).toHaveBeenCalledTimes(3);
    await createLayer(async () => json({}, { status: 500 }), { onNoResponse }).fail("GET /api/x");
    expect(onNoResponse).toHaveBeenCalledTimes(3);
  });
});

describe("a call without a response", () => {
  const startCall = (answer: typeof fetch, key: string, call?: CallOptions) => {
    const onNoResponse = vi.fn();
    void createLayer(answer, { onNoResponse })
      .http(key, call)
      .catch(() => {});
    return onNoResponse;
  };

  it.each(["GET /api/x", "POST /api/x"])("PLT-54 %s is reported after ten seconds", async (key) => {
    expect(NO_RESPONSE_AFTER).toBe(10_000);
    const onNoResponse = startCall(silent, key, { body: key.startsWith("POST") ? {} : undefined });
    await vi.advanceTimersByTimeAsync(NO_RESPONSE_AFTER - 1);
    expect(onNoResponse).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onNoResponse).toHaveBeenCalledTimes(1);
  });

  it.each<[string, typeof fetch, CallOptions]>([
    ["a slow response body", async () => new Response(new ReadableStream()), {}],
    ["a pending file upload", silent, { body: new Blob(["file"]) }],
  ])("PLT-54 %s isn't reported", async (_, answer, call) => {
    const onNoResponse = startCall(answer, "POST /api/x", call);
    await vi.advanceTimersByTimeAsync(BROWSER_TIMEOUT - 1);
    expect(onNoResponse).not.toHaveBeenCalled();
  });
});

describe("a server that is reachable again", () => {
  /** Calls that hang until a test ends them, and a trigger for a reachable server. */
  function setUpHangingCalls() {
    const listeners = new Set<() => void>();
    const onReachable = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const reach = () => {
      for (const listener of listeners) listener();
    };
    return { ...createLayer(silent, { onReachable }), listeners, reach };
  }

  it("PLT-54 makes a hanging load retry once", async () => {
    const { http, network, listeners, reach } = setUpHangingCalls();
    const answer = http("GET /api/player");
    await vi.advanceTimersByTimeAsync(0);
    reach();
    await vi.advanceTimersByTimeAsync(0);
    expect(network).toHaveBeenCalledTimes(2);
    reach();
    await vi.advanceTimersByTimeAsync(0);
    expect(network).toHaveBeenCalledTimes(2);
    network.mockImplementation(async () => json("here"));
    await vi.advanceTimersByTimeAsync(BROWSER_TIMEOUT);
    expect(await answer).toBe("here");
    expect(listeners.size).toBe(0);
  });

  it("PLT-54 MI-02 doesn't retry a hanging change, whose outcome is unknown", async () => {
    const { fail, network, reach } = setUpHangingCalls();
    const failure = fail("POST /api/payments/deposits", { body: {} });
    await vi.advanceTimersByTimeAsync(0);
    reach();
    await vi.advanceTimersByTimeAsync(BROWSER_TIMEOUT);
    expect(await failure).toMatchObject({ kind: "timeout" });
    expect(network).toHaveBeenCalledTimes(1);
  });
});

describe("an intermediary's response", () => {
  const LOG_IN = "<title>Free Wi-Fi</title>";
  const page = async () => new Response(LOG_IN, { headers: { "content-type": "text/html" } });

  it.each([
    ["an HTML page", page],
    ["nothing", async () => new Response("", { status: 200 })],
  ])(
    "PLT-54 with %s counts as a network failure: a load is retried, and the server is reported unreachable",
    async (_, answer) => {
      const onResponse = vi.fn();
      const onNoResponse = vi.fn();
      const { fail, network } = createLayer(answer, { onResponse, onNoResponse });
      expect(await fail("GET /api/player")).toMatchObject({ kind: "network", status: 0 });
      expect(network).toHaveBeenCalledTimes(1 + RETRIES);
      expect(onNoResponse).toHaveBeenCalled();
      expect(onResponse).not.toHaveBeenCalled();
    },
  );

  it("PLT-54 MI-02 with a page counts as a failure of a change, which isn't sent again", async () => {
    const { fail, network } = createLayer(page);
    expect(await fail("POST /api/payments/deposits", { body: {} })).toMatchObject({ status: 0 });
    expect(network).toHaveBeenCalledTimes(1);
  });
});

describe("page documents", () => {
  const address = "http://apogee.test/state/?v=1";
  const stubFetch = (make: typeof fetch) => vi.stubGlobal("fetch", vi.fn(make));
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("PLT-52 have the time at which the worker cached them", async () => {
    stubFetch(async () => json([1], { headers: { [CACHED_AT]: "1234" } }));
    expect(await fetchDocument(address)).toEqual({ data: [1], cachedAt: 1234 });
    stubFetch(async () => json([1]));
    expect(await fetchDocument(address)).toEqual({ data: [1], cachedAt: null });
  });

  it.each([
    ["missing", async () => json({}, { status: 404 })],
    ["not JSON", async () => new Response("<p>")],
    ["unreachable", noNetwork],
  ])("PLT-52 that are %s are null", async (_, make) => {
    stubFetch(make);
    expect(await fetchDocument(address)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("PLT-43 time out after 30 s", async () => {
    stubFetch(silent);
    const pendingDocument = fetchDocument(address);
    await vi.advanceTimersByTimeAsync(BROWSER_TIMEOUT);
    expect(await pendingDocument).toBeNull();
  });
});
