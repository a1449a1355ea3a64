import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppEnv } from "./env.ts";
import { RequestError } from "./errors.ts";
import { sameOriginOnly } from "./same-origin.ts";

/** The site's response: `done` or the error's code. Paths below `/hooks` and `/wallet` are exempt from the check. */
async function sendRequest(
  path: string,
  {
    method = "POST",
    headers = {},
    isSecure = false,
  }: { method?: string; headers?: object; isSecure?: boolean },
): Promise<string> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("url", new URL(c.req.url));
    await next();
  });
  app.use(sameOriginOnly(isSecure, "/hooks", "/wallet"));
  app.all("*", (c) => c.body(null, 204));
  // A response to HEAD has no body.
  app.onError((error, c) =>
    c.body(null, 500, { code: error instanceof RequestError ? error.code : String(error) }),
  );
  const answer = await app.request(`http://apogee.test${path}`, { method, headers: { ...headers } });
  return answer.headers.get("code") ?? "done";
}

describe("cross-site requests", () => {
  it.each([
    ["same-origin", "done"],
    ["none", "done"],
    ["same-site", "forbidden"],
    ["cross-site", "forbidden"],
    ["", "forbidden"],
  ])("with Sec-Fetch-Site %j that change data get %s", async (site, answer) => {
    expect(await sendRequest("/api/player", { headers: { "sec-fetch-site": site } })).toBe(answer);
  });

  it.each([
    ["http://apogee.test", "done"],
    ["https://apogee.test", "done"],
    ["http://evil.example", "forbidden"],
    ["http://apogee.test:81", "forbidden"],
    ["null", "forbidden"],
  ])("without Sec-Fetch-Site, from the origin %s, that change data get %s", async (origin, answer) => {
    expect(await sendRequest("/api/player", { headers: { origin } })).toBe(answer);
  });

  it("are detected by Sec-Fetch-Site first, and by the origin without it", async () => {
    const headers = { "sec-fetch-site": "same-origin", origin: "http://evil.example" };
    expect(await sendRequest("/api/player", { headers })).toBe("done");
    expect(await sendRequest("/api/player", { headers: {} })).toBe("done");
  });

  it("include those of the same host without https, on a site with https", async () => {
    const from = (origin: string) => sendRequest("/api/player", { isSecure: true, headers: { origin } });
    expect(await from("http://apogee.test")).toBe("forbidden");
    expect(await from("https://apogee.test")).toBe("done");
    expect(await from("https://evil.example")).toBe("forbidden");
  });

  it.each(["GET", "HEAD", "OPTIONS"])("may read with %s", async (method) => {
    expect(await sendRequest("/api/player", { method, headers: { "sec-fetch-site": "cross-site" } })).toBe(
      "done",
    );
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("may not change data with %s", async (method) => {
    expect(await sendRequest("/api/player", { method, headers: { "sec-fetch-site": "cross-site" } })).toBe(
      "forbidden",
    );
  });

  it.each([
    ["/wallet", "done"],
    ["/wallet/v1/play", "done"],
    ["/hooks/payments", "done"],
    ["/wallets", "forbidden"],
    ["/api/wallet", "forbidden"],
    ["/api/wallet/", "forbidden"],
  ])("to %s, where some paths are exempt, get %s", async (path, answer) => {
    expect(await sendRequest(path, { headers: { "sec-fetch-site": "cross-site" } })).toBe(answer);
  });
});
