import { expect, it } from "vitest";
import { expectToFit, nextLayout } from "../../../tests/support/component/checks.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const cardWith = (text: string) =>
  [...document.querySelectorAll<HTMLElement>("main a, main button")].find((card) =>
    card.textContent?.includes(text),
  );

it.each([
  ["Live cashback", "live-cashback"],
  ["Random game", "random-game"],
])("the card %s has a picture of the list's art version, which moves nothing", async (text, scene) => {
  await renderApp("/live/all");
  await expect.poll(() => cardWith(text)?.querySelector("img")).toBeTruthy();
  const card = cardWith(text)!;
  const picture = card.querySelector("img")!;
  const tile = document.querySelector<HTMLImageElement>("main article[data-game] img")!;
  const version = new URL(tile.currentSrc || tile.src).pathname.split("/")[4];
  expect(new URL(picture.src).pathname).toBe(`/art/banners/${scene}/${version}/tall/240.webp`);
  const { width, height, alt, loading, decoding } = picture;
  expect({ alt, loading, decoding }).toEqual({ alt: "", loading: "lazy", decoding: "async" });
  const frame = card.getBoundingClientRect();
  expect([width, height]).toEqual([Math.round(frame.width), Math.round(frame.height)]);
  picture.parentElement!.remove();
  await nextLayout();
  expect(card.getBoundingClientRect()).toEqual(frame);
});

it.each(["/live/all", "/categories/megaways"])(
  "the cards' text on %s stays in the lower half of its card",
  async (path) => {
    await renderApp(path);
    await expect.poll(() => cardWith("Random game")).toBeTruthy();
    const findOutside = () =>
      ["Live cashback", "Random game"].filter((text) => {
        const card = cardWith(text);
        if (!card) return false;
        const node = [...card.childNodes].find((child) => child.nodeType === Node.TEXT_NODE)!;
        const range = document.createRange();
        range.selectNodeContents(node);
        const [title, frame] = [range.getBoundingClientRect(), card.getBoundingClientRect()];
        return (
          title.top < frame.top + frame.height / 2 || title.left < frame.left || title.right > frame.right
        );
      });
    await expectToFit([320, 390, 1440], () => expect.poll(findOutside).toEqual([]));
  },
);

it("a card among posters ends where the captions beside it do", async () => {
  await renderApp("/categories/megaways");
  await expect.poll(() => cardWith("Random game")).toBeTruthy();
  const card = cardWith("Random game")!.getBoundingClientRect();
  const bottoms = [...document.querySelectorAll("main article[data-game]")]
    .map((tile) => tile.getBoundingClientRect())
    .filter(({ top }) => Math.abs(top - card.top) < 1)
    .map(({ bottom }) => Math.round(bottom));
  expect(bottoms.length).toBeGreaterThan(0);
  expect(new Set(bottoms)).toEqual(new Set([Math.round(card.bottom)]));
});
