import { expect } from "vitest";
import type { testApp } from "./app.ts";
import { askForMail, mailsTo, visit } from "./visitor.ts";

/** The newest of the mails to an address, of which there are to be so many: some are written behind an answer. */
export async function mailTo(app: Awaited<ReturnType<typeof testApp>>, address: string, number = 1) {
  await expect.poll(async () => (await mailsTo(app, address)).length).toBe(number);
  return (await mailsTo(app, address)).at(-1)!;
}

/** Mails to an address with a subject, once all earlier mails are written: one that is requested later comes last. */
export async function writtenMails(app: Awaited<ReturnType<typeof testApp>>, email: string, subject: string) {
  const before = await mailsTo(app, email);
  await askForMail(visit(app), "password", email);
  await mailTo(app, email, before.length + 1).catch(() => {});
  return (await mailsTo(app, email)).filter((mail) => mail.subject === subject);
}
