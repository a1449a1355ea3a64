import { expect, it, onTestFinished } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { address, button, forward } from "../../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit, nextLayout } from "../../../../tests/support/component/checks.ts";
import { pretendMouse } from "../../../../tests/support/component/device.ts";
import { rejectionResponse, signIn } from "../../../../tests/support/component/fake-server.ts";
import { EMPTY_FRAMES } from "../../../../tests/support/component/play.ts";
import { closeApp, renderApp } from "../../../../tests/support/component/render-app.tsx";
import { dismissToast, showToast } from "../../../lib/page/toasts.ts";

const notice = () => document.querySelector<HTMLElement>("[data-notice]");
const heading = page.getByRole("heading", { level: 1 });

it("NAV-35 a new provider is presented once a session to visitors of the providers page", async () => {
  await renderApp("/producers");
  const popup = page.getByRole("dialog", { name: "Meet our new provider" });
  await expect.element(page.getByRole("searchbox", { name: "Search providers" })).toBeVisible();
  scrollTo(0, innerHeight);
  await expect.element(popup).toBeVisible();
  await expectAccessible();
  await popup.getByRole("link", { name: "Browse games" }).click();
  await expect.poll(address).toBe("/producers/rookery-twelve");
  await expect.element(popup).not.toBeInTheDocument();
  history.back();
  await expect.poll(address).toBe("/producers");
  await expect.element(heading).toHaveTextContent("Providers");
  await expect.element(popup).not.toBeInTheDocument();
  closeApp();
  const { answeredCalls } = await renderApp("/producers");
  await expect.element(heading).toBeVisible();
  scrollTo(0, innerHeight);
  await expect.poll(() => answeredCalls).toContain("GET /api/fe/config/banners-config");
  await nextLayout();
  expect(popup.query()).toBeNull();
  expect(sessionStorage.getItem("new-provider-shown")).toBe("13");
});

it("PLT-20 header notices are shown one at a time, not over a popup, and can be dismissed", async () => {
  await renderApp("/email-verify", { player: { isConfirmed: false } });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(notice()).toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => notice()?.dataset.new).toBe("true");
  closeApp();
  sessionStorage.clear();
  await renderApp("/");
  await expect.poll(() => notice()?.dataset.notice).toBe("confirm_email");
  expect(notice()!.dataset.new).toBeUndefined();
  expect(document.querySelectorAll("[data-notice]").length).toBe(1);
  await expectToFit([768, 1440, 390]);
  await expectAccessible();
  await page.elementLocator(notice()!).getByRole("button").last().click();
  await expect.poll(notice).toBeNull();
});

it.for(["en", "de", "it", "fr-CA", "et", "no"] as const)(
  "PLT-20 a header notice in %s covers one slim line of a phone",
  async (locale) => {
    await renderApp("/", { player: { isConfirmed: false }, locale });
    await expect.poll(() => notice()?.checkVisibility()).toBe(true);
    expect(notice()!.getBoundingClientRect().height).toBeLessThanOrEqual(56);
    await expectToFit([390]);
  },
);

it("PLT-21 AMB-PLT-07 a header notice's action that failed is enabled again, and can be retried", async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let fails = true;
  await renderApp("/", {
    player: { isConfirmed: false },
    answers: {
      "POST /api/users/confirmation": async (request) => {
        if (!fails) return forward(request);
        await gate;
        return rejectionResponse(500, "internal_error");
      },
    },
  });
  const resendButton = button("Resend email");
  await resendButton.click();
  await expect.element(resendButton).toHaveAttribute("aria-disabled", "true");
  answer();
  await expect.element(resendButton).not.toHaveAttribute("aria-disabled");
  expect(notice()!.dataset.notice).toBe("confirm_email");
  await expect.element(page.getByText("Your email is on its way.")).not.toBeInTheDocument();
  fails = false;
  await resendButton.click();
  await expect.element(page.getByText("Your email is on its way.")).toBeVisible();
  await expect.poll(notice).toBeNull();
});

