import type { Page } from "playwright";
import { putToSleep, workersOf } from "../support/pwa/worker-log.ts";
import { inRounds } from "./rounds.ts";
import { median, type Row, summarise } from "./rows.ts";
import { catalogueFolder, startApp } from "./server-load/app-server.ts";
import { openPhone, type Phone } from "./server-load/phone.ts";
import { formatSignificant } from "./verdict.ts";

const GAMES = 6_000;
/** In each round. */
const CALLS = 20;

/** Runs in the page: milliseconds until a call is answered. */
async function callTime(): Promise<number> {
  const start = performance.now();
  await (await fetch("/api/current_ip", { cache: "no-store" })).text();
  return performance.now() - start;
}

async function callTimes(page: Page, before: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < CALLS; i++) {
    await before();
    times.push(await page.evaluate(callTime));
  }
  return median(times);
}

async function visit(phone: Phone, url: string): Promise<Page> {
  await phone.page.goto(url);
  await phone.page.waitForFunction(() => window.__booted === true);
  return phone.page;
}

/** The cost of a sleeping worker for a call that it doesn't handle, over loopback. */
export async function measureCalls(rounds: number): Promise<Row> {
  await using stack = new AsyncDisposableStack();
  const app = await startApp({ dataDir: await catalogueFolder(GAMES) });
  stack.defer(() => app.stop());
  const url = `http://localhost:${app.port}/`;
  const [phone, phoneWithoutWorker] = [await openPhone({ worker: true }), await openPhone({ worker: false })];
  stack.defer(async () => void (await Promise.all([phone.close(), phoneWithoutWorker.close()])));
  const workers = workersOf(phone.session);
  const page = await visit(phone, url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => window.__booted === true && navigator.serviceWorker.controller !== null);
  const without = await visit(phoneWithoutWorker, url);
  const sleep = () => putToSleep(phone.session.send.bind(phone.session), workers);
  const { asleep, none } = await inRounds(rounds, {
    asleep: () => callTimes(page, sleep),
    none: () => callTimes(without, async () => {}),
  });
  return {
    id: "pwa.call",
    name: "Added by a sleeping worker to a call that it doesn't handle",
    unit: "ms",
    ...summarise(asleep.map((time, round) => time - none[round]!)),
    target: 1,
    stretch: 0.5,
    note: `${formatSignificant(median(asleep))} to ${formatSignificant(median(none))} ms`,
  };
}
