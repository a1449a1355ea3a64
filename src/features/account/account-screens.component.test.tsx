import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  address,
  button,
  fillInSignUp,
  forward,
  label,
  linkIn,
  logIn,
  newEmail,
  PASSWORD,
  textOf,
} from "../../../tests/support/component/account.ts";
import { fakeCashbox, savedProfile } from "../../../tests/support/component/cashbox.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { clearCookies, rejectionResponse, signIn } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";

const dialog = page.getByRole("dialog");
const profileLink = page.getByRole("link", { name: /^Profile of/ });
const formPart = () => document.querySelector("[role=dialog] form, [role=dialog] button");

it.for([
  ["registration", "de"],
  ["registration", "fr-CA"],
  ["login", "de"],
  ["login", "fr-CA"],
  ["remind", "de"],
  ["remind", "fr-CA"],
  ["email-verify", "de"],
  ["email-verify", "fr-CA"],
] as const)("I18N-16 the screen %s in %s fits every width, and is accessible", async ([name, locale]) => {
  await renderApp(`/${name}`, { locale });
  await expect.poll(formPart).not.toBeNull();
  await expectToFit();
  if (locale === "de") await expectAccessible();
});

it("NAV-03 NAV-12 AUTH-04 AMB-RTE-04 a player's popup asks guests to register, reopens afterwards, and leaves no draft", async () => {
  await renderApp("/withdraw");
  await expect.poll(address).toBe("/registration?redirect=%2Fwithdraw");
  await fillInSignUp(newEmail());
  await button("Create account").click();
  await expect.poll(() => location.pathname).toBe("/email-verify");
  expect(JSON.stringify(localStorage)).not.toContain("1990");
  await button("Browse games").click();
  await expect.poll(() => location.pathname).toBe("/withdraw");
});

it.for([
  ["/withdraw", "Sign up to withdraw", "Log in to withdraw."],
  ["/profile/limits", "Sign up to set your limits", "Log in to set your limits."],
] as const)(
  "NAV-02 NAV-04 a guest at %s sees why it takes an account, logs in, and returns there",
  async ([path, signUpReason, reason]) => {
    const { email } = await signIn({ isSignedIn: false });
    await renderApp(path);
    const registration = dialog.getByRole("button", { name: "Continue", exact: true });
    await expect.element(dialog.getByText(signUpReason)).toBeVisible();
    await expect.element(dialog.getByText(reason)).not.toBeInTheDocument();
    const logInLink = dialog.getByRole("link", { name: "Log in" });
    const boxOf = (target: typeof logInLink) => target.element().getBoundingClientRect();
    expect(boxOf(logInLink).top).toBeLessThan(boxOf(registration).top);
    expect(boxOf(logInLink).width).toBe(boxOf(registration).width);
    expect(boxOf(logInLink).height).toBeGreaterThanOrEqual(44);
    await expectToFit([390]);
    await logInLink.click();
    await expect.element(dialog.getByRole("button", { name: "Log in" })).toBeVisible();
    await expect.element(dialog.getByText(reason)).toBeVisible();
    await logIn(email);
    await expect.poll(address).toBe(path);
  },
);

it("the registration form without a destination offers logging in below it", async () => {
  await renderApp("/registration");
  await expect.element(dialog.getByRole("link", { name: "Already have an account? Log in" })).toBeVisible();
  await expect.element(dialog.getByText("Sign up to", { exact: false })).not.toBeInTheDocument();
});

it.for([
  ["DE", "18"],
  ["EE", "21"],
] as const)("LIC-11 the first step in %s names the minimum age of %s", async ([country, age]) => {
  await renderApp("/registration", { country });
  const line = dialog.getByText(`For players aged ${age} and over.`);
  await expect.element(line).toBeVisible();
  const below = dialog.getByRole("button", { name: "Continue", exact: true }).element();
  expect(line.element().getBoundingClientRect().top).toBeGreaterThan(below.getBoundingClientRect().bottom);
});

