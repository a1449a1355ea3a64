import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit, nextLayout } from "../../../tests/support/component/checks.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { reportResponse, reportUnreachable } from "../../lib/offline/connection.ts";
import { OFFLINE_DEMO_FILES, OFFLINE_GAME } from "../../rules/web/offline-demo.ts";

it("CAT-34 a game's page reserves its scene's place: the screen's width on phones, the right side beside the text", async () => {
  await renderApp("/pokies/all");
  const link = (await find("article[data-game] a[href^='/play/']")).element() as HTMLElement;
  // A real mouse would open the overlay between itself and the link.
  link.click();
  await expect.element(page.getByRole("link", { name: "Sign up to play" })).toBeVisible();
  const scene = document.querySelector("[data-cover]")!;
  // The tests' pictures don't load: the place doesn't depend on them.
  const box = () => scene.getBoundingClientRect();
  const text = () => page.getByRole("heading", { level: 1 }).element().getBoundingClientRect();
  await page.viewport(390, 900);
  await expect.poll(() => box().width).toBe(390);
  expect(box().width / box().height).toBeCloseTo(16 / 9, 1);
  expect(text().bottom).toBeGreaterThan(box().bottom);
  await page.viewport(1440, 900);
  await expect.poll(() => box().left).toBeGreaterThan(text().left);
  expect(box().top).toBeLessThan(text().top);
  expect(box().bottom).toBeGreaterThan(text().bottom);
  expect(box().right).toBeLessThanOrEqual(1440);
});

it("ANC-70 a game's page leads back to the list it was opened from on phones", async () => {
  await page.viewport(390, 900);
  await renderApp("/pokies/all");
  const back = page.getByRole("link", { name: "Back", exact: true });
  const link = (await find("article[data-game] a[href^='/play/']")).element() as HTMLAnchorElement;
  link.click();
  await back.click();
  await expect.poll(() => location.pathname).toBe("/pokies/all");
  expect(back.elements()).toEqual([]);
});

it("ANC-70 a game's page that was opened from elsewhere leads back to the lobby", async () => {
  await page.viewport(390, 900);
  await renderApp(OFFLINE_PATH);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect.poll(() => location.pathname).toBe("/");
});

const win = (id: string, amount_cents: number) => ({
  id,
  at: "2026-11-26T19:00:00.000Z",
  game: { identifier: "luna/moon", title: "Moon", provider: "luna", seo_title: "moon" },
  user_name: "Benjam***",
  currency: "EUR",
  amount_cents,
});

it("ANC-70 a game's page shows play beside demo, recent wins, and similar games of other providers", async () => {
  const wins = [win("1", 123_450), win("2", 900), win("3", 700)];
  const server = await renderApp("/pokies/megaways", { answers: { "GET /api/wins": wins } });
  const link = (await find("article[data-game] a[href^='/play/']")).element() as HTMLAnchorElement;
  const provider = link.pathname.split("/")[2];
  link.click();
  await expect.element(page.getByText("€1,234.50")).toBeVisible();
  await expect.element(page.getByText("Benjam***").first()).toBeVisible();
  expect(server.calls.filter((call) => call === "GET /api/wins").length).toBeGreaterThan(0);
  const [play, demo] = ["Sign up to play", "Play demo"].map((name) =>
    page.getByRole("link", { name }).element().getBoundingClientRect(),
  );
  expect(demo!.top).toBe(play!.top);
  page.getByRole("heading", { name: "Similar games" }).element().scrollIntoView();
  const similar = "section[aria-labelledby=similar-games] article[data-game] a[href^='/play/']";
  await find(similar);
  const providers = [...document.querySelectorAll<HTMLAnchorElement>(similar)].map(
    (one) => one.pathname.split("/")[2],
  );
  expect(providers.length).toBeGreaterThan(1);
  expect(providers).not.toContain(provider);
});

it("ANC-70 a game with only a few recent wins shows none, because they would look like all", async () => {
  const { answeredCalls } = await renderApp("/pokies/megaways", {
    answers: { "GET /api/wins": [win("1", 123_450), win("2", 900)] },
  });
  ((await find("article[data-game] a[href^='/play/']")).element() as HTMLAnchorElement).click();
  await expect.element(page.getByRole("link", { name: "Sign up to play" })).toBeVisible();
  await expect.poll(() => answeredCalls).toContain("GET /api/wins");
  await nextLayout();
  await expect.element(page.getByText("Recent wins in this game")).not.toBeInTheDocument();
});

const OFFLINE_PATH = `/play/${OFFLINE_GAME.producer}/${OFFLINE_GAME.name}`;

/** Stores the demo's files, as the worker does. */
async function storeDemo(): Promise<void> {
  const cache = await caches.open("test-precache");
  for (const path of OFFLINE_DEMO_FILES) await cache.put(`${path}?__WB_REVISION__=b1`, new Response(""));
  onTestFinished(async () => void (await caches.delete("test-precache")));
}

function goOffline(): void {
  reportUnreachable();
  onTestFinished(() => reportResponse(null));
}

const offer = () => page.getByRole("link", { name: "Play the demo offline" });

it("PLT-54 without a connection, one game offers its demo, others say that they need one and lead there", async () => {
  await storeDemo();
  await renderApp(OFFLINE_PATH);
  await expect.element(page.getByRole("link", { name: "Play demo" })).toBeVisible();
  expect(offer().query()).toBeNull();
  goOffline();
  await expect.element(offer()).toBeVisible();
  await expect.element(page.getByText("Nothing is recorded", { exact: false })).toBeVisible();
  await expectAccessible();
  await expectToFit();
});

it("PLT-54 another game says that it needs a connection, and leads to the demo that doesn't", async () => {
  await storeDemo();
  await renderApp("/pokies/all");
  ((await find("article[data-game] a[href^='/play/']")).element() as HTMLElement).click();
  await expect.element(page.getByRole("link", { name: "Play demo" })).toBeVisible();
  goOffline();
  await expect.element(page.getByText("This game needs a connection.")).toBeVisible();
  expect(offer().query()).toBeNull();
  await expect
    .element(page.getByRole("link", { name: "A demo that works offline" }))
    .toHaveAttribute("href", OFFLINE_PATH);
});

it("PLT-54 a device without the demo's files, such as one that saves data, isn't offered it", async () => {
  await renderApp(OFFLINE_PATH);
  goOffline();
  await expect.element(page.getByText("This game needs a connection.")).toBeVisible();
  expect(offer().query()).toBeNull();
});

it("PLT-54 the demo on the device says what it is, in a frame of the app's own origin", async () => {
  await renderApp(`${OFFLINE_PATH}?mode=offline`);
  await expect
    .element(page.getByText("Nothing is recorded, and you can play offline.", { exact: false }))
    .toBeVisible();
  const frame = document.querySelector("iframe")!;
  expect(new URL(frame.src).pathname).toBe(OFFLINE_DEMO_FILES[0]);
  // With this origin a sandbox would be none: the policy of its document stands in.
  expect(frame.hasAttribute("sandbox")).toBe(false);
  await page.getByRole("link", { name: "Leave game" }).click();
  await expect.element(page.getByRole("link", { name: "Play demo" })).toBeVisible();
});
