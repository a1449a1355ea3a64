import { Secret, TOTP } from "otpauth";
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import {
  address,
  button,
  chooseCountry,
  label,
  logIn,
  movePointerAway,
  newEmail,
  PASSWORD,
  textOf,
} from "../../../tests/support/component/account.ts";
import { appearanceOf, expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { setUserAgent } from "../../../tests/support/component/device.ts";
import { clearCookies, signIn } from "../../../tests/support/component/fake-server.ts";
import { send } from "../../../tests/support/component/play.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import { countSteps } from "../../../tests/support/component/step-counter.ts";
import { desktop, WINDOWS } from "../../../tests/support/data/user-agents/formats.ts";

const dialog = page.getByRole("dialog");
const profileLink = page.getByRole("link", { name: /^Profile of/ });
const find = (selector: string) => page.getBySelector(selector).first();

it.for([
  ["/profile", "de"],
  ["/profile", "fr-CA"],
  ["/profile/main", "de"],
  ["/profile/main", "fr-CA"],
  ["/profile/verification", "de"],
  ["/profile/verification", "fr-CA"],
  ["/profile/level", "de"],
  ["/profile/level", "fr-CA"],
  ["/favorite-games", "de"],
  ["/favorite-games", "fr-CA"],
] as const)(
  "I18N-16 the player's screen %s in %s fits every width, and is accessible",
  async ([path, locale]) => {
    await renderApp(path, { locale, player: { isConfirmed: false } });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectToFit([390, 768, 1440]);
    if (locale === "de") await expectAccessible();
  },
);

it("PROF-01 the player's details stand in two columns on a desktop, and in one on a phone", async () => {
  await renderApp("/profile/main", { player: {}, width: 1440, height: 900 });
  const boxOf = (name: string) => label(name).element().getBoundingClientRect();
  await expect.element(label("First name")).toBeVisible();
  expect(boxOf("First name").top).toBe(boxOf("Last name").top);
  // As far from the card's right edge as from its left.
  const card = label("Last name").element().closest("section")!.getBoundingClientRect();
  expect(card.right - boxOf("Last name").right).toBeCloseTo(boxOf("First name").left - card.left, 0);
  await expect.element(page.getByRole("term").filter({ hasText: "Email" })).toBeVisible();
  const rows = [
    ["Gender", "Street and number"],
    ["Postal code", "City", "Mobile phone"],
    ["Nickname", "Occupation"],
  ];
  for (const row of rows) {
    const boxes = row.map(boxOf);
    for (const { top, height } of boxes) {
      expect(top, row.join()).toBe(boxes[0]!.top);
      expect(height, row.join()).toBe(boxes[0]!.height);
    }
    expect(boxes.at(-1)!.right, row.join()).toBe(boxOf("Last name").right);
  }
  const widths = () =>
    [...document.querySelectorAll("main form :is(input, select)")].map(
      (input) => input.getBoundingClientRect().width,
    );
  expect(Math.max(...widths())).toBeLessThanOrEqual(460);
  expect(button("Save").element().getBoundingClientRect().width).toBeLessThan(250);
  await expect.element(label("Gender")).toHaveDisplayValue("Not set");
  await expect.element(label("Occupation")).toHaveAccessibleDescription("optional");
  await page.viewport(390, 844);
  await expect.poll(() => boxOf("Last name").top).toBeGreaterThan(boxOf("First name").top);
});

it("PROF-01 the hub stands alone on a phone, and beside the section on a desktop", async () => {
  const hub = page.getByRole("navigation", { name: "Profile" });
  const details = page.getByRole("main").getByRole("button", { name: "Save" });
  const back = page.getByRole("main").getByRole("link", { name: "Profile", exact: true });
  await renderApp("/profile", { player: {} });
  for (const group of ["Money", "Activity", "Safety", "About you"])
    await expect.element(hub.getByRole("heading", { name: group, exact: true })).toBeVisible();
  expect(details.query()).toBeNull();
  await hub.getByRole("link", { name: /^Level/ }).click();
  await expect.poll(address).toBe("/profile/level");
  await expect.element(page.getByRole("heading", { level: 1, name: "Level" })).toBeVisible();
  await expect.element(hub).not.toBeInTheDocument();
  await back.click();
  await expect.poll(address).toBe("/profile");
  await hub.getByRole("link", { name: /^Your details/ }).click();
  await expect.element(details).toBeVisible();
  await page.viewport(1440, 900);
  await expect
    .element(hub.getByRole("link", { name: /^Your details/ }))
    .toHaveAttribute("aria-current", "page");
  expect(back.query()).toBeNull();
  closeApp();
  await renderApp("/profile", { width: 1440, height: 900 });
  await expect.element(details).toBeVisible();
  const current = hub.getByRole("link", { name: /^Your details/ });
  await expect.element(current).toBeInViewport();
  await expect.element(current).toHaveAttribute("aria-current", "page");
  const other = hub.getByRole("link", { name: /^Level/ });
  const looks = [current, other].map((link) => getComputedStyle(link.element()).backgroundColor);
  expect(looks[0]).not.toBe(looks[1]);
  expect(hub.element().querySelectorAll("[aria-current]")).toHaveLength(1);
});

it("PROF-01 the hub begins with the balance, which can be topped up or paid out, and on a phone with name and level", async () => {
  await renderApp("/profile", { locale: "en-CA", player: { country: "CA", asDemo: true } });
  const main = page.getByRole("main");
  const name = main.getByText("Demo CA", { exact: true });
  await expect.element(name).toBeVisible();
  await expect.element(main.getByText("Gold", { exact: true })).toBeVisible();
  await expect.element(main.getByText("$1,000.00").first()).toBeVisible();
  const [deposit, withdraw] = [
    main.getByRole("link", { name: "Deposit", exact: true }),
    main.getByRole("link", { name: "Withdraw", exact: true }),
  ];
  expect(appearanceOf(deposit)).toEqual(appearanceOf(withdraw));
  await page.viewport(1440, 900);
  await expect.element(name).not.toBeVisible();
  await expect.element(deposit).toBeVisible();
  await withdraw.click();
  await expect.poll(address).toBe("/en-CA/withdraw");
});

it("PROF-01 the hub marks an identity that isn't verified, on a desktop beside its name", async () => {
  await renderApp("/profile", { player: {} });
  const row = page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: /^Verification/ });
  await expect.element(row.getByText("Needed to withdraw")).toBeVisible();
  await page.viewport(1440, 900);
  await expect.element(row.getByText("Needed to withdraw")).not.toBeVisible();
  await expect.element(row.getByRole("img", { name: "Needed to withdraw" })).toBeVisible();
});