it("SHL-25 the support button with its new replies is shown on larger screens, but not on a phone", async () => {
  const { email } = await signIn();
  const widget = page.getByRole("link", { name: /^(Contact support|Support:)/ });
  await renderApp("/favorite-games");
  await expect.element(page.getByRole("link", { name: /^Profile of/ }).first()).toBeVisible();
  await expect.element(widget).not.toBeInTheDocument();
  closeApp();
  await renderApp("/favorite-games", { width: 1440 });
  await expect.element(widget).toHaveAccessibleName("Contact support");
  closeApp();
  for (const text of ["We have looked into it.", "It is done."])
    await commands.operate("notifications", { player: email, title: "An answer", text, path: "/support" });
  await renderApp("/favorite-games", { width: 1440 });
  await expect.element(widget).toHaveAccessibleName("Support: 2 new replies");
  await expect.element(widget).toHaveTextContent("1+");
  await expectAccessible();
  await widget.click();
  await expect.element(page.getByRole("dialog", { name: "Support" })).toBeVisible();
});

/** True if the boxes of two elements overlap. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

it("SHL-25 NEW-08 on desktops the support button stands in the rail's foot, over nothing else", async () => {
  onTestFinished(() => document.documentElement.removeAttribute("data-slim-rail"));
  await renderApp("/", { player: { isConfirmed: false }, width: 1440, height: 900 });
  const widget = page.getByRole("link", { name: "Contact support" });
  await expect.element(widget).toBeVisible();
  await expect.poll(() => notice()?.checkVisibility()).toBe(true);
  const covered = () => {
    const support = widget.element();
    return [...document.querySelectorAll("main a, main p, footer a, aside button, [data-notice]")].filter(
      (part) => part !== support && overlap(support, part),
    );
  };
  expect(covered()).toEqual([]);
  scrollTo(0, document.documentElement.scrollHeight);
  await nextLayout();
  expect(covered()).toEqual([]);
  await page.getByRole("button", { name: "Collapse menu" }).click();
  await expect.element(page.getByRole("button", { name: "Expand menu" })).toBeVisible();
  await nextLayout();
  expect(covered()).toEqual([]);
  const { right } = document.querySelector("aside")!.getBoundingClientRect();
  expect(widget.element().getBoundingClientRect().right).toBeLessThan(right);
  await page.getByRole("button", { name: "Expand menu" }).click();
});

it("SHL-25 at 1440 px the support button is over no row's arrow, wherever the page is scrolled to", async () => {
  pretendMouse();
  await renderApp("/", { player: {}, width: 1440, height: 900, answers: EMPTY_FRAMES });
  const widget = page.getByRole("link", { name: "Contact support" });
  await expect.element(widget).toBeVisible();
  const next = page
    .getByRole("region", { name: "Top games" })
    .getByRole("button", { name: "Scroll forward" });
  await expect.element(next).toBeVisible();
  // Rows only move up and down.
  const { right } = widget.element().getBoundingClientRect();
  expect(right).toBeLessThan(next.element().getBoundingClientRect().left);
});

it("SHL-25 at 768 px the support button stands within the bar", async () => {
  await renderApp("/", { player: {}, width: 768, height: 1024, answers: EMPTY_FRAMES });
  const widget = page.getByRole("link", { name: "Contact support" });
  await expect.element(widget).toBeVisible();
  const bar = document.querySelector("#bar")!.getBoundingClientRect();
  const box = widget.element().getBoundingClientRect();
  expect([box.top >= bar.top, box.bottom <= bar.bottom]).toEqual([true, true]);
  expect(
    [...document.querySelectorAll("#bar > *")].filter((item) => overlap(widget.element(), item)),
  ).toEqual([]);
});

it("PLT-20 NEW-08 a reminder shows over the lobby alone, and once a session", async () => {
  await renderApp("/", { player: {}, width: 1440, height: 900 });
  await expect.poll(() => notice()?.dataset.notice).toBe("verify_identity");
  await page
    .getByRole("link", { name: /^Profile of/ })
    .first()
    .click();
  await expect.poll(notice).toBeNull();
  // The account's list has it instead.
  const verification = page
    .getByRole("navigation", { name: "Profile" })
    .getByRole("link", { name: /^Verification/ });
  await expect.element(verification).toHaveTextContent("Needed to withdraw");
  await page.getByRole("complementary").first().getByRole("link", { name: "Lobby" }).click();
  await expect.element(page.getByRole("heading", { name: "Top games" })).toBeVisible();
  await nextLayout();
  expect(notice()).toBeNull();
});

it("PLT-20 the account's list says that an email address isn't confirmed", async () => {
  await renderApp("/profile/limits", { player: { isConfirmed: false }, width: 1440, height: 900 });
  const details = page
    .getByRole("navigation", { name: "Profile" })
    .getByRole("link", { name: /^Your details/ });
  await expect.element(details).toHaveTextContent("Confirm your email");
  expect(notice()).toBeNull();
});

it("NEW-08 a reminder waits until a message is gone", async () => {
  await renderApp("/", { player: { isConfirmed: false } });
  const isShown = () => notice()?.checkVisibility();
  await expect.poll(isShown).toBe(true);
  const toast = showToast({ text: "Saved", kind: "info" });
  await expect.element(page.getByText("Saved")).toBeVisible();
  await expect.poll(isShown).toBe(false);
  dismissToast(toast);
  await expect.poll(isShown).toBe(true);
});

/** True if a part of the page's foot is over the element, which is scrolled to the window's foot. */
function isCovered(element: HTMLElement): boolean {
  element.scrollIntoView({ block: "end" });
  const box = element.getBoundingClientRect();
  const parts = document.querySelectorAll(
    "[data-notice-stack] [data-prompt], [data-notice-stack] [aria-live] > *",
  );
  return [...parts].some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && top < box.bottom && bottom > box.top;
  });
}
const lastLogin = {
  text: "Your last login: Nov 25, 2026, 5:06 AM, Chrome, Linux",
  kind: "info",
  action: { label: "Not you?", run: () => {}, navigates: true },
} as const;

