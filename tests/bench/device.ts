import { chromium } from "playwright";
import { findBrowser } from "../support/browser/find-browser.ts";
import { median, summarise } from "./rows.ts";

/**
 * Milliseconds of `referenceWork` on the target phone, a cheap one of 2022: an estimate, four times
 * the 35 ms of a shared server core.
 */
const PHONE_WORK = 140;
const SAMPLES = 7;

/** The work of a starting page without layout: parses data, sorts, walks objects, builds text and elements. */
function referenceWork(): number {
  const startedAt = performance.now();
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
  return performance.now() - startedAt;
}

let throttlingFactor = 4;
let slowdowns: number[] = [];

/** The CPU throttling factor that makes this machine as slow as the phone. */
export const slowdown = (): number => throttlingFactor;

/** Times the reference work in a browser at full speed, and derives the throttling factor. */
export async function calibrate(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const page = await browser.newPage();
    const times: number[] = [];
    // The first runs happen before the code is fully compiled.
    for (let sample = 0; sample < SAMPLES; sample++) times.push(await page.evaluate(referenceWork));
    throttlingFactor = Math.max(1, PHONE_WORK / median(times.slice(2)));
    slowdowns.push(throttlingFactor);
  } finally {
    await browser.close();
  }
}

/** Median and spread of the throttling factors since the last call. */
export function takeSlowdowns(): ReturnType<typeof summarise> {
  const summary = summarise(slowdowns);
  slowdowns = [];
  return summary;
}
