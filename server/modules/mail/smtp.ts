import { createTransport } from "nodemailer";
import type { Transport } from "./service.ts";

/** Sends by the mail server at `url` (smtp:// or smtps://, with user and password in it), as `from`. */
export function smtpTransport(url: string, from: string): Transport {
  const server = createTransport(url);
  return async ({ recipient, subject, text, html }) => {
    await server.sendMail({ from, to: recipient, subject, text, html });
  };
}
