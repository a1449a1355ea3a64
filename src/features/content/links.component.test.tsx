import { expect, it, vi } from "vitest";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

/** Clicks a link; fails the test if the app doesn't handle the click. The browser never follows the link. */
async function follow(selector: string): Promise<void> {
  const link = await find(selector);
  const unhandledLinks: string[] = [];
  const listen = (event: Event) => {
    if (!event.defaultPrevented) unhandledLinks.push(selector);
    event.preventDefault();
  };
  window.addEventListener("click", listen, { once: true });
  await link.click();
  window.removeEventListener("click", listen);
  expect(unhandledLinks, "left to the browser").toEqual([]);
}

/** Opens the answer with the link; questions are closed at first. */
async function openAnswerWith(link: string): Promise<void> {
  await (await find(`main article details:has(${link}) > summary`)).click();
}

it("NAV-40 a content link to our own host changes the page without a new document", async () => {
  await renderApp("/faq");
  await openAnswerWith('a[href="/kyc-policy"]');
  await follow('main article a[href="/kyc-policy"]');
  await expect.poll(() => location.pathname).toBe("/kyc-policy");
  await expect.poll(() => document.querySelector("h1")?.textContent).not.toMatch(/questions/i);
});

it("NAV-40 a content link in another language stays in that language", async () => {
  await renderApp("/faq", { locale: "de" });
  await openAnswerWith("a[href$='/kyc-policy']");
  await follow("main article a[href$='/kyc-policy']");
  await expect.poll(() => location.pathname).toBe("/de/kyc-policy");
});

it("NAV-40 a banner's link stays in the app", async () => {
  await renderApp("/");
  const link = "section[aria-roledescription=carousel] li a";
  const path = (await find(link)).element().getAttribute("href")!;
  await follow(link);
  await expect.poll(() => location.pathname).toBe(path);
});

it("NAV-40 a content link to another host opens a new tab without an opener", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  try {
    await renderApp("/responsible-gaming");
    await follow('main article a[href*="gamblingtherapy.org"]');
    expect(open.mock.calls).toEqual([
      [expect.stringContaining("gamblingtherapy.org"), "_blank", "noopener,noreferrer"],
    ]);
    expect(location.pathname).toBe("/responsible-gaming");
  } finally {
    open.mockRestore();
  }
});