it("the login form has the link for a forgotten password at its field, and registration below", async () => {
  await renderApp("/login");
  const logIn = dialog.getByRole("button", { name: "Log in" });
  await expect.element(logIn).toBeVisible();
  const middle = (target: typeof logIn) => {
    const { left, top, width, height } = target.element().getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const signUp = dialog.getByRole("link", { name: "New here? Sign up" });
  expect(middle(dialog.getByRole("link", { name: "Forgot your password?" }))[1]).toBeLessThan(
    middle(logIn)[1],
  );
  expect(middle(signUp)[1]).toBeGreaterThan(middle(logIn)[1]);
  expect(middle(signUp)[0]).toBeCloseTo(middle(logIn)[0], 0);
  await signUp.click();
  await expect.element(dialog.getByRole("button", { name: "Continue", exact: true })).toBeVisible();
});

it("NAV-03 a player is redirected from a guest's popup", async () => {
  await renderApp("/registration", { player: {} });
  await expect.poll(address).toBe("/");
  await expect.element(profileLink.first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

it("NAV-22 NAV-24 a hash opens its popup and is removed from the address", async () => {
  await renderApp("/pokies/all#sign-in");
  await expect.element(dialog.getByRole("button", { name: "Log in" })).toBeVisible();
  await expect.poll(address).toBe("/login");
  await userEvent.keyboard("{Escape}");
  await expect.poll(address).toBe("/pokies/all");
  await expect.element(dialog).not.toBeInTheDocument();
});

it("NAV-21 NAV-24 the chat hash opens support after a second, and is then removed from the address", async () => {
  const startedAt = performance.now();
  await renderApp("/faq#chat");
  await expect.element(dialog).toBeVisible();
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1_000);
  await expect.poll(() => location.hash).toBe("");
  await expect.element(dialog.getByRole("heading", { level: 2 }).first()).toHaveTextContent("Support");
});

it.for([
  ["registration", "Registration restricted in your country"],
  ["sign-in", "Login not available in your country"],
] as const)(
  "NAV-26 LIC-08 a restricted country shows the reason in place of the %s form",
  async ([path, text]) => {
    await renderApp(`/${path}`, { country: "GB" });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

it("AUTH-20 AUTH-07 AMB-RTE-06 resending the email shows a toast, and the link in it confirms the email", async () => {
  const email = newEmail();
  await renderApp("/email-verify", { player: { email, isConfirmed: false } });
  await button("Resend email").click();
  await expect.element(page.getByText("Your email is on its way.")).toBeVisible();
  await expect.poll(() => textOf("/outbox")).toContain(email);
  closeApp();
  await renderApp(await linkIn(email));
  await expect.element(page.getByText("Your email is confirmed.")).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: /^Try .+ for free$/ })).toBeVisible();
  await expectToFit();
  await expectAccessible();
  await dialog.getByRole("link", { name: "Make your first deposit" }).click();
  await expect.poll(() => location.pathname).toBe("/deposit");
});

it("AUTH-07 the tab that asks to confirm knows of it once the player is back from another tab", async () => {
  const email = newEmail();
  await renderApp("/email-verify", { player: { email, isConfirmed: false } });
  await button("Resend email").click();
  await expect.poll(() => textOf("/outbox")).toContain(email);
  const [, token] = /token=([\w-]+)/.exec(await linkIn(email))!;
  const confirmation = await textOf(`/api/users/confirmation?confirmation_token=${token}`);
  expect(confirmation).not.toContain("error");
  await expect.element(page.getByText(/tap the link to confirm/)).toBeVisible();
  dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("Your email is confirmed.")).toBeVisible();
});

it("AUTH-07 on another device, the link asks for the password, and then shows the next steps, too", async () => {
  const email = newEmail();
  await renderApp("/email-verify", { player: { email, isConfirmed: false } });
  await button("Resend email").click();
  await expect.poll(() => textOf("/outbox")).toContain(email);
  const link = await linkIn(email);
  closeApp();
  clearCookies();
  await renderApp(link);
  await label("Email").fill(email);
  await label("Password").fill(PASSWORD);
  await button("Confirm").click();
  await expect.element(dialog.getByText("Your email is confirmed.")).toBeVisible();
  await dialog.getByRole("link", { name: /^Try .+ for free$/ }).click();
  await expect.poll(address).toMatch(/^\/play\/[\w-]+\/[\w-]+\?mode=demo$/);
});

it("AUTH-07 AUTH-20 a used link says so to a guest, and leads to the login or a new link", async () => {
  await renderApp("/confirmation?confirmation_token=used");
  await expect.element(dialog.getByText("This link has expired or was already used.")).toBeVisible();
  await expect.element(button("Resend email")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Make your first deposit" })).not.toBeInTheDocument();
  await dialog.getByRole("link", { name: "Already confirmed? Log in" }).click();
  await expect.element(dialog.getByRole("button", { name: "Log in" })).toBeVisible();
});

it("AUTH-14 AMB-RTE-04 a session ended by the server opens login once, which returns to the page", async () => {
  // Rejects only the security page's calls, so that the profile page doesn't notice the end first.
  const unauthorized = rejectionResponse(401, "unauthorized");
  await renderApp("/profile", {
    player: {},
    followsSession: true,
    answers: {
      "GET /api/player/sessions": unauthorized,
      "GET /api/player/sign_ins": unauthorized,
      "GET /api/player/account_closure": unauthorized,
    },
  });
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Security/ })
    .click();
  await expect.poll(address).toBe("/login?redirect=%2Fprofile%2Fsecurity");
  await expect.element(dialog.getByRole("button", { name: "Log in" })).toBeVisible();
  expect(dialog.elements()).toHaveLength(1);
});

