import type { Context, Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { answer, setHeader } from "../../http/headers.ts";
import { escaped } from "./escaped.ts";
import type { MailService } from "./service.ts";

const SHOWN = 50;
/** A mail brings its styles in attributes, and nothing else that could run or load. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

function sendHtml(c: Context<AppEnv>, html: string): Response {
  setHeader(c, "content-type", "text/html; charset=utf-8");
  setHeader(c, "content-security-policy", POLICY);
  setHeader(c, "cache-control", "no-store");
  setHeader(c, "x-robots-tag", "noindex");
  return answer(c, html);
}

/** The demo's mailbox: every mail that was written, newest first. Production has none. */
export function outboxRoutes(app: Hono<AppEnv>, mail: MailService): void {
  app.get("/outbox", async (c) => {
    const rows = (await mail.newest(SHOWN)).map(
      ({ id, recipient, subject, createdAt }) =>
        `<li><a href="/outbox/${id}">${escaped(subject)}</a><br><small>${escaped(recipient)}, ${createdAt.toISOString()}</small></li>`,
    );
    return sendHtml(
      c,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:640px;margin:40px auto;padding:0 16px;color-scheme:light dark}li{margin:0 0 14px}</style></head>
<body><h1>Outbox</h1>${rows.length > 0 ? `<ol reversed>${rows.join("")}</ol>` : "<p>No mail was written yet.</p>"}</body></html>`,
    );
  });

  app.get("/outbox/:id{\\d{1,9}}", async (c) => {
    const found = await mail.byId(Number(c.req.param("id")));
    if (!found) throw new RequestError("not_found");
    return sendHtml(c, found.html);
  });
}
