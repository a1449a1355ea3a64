/** Longest side of an uploaded picture, in px. */
export const MAX_SIDE = 2_000;
const QUALITY = 0.85;

/** Largest size with the same aspect ratio whose sides are at most `max`; never upscales. */
export function fitWithin({ width, height }: { width: number; height: number }, max: number) {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function draw(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), fitWithin(bitmap, MAX_SIDE));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // Transparent pixels would turn black in a JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

/**
 * Converts a picture to a JPEG of at most `MAX_SIDE`, for weak networks. Returns the file unchanged if it is
 * small enough and of one of `types`, no picture, or unreadable in this browser.
 */
export async function shrinkPicture(
  file: Blob,
  { types, maxBytes }: { types: readonly string[]; maxBytes: number },
): Promise<Blob> {
  // Some phones provide files without a type.
  if (file.type !== "" && !file.type.startsWith("image/")) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  try {
    const isSmall = Math.max(bitmap.width, bitmap.height) <= MAX_SIDE && file.size <= maxBytes;
    if (isSmall && types.includes(file.type)) return file;
    return (await draw(bitmap)) ?? file;
  } finally {
    bitmap.close();
  }
}
