import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alterResponse } from "../../../tests/support/component/account.ts";
import { networkError } from "../../../tests/support/component/cashbox.ts";
import type { FakeAnswers } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import type { Player } from "../../contract/player.ts";

/** The footer section with this heading, once it is rendered. */
async function findSection(heading: string): Promise<HTMLElement> {
  const search = () =>
    [...document.querySelectorAll<HTMLElement>("footer section")].find(
      (section) => section.querySelector("h2")?.textContent === heading,
    );
  await expect.poll(search, { message: heading }).toBeDefined();
  return search()!;
}

const logos = async (heading: string) =>
  [...(await findSection(heading)).querySelectorAll<HTMLImageElement>("li img")].map(({ alt }) => alt);

it.for([
  {
    country: "DE",
    age: "18+",
    text: "a rule set for Curaçao",
    copyright: "© 2026 Apogee. All rights reserved.",
    pays: "Bitcoin",
    without: "Instant bank payment",
    icon: "Curaçao rules",
  },
  {
    country: "EE",
    age: "21+",
    text: "a rule set for Estonia",
    copyright: "© 2026 Apogee Estonia.",
    pays: "Instant bank payment",
    without: "Bitcoin",
    icon: "Estonian rules",
  },
])(
  "LIC-02 LIC-03 SHL-15 SHL-17 the licence of $country determines age sign, payment logos, icons and small print",
  async ({ country, age, text, copyright, pays, without, icon }) => {
    await renderApp("/", { country });
    const footer = await find("footer");
    await expect.element(footer.getByRole("img", { name: /For players aged/ })).toHaveTextContent(age);
    await expect.element(footer.getByText(text)).toBeVisible();
    await expect.element(footer.getByText(copyright)).toBeVisible();
    await expect.element(footer.getByAltText(icon)).toBeVisible();
    const payments = await logos("Payment methods");
    expect(payments).toContain("Visa");
    expect(payments).toContain(pays);
    expect(payments).not.toContain(without);
  },
);

it("LIC-03 the age sign is the country's where that is higher, also if the visitor's country can't be fetched", async () => {
  await renderApp("/", { country: "CA", answers: { "GET /api/current_ip": networkError } });
  const footer = await find("footer");
  await expect.element(footer.getByRole("img", { name: "For players aged 19 and over" })).toBeVisible();
});

it("SHL-17 the copyright line is that of the player's group, unless the licence has its own", async () => {
  const answers: FakeAnswers = {
    "GET /api/player": (request) =>
      alterResponse<Player>(request, (player) => ({ ...player, groups: [...player.groups, 258] })),
  };
  const player = { country: "DE", locale: "en" } as const;
  await renderApp("/faq", { player, answers });
  await expect.element((await find("footer")).getByText("© 2026 Apogee Silver Club.")).toBeVisible();
  closeApp();
  await renderApp("/faq", { country: "EE", player: { country: "EE", locale: "en" }, answers });
  await expect.element((await find("footer")).getByText("© 2026 Apogee Estonia.")).toBeVisible();
});

it("SHL-14 SHL-16 SHL-18 the footer has pages, contacts, social links and languages, and nothing the site lacks", async () => {
  await renderApp("/");
  for (const [heading, path] of [
    ["Information", "/privacy-policy"],
    ["Help", "/faq"],
  ] as const)
    await expect
      .element((await findSection(heading)).querySelector<HTMLElement>(`a[href="${path}"]`))
      .toBeVisible();
  const contact = page.elementLocator(await findSection("Contact"));
  await expect
    .element(contact.getByRole("link", { name: "support@apogee.test" }))
    .toHaveAttribute("href", "mailto:support@apogee.test");
  for (const name of ["Instagram", "X", "YouTube", "Telegram", "Partners", "Media agency"]) {
    const link = contact.getByRole("link", { name, exact: true });
    await expect.poll(() => link.element().getAttribute("href")).toMatch(/^https:/);
    await expect.poll(() => link.element().getAttribute("rel")).toContain("noopener");
    await expect.element(link).toHaveAttribute("target", "_blank");
  }
  for (const name of ["Instagram", "X", "YouTube", "Telegram"])
    await expect
      .poll(
        () => contact.getByRole("link", { name, exact: true }).element().querySelectorAll("svg path").length,
      )
      .toBe(1);
  const languages = page.elementLocator(await findSection("Language"));
  await page.elementLocator(languages.element().querySelector("summary")!).click();
  await expect.element(languages.getByRole("link", { name: "Deutsch" })).toBeVisible();
  const footer = await find("footer");
  expect(footer.element().querySelector("a[href^='tel:']")).toBeNull();
  expect(footer.getByAltText("DMCA", { exact: true }).query()).toBeNull();
  expect(footer.getByRole("link", { name: "Blog" }).query()).toBeNull();
});

it("SHL-15 partners scroll in a carousel that the keyboard reaches, with awards below", async () => {
  await renderApp("/");
  expect(await logos("Partners")).toContain("Orbit FM");
  const carousel = (await findSection("Partners")).querySelector("ul")!;
  await find("main h2[id^=row-]");
  carousel.focus();
  await expect.poll(() => document.activeElement).toBe(carousel);
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => carousel.scrollLeft).toBeGreaterThan(0);
  expect((await logos("Awards and certificates")).length).toBeGreaterThan(1);
});
