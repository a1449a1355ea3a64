import { chromium } from "playwright";
import { findBrowser } from "../support/browser/find-browser.ts";
import { median, summarise } from "./rows.ts";

/**
 * Milliseconds of `referenceWork` on the phone that pages are measured for, a cheap one of 2022: an estimate, four times
 * the 35 ms that a shared core of a server takes.
 */
const PHONE_WORK = 140;
const SAMPLES = 7;

/** What a page does to start, without its layout: parses data, sorts, walks objects, builds text and elements. */
function referenceWork(): number {
  const begun = performance.now();
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  const games = Array.from({ length: 6_000 }, (_, id) => ({
    id,
    title: `Game ${next().toString(36)}`,
    tags: [next() % 40, next() % 40, next() % 40],
  }));
  const copies = JSON.parse(JSON.stringify(games)) as typeof games;
  copies.sort((a, b) => (a.title < b.title ? -1 : 1));
  const byTag = new Map<number, string[]>();
  for (const { tags, title } of copies)
    for (const tag of tags) byTag.set(tag, [...(byTag.get(tag) ?? []).slice(-50), title]);
  const list = document.createElement("ul");
  for (const { title } of copies.slice(0, 2_000)) {
    const item = document.createElement("li");
    item.className = title.replaceAll(/\d/g, "n");
    item.append(title);
    list.append(item);
  }
  if (byTag.size !== 40 || list.childElementCount !== 2_000) throw new Error("The reference work went wrong");
  return performance.now() - begun;
}

let current = 4;
let slowdowns: number[] = [];

/** How many times a page's processor is slowed to be that of the phone. */
export const slowdown = (): number => current;

/** Times the reference work in a browser at this machine's own speed, and sets the slowdown by it. */
export async function calibrate(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const page = await browser.newPage();
    const times: number[] = [];
    // The first ones run before the code is compiled as it then stays.
    for (let sample = 0; sample < SAMPLES; sample++) times.push(await page.evaluate(referenceWork));
    current = Math.max(1, PHONE_WORK / median(times.slice(2)));
    slowdowns.push(current);
  } finally {
    await browser.close();
  }
}

/** Median and spread of the slowdowns since the last call. */
export function takeSlowdowns(): ReturnType<typeof summarise> {
  const taken = summarise(slowdowns);
  slowdowns = [];
  return taken;
}
