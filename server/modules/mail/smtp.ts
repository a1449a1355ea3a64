import { createTransport } from "nodemailer";
import { isLoopbackHost } from "../../http/network-address.ts";
import type { Transport } from "./service.ts";

/**
 * SMTP transport for a smtp:// or smtps:// URL with credentials. TLS is required except on this machine, because
 * mails contain password links; options in the URL override this.
 */
export function smtpTransport(url: string, from: string): Transport {
  const requireTLS = !isLoopbackHost(new URL(url).hostname);
  // Timeouts of a single response, milliseconds; a delivery waits for about eight responses.
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const server = createTransport({ url, requireTLS, ...timeouts });
  return async ({ recipient, subject, text, html }) => {
    await server.sendMail({ from, to: recipient, subject, text, html });
  };
}
