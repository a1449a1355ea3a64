import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../src/contract/endpoint.ts";
import { type EndpointKey, endpoints } from "../src/contract/endpoints.ts";
import { testApp } from "../tests/support/server/app.ts";
import { testFolder } from "../tests/support/server/folder.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

describe("API endpoints", () => {
  const publicGetEndpoints = (Object.keys(endpoints) as EndpointKey[]).filter(
    (key) =>
      key.startsWith("GET ") &&
      !key.includes(":") &&
      !/\/api\/(?:player|users)\b/.test(key) &&
      !(endpoints[key] as Endpoint).session,
  );
  it.each(publicGetEndpoints)(
    "PLT-50 PLT-30 PLT-31 PLT-32 PLT-33 PLT-34 PLT-35 PLT-29 CAT-13 %s matches its response schema",
    async (key) => {
      const { status } = await app.get(key.slice(4));
      expect(status).toBe(200);
    },
  );

  const playerEndpoints = (Object.keys(endpoints) as EndpointKey[]).filter(
    (key) => (endpoints[key] as Endpoint).session,
  );
  it.each(playerEndpoints)("AUTH-14 %s rejects guests before it validates their request", async (key) => {
    const [method = "", path = ""] = key.split(" ");
    const response = await app.app.request(`http://localhost${path.replace(/:\w+/g, "1")}`, { method });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "unauthorized" });
  });

  it("every endpoint below /api/player requires a session", () => {
    const open = (Object.keys(endpoints) as EndpointKey[]).filter(
      (key) => key.includes(" /api/player") && !(endpoints[key] as Endpoint).session,
    );
    expect(open).toEqual([]);
  });

  it("PLT-50 the OpenAPI document lists every endpoint once and is served", async () => {
    const { body } = await app.get("/api/openapi.json");
    const { paths, openapi } = body as { openapi: string; paths: Record<string, Record<string, object>> };
    expect(openapi).toBe("3.1.0");
    const listedEndpoints = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listedEndpoints).toHaveLength(Object.keys(endpoints).length);
    expect(listedEndpoints).toContain("POST /api/games_filter");
    expect(listedEndpoints).toContain("GET /api/cms/pages/{slug}");
  });

  it("PLT-50 the OpenAPI document answers a conditional request with 304", async () => {
    const { headers } = await app.get("/api/openapi.json");
    const conditionalResponse = await app.app.request("http://localhost/api/openapi.json", {
      headers: { "if-none-match": headers.get("etag")! },
    });
    expect(conditionalResponse.status).toBe(304);
  });

  it("PLT-49 an unknown endpoint answers 404 with the error envelope and a request id", async () => {
    const { status, body } = await app.get("/api/none/such");
    expect(status).toBe(404);
    expect(body).toMatchObject({
      code: "not_found",
      errors: {},
      retry_after: null,
      next: "choose_other",
      until: null,
    });
    expect((body as { request_id: string }).request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("PLT-49 an internal error answers 500 with the envelope, is logged, and reveals nothing", async () => {
    await app.db.execute(sql`alter table configs rename to configs_away`);
    const broken = await testApp();
    const answer = await broken.get("/api/fe/config/survey-config");
    await app.db.execute(sql`alter table configs_away rename to configs`);
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toMatch(/configs|select|at /i);
    expect(broken.errors).toHaveLength(1);
  });

  it.each([
    "/api/games/names",
    "/api/info/project",
    "/api/openapi.json",
    "/api/none",
    "/messages/de.json",
    "/art/logos/en/none.svg",
    "/healthz",
  ])("HEAD %s has the headers of GET and no body", async (path) => {
    const sendRequest = (method: string) =>
      app.app.request(`http://localhost${path}`, { method, headers: { "accept-encoding": "gzip, br" } });
    const [get, head] = [await sendRequest("GET"), await sendRequest("HEAD")];
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe("");
  });

  it("a stopping server tells load balancers that it is stopping", async () => {
    const stopping = new AbortController();
    const site = await testApp({ stopping: stopping.signal });
    expect(await site.get("/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
    stopping.abort();
    const { status, headers, body } = await site.get("/healthz");
    expect([status, body]).toMatchObject([503, { status: "stopping" }]);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("SEC-13 no response can be sniffed, framed or run as a page, and no response to a mutation is cached", async () => {
    const site = await testApp({ origin: "https://casino.example", logError: () => {} });
    const others = ["/healthz", "/version.json", "/nothing", "/share", "/api/openapi.json", "/art/none.png"];
    const calls = [
      ...Object.keys(endpoints),
      ...others.map((path) => `GET ${path}`),
      "OPTIONS /api/player",
      "PUT /healthz",
      "POST /wallet/v1/play",
      "POST /operator/ledger",
      "POST /payments/callbacks/none",
    ];
    for (const call of calls) {
      const [method = "", path = ""] = call.split(" ");
      const { headers } = await site.app.request(
        `https://casino.example${path.replace(/:\w+(?:\{.*\})?/g, "1")}`,
        {
          method,
          ...(method !== "GET" && { body: "{}", headers: { "content-type": "application/json" } }),
        },
      );
      expect(headers.get("content-security-policy"), call).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(headers.get("x-content-type-options"), call).toBe("nosniff");
      expect(headers.get("referrer-policy"), call).toBe("strict-origin-when-cross-origin");
      expect(headers.get("strict-transport-security"), call).toBe("max-age=31536000; includeSubDomains");
      if (method !== "GET" && method !== "OPTIONS")
        expect(headers.get("cache-control"), call).toContain("no-store");
    }
  });
});

describe("methods", () => {
  const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
  const READING = ["GET", "HEAD"];
  const calls = new Map<string, string[]>();
  for (const key of Object.keys(endpoints)) {
    const [method = "", template = ""] = key.split(" ");
    const path = template.replace(/:\w+(\{[^}]*\})?/g, "a");
    calls.set(path, [...(calls.get(path) ?? []), ...(method === "GET" ? READING : [method])]);
  }

  /** Expects that a path rejects every method outside `allowed`. */
  async function expectMethodsRejected(testedApp: typeof app, path: string, allowed: string[]) {
    for (const method of METHODS.filter((name) => !allowed.includes(name))) {
      const response = await testedApp.app.request(`http://localhost${path}`, { method });
      const request = `${method} ${path}`;
      expect(response.headers.get("allow")?.split(", ").toSorted(), request).toEqual(allowed.toSorted());
      expect(response.status, request).toBe(method === "OPTIONS" ? 204 : 405);
      const text = await response.text();
      if (method === "OPTIONS" || method === "HEAD") expect(text, request).toBe("");
      else expect(JSON.parse(text), request).toMatchObject({ code: "method_not_allowed", errors: {} });
    }
  }

  /** The server with a static file and pages, which answer any address without a route. */
  async function withPages() {
    const clientFolder = testFolder("client");
    writeFileSync(join(clientFolder, "file.txt"), "a file");
    const rendering = {
      status: 200,
      redirect: null,
      head: "",
      app: "",
      scripts: "",
      state: [],
      routeIds: [],
    };
    return testApp({
      clientFolder,
      pages: {
        renderPage: () =>
          Promise.resolve({
            rendering,
            html: "<p>a page",
            earlyLength: 0,
            state: "[]",
            stateAddress: "/state/",
          }),
        shell: () => "<p>the shell",
      },
    });
  }

  it("PLT-49 every endpoint, picture and message file rejects unsupported methods and names the supported ones", async () => {
    const site = await withPages();
    const others = ["/art/games/1/a1/160.avif", "/art/banners/vip/a1/480.webp", "/art/logos/en/a.svg"];
    const served = [...others, "/messages/de.json", "/healthz", "/version.json", "/api/openapi.json"];
    for (const on of [app, site]) {
      for (const [path, allowed] of calls) await expectMethodsRejected(on, path, allowed);
      for (const path of served) await expectMethodsRejected(on, path, READING);
    }
    expect([...app.errors, ...site.errors]).toEqual([]);
  });

  it("an address that matches several routes has only the methods of the most specific one", async () => {
    for (const [path, allowed] of [
      ["/api/games/5/launch", ["POST"]],
      ["/api/games/sessions/5", ["DELETE"]],
      ["/api/user_limits/rules", READING],
      ["/api/user_limits/changes", READING],
      ["/api/user_limits/confirm", ["POST"]],
    ] as const)
      await expectMethodsRejected(app, path, [...allowed]);
    const statusOf = async (method: string, path: string) =>
      (await app.app.request(`http://localhost${path}`, { method })).status;
    expect(await statusOf("GET", "/api/games/launch/launcher")).toBe(404);
    expect(await statusOf("DELETE", "/api/user_limits/5")).toBe(401);
  });

  it("PLT-49 pages and files are read-only", async () => {
    const site = await withPages();
    for (const path of ["/", "/pokies/all", "/de/live/all", "/shell.html", "/file.txt", "/assets/gone.js"])
      await expectMethodsRejected(site, path, READING);
    for (const path of ["/", "/pokies/all", "/shell.html", "/file.txt"])
      expect((await site.app.request(`http://localhost${path}`)).status, path).toBe(200);
  });

  it("PLT-49 MON-15 unknown paths of the provider, frame and operator APIs never answer with a page", async () => {
    const site = await withPages();
    for (const path of [
      "/wallet/v1/nope",
      "/wallet/v1/play/x",
      "/reference-games/api/nope",
      "/operator/nope",
    ])
      for (const method of ["GET", "POST"]) {
        const response = await site.app.request(`http://localhost${path}`, { method });
        expect([path, response.status]).toEqual([path, 404]);
        expect(await response.json()).toMatchObject({ code: "not_found" });
      }
    await expectMethodsRejected(site, "/wallet/v1/play", ["POST"]);
  });

  it("PLT-49 an unknown path answers 404 for every method", async () => {
    const site = await withPages();
    for (const method of METHODS) {
      for (const path of ["/api/none", "/api/games", "/api"])
        expect((await site.app.request(`http://localhost${path}`, { method })).status).toBe(404);
      expect((await app.app.request("http://localhost/none", { method })).status).toBe(404);
    }
    expect((await site.app.request("http://localhost/gone.txt")).status).toBe(404);
  });
});

describe("messages", () => {
  it("I18N-06 AMB-LOC-07 serves a language's messages for any value of t, and 404 for an unknown language", async () => {
    const first = await app.get("/messages/de.json?t=1");
    const second = await app.get("/messages/de.json?t=99999999");
    expect(first.body).toEqual({ greeting: "hello de" });
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(first.headers.get("cache-control")).toContain("max-age=300");
    expect(first.headers.get("x-build")).toBe("test");
    for (const path of ["/messages/xx.json", "/messages/de", "/messages/..%2fapp.json"]) {
      expect(await app.get(path)).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
  });
});

describe("messages of a release", () => {
  it("I18N-06 serves messages to a page of another build, but without caching", async () => {
    const response = await app.get("/messages/de.json?t=1&v=test");
    expect(response.headers.get("cache-control")).toContain("max-age=300");
    const other = await app.get("/messages/de.json?t=1&v=before");
    expect(other.body).toEqual({ greeting: "hello de" });
    expect(other.headers.get("cache-control")).toBe("no-store");
    expect(other.headers.get("x-build")).toBe("test");
  });
});

describe("client reports", () => {
  const report = { level: "error", name: "LOAD_GAMES_ERROR", message: "x", path: "/", build: "b" };

  it("PLT-41 PLT-45 stores client reports", async () => {
    expect((await app.put("/log", report)).status).toBe(200);
    expect((await app.put("/performance", { path: "/", ttfb: 10, fcp: 20, lcp: null, cls: 0 })).status).toBe(
      200,
    );
    expect(
      (await app.put("/network-performance", { rtt: 50, downlink: 10, effectiveType: "4g" })).status,
    ).toBe(200);
    const result = (await app.db.execute(sql`select kind from client_reports order by id`)) as unknown as {
      rows: { kind: string }[];
    };
    expect(result.rows.map((row) => row.kind)).toEqual(["log", "performance", "network"]);
    await app.db.execute(sql`delete from client_reports`);
  });

  it("PLT-41 accepts text that the database can't store, without failing", async () => {
    for (const message of ["a\u0000b", "\ud83d", "\u0000"]) {
      expect((await app.put("/log", { ...report, message })).status).toBe(200);
    }
    expect((await app.get("/api/info/locales?stag=%00x")).status).toBe(200);
    expect((await app.get("/api/games/%00/%00")).status).toBe(404);
    expect(app.errors).toEqual([]);
    await app.db.execute(sql`delete from client_reports`);
    await app.db.execute(sql`delete from affiliate_visits`);
  });

  it("PLT-41 rejects a malformed report", async () => {
    for (const body of [{}, { ...report, name: "drop table" }, { ...report, message: "x".repeat(501) }]) {
      expect((await app.put("/log", body)).status).toBe(422);
    }
    expect(
      (await app.put("/network-performance", { rtt: -1, downlink: 1, effectiveType: "5g" })).status,
    ).toBe(422);
  });

  it("PLT-41 PLT-49 allows 120 reports a minute, then answers with a retry time", async () => {
    const site = await testApp();
    for (let i = 0; i < 120; i++) expect((await site.put("/log", report)).status).toBe(200);
    const rejection = await site.put("/log", report);
    expect(rejection).toMatchObject({ status: 429, body: { code: "too_many_requests", retry_after: 60 } });
    expect(rejection.headers.get("retry-after")).toBe("60");
    await app.db.execute(sql`delete from client_reports`);
  });
});
