import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { escapeHtml } from "../../http/escaped.ts";
import { demoPage, sendHtml } from "../../http/html.ts";
import type { MailService } from "./service.ts";

const MAX_MAILS = 50;

/** The demo's mailbox: all mails, newest first. Not in production. */
export function outboxRoutes(app: Hono<AppEnv>, mail: MailService): void {
  app.get("/outbox", async (c) => {
    const rows = (await mail.newest(MAX_MAILS)).map(
      ({ id, recipient, subject, createdAt }) =>
        `<li><a href="/outbox/${id}">${escapeHtml(subject)}</a><br><small>${escapeHtml(recipient)}, ${createdAt.toISOString()}</small></li>`,
    );
    const list = rows.length > 0 ? `<ol reversed>${rows.join("")}</ol>` : "<p>No emails yet.</p>";
    return sendHtml(c, demoPage("Outbox", list));
  });

  app.get("/outbox/:id{\\d{1,9}}", async (c) => {
    const mailRow = await mail.byId(Number(c.req.param("id")));
    if (!mailRow) throw new RequestError("not_found");
    return sendHtml(c, mailRow.html);
  });
}
