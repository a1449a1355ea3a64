import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { nextLayout } from "../../tests/support/component/checks.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";
import { createQueryClient } from "../api/client.ts";
import { createHttp } from "../lib/http/http.ts";
import { enqueuePrompt } from "../lib/page/prompt-queue.ts";
import { followSignIns } from "./last-sign-in.ts";

const KEY = "sign-in-notice-pending";
const notice = page.getByText(/^Your last login: .*, Firefox, Linux$/);
const navigations: string[] = [];
const rendered = new Set<() => void>();
let calls = 0;

/** Follows sign-ins as a new document would. */
function follow(): void {
  const http = createHttp({
    fetch: async () => {
      calls++;
      return Response.json({ last: { at: "2026-11-20T10:00:00Z", device: "Firefox, Linux" }, notices: true });
    },
    timeout: 30_000,
    retries: 0,
  });
  followSignIns(createQueryClient(http), {
    navigate: async ({ href }: { href: string }) => void navigations.push(href),
    subscribe: (_event: string, listener: () => void) => {
      rendered.add(listener);
      return () => rendered.delete(listener);
    },
  } as unknown as Parameters<typeof followSignIns>[1]);
}

beforeEach(() => {
  navigations.length = 0;
});

it("ANC-16 NEW-08 the last login shows once, before reminders, and leads to the logins", async () => {
  await renderApp("/", { player: { isConfirmed: false }, width: 1440, height: 900 });
  sessionStorage.setItem(KEY, "1");
  follow();
  await expect.element(notice).toBeVisible();
  // Loads later and comes first, but waits until the notice is gone.
  const leaveQueue = enqueuePrompt("webview");
  await nextLayout();
  await expect.element(notice).toBeVisible();
  leaveQueue();
  expect(document.querySelectorAll("[data-prompt]").length).toBe(0);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 }).element().getBoundingClientRect();
  const box = notice.element().getBoundingClientRect();
  expect(box.top > heading.bottom && box.left > 720).toBe(true);
  await page.getByRole("button", { name: "See logins" }).click();
  expect(navigations).toEqual(["/profile/security#sessions"]);
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: "Reminder" })).toBeVisible();
  expect(sessionStorage.getItem(KEY)).toBe("");
  const before = calls;
  follow();
  expect(calls).toBe(before);
});

it("ANC-16 after a reload the last login shows again only in another language", async () => {
  await renderApp("/faq", { player: {}, width: 1440 });
  sessionStorage.setItem(KEY, "de");
  follow();
  await expect.element(notice).toBeVisible();
  expect(sessionStorage.getItem(KEY)).toBe("en");
  await page.getByRole("button", { name: "Close" }).first().click();
  sessionStorage.setItem(KEY, "en");
  const before = calls;
  follow();
  await nextLayout();
  expect([calls, sessionStorage.getItem(KEY)]).toEqual([before, ""]);
});

it("ANC-16 NEW-08 the last login waits for popups, games and phones' forms, and closes when a popup opens", async () => {
  await renderApp("/profile/promocode", { player: { country: "DE" } });
  await expect.poll(() => document.querySelector("main form [type=submit]")).not.toBeNull();
  const closePopup = enqueuePrompt("popup");
  sessionStorage.setItem(KEY, "1");
  const before = calls;
  follow();
  await expect.poll(() => calls).toBe(before + 1);
  const isHidden = async () => {
    await nextLayout();
    return notice.query() === null;
  };
  expect(await isHidden()).toBe(true);
  closePopup();
  expect(await isHidden()).toBe(true);
  await page.viewport(1440, 900);
  document.documentElement.dataset.playing = "real";
  const update = () => {
    for (const listener of [...rendered]) listener();
  };
  update();
  expect(await isHidden()).toBe(true);
  delete document.documentElement.dataset.playing;
  update();
  await expect.element(notice).toBeVisible();
  const closeNext = enqueuePrompt("popup");
  await expect.element(notice).not.toBeInTheDocument();
  expect(sessionStorage.getItem(KEY)).toBe("");
  closeNext();
});
