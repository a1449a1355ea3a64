import { isBrokenImage } from "../lib/device/is-broken-image.ts";

const FAILED = "failed";
/** Retries of a failed image before it waits for the connection to return. */
const MAX_RETRIES = 3;

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement;

/** Marks images that failed to load, for later retries. */
export function watchPictures(): void {
  const mark = (image: HTMLImageElement) => {
    image.dataset[FAILED] = String(Number(image.dataset[FAILED] ?? 0) + 1);
  };
  const listen = (type: string, run: (image: HTMLImageElement) => void) =>
    document.addEventListener(type, ({ target }) => isPicture(target) && run(target), { capture: true });
  listen("error", mark);
  listen("load", (image) => delete image.dataset[FAILED]);
  for (const image of document.images) {
    if (isBrokenImage(image)) mark(image);
  }
}

/** Reloads failed images: all of them after a reconnect, otherwise those with few failures. */
export function retryPictures({ reconnected }: { reconnected: boolean }): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(`img[data-${FAILED}]`)) {
    if (reconnected) image.dataset[FAILED] = "0";
    else if (Number(image.dataset[FAILED]) > MAX_RETRIES) continue;
    // Assigning `src`, even unchanged, reloads the image.
    const { src } = image;
    image.src = src;
  }
}
