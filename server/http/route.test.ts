import { Hono } from "hono";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { type EndpointKey, endpoints } from "../../src/contract/endpoints.ts";
import type { ErrorCode } from "../../src/contract/rejections.ts";
import { testApp } from "../../tests/support/server/app.ts";
import { register, visit } from "../../tests/support/server/visitor.ts";
import type { AppEnv } from "./env.ts";
import { createErrorHandler, RequestError } from "./errors.ts";
import { checkResponse, route } from "./route.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

const JSON_TYPE = { "content-type": "application/json" };
const LIMIT = 64 * 1024;
const calls = (Object.keys(endpoints) as EndpointKey[]).map((key) => {
  const [method = "", path = ""] = key.split(" ");
  return { key, method, path: path.replace(/:\w+(\{[^}]*\})?/g, "1"), ...(endpoints[key] as Endpoint) };
});

it("a response field that the contract doesn't name fails its test, at any depth", () => {
  const schema = v.object({ players: v.array(v.object({ id: v.number() })) });
  checkResponse(schema, { players: [{ id: 1 }] });
  const leak = { players: [{ id: 1, password_hash: "$argon2id$" }] };
  expect(() => checkResponse(schema, leak)).toThrow(".players.0.password_hash");
});

it("PLT-49 rejects an unknown field named like an object's built-in property", async () => {
  for (const name of ["toString", "constructor", "__proto__", "valueOf"]) {
    const body = `{${JSON.stringify(name)}: 1}`;
    const answer = await visit(app).sendRaw("PUT", "/metrics-errors-validation", body, JSON_TYPE);
    expect(answer.status, name).toBe(422);
  }
});

it("PLT-49 rejects an array in place of an object, at the top and nested", async () => {
  const { client } = await register(app);
  const rejectionOf = async (path: string, body: unknown, method = "POST") =>
    (await client.sendRaw(method, path, JSON.stringify(body), JSON_TYPE)).body as { errors: object };
  expect(await rejectionOf("/api/player", { user: [null, null] }, "PATCH")).toMatchObject({
    code: "validation_failed",
    errors: { user: ["invalid_format"] },
  });
  expect(await rejectionOf("/api/games_filter", { filter: [] })).toMatchObject({
    errors: { filter: ["invalid_format"] },
  });
  expect(await rejectionOf("/api/games_filter", [null, null])).toMatchObject({
    errors: { "": ["invalid_format"] },
  });
});

it("PLT-50 tests fail when a rejection's code isn't named in the endpoint's contract", async () => {
  const rejectWith = (code: ErrorCode) => {
    const site = new Hono<AppEnv>();
    site.use((c, next) => {
      c.set("checkAnswers", true);
      return next();
    });
    site.onError(createErrorHandler(() => {}));
    route(site, "GET /api/info/locales", () => {
      throw new RequestError(code, { retryAfter: 1 });
    });
    return site.request("/api/info/locales");
  };
  expect((await rejectWith("too_many_requests")).status).toBe(429);
  expect((await rejectWith("card_rejected")).status).toBe(500);
});

describe("request bodies", () => {
  it.each(calls.filter(({ body }) => body))(
    "PLT-49 $key rejects bodies that are too large, malformed or of another type, without an internal error",
    async ({ method, path, session }) => {
      const { client } = session ? await register(app) : { client: visit(app) };
      const send = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
        client.sendRaw(method, path, body, headers);
      const codeOf = async (...args: Parameters<typeof send>) =>
        ((await send(...args)).body as { code: string }).code;
      const large = `"${"x".repeat(LIMIT)}"`;
      expect(await codeOf(large)).toBe("payload_too_large");
      expect(await codeOf(large, { ...JSON_TYPE, "content-length": `${large.length}` })).toBe(
        "payload_too_large",
      );
      const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
      for (const malformed of ["", "{", "{'a':1}", "\ufffe", broken, `${"[".repeat(LIMIT / 2)}"\\u0000"`])
        expect(await codeOf(malformed)).toBe("bad_request");
      const nested = `${"[".repeat(9_000)}"\\u0000"${"]".repeat(9_000)}`;
      for (const nothing of ["null", "[]", "1", '"text"', nested])
        expect((await send(nothing)).status).toBeLessThan(500);
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=a",
      ])
        expect(await codeOf("{}", { "content-type": type })).toBe("unsupported_media_type");
      expect(app.errors).toEqual([]);
    },
  );
});

describe("a cross-site request", () => {
  const mutations = calls.filter(({ method }) => method !== "GET");
  const CROSS_SITE_HEADERS: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "http://localhost.evil.example" },
    { origin: "http://localhost:8080" },
    { origin: "null" },
    { origin: "" },
    // The browser's own Sec-Fetch-Site outweighs the origin.
    { "sec-fetch-site": "cross-site", origin: "http://localhost" },
  ];

  it("AUTH-26 is rejected by every endpoint that changes data, before anything is read", async () => {
    const { client } = await register(app);
    expect(new Set(mutations.map(({ method }) => method))).toEqual(
      new Set(["POST", "PUT", "PATCH", "DELETE"]),
    );
    for (const { key, method, path } of mutations) {
      for (const headers of CROSS_SITE_HEADERS) {
        const answer = await client.sendRaw(method, path, "{", { ...JSON_TYPE, ...headers });
        expect([answer.status, (answer.body as { code: string }).code], key).toEqual([403, "forbidden"]);
      }
    }
    expect((await client.get("/api/player")).status).toBe(200);
  });

  it("AUTH-26 isn't what the site itself sends, or a client that isn't a browser: those are accepted", async () => {
    const acceptedHeaders: Record<string, string>[] = [
      {},
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
      { origin: "http://localhost" },
    ];
    for (const headers of acceptedHeaders)
      expect((await visit(app).delete("/api/users/sign_out", undefined, headers)).status).toBe(200);
  });

  it("AUTH-26 from the site's own address without https is rejected on a site with https", async () => {
    const secure = await testApp({ origin: "https://localhost" });
    const signOut = async (origin: string) =>
      (await visit(secure).delete("/api/users/sign_out", undefined, { origin })).status;
    expect([await signOut("https://localhost"), await signOut("http://localhost")]).toEqual([200, 403]);
  });
});
