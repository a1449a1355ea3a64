import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { SECRET } from "../../../tests/support/server/documents.ts";
import { mailTo } from "../../../tests/support/server/mails.ts";
import { register } from "../../../tests/support/server/visitor.ts";
import { auditEvents } from "../../core/audit/tables.ts";
import { operatorKey } from "../../http/operator-key.ts";
import { readCommand, runCommand } from "./command.ts";
import { mails } from "./tables.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = testClock();

const smtpRejection = () =>
  Object.assign(new Error("550 no such mailbox"), { command: "RCPT TO", responseCode: 550 });
const connectionError = () => new Error("no connection");

/** A site with one email; its mail server fails with these errors in order and then accepts every email. */
async function site(...failures: Error[]) {
  clock.reset();
  const tries: string[] = [];
  const app = await testApp({
    now: clock.now,
    sendMail: async ({ recipient }) => {
      tries.push(recipient);
      const failure = failures.shift();
      if (failure) throw failure;
    },
  });
  // This worker's outbox may have emails of other tests.
  await app.db.delete(mails);
  const { email, player } = await register(app);
  await expect.poll(() => tries).toEqual([email]);
  const mail = () => mailTo(app, email);
  const server = {
    key: operatorKey(SECRET),
    url: "http://localhost",
    fetch: async (url: string, init: RequestInit) => app.app.request(url, init),
  };
  const run = (words: string) => runCommand(readCommand(words.split(" ")), server);
  const { id } = await mail();
  const lastAuditEvent = async () =>
    (await app.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];
  return { app, email, player, id, tries, mail, run, noted: lastAuditEvent };
}

it("a staff member lists permanently rejected emails, without address and text, and resends one", async () => {
  const { email, player, id, tries, mail, run, noted } = await site(smtpRejection());
  await expect.poll(async () => (await mail()).nextAttemptAt).toBeNull();
  const { text, subject } = await mail();
  const { lines } = await run("list");
  expect(lines).toEqual([
    `${id}  confirmation  ${email[0]}…@example.com  since ${new Date(clock.now()).toISOString()}  refused after 1 attempt`,
  ]);
  for (const secret of [email, subject, /https?:\S+/.exec(text)![0]])
    expect(lines.join()).not.toContain(secret);

  clock.advance(3 * DAY);
  expect(await run(`resend --id ${id} --by olga`)).toEqual({
    ok: true,
    lines: [`Mail ${id}: accepted by the mail server`],
  });
  expect(tries).toEqual([email, email]);
  expect(await mail()).toMatchObject({ sentAt: new Date(clock.now()), attempts: 2 });
  expect(await noted()).toMatchObject({
    playerId: player.id,
    kind: "mail_resent",
    value: { by: "olga", mail: id, kind: "confirmation" },
  });
  expect((await run("list")).lines).toEqual(["No undelivered mails"]);
});

it("a resent email that is rejected again stays listed, and an accepted one isn't sent twice", async () => {
  const { id, tries, run } = await site(smtpRejection(), smtpRejection());
  await expect.poll(async () => (await run("list")).lines[0]).toContain("refused after 1 attempt");
  expect(await run(`resend --id ${id} --by olga`)).toEqual({
    ok: false,
    lines: [`Mail ${id}: refused by the mail server again`],
  });
  expect((await run("list")).lines[0]).toContain("refused after 2 attempts");
  expect((await run(`resend --id ${id} --by olga`)).ok).toBe(true);
  await expect(run(`resend --id ${id} --by olga`)).rejects.toThrow("Refused: id: unknown");
  expect(tries).toHaveLength(3);
});

it("an email with automatic retries can't be resent until it is given up after a day", async () => {
  const { app, id, tries, run } = await site(connectionError(), connectionError());
  await expect.poll(() => app.errors).toHaveLength(1);
  await expect(run(`resend --id ${id} --by olga`)).rejects.toThrow("Refused: id: unknown");
  // The next run makes another attempt.
  clock.advance(MINUTE);
  expect((await run("list")).lines).toEqual(["No undelivered mails"]);
  await expect(run(`resend --id ${id} --by olga`)).rejects.toThrow("Refused: id: unknown");
  clock.advance(DAY);
  await app.sendMails();
  expect(tries).toHaveLength(1);
  expect((await run("list")).lines[0]).toContain("given up after 1 attempt");
  expect((await run(`resend --id ${id} --by olga`)).lines).toEqual([
    `Mail ${id}: the mail server is unavailable`,
  ]);
  expect((await run("list")).lines[0]).toContain("given up after 2 attempts");
  expect((await run(`resend --id ${id} --by olga`)).ok).toBe(true);
});

it("two staff members who resend an email concurrently send it once", async () => {
  const { id, tries, run } = await site(smtpRejection());
  await expect.poll(async () => (await run("list")).lines[0]).toContain("refused");
  const outcomes = await Promise.allSettled(
    ["olga", "ivan"].map((by) => run(`resend --id ${id} --by ${by}`)),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(tries).toHaveLength(2);
});

it("lists and sends nothing without a mail server", async () => {
  const app = await testApp();
  await app.db.delete(mails);
  const { email } = await register(app);
  const { id } = await mailTo(app, email);
  const server = {
    key: operatorKey(SECRET),
    url: "http://localhost",
    fetch: async (url: string, init: RequestInit) => app.app.request(url, init),
  };
  const run = (words: string) => runCommand(readCommand(words.split(" ")), server);
  expect((await run("list")).lines).toEqual(["No undelivered mails"]);
  expect(await run(`resend --id ${id} --by olga`)).toMatchObject({
    ok: false,
    lines: ["No mail server is configured: set SMTP_URL"],
  });
  expect((await app.post("/operator/mails", { command: "list" })).status).toBe(404);
  expect((await app.db.select().from(mails).where(eq(mails.id, id)))[0]).toMatchObject({ attempts: 0 });
});

it.each([
  ["", "The operation is missing"],
  ["resend --id 1", "--by is missing"],
  ["resend --by olga", "--id is missing"],
  ["resend --id one --by olga", "--id doesn't have the right format"],
  ["list --by olga", "--by isn't an option of this operation"],
])("rejects %j with the reason", (words, message) => {
  expect(() => readCommand(words.split(" ").filter(Boolean))).toThrow(message);
});
