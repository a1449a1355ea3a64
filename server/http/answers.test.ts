import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { type Bytes, makeBytes, sendBytes } from "./answers.ts";

const TEXT = "the same words again and again, ".repeat(200);

function serving(bytes: Bytes, status: 200 | 404 | 451 = 200) {
  const app = new Hono();
  app.all("/", (c) => {
    c.header("cache-control", "public, max-age=60");
    return sendBytes(c, bytes, "text/plain; charset=utf-8", status);
  });
  return (headers: Record<string, string> = {}, method = "GET") =>
    app.request("http://localhost/", { method, headers });
}

describe("conditional requests", () => {
  const bodies = Promise.all([makeBytes(TEXT), makeBytes("short")]);

  it.each([
    ["the tag as it was sent", (tag: string) => tag],
    ["the same tag made strong on the way", (tag: string) => tag.replace("W/", "")],
    ["one of a list", (tag: string) => `"other", W/"a,b" ,${tag},"last"`],
    ["any tag", () => " * "],
  ])("%s is a 304 that keeps tag, vary and age, and has no body", async (_, header) => {
    for (const bytes of await bodies) {
      for (const method of ["GET", "HEAD"]) {
        const response = await serving(bytes)({ "if-none-match": header(bytes.etag) }, method);
        expect(response.status).toBe(304);
        expect(response.headers.get("etag")).toBe(bytes.etag);
        expect(response.headers.get("vary")).toBe("accept-encoding");
        expect(response.headers.get("cache-control")).toBe("public, max-age=60");
        expect(response.headers.get("content-length")).toBeNull();
        expect(await response.text()).toBe("");
      }
    }
  });

  it.each(['"other"', 'W/"other", "more"', "", '"*"', '"'])(
    "%s is none of the body's tags",
    async (header) => {
      const response = await serving(await makeBytes(TEXT))({ "if-none-match": header });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(TEXT);
    },
  );

  it("only what is read and found can be unchanged", async () => {
    const bytes = await makeBytes(TEXT);
    for (const method of ["POST", "PUT"])
      expect((await serving(bytes)({ "if-none-match": bytes.etag }, method)).status).toBe(200);
    expect((await serving(bytes, 404)({ "if-none-match": "*" })).status).toBe(404);
    expect((await serving(bytes, 451)({ "if-none-match": bytes.etag })).status).toBe(451);
  });

  it("tags are weak, since one stands for every encoding, and differ between bodies", async () => {
    const [one, other] = await bodies;
    expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(other.etag).not.toBe(one.etag);
  });
});
