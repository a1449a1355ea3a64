import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { installClock, MINUTE } from "../../../tests/support/component/device.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import { USER_AGENTS } from "../../../tests/support/data/user-agents.ts";
import { detectWebview } from "../../lib/device/detect-webview.ts";
import { InWebview } from "./in-webview.tsx";

/** The webview part of the app for the user agent with this name. */
function inApp(name: string) {
  const { agent } = USER_AGENTS.find((row) => row.name === name)!;
  return <InWebview key="webview" webview={detectWebview(agent, [], true)!} />;
}
const facebook = inApp("Facebook, Android");

const notice = page.getByRole("region", { name: /browser/i });
const popup = page.getByRole("dialog", { name: /browser/i });
const wayOut = notice.getByRole("link", { name: "Open in your browser" });
const copy = notice.getByRole("button", { name: "Copy link" });
const cookies = page.getByRole("region", { name: "Cookies" });

/** Advances the clock past the five minutes after which the popup is shown. */
async function passFiveMinutes(): Promise<void> {
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  expect(popup.query()).toBeNull();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await expect.element(popup).toBeVisible();
}

it("NEW-14 NEW-08 the notice follows the cookie card in two lines, and explains problems and ways out on request", async () => {
  await renderApp("/pokies/all", { hasConsent: false, extraPart: facebook });
  await expect.element(cookies).toBeVisible();
  expect(notice.query()).toBeNull();
  await cookies.getByRole("button", { name: "Only essential" }).click();
  await expect.element(notice).toBeVisible();
  expect(cookies.query()).toBeNull();
  await expect.element(wayOut).toBeVisible();
  expect(notice.element().getBoundingClientRect().height).toBeLessThanOrEqual(96);
  await notice.getByRole("button", { name: "Learn more" }).click();
  for (const text of ["Installing", "notifications", "staying logged in", "payments"])
    await expect.element(notice).toHaveTextContent(text);
  await expect.element(wayOut).toBeVisible();
  await expect.element(copy).toBeVisible();
});

it("NAV-36 the popup is shown once after five minutes, is accessible, traps focus, and closes on Escape for good", async () => {
  installClock();
  await renderApp("/pokies/all", { extraPart: facebook });
  await expect.element(notice).toBeVisible();
  await passFiveMinutes();
  expect(notice.query()).toBeNull();
  const hasFocus = () => popup.element().contains(document.activeElement);
  for (let i = 0; i < 8; i++) {
    await expect.poll(hasFocus).toBe(true);
    await userEvent.tab();
  }
  await expect.poll(hasFocus).toBe(true);
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(popup).not.toBeInTheDocument();
  expect(sessionStorage.getItem("webview-exit")).toBe("stay");
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(popup.query()).toBeNull();
  closeApp();
  await renderApp("/pokies/all", { extraPart: facebook });
  await expect.element(page.getByRole("article").first()).toBeVisible();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(7 * MINUTE);
  expect(popup.query()).toBeNull();
});

it("NAV-36 the popup waits while another popup is open", async () => {
  installClock();
  await renderApp("/pokies/all", { extraPart: facebook });
  await expect.element(notice).toBeVisible();
  await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "Search" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(notice.query()).toBeNull();
  await vi.advanceTimersByTimeAsync(8 * MINUTE);
  expect(popup.query()).toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(MINUTE + 1_000);
  await expect.element(popup).toBeVisible();
});

it("NEW-14 I18N-16 notice and popup fit every width in German, and the notice is accessible", async () => {
  installClock();
  await renderApp("/pokies/all", { locale: "de", extraPart: facebook });
  await expect.element(notice).toBeVisible();
  await expectToFit([1440, 768, 390]);
  await expectAccessible();
  await notice.getByRole("button", { name: "Mehr erfahren" }).click();
  await expectToFit([1440, 768, 390]);
  await passFiveMinutes();
  await expectToFit([1440, 768, 390]);
});

it("NEW-14 copies the link, or shows it selected when the clipboard is blocked", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const command = vi.spyOn(document, "execCommand").mockReturnValue(false);
  try {
    await renderApp("/pokies/all?stag=partner_1", { extraPart: facebook });
    await notice.getByRole("button", { name: "Learn more" }).click();
    await copy.click();
    await expect.element(notice.getByRole("status")).toHaveTextContent(/^Copied/);
    const address = `${location.origin}/pokies/all?stag=partner_1`;
    expect(write.mock.calls).toEqual([[address]]);
    write.mockRejectedValue(new DOMException("", "NotAllowedError"));
    await copy.click();
    const field = notice.getByRole("textbox");
    await expect.element(field).toHaveFocus();
    const input = field.element() as HTMLInputElement;
    expect(input.value.slice(input.selectionStart!, input.selectionEnd!)).toBe(address);
    await expectAccessible();
  } finally {
    write.mockRestore();
    command.mockRestore();
  }
});

it("NEW-14 a closed notice isn't shown again in the session", async () => {
  installClock();
  await renderApp("/pokies/all", { extraPart: facebook });
  await notice.getByRole("button", { name: "Close" }).click();
  await expect.element(notice).not.toBeInTheDocument();
  closeApp();
  await renderApp("/live/all", { extraPart: facebook });
  await expect.element(page.getByRole("article").first()).toBeVisible();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(notice.query()).toBeNull();
});

it.for([
  ["Instagram, iPhone, iOS 26", "the app's own", /^instagram:\/\/extbrowser\/\?url=http%3A%2F%2Flocalhost/],
  ["Facebook, iPhone", "Safari's own", /^x-safari-http:\/\/localhost:\d+\/de\/pokies\/all$/],
] as const)("NEW-14 the link out of %s is %s", async ([name, , link]) => {
  await renderApp("/pokies/all", { locale: "de", extraPart: inApp(name) });
  await expect.element(notice.getByRole("link")).toHaveAttribute("href", expect.stringMatching(link));
});

it("NEW-14 the link can only be copied when no way out is known, as in WeChat", async () => {
  await renderApp("/pokies/all", { extraPart: inApp("WeChat, Android") });
  await expect.element(notice).toBeVisible();
  expect(wayOut.query()).toBeNull();
  await expect.element(copy).toBeVisible();
});
