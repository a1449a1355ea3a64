import type { DrawnSymbols } from "./protocol.ts";

/** Milliseconds that a game waits for its pictures; their names stand in for what comes later. */
const LONGEST_WAIT = 600;

const pictures = new Map<string, HTMLImageElement>();

/** The picture at an address, which may still be loading. */
export function pictureAt(address: string): HTMLImageElement {
  const known = pictures.get(address);
  if (known) return known;
  const picture = new Image();
  picture.src = address;
  pictures.set(address, picture);
  return picture;
}

export const isLoaded = ({ complete, naturalWidth }: HTMLImageElement): boolean =>
  complete && naturalWidth > 0;

/** Resolves when the pictures are loaded, have failed, or keep the game waiting. */
export async function loadPictures(symbols: DrawnSymbols = {}): Promise<void> {
  const addresses = Object.values(symbols).flatMap(({ src }) => src ?? []);
  await Promise.race([
    Promise.allSettled(addresses.map((address) => pictureAt(address).decode())),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT)),
  ]);
}
