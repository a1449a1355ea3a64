import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/support/component/checks.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const question = (name: string) => page.getByRole("heading", { level: 3, name });
const CURRENCY = "Can I change my currency?";
const currencyAnswer = page.getByText("Each has its own balance.");

it("questions are closed, and open and close by click and keyboard", async () => {
  await renderApp("/faq");
  await expect.element(question(CURRENCY)).toBeVisible();
  await expect.element(currencyAnswer).not.toBeVisible();
  await question(CURRENCY).click();
  await expect.element(currencyAnswer).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(currencyAnswer).not.toBeVisible();
});

it("an address with a question opens its answer, in each language", async () => {
  await renderApp("/faq#wagering");
  await expect.element(page.getByRole("link", { name: "bonus terms" }).first()).toBeVisible();
  await renderApp("/faq#wagering", { locale: "de" });
  expect((await find("#wagering")).element().closest("details")!.open).toBe(true);
  expect(document.querySelectorAll("article details[open]")).toHaveLength(1);
});

it.for([390, 1440])("links to the topics lead to their questions at %i px", async (width) => {
  await renderApp("/faq", { width });
  const topics = page.getByRole("navigation", { name: "Help topics" });
  await expect.element(topics).toBeVisible();
  const names = topics
    .getByRole("link")
    .elements()
    .map((link) => link.textContent);
  const headings = [...document.querySelectorAll("article section > h2")].map((h2) => h2.textContent);
  expect(names).toEqual(headings);
  // Only a row that scrolls fades at its edge.
  const { maskImage } = getComputedStyle(topics.element().querySelector("ul")!);
  expect(maskImage === "none").toBe(width === 1440);
  await topics.getByRole("link", { name: "Limits" }).click();
  await expect.poll(() => location.hash).toBe("#limits");
  await expect
    .element(page.getByRole("region", { name: "Limits" }).getByRole("heading", { level: 2 }))
    .toBeInViewport();
});

/** Characters of a paragraph's longest line. */
function longestLine(paragraph: Element): number {
  const lengths = new Map<number, number>();
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode())
    for (let at = 0; at < texts.currentNode.textContent!.length; at++) {
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + 1);
      const { bottom } = range.getBoundingClientRect();
      lengths.set(bottom, (lengths.get(bottom) ?? 0) + 1);
    }
  return Math.max(...lengths.values());
}

it.for(["en", "de", "it"] as const)(
  "answers in %s have at most 70 characters a line on a desktop",
  async (locale) => {
    await renderApp("/faq", { width: 1440, locale });
    await find("article details");
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const paragraph of document.querySelectorAll("article details p"))
      expect(longestLine(paragraph), paragraph.textContent).toBeLessThanOrEqual(70);
  },
);

const field = page.getByRole("searchbox", { name: "Search questions" });
const titles = () => [...document.querySelectorAll("article details h3")].map((h3) => h3.textContent);

it("a search leaves the questions that have its words, and opens those whose answer has them", async () => {
  await renderApp("/faq");
  await expect.element(question(CURRENCY)).toBeVisible();
  const all = titles();
  await field.fill("CHANGE curr");
  await expect.poll(titles).toEqual([CURRENCY]);
  await expect.element(page.getByRole("status").filter({ hasText: "1 question" })).toBeInTheDocument();
  expect(document.querySelectorAll("article details[open]")).toHaveLength(0);
  await field.fill("own balance");
  await expect.element(currencyAnswer).toBeVisible();
  await expectAccessible();
  await field.fill("zzz");
  await expect.poll(titles).toEqual([]);
  await page.getByRole("button", { name: "Show all questions" }).click();
  await expect.poll(titles).toEqual(all);
  expect(document.querySelectorAll("article details[open]")).toHaveLength(0);
});

it("the topic in view is marked in the contents, and support is in the first view", async () => {
  await renderApp("/faq", { width: 1440, height: 900 });
  const marked = () => document.querySelector("nav [aria-current=location]")?.textContent;
  await expect.poll(marked).toBe("Account");
  await expect.element(page.getByRole("link", { name: "Ask support" })).toBeInViewport();
  document.getElementById("payments")!.scrollIntoView();
  await expect.poll(marked).not.toBe("Account");
});
