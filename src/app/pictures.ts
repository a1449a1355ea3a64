import { isBrokenImage } from "../lib/device/is-broken-image.ts";

const FAILED = "failed";
/** A picture that is gone for good is asked for this many times more, then again when the connection returns. */
const TRIES = 3;

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement;

/** Marks pictures that could not be loaded, to ask for them again once there is network. */
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

/** Asks again for the pictures that failed: all of them once the connection is back, else those that failed a few times only. */
export function retryPictures({ reconnected }: { reconnected: boolean }): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(`img[data-${FAILED}]`)) {
    if (reconnected) image.dataset[FAILED] = "0";
    else if (Number(image.dataset[FAILED]) > TRIES) continue;
    // Setting the address, even the same one, makes the browser choose and load anew.
    const { src } = image;
    image.src = src;
  }
}
