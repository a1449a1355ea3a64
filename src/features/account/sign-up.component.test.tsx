import { expect, it } from "vitest";
import { page } from "vitest/browser";
import {
  address,
  button,
  chooseCountry,
  fillInFirstStep,
  fillInSignUp,
  forward,
  label,
  newEmail,
  PASSWORD,
} from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";

const dialog = page.getByRole("dialog");

it("PROF-26 PROF-30 LIC-11 PROF-22 errors are shown at their fields, and drafts keep no password", async () => {
  await renderApp("/registration");
  await button("Continue").click();
  await expect.poll(() => page.getByRole("alert").elements().length).toBe(3);
  await expect.element(label("Email")).toHaveFocus();
  await label("Email").fill("anna@gmial.com");
  await label("Password").fill("short");
  await button("Did you mean anna@gmail.com?").click();
  await expect.element(label("Email")).toHaveValue("anna@gmail.com");
  await expect.element(page.getByText("Use more characters.")).toBeVisible();
  await expectAccessible();
  await label("Password").fill(PASSWORD);
  await chooseCountry("AT");
  await button("Continue").click();
  await button("Create account").click();
  await expect.poll(() => page.getByRole("alert").elements().length).toBe(2);
  await expect.element(label("Day")).toHaveFocus();
  await expect.element(page.getByRole("group", { name: "Date of birth" })).toBeVisible();
  await label("Day").fill("1");
  await label("Month").fill("1");
  await label("Year").fill("2015");
  await expect.element(page.getByText("You must be 18 or older.")).toBeVisible();
  await button("Back").click();
  await chooseCountry("EE");
  await button("Continue").click();
  await expect.element(page.getByText("You must be 21 or older.")).toBeVisible();
  await expectAccessible();
  expect(JSON.stringify(localStorage)).not.toContain(PASSWORD);
  closeApp();
  // The password isn't stored, so that a reload starts with the step that asks for it.
  await renderApp("/registration");
  await expect.element(label("Email")).toHaveValue("anna@gmail.com");
  await expect.element(label("Password")).toHaveValue("");
  await label("Password").fill(PASSWORD);
  await button("Continue").click();
  await expect.element(label("Year")).toHaveValue("2015");
});

it("PROF-26 NAV-11 Back leads from the second step to the first, which keeps its input, and closing leaves both", async () => {
  await renderApp("/pokies/all");
  await page.getByRole("link", { name: "Sign up" }).first().click();
  await expect.element(page.getByText("Step 1 of 2")).toBeVisible();
  await expect.element(page.getByText("Next: date of birth")).toBeVisible();
  const segments = () => dialog.element().querySelectorAll('form [aria-hidden] [data-on="true"]').length;
  expect(segments()).toBe(1);
  await fillInFirstStep("anna@example.com");
  await expect.element(page.getByRole("heading", { name: "Step 2 of 2" })).toHaveFocus();
  expect(segments()).toBe(2);
  await expect.element(page.getByText(/^Next:/)).not.toBeInTheDocument();
  expect(location.pathname).toBe("/registration");
  await expectToFit();
  history.back();
  await expect.element(page.getByRole("heading", { name: "Step 1 of 2" })).toHaveFocus();
  await expect.element(label("Password")).toHaveValue(PASSWORD);
  await button("Continue").click();
  await expect.element(page.getByText("Step 2 of 2")).toBeVisible();
  await button("Close").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(address).toBe("/pokies/all");
});

it("AUTH-19 PROF-30 the first step asks the server about the password, and shows its rejection there", async () => {
  await renderApp("/registration");
  await label("Email").fill(newEmail());
  await label("Password").fill("password123");
  await chooseCountry("DE");
  await button("Continue").click();
  await expect.element(page.getByText("This password's too common. Choose another one.")).toBeVisible();
  await expect.element(label("Password")).toHaveFocus();
  await expect.element(page.getByText("Step 1 of 2")).toBeVisible();
  await label("Password").fill("brand-new-horse-9");
  await button("Continue").click();
  await expect.element(page.getByRole("heading", { name: "Step 2 of 2" })).toHaveFocus();
});

it("AUTH-19 the first step leads on when the server can't check the password", async () => {
  const answers = { "POST /api/users/password_check": rejectionResponse(503, "unavailable") };
  await renderApp("/registration", { answers });
  await fillInFirstStep(newEmail());
  await expect.element(page.getByText("Step 2 of 2")).toBeVisible();
});

it("AUTH-19 PROF-30 a field that the server rejects in the first step is shown there, with the focus", async () => {
  const rejection = rejectionResponse(422, "validation_failed", {
    errors: { "user.password": ["too_common"] },
  });
  await renderApp("/registration", { answers: { "POST /api/users": rejection } });
  await fillInSignUp(newEmail());
  await button("Create account").click();
  await expect.element(page.getByText("This password's too common. Choose another one.")).toBeVisible();
  await expect.element(label("Password")).toHaveFocus();
  await expect.element(page.getByText("Step 1 of 2")).toBeVisible();
  await label("Password").fill("brand-new-horse-9");
  await button("Continue").click();
  await expect.element(label("Year")).toHaveValue("1990");
});

