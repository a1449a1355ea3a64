import { expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { pagesQuery } from "../../api/content.ts";
import type { PageSummary } from "../../contract/cms.ts";
import { Support } from "./support.tsx";

const article = (id: number, change: Partial<PageSummary> = {}): PageSummary => ({
  id,
  path: `article-${id}`,
  title: `Article ${id}`,
  categories: ["bottom-menu-help"],
  hidden: false,
  ...change,
});

async function articlesOf(pages: PageSummary[]): Promise<string[]> {
  const html = await renderPart(<Support />, clientWith([[pagesQuery("en").queryKey, pages]]));
  return [...html.matchAll(/href="\/(article-\d+)"/g)].map(([, path]) => path!);
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => article(i + 1));
const SIX = ["article-1", "article-2", "article-3", "article-4", "article-5", "article-6"];

it.each([5, 6, 7, 20])(
  "SHL-38 of %i articles, the support page lists at most the first six",
  async (count) => {
    expect(await articlesOf(upTo(count))).toEqual(SIX.slice(0, count));
  },
);

it("SHL-38 the article about safer play is among the ways to get help, not among the topics", async () => {
  const pages = [article(1), article(2, { path: "responsible-gaming" })];
  const html = await renderPart(<Support />, clientWith([[pagesQuery("en").queryKey, pages]]));
  expect(html.match(/href="\/responsible-gaming"/g)).toHaveLength(1);
});

it("SHL-38 hidden pages and pages of other categories don't count as articles", async () => {
  const others = [article(21, { hidden: true }), article(22, { categories: ["bottom-menu"] })];
  expect(await articlesOf([...others, ...upTo(6)])).toEqual(SIX);
});