it("PROF-26 values that only support can change stand above the form, with the way to support", async () => {
  await renderApp("/profile/main", { player: {} });
  const details = page.getByRole("region", { name: "Details that only support can change" });
  await expect.element(details.getByRole("term").filter({ hasText: "Country" })).toBeVisible();
  await expect.element(details.getByRole("definition").filter({ hasText: "Germany" })).toBeVisible();
  await expect.element(label("City")).toBeVisible();
  for (const name of ["Country", "Day"]) expect(label(name).query()).toBeNull();
  await details.getByRole("link", { name: "ask support" }).click();
  await expect.element(dialog.getByLabelText("Message")).toBeVisible();
});

it("PROF-26 saving is the main action once a value has changed", async () => {
  await renderApp("/profile/main", { player: {} });
  await expect.element(label("City")).toBeVisible();
  const background = () => getComputedStyle(button("Save").element()).backgroundColor;
  const untouched = background();
  await label("City").fill("Bonn");
  await expect.poll(background).not.toBe(untouched);
});

it("PROF-01 on a phone, the footer begins below the screen of a short section", async () => {
  await renderApp("/profile/activity", { player: {} });
  const heading = page.getByRole("heading", { name: "No activity yet" });
  await expect.element(heading).toBeVisible();
  const footer = document.querySelector("footer")!.getBoundingClientRect();
  const bar = page.getByRole("navigation", { name: "Quick links" }).element().getBoundingClientRect();
  expect(footer.top).toBeGreaterThanOrEqual(bar.top);
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThan(innerHeight / 3);
});

