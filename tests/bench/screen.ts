interface ScreenTile {
  title: string;
  provider: string;
  picture: string;
}

/** The lobby's first screen: the rows whose pictures were requested during loading. */
export interface Screen {
  slides: { title: string; text: string; action: string; picture: string }[];
  chips: string[];
  jackpots: { name: string; amount: string }[];
  rows: { title: string; tiles: ScreenTile[] }[];
  bar: string[];
  /** Its picture addresses, without duplicates. */
  pictures: string[];
}

/** Runs in the page, so it uses nothing from this module. */
function readScreen(): Screen {
  const pictures = new Set<string>();
  const used = new Set<string>();
  const all = (selector: string, inside: ParentNode = document) => [...inside.querySelectorAll(selector)];
  const text = (element: Element | null) => element?.textContent?.trim() ?? "";
  const texts = (selector: string) => all(selector).map((element) => text(element));
  // Later requests depend on the app's own layout and script, so they aren't part of the screen.
  const [{ loadEventStart }] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
  const early = performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime < loadEventStart);
  const isEarly = (address: string) => early.some(({ name }) => name === address);
  /** The loaded picture of an element, the first time it's encountered. */
  const pictureOf = (element: Element) => {
    const image = element.querySelector("img");
    if (!image?.complete || !isEarly(image.currentSrc)) return null;
    const { pathname } = new URL(image.currentSrc);
    if (pictures.has(pathname)) return null;
    pictures.add(pathname);
    return pathname;
  };
  /** If a row has a loaded picture, all of its tiles, also those not loaded: a page without script shows them all. */
  const readTiles = (row: Element): ScreenTile[] => {
    const tiles = all("article > a:first-child", row);
    const loaded = tiles.map(pictureOf).find((picture) => picture !== null);
    if (!loaded) return [];
    const file = loaded.slice(loaded.lastIndexOf("/"));
    return tiles.flatMap((tile) => {
      const address = new URL(tile.querySelector("img")!.src).pathname;
      const picture = address.slice(0, address.lastIndexOf("/")) + file;
      const [title = null, provider = null] = [...tile.children].slice(1);
      const isNew = !used.has(picture);
      used.add(picture);
      pictures.add(picture);
      return isNew ? [{ title: text(title), provider: text(provider), picture }] : [];
    });
  };
  return {
    slides: all('[aria-roledescription="carousel"] li').flatMap((slide) => {
      const picture = pictureOf(slide);
      const [title, body, action] = ["h2", "p", "a"].map((name) => text(slide.querySelector(name)));
      return picture ? [{ title: title!, text: body!, action: action!, picture }] : [];
    }),
    chips: texts("main > nav a"),
    jackpots: all('main > ul[aria-label="Jackpots"] a').map(({ children }) => {
      const [name, amount] = [...children].map(text);
      return { name: name!, amount: amount! };
    }),
    rows: all("main > section[aria-labelledby]").flatMap((row) => {
      const tiles = readTiles(row);
      return tiles.length > 0 ? [{ title: text(row.querySelector("h2")), tiles }] : [];
    }),
    bar: texts('nav[aria-label="Quick"] a'),
    pictures: [...pictures],
  };
}

export const READ_SCREEN = `(${readScreen})()`;
