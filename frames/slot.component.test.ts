import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../tests/support/component/checks.ts";
import { showGameOf, testRound, useFrameStyles } from "../tests/support/component/game-frame.ts";
import { loadPictures } from "./pictures.ts";
import type { DrawnSymbols } from "./protocol.ts";

beforeEach(useFrameStyles);
afterEach(() => {
  vi.restoreAllMocks();
});

const pictureOf = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112"><rect width="112" height="112" fill="${color}"/></svg>`)}`;
const NAMES = {
  crown: "Pharao",
  gem: "Buch",
  bell: "Skarabäus",
  horn: "Anch",
  wild: "Joker",
  scatter: "Stern",
};
const symbolsWith = (srcOf: (name: string) => string | undefined): DrawnSymbols =>
  Object.fromEntries(
    Object.entries(NAMES).map(([symbol, name]) => {
      const src = srcOf(name);
      return [symbol, { name, ...(src && { src }) }];
    }),
  );

/** What the canvas gets: pictures' addresses and texts. */
function watchCanvas() {
  const pictures = vi.spyOn(CanvasRenderingContext2D.prototype, "drawImage");
  const texts = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  return {
    pictures: () => new Set(pictures.mock.calls.map(([picture]) => (picture as HTMLImageElement).src)),
    texts: () => new Set(texts.mock.calls.map(([text]) => text)),
  };
}

/** Shows the slot and a round whose windows have all of its symbols in some of the given stops. */
async function showSlot(symbols: DrawnSymbols | undefined, title = "Kleopatra") {
  const { shell } = showGameOf(
    { kind: "slot", locale: "de", game: { title, hue: 40, ...(symbols && { symbols }) } },
    { finish: [{ balance: "9.00" }] },
  );
  for (let stop = 0; stop < 30; stop += 3)
    await shell.resume(
      testRound({ choice: {}, outcome: { spins: [{ stops: Array(5).fill(stop), lines: [] }] } }),
    );
}

describe("a slot's symbols", () => {
  beforeEach(() => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  });

  it("PLAY-10 are the pictures that its title has, drawn from the first moment", async () => {
    const symbols = symbolsWith((name) => pictureOf(`hsl(${name.length * 30} 50% 50%)`));
    const canvas = watchCanvas();
    await loadPictures(symbols);
    await showSlot(symbols);
    expect([...canvas.pictures()].sort()).toEqual(
      [...new Set(Object.values(symbols).map(({ src }) => src!))].sort(),
    );
    const { texts } = canvas;
    for (const name of Object.values(NAMES)) expect(texts()).not.toContain(name);
    for (const letter of ["A", "K", "Q", "J", "Kleopatra"]) expect(texts()).toContain(letter);
  });

  it("PLAY-10 are their names until a picture arrives, and if it never does", async () => {
    const broken = symbolsWith((name) =>
      name === "Buch" ? undefined : `data:image/png;base64,${name.length}`,
    );
    const canvas = watchCanvas();
    await loadPictures(broken);
    await showSlot(broken);
    expect(canvas.pictures().size).toBe(0);
    for (const name of Object.values(NAMES)) expect(canvas.texts()).toContain(name);
  });

  it("PLAY-10 keep a game waiting for less than a second", async () => {
    vi.spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(new Promise(() => {}));
    const start = performance.now();
    await loadPictures(symbolsWith((name) => pictureOf(`hsl(${name.length} 1% 1%)`)));
    expect(performance.now() - start).toBeLessThan(1_000);
    await loadPictures(undefined);
  });

  it("PLAY-10 are named for screen readers and in the rules, with pictures and without", async () => {
    const symbols = symbolsWith((name) =>
      name === "Anch" ? undefined : pictureOf(`hsl(${name.length * 30} 50% 50%)`),
    );
    await loadPictures(symbols);
    await showSlot(symbols);
    const spoken = page.getBySelector(".result .heard").element().textContent!;
    expect(spoken).toMatch(/(Pharao|Buch|Skarabäus|Anch|Joker|Stern|[AKQJ]), /);
    await page.getByRole("button", { name: "Regeln und Chancen" }).click();
    const rows = [...document.querySelectorAll("dialog tbody tr")].map(
      ({ firstElementChild: cell }) => cell!.querySelector("img")?.alt ?? cell!.textContent,
    );
    expect(rows).toEqual(["Pharao", "Buch", "Skarabäus", "Anch", "A", "K", "Q", "J"]);
    await expectAccessible();
  });
});

it("PLAY-10 a slot has its game's scene behind its reels, other games don't", () => {
  const game = { title: "Slot", art: "/art/games/1/a1" };
  showGameOf({ kind: "slot", game });
  const scene = document.querySelector<HTMLImageElement>(".scene img")!;
  expect([scene.getAttribute("src"), scene.alt]).toEqual(["/art/games/1/a1/wide/480.avif", ""]);
  showGameOf({ kind: "dice", game });
  expect(document.querySelector(".scene img")).toBeNull();
});