it("ANC-27 PROF-26 the second step has an unticked checkbox for offers on each channel, and marks optional fields", async () => {
  await renderApp("/registration");
  await fillInFirstStep(newEmail());
  for (const name of ["Email me offers", "Text me offers"])
    await expect.element(page.getByRole("checkbox", { name })).not.toBeChecked();
  expect(page.getByText("optional", { exact: true }).elements()).toHaveLength(1);
  // Read with its field.
  await expect.element(label("Nickname")).toHaveAccessibleDescription(/(^| )optional$/);
  for (const part of ["Day", "Month", "Year"])
    await expect.element(label(part)).toHaveAttribute("autocomplete", `bday-${part.toLowerCase()}`);
});

it("PROF-30 a new password's rules show before any error, and are ticked off while the player types", async () => {
  await renderApp("/registration");
  const rule = (state: string, text: string) =>
    page
      .getByRole("img", { name: state })
      .and(page.elementLocator(page.getByText(text).element().previousElementSibling!));
  await expect.element(page.getByText("At least 8 characters")).toBeVisible();
  await expect.element(rule("Still needed:", "At least 8 characters")).toBeVisible();
  // Filled dots, which become ticks: empty circles would look like radio buttons.
  const dots = [...document.querySelectorAll('[data-met="false"] svg')];
  expect(dots.map((dot) => getComputedStyle(dot).fill)).not.toContain("none");
  expect(dots).toHaveLength(2);
  // There's nothing to rate yet.
  const filled = () => document.querySelectorAll('[data-strength] [data-on="true"]').length;
  expect(document.querySelector("[data-strength]")).toBeNull();
  const button = page.getByRole("button", { name: "Continue", exact: true }).element();
  const top = button.getBoundingClientRect().top;
  await label("Password").fill("kitchen");
  await expect.element(rule("Still needed:", "At least 8 characters")).toBeVisible();
  await expect.element(page.getByRole("status").filter({ hasText: "Strength: Easy to guess" })).toBeVisible();
  await expect.poll(filled).toBe(1);
  expect(button.getBoundingClientRect().top).toBe(top);
  await label("Password").fill("kitchen-7lamp-Zebra");
  await expect.element(rule("Done:", "At least 8 characters")).toBeVisible();
  await expect.element(page.getByRole("status").filter({ hasText: "Strength: Strong" })).toBeVisible();
  await label("Password").fill("küchenlampe");
  await expect.element(rule("Still needed:", "Only letters A–Z, numbers and symbols")).toBeVisible();
});

it.for(["registration", "login"])(
  "PROF-26 every way of %s is on a phone's screen, the link to the other form last",
  async (name) => {
    await renderApp(`/${name}`, { width: 390, height: 844 });
    const submit = dialog.getByRole("button", {
      name: name === "login" ? "Log in" : "Continue",
      exact: true,
    });
    const provider = dialog.getByRole("link", { name: "Continue with Demo ID" });
    const other = dialog.getByRole("link", {
      name: name === "login" ? "New here? Sign up" : /^Already have/,
    });
    await expect.element(provider).toBeVisible();
    const boxes = [submit, provider, other].map((way) => way.element().getBoundingClientRect());
    expect(boxes[1]!.top).toBeGreaterThan(boxes[0]!.bottom);
    expect(boxes[2]!.top).toBeGreaterThan(boxes[1]!.bottom);
    expect(boxes[2]!.bottom).toBeLessThanOrEqual(844);
  },
);

it("AUTH-21 PLT-54 a form sent offline keeps its values with the password, and can be sent again", async () => {
  let isOffline = true;
  await renderApp("/registration", {
    answers: {
      "POST /api/users": (request) => {
        if (isOffline) throw new TypeError("Failed to fetch");
        return forward(request);
      },
    },
  });
  await fillInSignUp(newEmail());
  await button("Create account").click();
  await expect
    .element(page.getByText("We couldn't send this. What you typed stays here, so try again."))
    .toBeVisible();
  await expect.element(label("Year")).toHaveValue("1990");
  isOffline = false;
  await button("Create account").click();
  await expect.poll(() => location.pathname).toBe("/email-verify");
});

it("LIC-12 at registration the currency follows the country, unless the player has chosen another one", async () => {
  await renderApp("/registration", { country: "DE" });
  await page.getByRole("button", { name: "Change it: country and currency" }).click();
  const [country, currency] = [page.getByLabelText("Country"), page.getByLabelText("Currency")];
  await expect.element(currency).toHaveValue("EUR");
  await country.selectOptions("CA");
  await expect.element(currency).toHaveValue("CAD");
  await country.selectOptions("NZ");
  await expect.element(currency).toHaveValue("NZD");
  await currency.selectOptions("EUR");
  await country.selectOptions("CA");
  await expect.element(currency).toHaveValue("EUR");
});
