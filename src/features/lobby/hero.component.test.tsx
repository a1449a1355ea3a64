import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import type { LocaleCode } from "../../contract/locale.ts";
import { SITE_FONTS } from "../../contract/session.ts";

const section = () => document.querySelector<HTMLElement>("section[aria-roledescription=carousel]");
const slides = () => [...(section()?.querySelectorAll("li") ?? [])];

/** Cut titles, text outside its slide, and buttons that cover the dots. */
function findFaults(): string[] {
  const dots = section()!.querySelector("button")!.parentElement!.getBoundingClientRect();
  const dotsFrom = dots.left - slides()[0]!.getBoundingClientRect().left;
  return slides().flatMap((slide) => {
    const box = slide.getBoundingClientRect();
    const title = slide.querySelector("h2")!;
    const button = slide.querySelector("a")?.getBoundingClientRect();
    const first = title.parentElement!.firstElementChild!.getBoundingClientRect();
    const faults: string[] = [];
    if (title.scrollHeight > title.clientHeight + 1) faults.push("title cut");
    if (first.top < box.top) faults.push("copy outside its slide");
    const isBeside = button && (button.bottom <= dots.top || button.top >= dots.bottom);
    if (button && !isBeside && button.right - box.left > dotsFrom) faults.push("button on the dots");
    return faults;
  });
}

/** Renders the lobby with all slides of its banner. */
async function renderBanner(locale: LocaleCode): Promise<void> {
  await renderApp("/", { locale });
  await expect.poll(() => slides().length).toBeGreaterThan(0);
  // The other slides load on the first interaction.
  section()!
    .querySelector("ul")!
    .dispatchEvent(new Event("touchstart", { bubbles: true }));
  await expect.poll(() => slides().length).toBeGreaterThan(1);
}

it.for(["en", "de", "fr-CA", "et", "it", "no"] as const)(
  "I18N-16 SHL-29 the banner in %s shows whole titles, within its slides and clear of its dots, at every width",
  async (locale) => {
    const face = new FontFace("Sora Variable", 'url("/fonts/sora.woff2")', { weight: "600 800" });
    document.fonts.add(await face.load());
    document.documentElement.setAttribute(SITE_FONTS.attribute, "");
    onTestFinished(() => document.documentElement.removeAttribute(SITE_FONTS.attribute));
    onTestFinished(() => void document.fonts.delete(face));
    await renderBanner(locale);
    for (const width of [320, 390, 768, 1200, 1440]) {
      await page.viewport(width, 844);
      await expect.poll(findFaults, { message: `${width} px` }).toEqual([]);
    }
  },
);

/** A gradient's colour and opacity at a point: it runs down or, at 90deg, to the right. */
function gradientAt(image: string, box: DOMRect, x: number, y: number) {
  const [at, length] = image.includes("90deg") ? [x - box.left, box.width] : [y - box.top, box.height];
  const found = [...image.matchAll(/rgba?\(([^)]+)\)(?: ([\d.]+)(px|%))?/g)];
  const stops = found.map(([, color, position, unit], i) => ({
    channels: color!.split(",").slice(0, 3).map(Number),
    opacity: Number(color!.split(",")[3] ?? 1),
    at: position === undefined ? (i && length) || 0 : Number(position) * (unit === "px" ? 1 : length / 100),
  }));
  const next = Math.max(
    1,
    stops.findIndex((stop) => stop.at >= at),
  );
  const [from, to] = [stops[next - 1]!, stops[next]!];
  const share = Math.min(1, Math.max(0, (at - from.at) / Math.max(1, to.at - from.at)));
  const { channels } = stops.find((stop) => stop.opacity > 0)!;
  return { channels, opacity: from.opacity + share * (to.opacity - from.opacity) };
}

/** What is behind a point of the text if the art were white: the backdrop, the art through its mask, and the scrim. */
function groundAt(slide: HTMLElement, x: number, y: number): number[] {
  const art = slide.querySelector("picture")!;
  const scrim = slide.querySelector("h2")!.parentElement!;
  const { maskImage } = getComputedStyle(art);
  const mask = maskImage === "none" ? 1 : gradientAt(maskImage, art.getBoundingClientRect(), x, y).opacity;
  const { backgroundImage } = getComputedStyle(scrim);
  const { channels, opacity } =
    backgroundImage === "none"
      ? { channels: [0, 0, 0], opacity: 0 }
      : gradientAt(backgroundImage, scrim.getBoundingClientRect(), x, y);
  const backdrops = [...slide.querySelectorAll("stop")].map((stop) =>
    getComputedStyle(stop)
      .stopColor.match(/\d+/g)!
      .map((channel) => Number(channel) / 255),
  );
  const backdrop = backdrops.toSorted((one, other) => luminance(other) - luminance(one))[0]!;
  return channels.map((channel, i) => {
    const below = backdrop[i]! + mask * (1 - backdrop[i]!);
    return below + opacity * (channel / 255 - below);
  });
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: number[]) =>
  0.2126 * linear(red!) + 0.7152 * linear(green!) + 0.0722 * linear(blue!);

/** The lowest contrast of a slide's texts if its art were white. */
function contrastOnWhite(slide: HTMLElement): number {
  const values = [...slide.querySelectorAll("h2, p")].flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const alpha = Number(getComputedStyle(text).color.split(/[,/]/)[3]?.replace(")", "") ?? 1);
    return [...range.getClientRects()].map(({ right, top }) => {
      const ground = groundAt(slide, right, top);
      const ink = ground.map((channel) => alpha + (1 - alpha) * channel);
      return (luminance(ink) + 0.05) / (luminance(ground) + 0.05);
    });
  });
  return Math.min(...values);
}

it.for(["en", "de", "it", "fr-CA"] as const)(
  "SHL-29 the banner's texts in %s stand out from the brightest art, at every width",
  async (locale) => {
    await renderBanner(locale);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.viewport(width, 844);
      for (const slide of slides())
        for (const isCentred of [false, true]) {
          // A game's picture, which a player's first slide has.
          slide.querySelector("picture")!.toggleAttribute("data-centred", isCentred);
          await expect
            .poll(() => contrastOnWhite(slide), {
              message: `${width} px, ${isCentred}: ${slide.textContent}`,
            })
            .toBeGreaterThanOrEqual(4.5);
        }
    }
  },
);
