import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** Minimal servers for the same bytes: `node bare-server.ts KIND PORT FILE`. */
const [kind, port, file = ""] = process.argv.slice(2);
const text = readFileSync(file, "utf8");
const listening = [Number(port), "127.0.0.1"] as const;

/** Serializes a page object at each request: node:http's own speed without caching. */
function stringify(): void {
  const page: unknown = JSON.parse(text);
  createServer((_, response) => {
    const body = JSON.stringify(page);
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    });
    response.end(body);
  }).listen(...listening);
}

/** Sends the same string to every client. */
function fixed(): void {
  const headers = { "content-type": "text/html", "content-length": Buffer.byteLength(text) };
  createServer((_, response) => response.writeHead(200, headers).end(text)).listen(...listening);
}

/** Hono with one route for every address: the framework's memory under load. */
function hono(): void {
  const page = JSON.parse(text) as object;
  const app = new Hono().all("*", (c) => c.json(page));
  serve({ fetch: app.fetch, port: listening[0], hostname: listening[1] });
}

const kinds: Record<string, () => void> = { stringify, fixed, hono };
kinds[kind ?? ""]?.();
