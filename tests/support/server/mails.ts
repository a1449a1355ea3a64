import { expect } from "vitest";
import type { testApp } from "./app.ts";
import { mailsTo } from "./visitor.ts";

/** The newest of the mails to an address, of which there are to be so many: some are written behind an answer. */
export async function mailTo(app: Awaited<ReturnType<typeof testApp>>, address: string, number = 1) {
  await expect.poll(async () => (await mailsTo(app, address)).length).toBe(number);
  return (await mailsTo(app, address)).at(-1)!;
}