it.for([
  ["a page", "/profile/promocode", "main"],
  ["a popup", "/login", "[role=dialog]"],
] as const)(
  "NEW-08 ANC-16 nothing covers the button of %s with a form on phones",
  async ([, path, place]) => {
    const player = path === "/login" ? {} : { player: { country: "DE" } };
    await renderApp(path, { width: 390, ...player });
    const submit = () => document.querySelector<HTMLElement>(`${place} form [type=submit]`);
    await expect.poll(submit).not.toBeNull();
    showToast(lastLogin);
    await expect.element(page.getByRole("button", { name: "Not you?" })).toBeVisible();
    expect(isCovered(submit()!)).toBe(false);
    for (const block of ["start", "center"] as const) {
      submit()!.scrollIntoView({ block });
      expect(
        page.getByRole("button", { name: "Not you?" }).element().getBoundingClientRect().bottom,
      ).toBeLessThan(300);
    }
    expect(notice()?.checkVisibility() ?? false).toBe(false);
  },
);

it("NEW-08 a reminder stands above the bar on phones, and the page's end above the reminder", async () => {
  await renderApp("/", { player: { isConfirmed: false }, width: 390 });
  await expect.poll(() => notice()?.checkVisibility()).toBe(true);
  const bar = document.querySelector("#bar")!;
  expect(notice()!.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  const isFootFree = () => {
    scrollTo(0, document.documentElement.scrollHeight);
    const foot = document.querySelector("footer")!.getBoundingClientRect();
    return foot.bottom <= notice()!.getBoundingClientRect().top;
  };
  await expect.poll(isFootFree).toBe(true);
});
