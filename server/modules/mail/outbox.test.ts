import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
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
});

describe("a mail server that fails", () => {
  const MINUTE = 60_000;
  const clock = testClock();

  /** A site with one mail to send, whose mail server fails with these errors, in order, and takes every mail after that. */
  async function site(...failures: Error[]) {
    clock.reset();
    const tries: string[] = [];
    const made = await testApp({
      now: clock.now,
      sendMail: async ({ recipient }) => {
        tries.push(recipient);
        const failure = failures.shift();
        if (failure) throw failure;
      },
    });
    const { email } = await register(made);
    await expect.poll(() => tries).toEqual([email]);
    await expect.poll(() => made.errors).toHaveLength(1);
    const mail = () => mailTo(app, email);
    return { ...made, email, tries, mail };
  }
  const down = () => new Error("no connection");

  it("gets the mail again after a minute, two, four and so on, until it takes it", async () => {
    const { email, tries, settle, mail } = await site(down(), down(), down());
    expect(await mail()).toMatchObject({ sentAt: null, attempts: 1 });
    await settle();
    expect(tries).toHaveLength(1);
    clock.advance(MINUTE);
    await settle();
    expect(tries).toHaveLength(2);
    clock.advance(2 * MINUTE - 1);
    await settle();
    expect(tries).toHaveLength(2);
    clock.advance(1);
    await settle();
    expect(tries).toHaveLength(3);
    clock.advance(4 * MINUTE);
    await settle();
    expect(tries).toEqual([email, email, email, email]);
    expect(await mail()).toMatchObject({ sentAt: new Date(clock.now()), attempts: 4 });
    clock.advance(60 * MINUTE);
    await settle();
    expect(tries).toHaveLength(4);
  });

  it("is asked to take one mail a minute while it is down, and then all of them", async () => {
    const made = await site(down(), down(), down());
    const { tries, settle } = made;
    await register(made);
    await expect.poll(() => made.errors).toHaveLength(2);
    clock.advance(MINUTE);
    await settle();
    expect(tries).toHaveLength(3);
    clock.advance(2 * MINUTE);
    await settle();
    expect(tries).toHaveLength(5);
    expect(new Set(tries).size).toBe(2);
  });

  it("gets no mail again that it has refused for good", async () => {
    const refusal = Object.assign(new Error("550 no such mailbox"), { responseCode: 550 });
    const { tries, settle, mail } = await site(refusal);
    clock.advance(60 * MINUTE);
    await settle();
    expect(tries).toHaveLength(1);
    expect(await mail()).toMatchObject({ sentAt: null, nextAttemptAt: null });
  });

  it("gets no mail that is a day old", async () => {
    const { tries, settle } = await site(down());
    clock.advance(24 * 60 * MINUTE);
    await settle();
    expect(tries).toHaveLength(1);
  });
});