it.for([
  ["CA", "CAD", "Province"],
  ["AU", "AUD", "State"],
] as const)(
  "PROF-26 a player in %s with %s has a %s among the details",
  async ([country, currency, name]) => {
    await renderApp("/profile/main", { player: { country, currency }, width: 1440, height: 900 });
    await expect.element(label(name)).toBeVisible();
  },
);

it("PROF-08 PROF-09 subscribing is confirmed, and repeating it says that it's already done", async () => {
  await renderApp("/profile/main", { player: { isConfirmed: false } });
  await button("Subscribe to all").click();
  await expect.element(page.getByText("You're subscribed. You can unsubscribe at any time.")).toBeVisible();
  await button("Subscribe to all").click();
  await expect.element(page.getByText("You're already subscribed.")).toBeVisible();
});

it("AUTH-24 AUTH-12 two-factor authentication is turned on and then required; a recovery code works too", async () => {
  const { email } = await signIn();
  await renderApp("/profile/security");
  await expect.element(button("Turn it on")).toBeVisible();
  const form = page.elementLocator(button("Turn it on").element().closest("form")!);
  await form.getByLabelText("Password", { exact: true }).fill(PASSWORD);
  await button("Turn it on").click();
  await expect.element(page.getByRole("img", { name: "QR code for your authenticator" })).toBeVisible();
  const texts = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText);
  const secret = texts("p").find((text) => /^[A-Z2-7 ]{32,}$/.test(text))!;
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate();
  await label("Code from the app").fill(code);
  await button("Confirm").click();
  await expect.element(button("I've saved them")).toBeVisible();
  const recovery = texts("ul li").find((text) => /^[a-z\d]{5}-[a-z\d]{5}$/.test(text))!;
  await button("I've saved them").click();
  await expect.element(button("Turn it off")).toBeVisible();
  await expectAccessible();
  closeApp();
  clearCookies();
  await renderApp("/login");
  await logIn(email);
  await expect.element(page.getByText("Or use one of your recovery codes.")).toBeVisible();
  await expect.element(page.getByText("Fill this in to continue.")).not.toBeInTheDocument();
  await button("Back").click();
  await dialog.getByRole("button", { name: "Log in" }).click();
  await label("Authenticator code").fill("000000");
  await button("Confirm").click();
  await expect.element(page.getByText("This code is wrong or already used. Try another one.")).toBeVisible();
  await label("Authenticator code").fill(recovery);
  await button("Confirm").click();
  await expect.element(profileLink.first()).toBeVisible();
});

it("ANC-16 security shows the previous login, and players can be emailed about each new one", async () => {
  setUserAgent(desktop(WINDOWS, "Chrome/130.0.0.0 Safari/537.36"), { touchPoints: 0 });
  const { email } = await signIn();
  const openSecurityPage = async () => {
    await send("DELETE", "/api/users/sign_out");
    await renderApp("/login?redirect=/profile/security");
    await logIn(email);
    await expect.poll(address).toBe("/profile/security");
  };
  const notices = page.getByRole("checkbox", { name: /^Alert me about new logins/ });
  await openSecurityPage();
  await expect.element(page.getByText("This device")).toBeVisible();
  await expect.element(notices).not.toBeChecked();
  await notices.click();
  await expect.element(page.getByText("Saved")).toBeVisible();
  await expect.element(notices).toBeChecked();
  await expectToFit();
  closeApp();
  await openSecurityPage();
  await expect.element(notices).toBeChecked();
  await expect
    .poll(() => document.querySelector("[data-last-sign-in]")?.textContent)
    .toContain("Chrome, Windows");
  await expect.poll(() => textOf("/outbox")).toContain("New login to your account");
});