it("AUTH-09 cancelling at an identity provider shows a message, and another try keeps the redirect", async () => {
  await renderApp("/sign-in?auth_error=denied&redirect=%2Fpokies%2Fall");
  await expect.element(dialog.getByText("nothing's changed")).toBeVisible();
  await expect
    .element(dialog.getByRole("link", { name: "Continue with Demo ID" }))
    .toHaveAttribute("href", "/api/auth_providers/demo/start?redirect=%2Fpokies%2Fall");
});

it("AUTH-17 a player's data loads in parallel after the page is shown", async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const delayedCalls: string[] = [];
  const delayCall = (name: string) => async (request: Request) => {
    delayedCalls.push(name);
    await gate;
    return forward(request);
  };
  const { email } = await signIn({ country: "NZ", asDemo: true, isSignedIn: false, locale: "en" });
  await renderApp("/login", {
    answers: {
      "GET /api/player/accounts": delayCall("accounts"),
      "GET /api/subscriptions": delayCall("subscriptions"),
    },
  });
  await logIn(email);
  await expect.element(page.getByRole("link", { name: "Profile of Demo NZ" })).toBeVisible();
  await expect.poll(() => [...delayedCalls].sort()).toEqual(["accounts", "subscriptions"]);
  open();
  await expect.element(page.getByText("$1,000.00").first()).toBeVisible();
});

it("AUTH-02 AUTH-19 a wrong password shows an error, the right one redirects back", async () => {
  const { email } = await signIn({ isSignedIn: false });
  await renderApp("/login?redirect=%2Fprofile%2Flevel");
  await logIn(email, "wrong-horse-7");
  await expect
    .element(page.getByText("That email and password don't match. Just signed up? Confirm your email first."))
    .toBeVisible();
  await logIn(email);
  await expect.poll(address).toBe("/profile/level");
});

it("AUTH-11 a redirect to another site is ignored", async () => {
  await renderApp("/sign-in?redirect=https://evil.example/", { player: {} });
  await expect.poll(address).toBe("/");
});

it("AUTH-05 AUTH-06 NAV-09 a forgotten password is reset through the email's link", async () => {
  const { email } = await signIn({ isSignedIn: false });
  await renderApp("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await label("Email").fill(email);
  await button("Send link").click();
  await expect.element(page.getByText(`If ${email} has an account`)).toBeVisible();
  await expect.poll(() => linkIn(email)).toMatch(/^\/new-password\?reset_password_token=/);
  closeApp();
  await renderApp(await linkIn(email));
  await expect.element(label("Repeat new password")).toBeVisible();
  await page.elementLocator(document.querySelector("input[name=password]")!).fill("brand-new-horse-9");
  await label("Repeat new password").fill("brand-new-horse-8");
  await button("Set password").click();
  await expect.element(page.getByText("The passwords don't match.")).toBeVisible();
  await label("Repeat new password").fill("brand-new-horse-9");
  await button("Set password").click();
  await page.getByRole("dialog").getByRole("link", { name: "Log in" }).click();
  await logIn(email, "brand-new-horse-9");
  await expect.element(profileLink.first()).toBeVisible();
});

it("NAV-31 an unknown address below the profile redirects to the profile", async () => {
  await renderApp("/profile/nonsense", { player: {} });
  await expect.poll(address).toMatch(/^\/profile\/?$/);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Profile");
});

it("PROF-27 a player with missing details must enter them before the cashbox opens, which follows", async () => {
  const { answers } = fakeCashbox();
  await renderApp("/promotions", { player: { isConfirmed: false }, answers });
  await renderApp("/deposit", { player: { isConfirmed: false }, answers });
  const heading = page.getByRole("heading", { name: "Your details" });
  await expect.element(heading).toBeVisible();
  await label("First name").fill("Anna");
  await label("Last name").fill("Berg");
  await label("Postal code").fill("50667");
  await label("City").fill("Köln");
  await label("Street and number").fill("Hauptstraße 5");
  await label("Mobile phone").fill("0221 1234567");
  await button("Save and continue").click();
  await expect.element(heading).not.toBeInTheDocument();
  await savedProfile();
  expect(address()).toBe("/deposit");
});

it("PROF-27 the cashbox over a page shows methods first, and asks for missing details when an amount is submitted", async () => {
  const { paymentRequests, answers } = fakeCashbox();
  await renderApp("/promotions?popup=deposit", { player: { isConfirmed: false }, answers });
  await (await savedProfile()).click();
  await label("Amount in EUR").fill("35");
  await button("Deposit €35.00").click();
  await label("First name").fill("Anna");
  await label("Last name").fill("Berg");
  await label("Postal code").fill("50667");
  await label("City").fill("Köln");
  await label("Street and number").fill("Hauptstraße 5");
  await label("Mobile phone").fill("0221 1234567");
  expect(paymentRequests).toEqual([]);
  await button("Save and continue").click();
  await button("Deposit €35.00").click();
  await find("[data-payment]");
  expect(paymentRequests.map(({ request }) => request.amount_cents)).toEqual([3_500]);
});
