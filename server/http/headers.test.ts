import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppEnv } from "./env.ts";
import {
  addCookie,
  addVary,
  buildResponse,
  completeHeaders,
  redirect,
  SECURITY_HEADERS,
  sendJson,
  setHeader,
} from "./headers.ts";

function app() {
  const hono = new Hono<AppEnv>();
  hono.use(async (c, next) => {
    addCookie(c, "first", "1", { path: "/" });
    addCookie(c, "second", "2", { path: "/", httpOnly: true });
    addVary(c, "cookie");
    await next();
    completeHeaders(c);
  });
  hono.get("/own", (c) => {
    addVary(c, "accept");
    setHeader(c, "content-type", "text/plain");
    return buildResponse(c, "text", 404);
  });
  hono.get("/json", (c) => sendJson(c, { a: 1 }));
  hono.get("/elsewhere", (c) => redirect(c, "/own", 307));
  hono.get("/hono", (c) => c.json({ a: 1 }));
  hono.get("/foreign", () => new Response("text"));
  return hono;
}

describe("headers", () => {
  it.each([
    ["/own", 404, "text/plain", "cookie, accept"],
    ["/json", 200, "application/json", "cookie"],
    ["/elsewhere", 307, null, "cookie"],
    ["/hono", 200, "application/json", "cookie"],
    ["/foreign", 200, "text/plain;charset=UTF-8", "cookie"],
    ["/missing", 404, "text/plain;charset=UTF-8", "cookie"],
  ])(
    "a response keeps every header that any layer sets, however the response was created: %s",
    async (path, status, type, vary) => {
      const response = await app().request(`http://localhost${path}`);
      expect(response.status).toBe(status);
      // A server in the same process replaces `Response` with one that writes a space after the semicolon.
      expect(response.headers.get("content-type")?.replace(/;\s*/, ";") ?? null).toBe(type);
      expect(response.headers.get("vary")).toBe(vary);
      expect(response.headers.getSetCookie()).toEqual(["first=1; Path=/", "second=2; Path=/; HttpOnly"]);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(response.headers.get(name)).toBe(value);
    },
  );
});
