import { expect } from "vitest";
import type { testApp } from "./app.ts";
import { mailsTo, requestMail, visit } from "./visitor.ts";

/** The newest mail to an address, once this many have arrived: some are written after a response. */
export async function mailTo(app: Awaited<ReturnType<typeof testApp>>, address: string, number = 1) {
  await expect.poll(async () => (await mailsTo(app, address)).length).toBe(number);
  return (await mailsTo(app, address)).at(-1)!;
}

/** Mails to an address with a subject, after waiting for all pending ones: a mail requested now is written last. */
export async function writtenMails(app: Awaited<ReturnType<typeof testApp>>, email: string, subject: string) {
  const before = await mailsTo(app, email);
  await requestMail(visit(app), "password", email);
  await mailTo(app, email, before.length + 1).catch(() => {});
  return (await mailsTo(app, email)).filter((mail) => mail.subject === subject);
}
