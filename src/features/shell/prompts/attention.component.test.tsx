import { expect, it } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { address, button, forward } from "../../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit, nextLayout } from "../../../../tests/support/component/checks.ts";
import { rejectionResponse, signIn } from "../../../../tests/support/component/fake-server.ts";
import { closeApp, renderApp } from "../../../../tests/support/component/render-app.tsx";
import { dismissToast, showToast } from "../../../lib/page/toasts.ts";

const notice = () => document.querySelector<HTMLElement>("[data-notice]");
const heading = page.getByRole("heading", { level: 1 });

it("NAV-35 a new provider is presented once a session to visitors of the providers page", async () => {
  await renderApp("/producers");
  const popup = page.getByRole("dialog", { name: "Meet our new provider" });
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
  await renderApp("/support");
  await expect.poll(() => notice()?.dataset.notice).toBe("confirm_email");
  expect(notice()!.dataset.new).toBeUndefined();
  expect(document.querySelectorAll("[data-notice]").length).toBe(1);
  await expectToFit([768, 1440, 390]);
  await expectAccessible();
  await page.elementLocator(notice()!).getByRole("button").last().click();
  await expect.poll(notice).toBeNull();
});

it("PLT-21 AMB-PLT-07 a header notice's action that failed is enabled again, and can be retried", async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let fails = true;
  await renderApp("/support", {
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

it("PLT-20 NEW-08 a reminder isn't shown on the page that it leads to", async () => {
  await renderApp("/profile", { player: {}, width: 1440, height: 900 });
  const link = (name: RegExp) =>
    page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name });
  await expect.poll(() => notice()?.dataset.notice).toBe("verify_identity");
  await link(/^Verification/).click();
  await expect.poll(address).toBe("/profile/verification");
  await expect.poll(notice).toBeNull();
  await link(/^Level/).click();
  await expect.poll(() => notice()?.dataset.notice).toBe("verify_identity");
});

it("NEW-08 a reminder waits until a message is gone", async () => {
  await renderApp("/support", { player: { isConfirmed: false } });
  const isShown = () => notice()?.checkVisibility();
  await expect.poll(isShown).toBe(true);
  const toast = showToast({ text: "Saved", kind: "info" });
  await expect.element(page.getByText("Saved")).toBeVisible();
  await expect.poll(isShown).toBe(false);
  dismissToast(toast);
  await expect.poll(isShown).toBe(true);
});
