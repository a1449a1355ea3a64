import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Page } from "playwright";
import { loadJurisdictions } from "../../server/core/jurisdictions/jurisdictions.ts";
import { players } from "../../server/core/players/tables.ts";
import { openDatabase } from "../../server/db/client.ts";
import { operatorKey } from "../../server/http/operator-key.ts";
import { DEMO_PASSWORD } from "../../server/modules/demo-tools/profiles.ts";
import type { OperatorAnswer, OperatorRequest } from "../../server/modules/operator/schema.ts";
import { makeDemoPlayers } from "../../server/start/demo-players.ts";
import { REALTIME_PATH } from "../../src/contract/realtime.ts";
import { until } from "../support/data/until.ts";
import { payloadOf } from "../support/pwa/push-payload.ts";
import { putToSleep, type WorkerLog, workersOf } from "../support/pwa/worker-log.ts";
import { type Row, summarise } from "./rows.ts";
import { catalogueFolder, SECRET, startApp } from "./server-load/app-server.ts";
import { openPhone, type Phone } from "./server-load/phone.ts";
import { quantile } from "./server-load/quantile.ts";

const GAMES = 6_000;
const TABS = 3;
/** Per round: notifications with a payload, wins, and malformed payloads. */
const NOTIFICATIONS = 16;
const WINS = 4;
const MALFORMED_PAYLOADS = [
  "",
  "{",
  "[]",
  "null",
  '{"web_push":8030}',
  "x".repeat(3_000),
  '{"notification":{"title":1}}',
  "\u0000",
];
const TIMEOUT = 5_000;
const BELL = "header [data-popup=notifications]";

type Notify = (body: Omit<OperatorRequest, "player">) => Promise<OperatorAnswer>;

/** Creates a database with players in a data directory. @returns a player's email */
async function withPlayer(dataDir: string): Promise<string> {
  const { db, close } = await openDatabase({ url: undefined, directory: join(dataDir, "postgres") });
  const [email] = await makeDemoPlayers(db, loadJurisdictions(), Date.now);
  // The tabs' language, which would otherwise change to the player's.
  await db.update(players).set({ locale: "en" }).where(eq(players.email, email!));
  await close();
  return email!;
}

function createOperatorClient(port: number, player: string): Notify {
  return async (body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/operator/notifications`, {
      method: "POST",
      body: JSON.stringify({ ...body, player }),
      headers: { authorization: `Bearer ${operatorKey(SECRET)}`, "content-type": "application/json" },
    });
    if (!answer.ok) throw new Error(`The staff call was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as OperatorAnswer;
  };
}

async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(new URL("/login", url).href);
  await page.waitForFunction(() => window.__booted === true);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
  await page.locator(BELL).first().waitFor();
}

async function open(page: Page, url: string): Promise<Page> {
  await page.goto(url);
  await page.waitForFunction(() => window.__booted === true && navigator.serviceWorker.controller !== null);
  await page.locator(BELL).first().waitFor();
  return page;
}

declare global {
  interface Window {
    /** Resolves with the time (milliseconds since the epoch) of the watched change. */
    __changeTime?: Promise<number>;
  }
}

/** Watches for the first element of a selector whose HTML differs from now. */
async function watch(page: Page, selector: string): Promise<void> {
  await page.evaluate((watchedSelector) => {
    const look = () => document.querySelector(watchedSelector)?.outerHTML;
    const before = look();
    window.__changeTime = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const now = look();
        if (now === undefined || now === before) return;
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, selector);
}

const seenAt = (page: Page) => page.evaluate(() => window.__changeTime!);
const withTimeout = <T>(promise: Promise<T>): Promise<T | null> =>
  Promise.race([
    promise.catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT, null)),
  ]);

/** A player's three tabs, and a stand-in for the push service. */
class Device {
  readonly #phone: Phone;
  readonly #workers: WorkerLog;
  readonly pages: Page[];

  private constructor(phone: Phone, pages: Page[]) {
    this.#phone = phone;
    this.#workers = workersOf(phone.session);
    this.pages = pages;
  }

  static async signedIn(phone: Phone, url: string, player: string): Promise<Device> {
    await phone.context.grantPermissions(["notifications"]);
    // Otherwise the socket would notify the pages before the push does.
    await phone.context.routeWebSocket(`**${REALTIME_PATH}`, (socket) => socket.close());
    await signIn(phone.page, url, player);
    await phone.page.evaluate(() => navigator.serviceWorker.ready);
    const others = await Promise.all(Array.from({ length: TABS - 1 }, () => phone.context.newPage()));
    const pages = [phone.page, ...others];
    const device = new Device(phone, pages);
    for (const page of pages) await open(page, url);
    return device;
  }

