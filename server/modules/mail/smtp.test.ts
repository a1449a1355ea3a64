import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { smtpTransport } from "./smtp.ts";

const MAIL = { recipient: "anna@example.com", subject: "Reset", text: "a link", html: "<p>a link" };

/** A mail server without STARTTLS, as if an attacker had removed the offer. */
async function withoutTls({ greeting = "220 mail.test", recipient = "250 ok" } = {}) {
  const receivedTexts: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write(`${greeting}\r\n`);
    socket.on("data", (bytes) => {
      const text = bytes.toString();
      receivedTexts.push(text);
      if (isData && !text.endsWith("\r\n.\r\n")) return;
      if (/^RCPT/i.test(text)) socket.write(`${recipient}\r\n`);
      else if (isData || !/^DATA/i.test(text))
        socket.write(/^STARTTLS/i.test(text) ? "502 no\r\n" : "250 ok\r\n");
      else socket.write("354 go on\r\n");
      isData = /^DATA/i.test(text);
    });
    socket.on("error", () => {});
  });
  server.listen(0, "0.0.0.0");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { receivedTexts, port: (server.address() as AddressInfo).port };
}

it.each([
  // Linux treats it as the local machine, our rules don't.
  ["0.0.0.0", "", false],
  ["0.0.0.0", "?requireTLS=false", true],
  ["127.0.0.1", "", true],
])("sends an unencrypted email to %s%s: %s", async (host, options, isSent) => {
  const { receivedTexts, port } = await withoutTls();
  const sending = smtpTransport(`smtp://${host}:${port}/${options}`, "Apogee <no-reply@apogee.test>")(MAIL);
  if (isSent) await sending;
  else await expect(sending).rejects.toThrow();
  expect(receivedTexts.join("").includes("MAIL FROM")).toBe(isSent);
});

it.each([
  [{ recipient: "550 no such mailbox" }, "RCPT TO", 550],
  [{ recipient: "452 no room" }, "RCPT TO", 452],
  [{ greeting: "554 no mail from here" }, "CONN", 554],
])("a rejection has the rejected command and the code: %o", async (answers, command, responseCode) => {
  const { port } = await withoutTls(answers);
  const sending = smtpTransport(`smtp://127.0.0.1:${port}/`, "Apogee <no-reply@apogee.test>")(MAIL);
  await expect(sending).rejects.toMatchObject({ command, responseCode });
});
