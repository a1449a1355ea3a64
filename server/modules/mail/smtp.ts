import { createTransport } from "nodemailer";
import { isLoopbackHost } from "../../http/network-address.ts";
import type { Transport } from "./service.ts";

/**
 * Sends by the mail server at `url` (smtp:// or smtps://, with user and password in it), as `from`. Mails have links that
 * reset passwords, so they leave this machine only by TLS; options at the URL's end have the last word.
 */
export function smtpTransport(url: string, from: string): Transport {
  const requireTLS = !isLoopbackHost(new URL(url).hostname);
  // How long one answer may take, milliseconds; a delivery has about eight.
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const server = createTransport({ url, requireTLS, ...timeouts });
  return async ({ recipient, subject, text, html }) => {
    await server.sendMail({ from, to: recipient, subject, text, html });
  };
}