  /** Delivers a payload to the sleeping worker. @returns the time, milliseconds since the epoch */
  async deliver(data: string): Promise<number> {
    const { session, page } = this.#phone;
    await putToSleep(session.send.bind(session), this.#workers);
    const { origin } = new URL(page.url());
    const registrationId = this.#workers.registration!;
    const at = performance.timeOrigin + performance.now();
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    return at;
  }

  /** Closes all notifications of the device. */
  async clear(): Promise<void> {
    await this.#phone.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (const notification of await registration.getNotifications()) notification.close();
    });
  }

  async showsNotification(): Promise<boolean> {
    const countNotifications = () =>
      this.#phone.page.evaluate(
        async () => (await (await navigator.serviceWorker.ready).getNotifications()).length,
      );
    const shows = until(
      () => "a notification",
      async () => (await countNotifications()) > 0,
      TIMEOUT,
    );
    return shows.then(
      () => true,
      () => false,
    );
  }
}

interface Round {
  wasShown: boolean[];
  /** Milliseconds from the push to the change on screen. */
  bell: number[];
  popup: number[];
}

async function measureMalformed(device: Device, round: Round): Promise<void> {
  for (const text of MALFORMED_PAYLOADS) {
    await device.clear();
    await device.deliver(text);
    round.wasShown.push(await device.showsNotification());
  }
}

async function measureNotifications(
  device: Device,
  notify: Notify,
  url: string,
  round: Round,
): Promise<void> {
  for (let i = 0; i < NOTIFICATIONS; i++) {
    const { notification } = await notify({ title: `Gift ${i}`, text: "It is waiting for you." });
    await device.clear();
    const [page] = device.pages;
    await watch(page!, BELL);
    const at = await device.deliver(payloadOf(url, { kind: "notification", id: notification! }));
    const changeTime = await withTimeout(seenAt(page!));
    round.bell.push((changeTime ?? Number.POSITIVE_INFINITY) - at);
    round.wasShown.push(await device.showsNotification());
  }
}

async function measureWins(device: Device, notify: Notify, url: string, round: Round): Promise<void> {
  for (let i = 0; i < WINS; i++) {
    const { win } = await notify({
      win: {
        jackpot: "mystic-nova",
        level: "major",
        amount: `${1_000 + i}.50`,
        currency: "EUR",
        key: randomUUID(),
      },
    });
    await device.clear();
    for (const page of device.pages) await watch(page, "[role=dialog]");
    const at = await device.deliver(payloadOf(url, { kind: "jackpot_win", id: win! }));
    const changeTime = await withTimeout(Promise.race(device.pages.map(seenAt)));
    round.popup.push((changeTime ?? Number.POSITIVE_INFINITY) - at);
    round.wasShown.push(await device.showsNotification());
    const open = await Promise.all(device.pages.map((page) => page.getByRole("dialog").count()));
    if (open.filter((count) => count > 0).length > 1) throw new Error("A win was shown in more than one tab");
    const shownIn = device.pages[open.findIndex((count) => count > 0)];
    await shownIn?.getByRole("button", { name: "Nice!" }).click();
    await shownIn?.getByRole("dialog").waitFor({ state: "detached" });
  }
}

/** Pushes to a sleeping worker with three open tabs: the share that is shown, and the delay until tabs update. */
export async function measurePushes(rounds: number): Promise<Row[]> {
  await using stack = new AsyncDisposableStack();
  const dataDir = await catalogueFolder(GAMES, "demo");
  const player = await withPlayer(dataDir);
  // A production server rejects a database with demo players.
  const app = await startApp({ dataDir, demo: true });
  stack.defer(() => app.stop());
  const url = `http://localhost:${app.port}/`;
  const phone = await openPhone({ worker: true });
  stack.defer(() => phone.close());
  const device = await Device.signedIn(phone, url, player);
  const notify = createOperatorClient(app.port, player);
  const measured: Round[] = [];
  for (let i = 0; i < rounds; i++) {
    const round: Round = { wasShown: [], bell: [], popup: [] };
    await measureMalformed(device, round);
    await measureNotifications(device, notify, url, round);
    await measureWins(device, notify, url, round);
    measured.push(round);
  }
  const wasShown = measured.flatMap((round) => round.wasShown);
  const share = (all: boolean[]) => (100 * all.filter(Boolean).length) / all.length;
  const p95 = (
    id: string,
    name: string,
    of: (round: Round) => number[],
    target: number,
    stretch: number,
  ): Row => ({
    id,
    name,
    unit: "ms",
    ...summarise(measured.map((round) => quantile(of(round), 0.95))),
    value: quantile(measured.flatMap(of), 0.95),
    target,
    stretch,
    note: `${measured.flatMap(of).length} of them, median ${Math.round(quantile(measured.flatMap(of), 0.5))} ms`,
  });
  return [
    {
      id: "pwa.push.shown",
      name: "Pushes that show a notification",
      unit: "%",
      ...summarise(measured.map((round) => share(round.wasShown))),
      value: share(wasShown),
      target: 100,
      stretch: 100,
      atLeast: true,
      note: `${wasShown.length}, of them ${MALFORMED_PAYLOADS.length * rounds} that make no sense; worker asleep, ${TABS} tabs open`,
    },
    p95("pwa.push.bell", "From a push to the bell's count, p95", ({ bell }) => bell, 150, 82),
    p95("pwa.push.popup", "From a push to a win's popup, p95", ({ popup }) => popup, 500, 250),
  ];
}
