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

describe("the outbox page", () => {
  it("shows the demo's emails as inert text, and doesn't exist in production", async () => {
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

  it("escapes addresses, site names and links", async () => {
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

describe("a failing mail server", () => {
  const MINUTE = 60_000;
  const clock = testClock();

  /** A site with one email; its mail server fails with these errors in order and then accepts every email. */
  async function site(...failures: Error[]) {
    clock.reset();
    const tries: string[] = [];
    const testSite = await testApp({
      now: clock.now,
      sendMail: async ({ recipient }) => {
        tries.push(recipient);
        const failure = failures.shift();
        if (failure) throw failure;
      },
    });
    const { email } = await register(testSite);
    await expect.poll(() => tries).toEqual([email]);
    await expect.poll(() => testSite.errors).toHaveLength(1);
    const mail = () => mailTo(app, email);
    return { ...testSite, email, tries, mail };
  }
  const connectionError = () => new Error("no connection");

  it("gets the email again after one, two, four minutes and so on, until it accepts it", async () => {
    const { email, tries, sendMails, mail } = await site(
      connectionError(),
      connectionError(),
      connectionError(),
    );
    expect(await mail()).toMatchObject({ sentAt: null, attempts: 1 });
    await sendMails();
    expect(tries).toHaveLength(1);
    clock.advance(MINUTE);
    await sendMails();
    expect(tries).toHaveLength(2);
    clock.advance(2 * MINUTE - 1);
    await sendMails();
    expect(tries).toHaveLength(2);
    clock.advance(1);
    await sendMails();
    expect(tries).toHaveLength(3);
    clock.advance(4 * MINUTE);
    await sendMails();
    expect(tries).toEqual([email, email, email, email]);
    expect(await mail()).toMatchObject({ sentAt: new Date(clock.now()), attempts: 4 });
    clock.advance(60 * MINUTE);
    await sendMails();
    expect(tries).toHaveLength(4);
  });

  it("gets one email a minute while it is down, and then all of them", async () => {
    const testSite = await site(connectionError(), connectionError(), connectionError());
    const { tries, sendMails } = testSite;
    await register(testSite);
    await expect.poll(() => testSite.errors).toHaveLength(2);
    clock.advance(MINUTE);
    await sendMails();
    expect(tries).toHaveLength(3);
    clock.advance(2 * MINUTE);
    await sendMails();
    expect(tries).toHaveLength(5);
    expect(new Set(tries).size).toBe(2);
  });

  it.each(["RCPT TO", "DATA"])(
    "doesn't get an email again that it rejected permanently at %s",
    async (command) => {
      const smtpRejection = Object.assign(new Error("550 no such mailbox"), { command, responseCode: 550 });
      const { tries, sendMails, mail } = await site(smtpRejection);
      clock.advance(60 * MINUTE);
      await sendMails();
      expect(tries).toHaveLength(1);
      expect(await mail()).toMatchObject({ sentAt: null, nextAttemptAt: null });
    },
  );

  it.each([
    ["CONN", 554],
    ["AUTH PLAIN", 535],
    ["MAIL FROM", 530],
  ])(
    "gets an email again after it rejected %s with %i, which doesn't concern the email",
    async (command, responseCode) => {
      const { tries, sendMails, mail } = await site(
        Object.assign(new Error("no"), { command, responseCode }),
      );
      clock.advance(MINUTE);
      await sendMails();
      expect(tries).toHaveLength(2);
      expect(await mail()).toMatchObject({ sentAt: new Date(clock.now()) });
    },
  );

  it("gets the other emails while one recipient's mailbox is full", async () => {
    const full = () => Object.assign(new Error("452 full"), { command: "RCPT TO", responseCode: 452 });
    const testSite = await site(full(), connectionError(), full());
    const { tries, sendMails } = testSite;
    await register(testSite);
    await expect.poll(() => testSite.errors).toHaveLength(2);
    clock.advance(MINUTE);
    await sendMails();
    expect(tries).toHaveLength(4);
    expect(new Set(tries.slice(2)).size).toBe(2);
    clock.advance(2 * MINUTE);
    await sendMails();
    expect(tries).toHaveLength(5);
  });

  it("gets no email twice while it is slow, but gets an email again if its outcome wasn't recorded", async () => {
    clock.reset();
    const answer = Promise.withResolvers<void>();
    const tries: string[] = [];
    const testSite = await testApp({
      now: clock.now,
      sendMail: ({ recipient }) => {
        tries.push(recipient);
        return tries.length === 1 ? answer.promise : Promise.resolve();
      },
    });
    const { email } = await register(testSite);
    await expect.poll(() => tries).toEqual([email]);
    clock.advance(10 * MINUTE - 1);
    await testSite.sendMails();
    expect(tries).toHaveLength(1);
    clock.advance(1);
    await testSite.sendMails();
    expect(tries).toEqual([email, email]);
    answer.resolve();
  });

  it("delays no other job", async () => {
    const slow = new Promise<void>(() => {});
    let sendCount = 0;
    clock.reset();
    const testSite = await testApp({
      now: clock.now,
      sendMail: () => {
        sendCount++;
        return sendCount === 1 ? Promise.reject(connectionError()) : slow;
      },
    });
    await register(testSite);
    await expect.poll(() => testSite.errors).toHaveLength(1);
    clock.advance(MINUTE);
    void testSite.sendMails();
    await expect.poll(() => sendCount).toBe(2);
    await testSite.settle();
  });

  it("doesn't get an email that is a day old", async () => {
    const { tries, sendMails } = await site(connectionError());
    clock.advance(24 * 60 * MINUTE);
    await sendMails();
    expect(tries).toHaveLength(1);
  });
});