it("ANC-41 NEW-08 account closure explains its effect, and offers to withdraw first just as clearly", async () => {
  await renderApp("/profile/limits", { player: { funds: 12.5 } });
  await page.getByRole("link", { name: "Close your account" }).click();
  await expect.poll(() => document.querySelector("[data-closing]")).not.toBeNull();
  const closing = find("[data-closing]");
  await expect.element(closing).toBeInViewport();
  await expect.element(closing).toHaveTextContent("€12.50");
  const withdraw = closing.getByRole("link", { name: "Withdraw first" });
  const confirm = button("Close account");
  const [first, last] = [withdraw, confirm].map((one) => one.element().getBoundingClientRect());
  expect(first!.y).toBeLessThan(last!.y);
  await movePointerAway();
  await expect.poll(() => appearanceOf(withdraw)).toEqual(appearanceOf(confirm));
  await expectToFit();
  await expectAccessible();
  await label("Your password, to confirm it's you").fill("wrong-horse-7");
  await confirm.click();
  await expect.element(closing.getByRole("alert")).toBeVisible();
  await withdraw.click();
  await expect.element(dialog).toBeVisible();
});

it("ANC-41 NEW-08 closing the account logs out all tabs, and a later login says so and links to support", async () => {
  const { email } = await signIn();
  const otherTab = new BroadcastChannel("session");
  onTestFinished(() => otherTab.close());
  const sessionEvents: unknown[] = [];
  otherTab.addEventListener("message", ({ data }) => sessionEvents.push(data.event));
  await renderApp("/profile/security", { followsSession: true });
  await label("Your password, to confirm it's you").fill(PASSWORD);
  await button("Close account").click();
  await expect.element(page.getByText(/Your account is closed/)).toBeVisible();
  await expect.poll(address).toBe("/");
  await expect.poll(() => sessionEvents).toMatchObject([{ type: "ended", expired: false }]);
  closeApp();
  clearCookies();
  await renderApp("/login");
  await logIn(email);
  const alert = dialog.getByRole("alert");
  await expect.element(alert).toHaveTextContent("You've closed this account.");
  await expectAccessible();
  await alert.getByRole("link", { name: "contact support" }).click();
  await expect.element(page.getByRole("dialog", { name: "Support" })).toBeVisible();
});

it("ANC-41 NEW-08 closing an account takes no more steps than opening one", async () => {
  await renderApp("/support", { followsSession: true });
  const opening = countSteps();
  const quick = page.getByRole("navigation", { name: "Quick links" });
  await opening.click(quick.getByRole("link", { name: "Sign up" }));
  await opening.fill(label("Email"), newEmail());
  await opening.fill(label("Password"), PASSWORD);
  // The country is no counted step, because it is usually preselected.
  await chooseCountry("DE");
  await opening.click(button("Continue"));
  await opening.fill(label("Day"), "7");
  await opening.fill(label("Month"), "5");
  await opening.fill(label("Year"), "1990");
  await opening.click(page.getByRole("checkbox", { name: /I accept/ }));
  await opening.click(button("Create account"));
  await expect.poll(() => location.pathname).toBe("/email-verify");
  closeApp();
  await renderApp("/support", { followsSession: true });
  await expect.element(profileLink.first()).toBeVisible();
  const leaving = countSteps();
  await leaving.click(button("Menu"));
  await leaving.click(dialog.getByRole("link", { name: "Security" }));
  await leaving.fill(label("Your password, to confirm it's you"), PASSWORD);
  await leaving.click(button("Close account"));
  await expect.element(page.getByText(/Your account is closed/)).toBeVisible();
  await expect.poll(address).toBe("/");
  expect(leaving.steps()).toBeLessThanOrEqual(opening.steps());
});
