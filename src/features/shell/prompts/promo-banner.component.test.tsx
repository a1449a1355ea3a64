import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { address } from "../../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit, nextLayout } from "../../../../tests/support/component/checks.ts";
import { closeApp, renderApp } from "../../../../tests/support/component/render-app.tsx";
import type { Banner } from "../../../contract/cms.ts";
import { announceSession } from "../../../lib/session/session-events.ts";
import { DISMISS_TIME } from "./promo-banner.tsx";

const TITLE = "Two live tables more";
const BANNER: Banner = {
  id: 99,
  title: { text: TITLE },
  description: { text: "" },
  categories: ["promo-bar"],
  groupIds: [],
  registered: null,
  fiat: null,
  size: "full",
  gradient: ["#000000", "#000000", "#000000", "#000000"],
  labels: [],
  button: {
    name: "Browse live tables",
    url: "/live/all",
    type: "internal",
    frontendIdentifier: "",
    attrs: {},
  },
  secondButton: null,
  timer: null,
  variables: {},
  image: "/art/banners/live/1",
  order: { "promo-bar": 1 },
  tournamentLink: null,
  isTournament: false,
};

const promotion = page.getByRole("region", { name: TITLE });
const close = promotion.getByRole("button", { name: "Close" });

/** Dismisses the header notice that would precede the promotion. */
function open(path: string, isNew = false, banner: Banner = BANNER) {
  localStorage.setItem("private:notices-dismissed", "verify_identity");
  const answers = { "GET /api/fe/config/banners-config": { banners: [banner] } };
  return renderApp(path, { ...(isNew && { player: {} }), answers });
}

function fakeClock(): void {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}

it("SHL-03 a closed promotion returns after 120 s", async () => {
  await open("/support", true);
  await expect.element(promotion).toBeVisible();
  await expectToFit([768, 1440, 390]);
  await expectAccessible();
  fakeClock();
  await close.click();
  await expect.element(promotion).not.toBeInTheDocument();
  vi.advanceTimersByTime(DISMISS_TIME - 1_000);
  await nextLayout();
  expect(promotion.query()).toBeNull();
  vi.advanceTimersByTime(1_000);
  await expect.element(promotion).toBeVisible();
  expect(DISMISS_TIME).toBe(120_000);
});

it("SHL-03 a closed promotion stays hidden on other pages and after a reload, but not for the next player", async () => {
  await open("/support", true);
  await close.click();
  closeApp();
  const { answeredCalls } = await open("/verify");
  await expect.poll(() => answeredCalls).toContain("GET /api/fe/config/manage-promotion-pages");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await nextLayout();
  expect(promotion.query()).toBeNull();
  closeApp();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DISMISS_TIME });
  onTestFinished(() => void vi.useRealTimers());
  await open("/support");
  await close.click();
  await expect.element(promotion).not.toBeInTheDocument();
  closeApp();
  announceSession({ type: "ended", expired: false });
  await open("/support", true);
  await expect.element(promotion).toBeVisible();
});

it("SHL-03 following a promotion closes it", async () => {
  await open("/support", true);
  await promotion.getByRole("link", { name: "Browse live tables" }).click();
  await expect.poll(address).toBe("/live/all");
  await expect.element(promotion).not.toBeInTheDocument();
});

it("SHL-03 LIM-19 limit pages have no promotion", async () => {
  await open("/profile/limits", true);
  await expect.element(page.getByRole("heading", { name: "Deposit limit" })).toBeVisible();
  await nextLayout();
  expect(promotion.query()).toBeNull();
});

it.for([
  ["of groups that the player isn't in", { groupIds: [259] }],
  ["that is over", { timer: { start_at: "01/01/2026 00:00", end_at: "02/01/2026 00:00" } }],
  ["of a page that is switched off", { button: { ...BANNER.button!, url: "/spring-quest" } }],
] as const)("SHL-03 a promotion %s is hidden", async ([, change]) => {
  const { answeredCalls } = await open("/support", true, { ...BANNER, ...change } as Banner);
  await expect.poll(() => answeredCalls).toContain("GET /api/fe/config/manage-promotion-pages");
  await expect.poll(() => answeredCalls).toContain("GET /api/fe/config/banners-config");
  await nextLayout();
  await nextLayout();
  expect(promotion.query()).toBeNull();
});
