import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { mailTo } from "../../../tests/support/server/mails.ts";
import { newEmail, register } from "../../../tests/support/server/visitor.ts";
import { composeMail } from "./compose.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

describe("the outbox", () => {
  it("shows the demo's mails, as text that cannot run, and production has none", async () => {
    const { email } = await register(app, { nickname: "Anna" });
    const mail = await mailTo(app, email);
    const list = await app.app.request("http://localhost/outbox");
    expect(await list.text()).toContain(`<a href="/outbox/${mail.id}">`);
    const one = await app.app.request(`http://localhost/outbox/${mail.id}`);
    expect(one.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await one.text()).toContain("confirmation_token=");
    expect((await app.app.request("http://localhost/outbox/999999999")).status).toBe(404);
    const production = await testApp({ demo: false });
    expect((await production.app.request("http://localhost/outbox")).status).toBe(404);
  });

  it("shows an address, a site and a link as text, whatever stands in them", async () => {
    const { email } = await register(app, { email: `o'hara&co${newEmail()}` });
    await mailTo(app, email);
    const list = await (await app.app.request("http://localhost/outbox")).text();
    expect(list).toContain("o&#39;hara&#38;co");
    expect(list).not.toContain("o'hara");
    const evil = `"><img src=x onerror=alert(1)>'&`;
    const { html, text } = composeMail({
      kind: "password",
      locale: "en",
      site: evil,
      link: `https://a/${evil}`,
    });
    expect(html).not.toContain("<img");
    expect(html).toContain("&#34;&#62;&#60;img src=x onerror=alert(1)&#62;&#39;&#38;");
    expect(text).toContain(evil);
  });

  it("a mail server that fails loses no mail", async () => {
    const sent: string[] = [];
    const failing = await testApp({
      sendMail: async ({ recipient }) => {
        sent.push(recipient);
        throw new Error("no connection");
      },
    });
    const { email } = await register(failing);
    await expect.poll(() => sent).toEqual([email]);
    await expect.poll(() => failing.errors).toHaveLength(1);
    expect(await mailTo(app, email)).toMatchObject({ sentAt: null });
  });
});
