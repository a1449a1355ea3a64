import type { Page } from "playwright";
import type { Phone } from "./phone.ts";

export const PLAIN_LIST = "/bench/plain-list";

/** The tiles of a list page as rendered by the app, and their styles. */
interface Markup {
  styles: string;
  grid: string;
  tiles: string;
}

function takeMarkup(page: Page): Promise<Markup> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll("article[data-game]")];
    const styles = [...document.querySelectorAll("style, link[rel=stylesheet]")];
    return {
      styles: styles.map((style) => style.outerHTML).join(""),
      grid: all[0]!.parentElement!.className,
      tiles: all
        .slice(0, 40)
        .map((tile) => tile.outerHTML)
        .join(""),
    };
  });
}

/** A document with this many of the app's tiles in one grid and no script. */
export async function plainList(wall: Page, tiles: number): Promise<string> {
  const markup = await takeMarkup(wall);
  const pages = Array.from({ length: tiles / 40 }, () => markup.tiles).join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${markup.styles}<body><div class="${markup.grid}" id="grid">${pages}</div><template id="page">${markup.tiles}</template>`;
}

/** Milliseconds to append a page of the same tiles as HTML to a plain grid. */
export async function appendPlain({ page }: Phone): Promise<number> {
  return page.evaluate(async () => {
    const grid = document.getElementById("grid")!;
    const html = document.getElementById("page")!.innerHTML;
    const countBefore = grid.children.length;
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const start = performance.now();
    grid.insertAdjacentHTML("beforeend", html);
    const duration = await new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      });
    });
    while (grid.children.length > countBefore) grid.lastElementChild!.remove();
    return duration;
  });
}
